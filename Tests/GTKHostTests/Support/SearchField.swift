#if GTK
import Foundation
import UIKit

/// A screen with a search, which logs the calls of its search bar. A list and a second field are below it.
@MainActor
final class SearchField: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []
    /// Whether the delegate accepts a change of the text.
    var agrees: (String) -> Bool = { _ in true }
    var rowCount = 40

    var bar: UISearchBar { search.searchBar }
    var field: UISearchTextField { bar.searchTextField }
    /// The marked text.
    var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    init() {
        super.init(style: .plain)
        title = "Words"
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        bar.delegate = self
        bar.placeholder = "Find"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    /// Returns and clears the log.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update '\(bar.text!)'")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append("change '\(searchText)'")
    }

    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        log.append("should \(range.location)+\(range.length) '\(text)'")
        return agrees(text)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel '\(searchBar.text!)'") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
}
#endif
