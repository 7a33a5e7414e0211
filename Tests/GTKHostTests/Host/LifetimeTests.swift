#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Object lifetimes in windows.
@MainActor
@Suite("Object lifetimes in windows", .enabled(if: isOnDisplay))
struct LifetimeTests {
    @Test
    func `Two hundred searches with tokens leave no more widgets and objects than the first fourteen`() async throws {
        let census = Census()
        let screen = TokenSearch()
        screen.onUpdate = { [weak screen] in
            if let screen { census.meetEverything(of: screen) }
        }
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            var early = Census.Count()
            var earlyWidgets = 0
            for round in 1...200 {
                try await driver.press(["ctrl+f", "a", "b", "c", "Escape"]) { screen.endedSearches == round }
                census.meetEverything(of: screen)
                guard (5...14).contains(round) else { continue }
                earlyWidgets = max(earlyWidgets, try await driver.settledWidgetCount())
                early.formMaximum(census.alive)
            }
            // The results widget and its parts may exist at one count and not at another. A leak would occur two hundred
            // times.
            #expect(try await driver.settledWidgetCount() <= earlyWidgets + 5)
            #expect(census.alive.exceeding(early, by: 5) == [])
            #expect(screen.insertedTokens == 200)
            // The census includes objects that are deallocated. Otherwise it could not detect leaks.
            #expect(census.metCount > early.total)
        }
    }

    @Test
    func `A closed window releases its widgets, views and controllers`() async throws {
        let census = Census()
        var driverOfClosedWindow: GTKAppDriver?
        func run() async throws {
            let screen = TokenSearch()
            screen.onUpdate = { [weak screen] in
                if let screen { census.meetEverything(of: screen) }
            }
            try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) {
                driver in
                try await driver.press("ctrl+f")
                try await driver.type("abc")
                census.meetEverything(of: screen)
                driverOfClosedWindow = driver
            }
        }
        try await run()
        // Counting removes the widgets of released views. The result is ignored: it already applies to the next test's
        // window.
        _ = driverOfClosedWindow?.liveWidgetCount
        #expect(census.metCount > 0)
        #expect(census.alive == Census.Count())
    }
}

extension GTKAppDriver {
    /// The number of widgets that represent views after all updates and animations.
    fileprivate func settledWidgetCount() async throws -> Int {
        // The notification about the keyboard's frame arrives in a separate turn, which may change the screen.
        try await settle()
        try await settle()
        return liveWidgetCount
    }
}

/// Records the objects that it encounters. The ones still alive are retained.
@MainActor
private final class Census {
    /// The live objects, by class.
    struct Count: Equatable {
        var objects: [String: Int] = [:]
        var widgets: [String: Int] = [:]
        /// Replaces each number with the one in a different count if that is greater.
        mutating func formMaximum(_ other: Count) {
            objects.merge(other.objects, uniquingKeysWith: max)
            widgets.merge(other.widgets, uniquingKeysWith: max)
        }

        /// The classes with more live objects than in a different count, by more than the given number.
        func exceeding(_ other: Count, by few: Int) -> [String] {
            let more = objects.filter { $0.value > other.objects[$0.key, default: 0] + few }.keys
            let moreWidgets = widgets.filter { $0.value > other.widgets[$0.key, default: 0] + few }.keys
            return (Array(more) + Array(moreWidgets)).sorted()
        }

        var total: Int { objects.values.reduce(0, +) + widgets.values.reduce(0, +) }
    }

    private struct Entry {
        weak var object: AnyObject?
    }

    /// GTK's weak references detect the destruction of widgets.
    private final class Widgets {
        var alive: [UnsafeMutableRawPointer: String] = [:]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private let widgets = Widgets()
    /// The number of recorded objects, including deallocated ones.
    private(set) var metCount = 0

    var alive: Count {
        var count = Count()
        for object in entries.values.compactMap(\.object) { count.objects["\(type(of: object))", default: 0] += 1 }
        for name in widgets.alive.values { count.widgets[name, default: 0] += 1 }
        return count
    }

    /// Records the controllers, views and tokens of a search, and all widgets of all windows.
    func meetEverything(of screen: TokenSearch) {
        meet(screen)
        meet(screen.search)
        if let results = screen.search.searchResultsController {
            meet(results)
            meetViews(in: results.view)
        }
        meetViews(in: screen.search.view)
        meetViews(in: screen.search.searchBar)
        for token in screen.search.searchBar.searchTextField.tokens { meet(token) }
        if let navigation = screen.navigationController { meet(navigation) }
        if let window = screen.view.window { meetViews(in: window) }
        let windows = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let window = g_list_model_get_item(windows, index) else { continue }
            meetWidgets(in: window.assumingMemoryBound(to: GtkWidget.self))
            g_object_unref(window)
        }
    }

    private func meet(_ object: AnyObject) {
        let key = ObjectIdentifier(object)
        guard entries[key]?.object == nil else { return }
        entries[key] = Entry(object: object)
        metCount += 1
    }

    private func meetViews(in view: UIView) {
        meet(view)
        for subview in view.subviews { meetViews(in: subview) }
    }

    private func meetWidgets(in widget: UnsafeMutablePointer<GtkWidget>) {
        let pointer = UnsafeMutableRawPointer(widget)
        let name = String(cString: g_type_name(pointer.load(as: UnsafePointer<GType>.self).pointee))
        // GTK keeps one tooltip window per display.
        if name == "GtkTooltipWindow" { return }
        if widgets.alive[pointer] == nil {
            metCount += 1
            let object = pointer.assumingMemoryBound(to: GObject.self)
            widgets.alive[pointer] = name
            g_object_weak_ref(
                object,
                { context, object in
                    guard let context, let object else { return }
                    let pointer = UnsafeMutableRawPointer(object)
                    Unmanaged<Widgets>.fromOpaque(context).takeUnretainedValue().alive[pointer] = nil
                },
                // Leaks the counter deliberately, because some widgets may outlive the census.
                Unmanaged.passRetained(widgets).toOpaque()
            )
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            meetWidgets(in: current)
            child = gtk_widget_get_next_sibling(current)
        }
    }
}

/// A search whose text becomes a token.
private final class TokenSearch: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: Results(style: .plain))
    var onUpdate: () -> Void = {}
    private(set) var endedSearches = 0
    private(set) var insertedTokens = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rounds"
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.scopeButtonTitles = ["All", "New"]
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        let field = searchController.searchBar.searchTextField
        if field.text == "ab" {
            insertedTokens += 1
            let token = UISearchToken(icon: UIImage(systemName: "star"), text: "Token")
            field.replaceTextualPortion(of: field.textualRange, with: token, at: 0)
        }
        (searchController.searchResultsController as? Results)?.tableView.reloadData()
        onUpdate()
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        endedSearches += 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Base \(indexPath.row)"
        return cell
    }
}

private final class Results: UITableViewController {
    private var round = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        round += 1
        return 3 + round % 4
    }

    /// Always returns a new cell, so that the old ones must be deallocated.
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Result \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
#endif
