import TreeData
import TreeKit
import UIKit

/// The list of trees, with a search by text, scope and continent.
class TreesViewController: ListViewController {
    var trees: [Tree] = [] {
        didSet {
            guard isViewLoaded else { return }
            showMatches()
        }
    }

    private var shown: [Tree] = []
    private var isDescending = false
    private var settleTimer: Timer?
    private let search = UISearchController(searchResultsController: nil)

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private var sortButton: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = NSLocalizedString(
            "search.placeholder",
            comment: "Placeholder of the search field"
        )
        search.searchBar.scopeButtonTitles = Scope.allCases.map { NSLocalizedString($0.rawValue, comment: "Scope") }
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true

        let aboutButton = UIBarButtonItem(title: "About", style: .plain, target: self, action: #selector(showAbout))
        navigationItem.leftBarButtonItem = aboutButton
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(favouritesChanged(_:)),
            name: Favourites.didChange,
            object: nil
        )
        showMatches()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showTree", let detail = segue.destination as? DetailViewController,
            let row = tableView.indexPathForSelectedRow?.row
        else { return }
        detail.tree = shown[row]
        detail.delegate = self
    }

    @IBAction private func toggleOrder(_ sender: UIBarButtonItem) {
        isDescending.toggle()
        sortButton.title = isDescending ? "Z to A" : "A to Z"
        showMatches()
    }

    @objc private func showAbout() {
        performSegue(withIdentifier: "showAbout", sender: nil)
    }

    @objc private func favouritesChanged(_ notification: Notification) {
        tableView.reloadData()
    }

    @objc private func settle(_ timer: Timer) {
        settleTimer = nil
        showCount()
    }

    private func showMatches() {
        let query = TreeQuery(
            text: search.searchBar.text ?? "",
            scope: Scope.allCases[search.searchBar.selectedScopeButtonIndex],
            continents: search.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? String }
        )
        let order = NSSortDescriptor(key: #keyPath(Tree.name), ascending: !isDescending)
        shown = query.matches(in: trees, sortedBy: order)
        tableView.reloadData()
        settleTimer?.invalidate()
        settleTimer = Timer.scheduledTimer(
            timeInterval: 0.3,
            target: self,
            selector: #selector(settle(_:)),
            userInfo: nil,
            repeats: false
        )
    }

    private func showCount() {
        countLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("tree.count", comment: "Number of trees"),
            shown.count
        )
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "tree", for: indexPath) as? TreeCell else {
            return UITableViewCell()
        }
        cell.show(shown[indexPath.row])
        return cell
    }
}

extension TreesViewController {
    override func updateTitle() {
        title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    }
}

extension TreesViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        if #available(iOS 16.0, *) {
            let continents = Set(trees.map { $0.continent }).sorted()
            let typed = searchController.searchBar.text ?? ""
            searchController.searchSuggestions =
                typed.isEmpty
                ? []
                : continents.filter { $0.hasPrefix(typed) }.map {
                    let item = UISearchSuggestionItem(localizedSuggestion: $0)
                    item.representedObject = $0
                    return item
                }
        }
        showMatches()
    }

    @available(iOS 16.0, *)
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: UISearchSuggestion) {
        guard let continent = searchSuggestion.representedObject as? String else { return }
        let token = UISearchToken(icon: nil, text: continent)
        token.representedObject = continent
        searchController.searchBar.text = ""
        searchController.searchBar.searchTextField.insertToken(token, at: 0)
        searchController.searchSuggestions = nil
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        showMatches()
    }
}

extension TreesViewController: DetailViewControllerDelegate {
    func detail(_ detail: DetailViewController, didMark tree: Tree) {
        Favourites.shared.toggle(tree.name)
    }
}
