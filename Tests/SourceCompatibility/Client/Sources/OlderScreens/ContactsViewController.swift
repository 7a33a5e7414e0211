import UIKit

/// 2014: a table with sections and an index, and a search bar as its header, which is initially scrolled out of view.
class ContactsViewController: UITableViewController {
    private var searchController: UISearchController!
    private var sections: [(letter: String, names: [String])] = []
    private var filtered: [String] = []

    private let names = [
        "Ada Lovelace", "Alan Turing", "Barbara Liskov", "Dennis Ritchie", "Donald Knuth", "Edsger Dijkstra",
        "Frances Allen", "Fred Brooks", "Grace Hopper", "Hedy Lamarr", "Jean Bartik", "John McCarthy", "Karen Jones",
        "Ken Thompson", "Kathleen Booth", "Leslie Lamport", "Margaret Hamilton", "Maurice Wilkes", "Niklaus Wirth",
        "Peter Naur", "Radia Perlman", "Robin Milner", "Sophie Wilson", "Tony Hoare", "Vint Cerf",
    ]

    deinit {
        // Without this, iOS 9 warned that a view was loaded while its controller was deallocated.
        searchController?.view.removeFromSuperview()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Contacts", comment: "")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.sectionIndexColor = UIColor.gray

        let grouped = Dictionary(grouping: names) { String($0.prefix(1)) }
        sections = grouped.keys.sorted().map { ($0, grouped[$0]!.sorted()) }

        searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = self
        searchController.dimsBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = NSLocalizedString("Search contacts", comment: "")
        searchController.searchBar.autocapitalizationType = .words
        searchController.searchBar.sizeToFit()
        tableView.tableHeaderView = searchController.searchBar
        tableView.contentOffset = CGPoint(x: 0, y: searchController.searchBar.frame.size.height)
        self.definesPresentationContext = true
    }

    private var isFiltering: Bool {
        return searchController.isActive && searchController.searchBar.text != ""
    }

    private func name(at indexPath: IndexPath) -> String {
        return isFiltering ? filtered[indexPath.row] : sections[indexPath.section].names[indexPath.row]
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return isFiltering ? 1 : sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return isFiltering ? filtered.count : sections[section].names.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return isFiltering ? nil : sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return isFiltering ? nil : sections.map { $0.letter }
    }

    override func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        return index
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = name(at: indexPath)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = UIViewController()
        detail.view.backgroundColor = UIColor.white
        detail.title = name(at: indexPath)
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - Search

extension ContactsViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let words = (searchController.searchBar.text ?? "").lowercased().components(separatedBy: " ")
            .filter { !$0.isEmpty }
        filtered = names.filter { name in words.allSatisfy { name.lowercased().contains($0) } }
        tableView.reloadData()
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(false, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}
