import HeadlessHost
import UIKit

/// A screen with search that logs all callbacks in order.
@MainActor
final class SearchScreen: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    let search: UISearchController
    let results: UITableViewController?
    var log: [String] = []

    /// Closures that run within a callback, by the callback's name.
    var inside: [String: (SearchScreen) -> Void] = [:]
    /// The callbacks that return false.
    var refusals: Set<String> = []

    var bar: UISearchBar { search.searchBar }
    var field: UISearchTextField { bar.searchTextField }

    init(results: UITableViewController? = nil, placesBar: Bool = true) {
        self.results = results
        search = UISearchController(searchResultsController: results)
        super.init(style: .plain)
        title = "Main"
        search.searchResultsUpdater = self
        search.delegate = self
        bar.delegate = self
        bar.placeholder = "Find"
        if placesBar { navigationItem.searchController = search }
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns and clears the log.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func note(_ call: String, _ detail: String = "") {
        log.append(detail.isEmpty ? call : "\(call) \(detail)")
        inside[call]?(self)
    }

    private func answer(_ call: String, _ detail: String = "") -> Bool {
        note(call, detail)
        return !refusals.contains(call)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("didSelectRow", "\(indexPath.row)")
    }

    // MARK: Updater

    func updateSearchResults(for searchController: UISearchController) {
        let tokens = field.tokens.isEmpty ? "" : " +\(field.tokens.count)"
        note("update", "'\(bar.text!)'\(tokens) \(searchController.isActive ? "active" : "inactive")")
    }

    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {
        let object = searchSuggestion.representedObject.map { " \($0)" } ?? ""
        note("select", "\(searchSuggestion.localizedSuggestion ?? "")\(object)")
    }

    // MARK: Search controller

    func presentSearchController(_ searchController: UISearchController) { note("present") }
    func willPresentSearchController(_ searchController: UISearchController) { note("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { note("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { note("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { note("didDismiss") }

    // MARK: Search bar

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("shouldBegin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("shouldEnd") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("didEnd", "'\(searchBar.text!)'") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        note("textDidChange", "'\(searchText)'")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("searchClicked") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note("bookmarkClicked") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancelClicked", "'\(searchBar.text!)'") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { note("resultsClicked") }

    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        answer("shouldChange", "\(range.location)+\(range.length) '\(text)'")
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        note("scopeDidChange", "\(selectedScope)")
    }
}

/// A results controller with a few rows.
@MainActor
final class ResultsScreen: UITableViewController {
    var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Result \(indexPath.row)"
        return cell
    }
}

/// Shows a screen in a navigation controller, and returns its driver.
@MainActor
func launch(_ screen: SearchScreen, largeTitles: Bool = false) async throws -> AppDriver {
    let driver = try await AppDriver.launch {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = largeTitles
        return navigation
    }
    screen.log = []
    return driver
}

extension AppDriver {
    /// The labels of the rows on screen.
    var rows: [String] { screen().elements(role: "row").compactMap(\.label) }

    /// Whether an element with the given role and label is on screen.
    func shows(_ role: String, _ label: String) -> Bool {
        screen().elements(role: role).contains { $0.label == label }
    }
}

/// Returns a token with a text.
@MainActor
func makeToken(_ text: String) -> UISearchToken {
    UISearchToken(icon: nil, text: text)
}
