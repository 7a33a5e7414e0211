import UIKit

/// Towns that a search filters by prefix, with suggestions on demand and a log for the tests.
@MainActor
final class TownsScreen: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    /// Suggests the towns that contain the text, above two letters.
    var suggests = false
    /// Whether rows are filtered.
    var filters = true
    private(set) var opened: [String] = []
    private(set) var additions = 0
    let towns: [String]
    private var shown: [String]

    static let names = ["Berlin", "Bergen", "Bern", "Bonn", "Oslo", "Paris", "Porto", "Rome"]

    init(_ towns: [String] = TownsScreen.names, isInline: Bool = false) {
        self.towns = towns
        shown = towns
        super.init(style: .plain)
        title = "Towns"
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Find"
        search.hidesNavigationBarDuringPresentation = false
        definesPresentationContext = true
        if isInline { navigationItem.titleView = search.searchBar } else { navigationItem.searchController = search }
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.additions += 1 }
        )
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text!.lowercased()
        if filters {
            shown = towns.filter { $0.lowercased().hasPrefix(text) }
            tableView.reloadData()
        }
        searchController.searchSuggestions =
            suggests && !text.isEmpty && searchController.isActive
            ? ["\(text) north", "\(text) south"].map { UISearchSuggestionItem(localizedSuggestion: $0) } : nil
    }

    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {
        opened.append(searchSuggestion.localizedSuggestion ?? "")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(shown[indexPath.row])
    }

    // MARK: What a person perceives

    /// The place of the keyboard focus: "field", the title of a row, "list" without a row, or "none".
    var focus: String {
        if search.searchBar.isFirstResponder { return "field" }
        guard tableView.isFirstResponder else { return "none" }
        return reached ?? "list"
    }

    /// The title of the row that keys reached.
    var reached: String? {
        tableView.visibleCells.first { $0.configurationState.isFocused }?.textLabel?.text
    }
}
