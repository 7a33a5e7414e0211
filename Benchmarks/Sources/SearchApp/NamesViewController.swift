import Gauge
import Names
import UIKit

class NamesViewController: UITableViewController, UISearchResultsUpdating {
    private static weak var shared: NamesViewController?

    private let names: [String]
    private let filter: any SearchFilter
    private let session: String
    private let search = UISearchController(searchResultsController: nil)
    private var shown: Matches = .all

    init(names: [String], filter: any SearchFilter, session: String) {
        self.names = names
        self.filter = filter
        self.session = session
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
        NamesViewController.shared = self
        gauge_start(session) { MainActor.assumeIsolated { UInt32(NamesViewController.shared?.shownCount ?? 0) } }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let start = gauge_now()
        shown = filter.matches(for: searchController.searchBar.text ?? "")
        gauge_did_filter(start)
        tableView.reloadData()
    }

    private var shownCount: Int {
        switch shown {
        case .all: names.count
        case .some(let indices): indices.count
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shownCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        switch shown {
        case .all: cell.textLabel?.text = names[indexPath.row]
        case .some(let indices): cell.textLabel?.text = names[Int(indices[indexPath.row])]
        }
        return cell
    }
}
