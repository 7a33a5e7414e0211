import Names
import UIKit

/// The names, with a search field that has the focus from the start.
class NamesViewController: UITableViewController, UISearchResultsUpdating {
    private let names: [String]
    private let filter: FoldedFilter
    private let search = UISearchController(searchResultsController: nil)
    private var shown: Matches = .all

    init(names: [String]) {
        self.names = names
        filter = FoldedFilter(names)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        search.searchBar.becomeFirstResponder()
    }

    func updateSearchResults(for searchController: UISearchController) {
        shown = filter.matches(for: searchController.searchBar.text ?? "")
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch shown {
        case .all: names.count
        case .some(let indices): indices.count
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        switch shown {
        case .all: cell.textLabel?.text = names[indexPath.row]
        case .some(let indices): cell.textLabel?.text = names[Int(indices[indexPath.row])]
        }
        return cell
    }
}
