import HeadlessHost
import Testing
import UIKit

/// Weak references to the recorded views. The ones still alive are retained or leaked.
@MainActor
private final class Census {
    private final class Entry {
        weak var view: UIView?
        init(_ view: UIView) { self.view = view }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Records a view and all its descendants.
    func meet(_ view: UIView) {
        let key = ObjectIdentifier(view)
        if entries[key]?.view == nil { entries[key] = Entry(view) }
        for subview in view.subviews { meet(subview) }
    }

    /// The live views, by class.
    var alive: [String: Int] {
        entries.values.compactMap(\.view).reduce(into: [:]) { $0["\(type(of: $1))", default: 0] += 1 }
    }
}

@MainActor
@Suite("Object lifetimes")
struct LifetimeRules {
    @Test
    func `Two hundred cancelled searches leave no more live views than three`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        let window = try #require(screen.view.window)
        let census = Census()
        var early: [String: Int] = [:]
        for round in 1...200 {
            try await driver.tap("Find")
            screen.field.insertToken(makeToken("One"), at: 0)
            try await driver.type("a")
            census.meet(window)
            try await driver.tap("Cancel")
            census.meet(window)
            if round == 3 { early = census.alive }
        }
        #expect(census.alive == early)
    }

    @Test
    func `Popping a screen during search releases the screen, its search, results, views and tokens`() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch { navigation }
        weak var screen: SearchScreen?
        weak var search: UISearchController?
        weak var results: UIViewController?
        weak var token: UISearchToken?
        let census = Census()
        do {
            let pushed = SearchScreen(results: ResultsScreen(style: .plain))
            (screen, search, results) = (pushed, pushed.search, pushed.results)
            navigation.pushViewController(pushed, animated: false)
            try await driver.tap("Find")
            let inserted = makeToken("One")
            token = inserted
            pushed.field.insertToken(inserted, at: 0)
            try await driver.settle()
            census.meet(pushed.bar)
            census.meet(pushed.search.view)
            census.meet(pushed.view)
        }
        navigation.popToRootViewController(animated: false)
        try await driver.settle()
        // The next update replaces the content that the host retains.
        root.title = "Root"
        try await driver.settle()
        #expect(screen == nil)
        #expect(search == nil)
        #expect(results == nil)
        #expect(token == nil)
        #expect(census.alive == [:])
    }

    @Test
    func `A relaunch during search releases the old app, its window and its controllers`() async throws {
        weak var screen: SearchScreen?
        let driver = try await AppDriver.launch {
            let made = SearchScreen()
            screen = made
            return UINavigationController(rootViewController: made)
        }
        weak let application = driver.application
        weak let first = screen
        weak let window = screen?.view.window
        try await driver.tap("Find")
        try await driver.relaunch()
        #expect(application == nil)
        #expect(window == nil)
        #expect(first == nil)
        #expect(screen?.search.isActive == false)
    }

    @Test
    func `Replacing the root view controller during search releases it`() async throws {
        weak var screen: SearchScreen?
        let driver = try await AppDriver.launch {
            let made = SearchScreen()
            screen = made
            return UINavigationController(rootViewController: made)
        }
        try await driver.tap("Find")
        do {
            let window = try #require(screen?.view.window)
            window.rootViewController = UIViewController()
        }
        try await driver.settle()
        #expect(screen == nil)
    }

    @Test
    func `Dismissing a sheet with an active search releases it`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        weak var screen: SearchScreen?
        do {
            let presented = SearchScreen(results: ResultsScreen(style: .plain))
            screen = presented
            root.present(UINavigationController(rootViewController: presented), animated: false)
        }
        try await driver.tap("Find")
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(screen?.search.isActive == true)
        root.dismiss(animated: false)
        root.view.setNeedsDisplay()
        try await driver.settle()
        #expect(screen == nil)
    }
}
