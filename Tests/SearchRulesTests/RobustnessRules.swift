import HeadlessHost
import Testing
import UIKit

/// Calls that apps make within the callbacks of a search, and changes to the screen below it.
@MainActor
@Suite("Robustness against app calls in callbacks")
struct RobustnessRules {
    private func searching() async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.log = []
        return (screen, driver)
    }

    @Test
    func `Rule 23: an updater that normalizes the text terminates`() async throws {
        let (screen, driver) = try await searching()
        screen.inside["update"] = { $0.bar.text = $0.bar.text!.uppercased() }
        try await driver.type("b")
        #expect(screen.bar.text == "AB")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update 'ab' active", "update 'AB' active"])
    }

    @Test
    func `Rule 42: dismissing again in willDismiss has no effect`() async throws {
        let (screen, _) = try await searching()
        screen.inside["willDismiss"] = { $0.search.dismiss(animated: true) }
        screen.search.isActive = false
        #expect(screen.takeLog().filter { $0.hasSuffix("Dismiss") } == ["willDismiss", "didDismiss"])
    }

    @Test
    func `Rule 42: popping in willDismiss pops only the searched screen`() async throws {
        let root = UIViewController()
        let middle = UIViewController()
        let screen = SearchScreen()
        let navigation = UINavigationController()
        navigation.viewControllers = [root, middle, screen]
        let driver = try await AppDriver.launch { navigation }
        try await driver.tap("Find")
        screen.log = []
        screen.inside["willDismiss"] = { $0.navigationController?.popViewController(animated: true) }
        try await driver.tap("Cancel")
        #expect(navigation.viewControllers == [root, middle])
        #expect(screen.takeLog().filter { $0.hasSuffix("Dismiss") } == ["willDismiss", "didDismiss"])
        #expect(!screen.search.isActive)
    }

    @Test(arguments: [true, false])
    func `Rule 46: a sheet presented from the results covers the whole screen`(hasContext: Bool) async throws {
        let (screen, driver) = try await searching()
        screen.search.isActive = false
        screen.definesPresentationContext = hasContext
        try await driver.tap("Find")
        try await driver.type("a")
        let sheet = UIViewController()
        screen.results?.present(sheet, animated: true)
        try await driver.settle()
        #expect(sheet.presentingViewController != nil)
        #expect(driver.screen().elements(role: "search field").isEmpty)
        sheet.dismiss(animated: true)
        try await driver.settle()
        #expect(driver.rows == ["Result 0", "Result 1"])
    }

    @Test
    func `Popping a screen during search ends the search and clears its text`() async throws {
        let screen = SearchScreen()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch { navigation }
        for _ in 0..<2 {
            navigation.pushViewController(screen, animated: true)
            try await driver.settle()
            #expect(screen.bar.text == "")
            try await driver.tap("Find")
            try await driver.type("a")
            navigation.popViewController(animated: true)
            try await driver.settle()
            #expect(!screen.search.isActive)
        }
    }

    @Test
    func `Dismissing a sheet during search ends the search`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let screen = SearchScreen()
        root.present(UINavigationController(rootViewController: screen), animated: true)
        try await driver.settle()
        try await driver.tap("Find")
        try await driver.type("a")
        screen.log = []
        root.dismiss(animated: true)
        #expect(!screen.search.isActive)
        #expect(screen.takeLog().suffix(3) == ["willDismiss", "update '' inactive", "didDismiss"])
    }

    @Test(arguments: ["present", "willPresent"])
    func `A search whose screen is removed before the presentation does not begin`(call: String) async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.inside[call] = { $0.navigationController?.setViewControllers([UIViewController()], animated: false) }
        try await driver.tap("Find")
        #expect(!screen.search.isActive)
        #expect(screen.search.presentingViewController == nil)
        screen.inside = [:]
    }
}
