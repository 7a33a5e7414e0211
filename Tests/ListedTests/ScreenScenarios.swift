import ScenarioSupport
import Testing
import UIKit
@_spi(Host) import UIKitCore

/// Sheets, searches that cover the screen, and large titles, as the user sees and operates them.
@MainActor
@Suite("Screens")
struct ScreenScenarios {
    // MARK: Sheets

    @Test(
        arguments: ScenarioHost.available
    )
    func `A sheet shows its own navigation bar, and its Cancel button closes it`(on host: ScenarioHost) async throws {
        let places = PlacesScreen()
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            let form = FormScreen()
            places.present(form.inNavigation(), animated: true)
            try await driver.settle()
            #expect(try driver.labels("dialog") == ["New Place"])
            #expect(try driver.labels("text field") == ["Name"])
            #expect(try driver.labels("row").isEmpty)
            #expect(try driver.labels("button") == ["Cancel"])
            try await driver.tap("Name", role: "text field")
            try await driver.type("Bergen")
            #expect(form.field.text == "Bergen")
            try await driver.tap("Cancel")
            #expect(try driver.labels("dialog").isEmpty)
            #expect(try driver.labels("row").first == "Place 1")
            #expect(places.presentedViewController == nil)
            #expect(form.calls.isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Escape asks the presentation delegate, dismisses the sheet and notifies the delegate`(on host: ScenarioHost)
        async throws
    {
        let places = PlacesScreen()
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            let form = FormScreen()
            places.present(form.inNavigation(style: .formSheet), animated: true)
            try await driver.settle()
            form.mayDismiss = false
            try await driver.key("escape")
            #expect(form.calls == ["should", "attempt"])
            #expect(try driver.labels("dialog") == ["New Place"])
            form.isModalInPresentation = true
            try await driver.key("escape")
            #expect(form.calls == ["should", "attempt", "attempt"])
            #expect(try driver.labels("dialog") == ["New Place"])
            form.isModalInPresentation = false
            form.mayDismiss = true
            try await driver.key("escape")
            #expect(form.calls.suffix(3) == ["should", "will before", "did after"])
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `A sheet over a search takes the focus, and the field regains it afterwards`(on host: ScenarioHost)
        async throws
    {
        let places = PlacesScreen()
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            try await driver.tap("Find")
            try await driver.type("ber")
            let form = FormScreen()
            places.present(form.inNavigation(), animated: true)
            try await driver.settle()
            #expect(!places.search.searchBar.isFirstResponder)
            try await driver.tap("Name", role: "text field")
            try await driver.type("x")
            try await driver.key("escape")
            #expect(places.search.isActive)
            #expect(places.search.searchBar.isFirstResponder)
            try await driver.type("gen")
            #expect(places.search.searchBar.text == "bergen")
            #expect(form.field.text == "x")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A full screen presentation replaces the content of the window`(on host: ScenarioHost) async throws {
        let places = PlacesScreen()
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            let form = FormScreen()
            places.present(form.inNavigation(style: .fullScreen), animated: true)
            try await driver.settle()
            #expect(try driver.labels("dialog").isEmpty)
            #expect(try driver.labels("text field") == ["Name"])
            #expect(try driver.labels("row").isEmpty)
            try await driver.tap("Cancel")
            #expect(try driver.labels("row").first == "Place 1")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Escape dismisses the topmost of two sheets`(on host: ScenarioHost) async throws {
        let root = UIViewController()
        root.title = "Root"
        try await host.show(root) { driver in
            let (first, second) = (FormScreen(), FormScreen())
            root.present(first, animated: true)
            first.present(second, animated: true)
            second.title = "Second"
            try await driver.settle()
            #expect(try driver.labels("dialog") == ["Second"])
            try await driver.key("escape")
            #expect(try driver.labels("dialog") == ["New Place"])
            try await driver.key("escape")
            #expect(try driver.labels("dialog").isEmpty)
        }
    }

    // MARK: Searches

    @Test(
        arguments: ScenarioHost.available
    )
    func `Rules 28, 29: an obscuring search blocks the content, and a tap on it ends the search`(
        on host: ScenarioHost
    ) async throws {
        let places = PlacesScreen()
        places.search.obscuresBackgroundDuringPresentation = true
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            try await driver.tap("Find")
            await #expect(throws: (any Error).self) { try await driver.tap("Place 3") }
            #expect(places.search.isActive)
            try await driver.tap("Content behind the search")
            #expect(!places.search.isActive)
            #expect(try driver.labels("button") == ["Add"])
            try await driver.tap("Place 3")
            #expect(places.tableView.indexPathForSelectedRow?.row == 2)
        }
    }

    @Test(
        arguments: ScenarioHost.available,
        [true, false]
    )
    func `Rule 48: hidesNavigationBarDuringPresentation decides whether bar button items stay visible`(
        on host: ScenarioHost,
        isHidden: Bool
    ) async throws {
        let places = PlacesScreen()
        places.search.hidesNavigationBarDuringPresentation = isHidden
        try await host.show(UINavigationController(rootViewController: places)) { driver in
            try await driver.tap("Find")
            #expect(try driver.labels("button").contains("Add") == !isHidden)
            if !isHidden {
                try await driver.tap("Add")
                #expect(places.additions == 1)
            }
            #expect(places.search.isActive)
            try await driver.tap("Cancel")
            #expect(try driver.labels("button") == ["Add"])
        }
    }

    // MARK: Large titles

    @Test(
        arguments: ScenarioHost.available
    )
    func `A large title collapses while scrolling, and expands at the top`(on host: ScenarioHost) async throws {
        let places = PlacesScreen()
        let navigation = UINavigationController(rootViewController: places)
        navigation.navigationBar.prefersLargeTitles = true
        let titles = { (driver: any ScenarioDriver) in
            try driver.screen().filter { ["heading", "text"].contains($0.role) && $0.label == "Places" }.count
        }
        try await host.show(navigation) { driver in
            let large = navigation.navigationBar.frame.height
            #expect(try titles(driver) == 1)
            try await driver.key("page-down")
            #expect(try titles(driver) == 1)
            #expect(
                navigation.navigationBar.frame.height == large - driver.application.host.controlMetrics.largeTitleHeight
            )
            try await driver.key("home")
            #expect(try titles(driver) == 1)
            #expect(navigation.navigationBar.frame.height == large)
        }
    }

    @Test
    func `largeTitleDisplayMode applies per screen, and automatic follows the previous screen`() async throws {
        let screens = (0..<4).map { PlacesScreen(title: "Screen \($0)") }
        screens[1].navigationItem.largeTitleDisplayMode = .never
        screens[3].navigationItem.largeTitleDisplayMode = .always
        let navigation = UINavigationController(rootViewController: screens[0])
        navigation.navigationBar.prefersLargeTitles = true
        try await ScenarioHost.headless.show(navigation) { driver in
            var heights = [navigation.navigationBar.frame.height]
            for screen in screens.dropFirst() {
                navigation.pushViewController(screen, animated: true)
                try await driver.settle()
                heights.append(navigation.navigationBar.frame.height)
            }
            #expect(heights.map { heights[0] - $0 } == [0, 52, 52, 0])
        }
    }
}
