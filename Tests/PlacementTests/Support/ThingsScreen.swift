import UIKit

/// Forty things in a list that a search filters, and a detail screen for each.
@MainActor
final class ThingsScreen: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: nil)
    /// The placement changes reported to the search controller's delegate.
    var moves: [String] = []
    private let all = (1...40).map { "Thing \($0)" }
    private var shown: [String] = []

    var bar: UISearchBar { search.searchBar }

    init(_ placement: UINavigationItem.SearchBarPlacement? = nil) {
        super.init(style: .plain)
        title = "Things"
        shown = all
        search.searchResultsUpdater = self
        search.delegate = self
        bar.placeholder = "Find"
        guard let placement else { return }
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = placement
    }

    required init?(coder: NSCoder) {
        nil
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = bar.text!
        shown = text.isEmpty ? all : all.filter { $0.hasSuffix(text) }
        tableView.reloadData()
    }

    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {
        moves.append("from \(searchController.searchBarPlacement) to \(newPlacement)")
    }

    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {
        moves.append("was \(previousPlacement), is \(searchController.searchBarPlacement)")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let detail = UIViewController()
        detail.title = "Detail of \(shown[indexPath.row])"
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension UIViewController {
    /// The controller in a navigation controller of its own.
    var inNavigation: UINavigationController { UINavigationController(rootViewController: self) }
}
