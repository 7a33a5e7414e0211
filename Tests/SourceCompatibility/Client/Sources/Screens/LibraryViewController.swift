import UIKit

/// 2017: a button presents the search over the navigation bar. There is no search bar before.
final class LibraryViewController: UIViewController, UISearchControllerDelegate {
    private let shelf = LibraryShelfViewController()
    private var searchController: UISearchController?
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.text = "Twelve books are on loan."
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Look up",
            image: UIImage(systemName: "magnifyingglass"),
            primaryAction: UIAction { [weak self] _ in self?.presentSearch() }
        )
        definesPresentationContext = true
    }

    private func presentSearch() {
        // A new search controller each time, so that no state of the last search remains.
        let searchController = UISearchController(searchResultsController: shelf)
        searchController.delegate = self
        searchController.searchResultsUpdater = shelf
        searchController.hidesNavigationBarDuringPresentation = false
        searchController.searchBar.placeholder = "Shelf mark"
        searchController.searchBar.delegate = shelf
        self.searchController = searchController
        present(searchController, animated: true) { [weak self] in
            self?.calls.append("presented")
        }
    }

    func presentSearchController(_ searchController: UISearchController) {
        calls.append("asked to present")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        calls.append("dismissed")
        self.searchController = nil
    }
}

/// Its search controller delegate presents the search when the user taps the bar.
final class ArchiveViewController: UIViewController, UISearchControllerDelegate {
    private let shelf = LibraryShelfViewController()
    private lazy var searchController = UISearchController(searchResultsController: shelf)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Archive"
        searchController.delegate = self
        searchController.searchResultsUpdater = shelf
        searchController.searchBar.placeholder = "Year or mark"
        searchController.searchBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
        view.addSubview(searchController.searchBar)
        searchController.searchBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        definesPresentationContext = true
    }

    func presentSearchController(_ searchController: UISearchController) {
        searchController.showsSearchResultsController = true
        present(searchController, animated: false, completion: nil)
    }
}

/// The results controller of both screens.
final class LibraryShelfViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private let marks = ["A 12", "A 120", "B 7", "C 31", "C 312"]
    private var found: [String] = []

    init() {
        super.init(style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mark")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? marks : marks.filter { $0.hasPrefix(text.uppercased()) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mark", for: indexPath)
        cell.textLabel?.text = found[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(title: found[indexPath.row], message: "Reserve?", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Reserve", style: .default) { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            }
        )
        alert.addAction(UIAlertAction(title: "Back", style: .cancel))
        present(alert, animated: true)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.text = searchBar.text?.trimmingCharacters(in: .whitespaces)
    }
}
