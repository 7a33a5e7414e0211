#if Terminal
import UIKit

/// A list of texts with a search, as an app makes it. A row opens a screen with its text as the title.
@MainActor
class SearchableList: UITableViewController, UISearchResultsUpdating {
    private let texts: [String]
    private let placeholder: String?
    private(set) lazy var shown = texts

    init(_ title: String, _ texts: [String], placeholder: String? = nil) {
        self.texts = texts
        self.placeholder = placeholder
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        if let placeholder { search.searchBar.placeholder = placeholder }
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = texts.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.title = shown[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}
#endif
