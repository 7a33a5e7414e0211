import Foundation
import HeadlessHost
import Testing
import UIKit

/// Workarounds for iOS concerning presentation and navigation. They are unnecessary and harmless.
@MainActor
@Suite("iOS workarounds: presentation")
struct ContextQuirks {
    private let resultRows = ["Result 0", "Result 1"]

    private func searching(_ prepare: (SearchScreen) -> Void = { _ in }) async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        prepare(screen)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.log = []
        return (screen, driver)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 18: a push hides the bar, whether or not the app sets definesPresentationContext`(says: Bool)
        async throws
    {
        let (screen, driver) = try await searching { if says { $0.definesPresentationContext = true } }
        let detail = UIViewController()
        detail.title = "Detail"
        screen.navigationController?.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(driver.screen().elements(role: "search field").isEmpty)
        #expect(driver.shows("heading", "Detail"))
        try await driver.back()
        #expect(driver.rows == resultRows)
    }

    @Test(
        arguments: 0..<3
    )
    func `Quirk 19: an alert over a search can be presented from the screen, the search or its top controller`(
        presenter: Int
    ) async throws {
        let (screen, driver) = try await searching()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        switch presenter {
        case 0: screen.present(alert, animated: true)
        case 1: screen.search.present(alert, animated: true)
        default: (screen.presentedViewController ?? screen).present(alert, animated: true)
        }
        try await driver.settle()
        try await driver.tap("Yes")
        #expect(screen.search.isActive)
        #expect(driver.rows == resultRows)
    }

    @Test(
        arguments: 0..<3
    )
    func `Quirk 20: a push works directly after a search ends, in the completion, and in a later turn`(
        way: Int
    ) async throws {
        let (screen, driver) = try await searching()
        let detail = UIViewController()
        detail.title = "Detail"
        let push = { _ = screen.navigationController?.pushViewController(detail, animated: true) }
        switch way {
        case 0:
            screen.search.isActive = false
            push()
        case 1:
            screen.search.dismiss(animated: false) { push() }
        default:
            screen.search.isActive = false
            DispatchQueue.main.async { push() }
        }
        try await driver.settle()
        #expect(driver.shows("heading", "Detail"))
        #expect(!screen.search.isActive)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 21: dismissal releases a screen and its search, also if viewDidDisappear ends the search`(ends: Bool)
        async throws
    {
        final class Ending: UIViewController {
            let search = UISearchController(searchResultsController: nil)
            var ends = false
            override func viewDidLoad() {
                super.viewDidLoad()
                search.searchBar.placeholder = "Here"
                navigationItem.searchController = search
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                if ends { search.isActive = false }
            }
        }
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        weak var search: UISearchController?
        do {
            let screen = Ending()
            screen.ends = ends
            search = screen.search
            let navigation = UINavigationController(rootViewController: screen)
            root.present(navigation, animated: true)
            try await driver.settle()
            try await driver.tap("Here")
            navigation.pushViewController(UIViewController(), animated: true)
            try await driver.settle()
            root.dismiss(animated: true)
            try await driver.settle()
        }
        #expect(search == nil)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 22: a search controller that was never presented is released, with its view loaded or not`(loads: Bool)
        async throws
    {
        let driver = try await AppDriver.launch { UIViewController() }
        weak var search: UISearchController?
        do {
            let screen = SearchScreen(results: ResultsScreen(style: .plain))
            if loads { screen.search.loadViewIfNeeded() }
            search = screen.search
        }
        try await driver.settle()
        #expect(search == nil)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 23: two screens share a navigation bar, also if each toggles definesPresentationContext`(
        toggles: Bool
    ) async throws {
        final class Toggling: UIViewController {
            let search = UISearchController(searchResultsController: nil)
            var toggles = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if toggles { definesPresentationContext = true }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                if toggles { definesPresentationContext = false }
            }
        }
        let screens = ["First", "Second"].map { name in
            let screen = Toggling()
            screen.toggles = toggles
            screen.search.searchBar.placeholder = name
            screen.navigationItem.searchController = screen.search
            return screen
        }
        let navigation = UINavigationController(rootViewController: screens[0])
        let driver = try await AppDriver.launch { navigation }
        try await driver.tap("First")
        try await driver.type("a")
        navigation.pushViewController(screens[1], animated: true)
        try await driver.settle()
        try await driver.tap("Second")
        try await driver.type("b")
        #expect(screens.map(\.search.isActive) == [true, true])
        navigation.popViewController(animated: true)
        try await driver.settle()
        #expect(screens[0].search.isActive)
        #expect(screens[0].search.searchBar.text == "a")
        try await driver.tap("Cancel")
        #expect(!screens[0].search.isActive)
    }

    @Test(
        arguments: ["willDismiss", "didDismiss", "update"]
    )
    func `Quirk 32: the navigation stack may change while a search is being dismissed`(call: String) async throws {
        let (screen, driver) = try await searching()
        let other = UIViewController()
        other.title = "Other"
        screen.inside[call] = { screen in
            guard screen.bar.text == "" else { return }
            screen.navigationController?.setViewControllers([other], animated: true)
        }
        try await driver.tap("Cancel")
        #expect(driver.shows("heading", "Other"))
        #expect(!screen.search.isActive)
    }
}
