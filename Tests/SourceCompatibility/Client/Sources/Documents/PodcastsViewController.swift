import UIKit

/// A view that a search cannot hide. It shows the content before there is a query.
class KeptVisibleView: UIView {
    override var isHidden: Bool {
        get { return super.isHidden }
        set { super.isHidden = false }
    }
}

/// The article about search architecture: the results controller contains one controller for the state before there is a query
/// and one for the results, and switches between them.
class SearchContainerController: UIViewController {
    let recentController = PlainListController(rows: ["Recent: gardens", "Recent: space"])
    let foundController = PlainListController(rows: [])
    private var current: UIViewController?

    override func loadView() {
        view = KeptVisibleView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(recentController)
    }

    func show(_ controller: UIViewController) {
        guard current !== controller else { return }
        current?.willMove(toParent: nil)
        current?.view.removeFromSuperview()
        current?.removeFromParent()
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        current = controller
    }
}

/// Rows with text.
class PlainListController: UITableViewController {
    var rows: [String] {
        didSet { tableView.reloadData() }
    }

    init(rows: [String]) {
        self.rows = rows
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

/// The searched screen.
class PodcastsViewController: PlainListController {
    private static let podcasts = ["Garden talk", "Space news", "Space music", "Cooking"]
    private let container = SearchContainerController()
    private lazy var searchController = UISearchController(searchResultsController: container)

    init() {
        super.init(rows: Self.podcasts)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Podcasts"
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
        definesPresentationContext = true
    }
}

extension PodcastsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        guard let text = searchController.searchBar.text, !text.isEmpty else {
            container.show(container.recentController)
            return
        }
        container.foundController.rows = Self.podcasts.filter { $0.localizedCaseInsensitiveContains(text) }
        container.show(container.foundController)
    }
}
