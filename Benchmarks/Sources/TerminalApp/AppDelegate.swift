import Foundation
import Names
import UIKit

/// A table of names with a search, for measurements in a terminal.
///
/// Usage: TerminalApp NAMES
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard CommandLine.arguments.count == 2,
            let text = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        else { fatalError("Usage: TerminalApp NAMES") }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = NamesViewController(names: text.split(separator: "\n").map(String.init))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class NamesViewController: UITableViewController, UISearchResultsUpdating {
    private let names: [String]
    private let filter: NameFilter
    private let search = UISearchController(searchResultsController: nil)
    /// The visible names; nil for all.
    private var shown: [Int32]?
    private var last: [UInt8] = []

    init(names: [String]) {
        self.names = names
        filter = NameFilter(names)
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
        let folded = NameFilter.fold(searchController.searchBar.text ?? "")
        let previous = last.isEmpty || !folded.starts(with: last) ? nil : shown
        shown = folded.isEmpty ? nil : filter.indices(containing: folded, among: previous)
        last = folded
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown?.count ?? names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = shown.map { names[Int($0[indexPath.row])] } ?? names[indexPath.row]
        return cell
    }
}
