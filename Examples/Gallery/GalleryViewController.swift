import UIKit

/// The list of all screens, with a search field that filters it.
class GalleryViewController: UITableViewController {
    private let searchController = UISearchController(searchResultsController: nil)
    private var shown = Screen.all

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("GalleryViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Screens"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        let screen = shown[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = screen.title
        content.secondaryText = screen.features
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: screen.symbolName)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(shown[indexPath.row], animated: true)
    }

    /// Opens a screen.
    func open(_ screen: Screen, animated: Bool) {
        let controller = screen.makeViewController()
        controller.title = screen.title
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: animated)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = shown.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}

extension GalleryViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let query = searchController.searchBar.text ?? ""
        shown = Screen.all.filter { $0.matches(query) }
        tableView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
    }
}
