import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// Observers of UIKit's properties.
@Suite("Key-value observing of UIKit's classes")
@MainActor
struct ViewObservingTests {
    /// A screen as the samples for search controllers write it.
    private final class Screen: UIViewController {
        let results = UIViewController()
        lazy var search = UISearchController(searchResultsController: results)
        var told: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = search
            search.searchResultsController?.view.addObserver(self, forKeyPath: "hidden", options: [], context: nil)
        }

        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard let view = object as? UIView, view === results.view, keyPath == "hidden" else {
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                return
            }
            told.append(view.isHidden ? "hidden" : "shown")
            // Keeps the results visible without a query.
            if view.isHidden, search.searchBar.isFirstResponder { view.isHidden = false }
        }
    }

    @Test func `an observer by name keeps the results of a search visible`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        screen.search.searchBar.becomeFirstResponder()
        try await driver.settle()
        #expect(screen.told.last == "shown")
        #expect(!screen.results.view.isHidden)
        screen.results.view.removeObserver(screen, forKeyPath: "hidden")
    }

    @Test func `the results of a search are observed by key path`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        var told: [Bool] = []
        let view: UIView = screen.results.view
        let observation = view.observe(\.isHidden, options: [.new]) { view, change in
            #expect(change.newValue == view.isHidden)
            told.append(view.isHidden)
        }
        screen.results.view.removeObserver(screen, forKeyPath: "hidden")
        try await driver.tap("Search")
        try await driver.type("a")
        #expect(told.last == false)
        observation.invalidate()
    }

    @Test func `the state of a view is observable`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var told: [String] = []
        let observations = [
            view.observe(\.isHidden, options: [.old, .new]) { told.append("hidden \($1.oldValue!) \($1.newValue!)") },
            view.observe(\.alpha, options: [.old, .new]) { told.append("alpha \($1.oldValue!) \($1.newValue!)") },
            view.observe(\.frame) { view, _ in told.append("frame \(view.frame.minX)") },
            view.observe(\.bounds) { view, _ in told.append("bounds \(view.bounds.width)") },
            view.observe(\.center) { view, _ in told.append("center \(view.center.x)") },
            view.observe(\.backgroundColor) { view, _ in told.append("background \(view.backgroundColor == .red)") },
            view.observe(\.tintColor) { view, _ in told.append("tint \(view.tintColor == .green)") },
        ]
        view.isHidden = true
        view.alpha = 0.5
        view.frame.origin.x = 5
        view.frame.size.width = 20
        view.center.x += 1
        view.bounds.size.width = 30
        view.bounds.origin.x = 2
        view.backgroundColor = .red
        view.tintColor = .green
        #expect(
            told == [
                "hidden false true", "alpha 1.0 0.5", "frame 5.0", "center 10.0", "frame 5.0", "center 15.0",
                "bounds 20.0", "frame 6.0", "center 16.0", "frame 1.0", "bounds 30.0", "bounds 30.0",
                "background true", "tint true",
            ]
        )
        withExtendedLifetime(observations) {}
    }

    @Test func `the content of a scroll view is observable in a subclass`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var told: [String] = []
        let observations = [
            table.observe(\.contentOffset, options: [.old, .new]) {
                told.append("\($1.oldValue!.y) \($1.newValue!.y)")
            },
            table.observe(\.contentInset) { table, _ in told.append("inset \(table.contentInset.top)") },
            table.observe(\.contentSize) { _, _ in told.append("size") },
        ]
        table.contentInset.top = 8
        told = told.filter { $0.hasPrefix("inset") }
        table.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        table.contentSize = CGSize(width: 100, height: 400)
        #expect(told.first == "inset 8.0" && told.contains { $0.hasSuffix(" 30.0") } && told.contains("size"))
        withExtendedLifetime(observations) {}
    }

    @Test func `controls and texts are observable`() {
        let (button, label, field, bar) = (UIButton(), UILabel(), UITextField(), UISearchBar())
        var told: [String] = []
        let observations = [
            button.observe(\.isEnabled) { button, _ in told.append("enabled \(button.isEnabled)") },
            button.observe(\.isSelected) { button, _ in told.append("selected \(button.isSelected)") },
            button.observe(\.isHighlighted) { button, _ in told.append("highlighted \(button.isHighlighted)") },
            label.observe(\.text) { label, _ in told.append("label \(label.text ?? "")") },
            field.observe(\.text, options: [.old, .new]) { told.append("\($1.oldValue!!) \($1.newValue!!)") },
            bar.observe(\.text) { bar, _ in told.append("bar \(bar.text ?? "")") },
        ]
        button.isEnabled = false
        button.isSelected = true
        button.isHighlighted = true
        label.text = "a"
        field.text = "b"
        bar.text = "c"
        #expect(
            told == ["enabled false", "selected true", "highlighted true", "label a", " b", "bar c"]
        )
        withExtendedLifetime(observations) {}
    }

    @Test func `controllers, items and tabs are observable`() {
        let screen = UIViewController()
        let tabs = UITabBarController()
        let item = UIBarButtonItem()
        var told: [String] = []
        let observations = [
            screen.observe(\.title) { screen, _ in told.append("title \(screen.title ?? "")") },
            screen.observe(\.view) { screen, _ in told.append("view \(screen.isViewLoaded)") },
            screen.navigationItem.observe(\.title) { item, _ in told.append("item \(item.title ?? "")") },
            item.observe(\.isEnabled) { item, _ in told.append("enabled \(item.isEnabled)") },
            item.observe(\.title) { item, _ in told.append("button \(item.title ?? "")") },
            tabs.observe(\.selectedIndex, options: [.old, .new]) {
                told.append("\($1.oldValue!) to \($1.newValue!)")
            },
            tabs.observe(\.selectedViewController) { tabs, _ in
                told.append(tabs.selectedViewController === screen ? "first" : "second")
            },
        ]
        screen.title = "A"
        screen.loadViewIfNeeded()
        item.isEnabled = false
        item.title = "B"
        #expect(told == ["item A", "title A", "view true", "enabled false", "button B"])
        tabs.viewControllers = [screen, UIViewController()]
        told = []
        tabs.selectedIndex = 1
        #expect(told == ["0 to 1", "second"])
        withExtendedLifetime(observations) {}
    }

    @Test func `the activity of a search is observable`() async throws {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        var told: [Bool] = []
        let observation = search.observe(\.isActive, options: .new) { _, change in told.append(change.newValue!) }
        search.isActive = true
        try await driver.settle()
        search.isActive = false
        try await driver.settle()
        #expect(told == [true, false])
        withExtendedLifetime(observation) {}
    }

    @Test func `an override of a property in the app's class is observed`() {
        class Card: UIView {
            override var isHidden: Bool { didSet { count += 1 } }
            var count = 0
        }
        let card = Card()
        var told = 0
        let observation = card.observe(\.isHidden) { _, _ in told += 1 }
        card.isHidden = true
        #expect(told == 1 && card.count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test func `associated objects of a view are released with it`() {
        nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { key.deallocate() }
        weak var former: NSObject?
        do {
            let view = UIView()
            let value = NSObject()
            former = value
            objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(view, key) as? NSObject === value)
        }
        #expect(former == nil)
    }

    @Test func `a property that is not observable ends the process, and names those that are`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UILabel().addObserver(UIView(), forKeyPath: "font", options: [], context: nil) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("'font' of UILabel was observed, but it does not report its changes."))
        #expect(message.contains("hidden, text, tintColor, transform"))
    }
}
