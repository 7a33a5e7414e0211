import UIKit

/// A list in a custom view that filters itself by text and by scope, and leads to a detail screen.
final class SweetsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
{
    struct Sweet {
        let name: String
        let kind: String
    }

    var tableView: UITableView!
    private let searchController = UISearchController(searchResultsController: nil)
    private let sweets = [
        Sweet(name: "Chocolate Bar", kind: "Chocolate"), Sweet(name: "Chocolate Egg", kind: "Chocolate"),
        Sweet(name: "Candy Cane", kind: "Hard"), Sweet(name: "Sour Drop", kind: "Hard"),
        Sweet(name: "Liquorice", kind: "Other"),
    ]
    private var found: [Sweet] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        found = sweets
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Sweets"
        searchController.searchBar.scopeButtonTitles = ["All", "Chocolate", "Hard", "Other"]
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: animated) }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let scope = searchController.searchBar.scopeButtonTitles?[searchController.searchBar.selectedScopeButtonIndex]
        found = sweets.filter {
            (scope == "All" || $0.kind == scope) && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text))
        }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SweetCell", for: indexPath)
        cell.textLabel?.text = found[indexPath.row].name
        cell.detailTextLabel?.text = found[indexPath.row].kind
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showDetail", let row = tableView.indexPathForSelectedRow,
            let detail = segue.destination as? SweetDetailViewController
        else { return }
        detail.sweet = found[row.row]
    }
}

/// Shows one sweet.
final class SweetDetailViewController: UIViewController {
    var nameLabel: UILabel!
    var pictureView: UIImageView!
    var sweet: SweetsViewController.Sweet?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = sweet?.name
        title = sweet?.kind
        pictureView.image = nil
    }
}
