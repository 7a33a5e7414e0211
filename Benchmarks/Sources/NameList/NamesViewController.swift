import Names
import UIKit

/// The names, with a search field that has the focus from the start.
open class NamesViewController: UITableViewController, UISearchResultsUpdating {
    private let names: [String]
    private let filter: any SearchFilter
    private let search = UISearchController(searchResultsController: nil)
    private var shown: Matches = .all

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - names: The names.
    ///   - filter: The filter of these names.
    public init(names: [String], filter: any SearchFilter) {
        self.names = names
        self.filter = filter
        super.init(style: .plain)
    }

    /// Nil: the list is made in code.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        search.searchBar.becomeFirstResponder()
    }

    /// Shows the names that match the text of the search bar.
    public func updateSearchResults(for searchController: UISearchController) {
        shown = matches(for: searchController.searchBar.text ?? "")
        tableView.reloadData()
    }

    /// The names that match a text. Overridden to measure the time.
    open func matches(for text: String) -> Matches { filter.matches(for: text) }

    /// The number of rows.
    public var shownCount: Int {
        switch shown {
        case .all: names.count
        case .some(let indices): indices.count
        }
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shownCount }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        switch shown {
        case .all: cell.textLabel?.text = names[indexPath.row]
        case .some(let indices): cell.textLabel?.text = names[Int(indices[indexPath.row])]
        }
        return cell
    }
}
