import UIKit

/// All attractions, under a search bar that filters the list.
class AttractionsViewController: UITableViewController {
    let searchController = UISearchController(searchResultsController: nil)

    /// All attractions that were not deleted.
    private(set) var attractions: [Attraction]
    /// The rows: all attractions, or the search results.
    private var shown: [Attraction]

    init(attractions: [Attraction]) {
        self.attractions = attractions
        shown = attractions
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("AttractionsViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Attractions"
        tableView.register(AttractionCell.self, forCellReuseIdentifier: "attraction")

        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Attractions"
        searchController.searchBar.autocapitalizationType = .none

        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = editButtonItem
        // The page of a found attraction covers the search, which keeps its state.
        definesPresentationContext = true
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "attraction", for: indexPath)
        (cell as? AttractionCell)?.show(shown[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let page = WebPageViewController(attraction: shown[indexPath.row])
        navigationController?.pushViewController(page, animated: true)
    }

    // MARK: Deleting

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        // During a search the index in all attractions differs from the row.
        let deleted = shown.remove(at: indexPath.row)
        attractions.removeAll { $0 == deleted }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        if attractions.isEmpty { setEditing(false, animated: true) }
        editButtonItem.isEnabled = !attractions.isEmpty
        setNeedsUpdateContentUnavailableConfiguration()
    }

    // MARK: Empty state

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        if !shown.isEmpty {
            contentUnavailableConfiguration = nil
        } else if searchController.isActive {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        } else {
            var notice = UIContentUnavailableConfiguration.empty()
            notice.image = UIImage(systemName: "map")
            notice.text = "No Attractions"
            notice.secondaryText = "You have deleted all of them."
            contentUnavailableConfiguration = notice
        }
    }
}

// MARK: - Search

extension AttractionsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let words = (searchController.searchBar.text ?? "").searchWords
        let found = attractions.filter { $0.matches(words) }
        guard found != shown else { return }
        shown = found
        tableView.reloadData()
        // New results are shown from the top.
        if !shown.isEmpty { tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
        setNeedsUpdateContentUnavailableConfiguration()
    }
}
