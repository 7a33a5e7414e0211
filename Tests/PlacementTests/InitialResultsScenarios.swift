import Testing
import UIKit

/// Results that the app shows before there is a query.
@MainActor
@Suite("Results before a query")
struct InitialResultsScenarios {
    /// A view that cannot be hidden.
    private final class StubbornTable: UITableView {
        override var isHidden: Bool {
            get { false }
            set { super.isHidden = false }
        }
    }

    /// Initial suggestions.
    private final class Results: UIViewController, UITableViewDataSource {
        let table: UITableView

        init(_ table: UITableView = UITableView()) {
            self.table = table
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            table.dataSource = self
            view = table
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Suggestion \(indexPath.row)"
            return cell
        }
    }

    /// The callback in which the app shows the results.
    enum Callback: CaseIterable, Sendable {
        case present, willPresent, didPresent, update
    }

    private final class Main: UIViewController, UISearchControllerDelegate, UISearchResultsUpdating {
        let search: UISearchController
        private let callback: Callback?

        init(results: Results, callback: Callback? = nil) {
            self.callback = callback
            search = UISearchController(searchResultsController: results)
            super.init(nibName: nil, bundle: nil)
            title = "Main"
            search.delegate = self
            search.searchResultsUpdater = self
            search.searchBar.placeholder = "Find"
            navigationItem.searchController = search
        }

        required init?(coder: NSCoder) { nil }

        private func called(_ callback: Callback) {
            if callback == self.callback { search.searchResultsController?.view.isHidden = false }
        }

        func presentSearchController(_ searchController: UISearchController) { called(.present) }
        func willPresentSearchController(_ searchController: UISearchController) { called(.willPresent) }
        func didPresentSearchController(_ searchController: UISearchController) { called(.didPresent) }
        func updateSearchResults(for searchController: UISearchController) {
            if searchController.isActive { called(.update) }
        }
    }

    private let rows = ["Suggestion 0", "Suggestion 1"]

    @Test(arguments: StageHost.available)
    func `A results view that ignores isHidden is visible during the whole search`(on host: StageHost) async throws {
        try await host.show(Main(results: Results(StubbornTable())).inNavigation, width: 480) { stage in
            #expect(try stage.rows.isEmpty)
            for _ in 0..<2 {
                try await stage.tap("Find")
                #expect(try stage.rows == rows)
                try await stage.type("a")
                try await stage.key("backspace")
                #expect(try stage.rows == rows)
                try await stage.tap("Cancel")
                #expect(try stage.rows.isEmpty)
            }
        }
    }

    @Test(arguments: StageHost.available, Callback.allCases)
    func `A results view that a callback unhides is visible before the user types`(
        on host: StageHost,
        _ callback: Callback
    ) async throws {
        try await host.show(Main(results: Results(), callback: callback).inNavigation, width: 480) { stage in
            for _ in 0..<2 {
                try await stage.tap("Find")
                #expect(try stage.rows == rows)
                try await stage.type("a")
                #expect(try stage.rows == rows)
                try await stage.key("backspace")
                // The updater shows the results again; the other callbacks did so only once.
                #expect(try stage.rows == (callback == .update ? rows : []))
                try await stage.tap("Cancel")
                #expect(try stage.rows.isEmpty)
            }
        }
    }

    @Test(arguments: StageHost.available)
    func `A results view is in the window from the start of a search, and hidden until the first character`(
        on host: StageHost
    ) async throws {
        let results = Results()
        try await host.show(Main(results: results).inNavigation, width: 480) { stage in
            #expect(!results.isViewLoaded)
            try await stage.tap("Find")
            #expect(results.view.window != nil)
            #expect(results.view.isHidden)
            #expect(try stage.rows.isEmpty)
            try await stage.type("a")
            #expect(try stage.rows == rows)
        }
    }

    @Test(arguments: StageHost.available)
    func `Results that the app shows before the user types remove the dimming`(on host: StageHost) async throws {
        let main = Main(results: Results(), callback: .didPresent)
        main.search.obscuresBackgroundDuringPresentation = true
        try await host.show(main.inNavigation, width: 480) { stage in
            try await stage.tap("Find")
            #expect(try stage.rows == rows)
            #expect(try stage.elements("dimmed").isEmpty)
        }
    }
}
