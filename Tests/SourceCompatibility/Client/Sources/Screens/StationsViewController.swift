import UIKit

/// Reports search events through closures, so that a screen does not need to conform to protocols.
final class SearchHandler: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var onQuery: ((String) -> Void)?
    var onEnd: (() -> Void)?
    private let delay: TimeInterval
    private var queryCount = 0

    init(delay: TimeInterval) {
        self.delay = delay
    }

    func attach(to searchController: UISearchController) {
        searchController.searchResultsUpdater = self
        searchController.delegate = self
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard searchController.isActive else { return }
        let query = searchController.searchBar.text ?? ""
        queryCount += 1
        let number = queryCount
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard number == self?.queryCount else { return }
            self?.onQuery?(query)
        }
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        queryCount += 1
        onEnd?()
    }
}

/// Closures, and a search that is delayed until the user pauses.
final class StationsViewController: UITableViewController {
    private let stations = ["Aachen", "Bonn", "Bremen", "Dresden", "Erfurt", "Essen", "Kiel", "Köln", "Mainz"]
    private lazy var shown = stations
    private let handler = SearchHandler(delay: 0.02)

    init() {
        super.init(style: .insetGrouped)
        title = "Stations"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")

        let searchController = UISearchController()
        searchController.searchBar.placeholder = "Station"
        searchController.obscuresBackgroundDuringPresentation = false
        handler.attach(to: searchController)
        handler.onQuery = { [weak self] query in self?.show(query) }
        handler.onEnd = { [weak self] in self?.show("") }
        navigationItem.searchController = searchController
        navigationItem.largeTitleDisplayMode = .always
    }

    private func show(_ query: String) {
        let folded = query.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        shown = stations.filter {
            folded.isEmpty
                || $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).hasPrefix(folded)
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        content.image = UIImage(systemName: "tram")
        cell.contentConfiguration = content
        return cell
    }
}
