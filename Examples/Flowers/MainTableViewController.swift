import TypeAhead
import TypeAheadUIKit
import UIKit

/// All products, under a search bar that is always visible.
class MainTableViewController: UITableViewController {
    let products: [Product]
    let resultsController = ResultsTableController()
    let searchController: UISearchController
    let updater: SearchPipelineUpdater<ListedProduct>

    /// The state to restore, until this screen can show it.
    var awaitedState: SearchState?

    init(products: [Product]) {
        self.products = products
        searchController = UISearchController(searchResultsController: resultsController)
        let source = MemorySource(SearchIndex(products))
        updater = SearchPipelineUpdater(SearchPipeline(source: source, clock: ContinuousClock()), for: searchController)
        super.init(style: .plain)
        restorationIdentifier = "MainTableViewController"
    }

    required init?(coder: NSCoder) {
        fatalError("MainTableViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Flowers", bundle: .app, comment: "The title of the list of products")
        tableView.register(ProductCell.self, forCellReuseIdentifier: "product")
        resultsController.delegate = self

        updater.base.limit = products.count
        updater.filter = { token in token.color.map { SearchFilter("color", "\($0)") } }
        updater.pipeline.onChange = { [weak resultsController] in resultsController?.show($0) }

        searchController.delegate = self
        searchController.searchResultsUpdater = updater
        let searchBar = searchController.searchBar
        searchBar.delegate = self
        searchBar.placeholder = NSLocalizedString(
            "Enter a search term",
            bundle: .app,
            comment: "What an empty search bar says"
        )
        searchBar.autocapitalizationType = .none
        searchBar.returnKeyType = .done
        searchBar.searchTextField.delegate = self

        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let state = awaitedState {
            awaitedState = nil
            show(state)
        }
    }

    /// Pushes the detail screen of a product.
    func show(_ product: Product, animated: Bool) {
        navigationController?.pushViewController(DetailViewController(product: product), animated: animated)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        products.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
        (cell as? ProductCell)?.show(products[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show(products[indexPath.row], animated: true)
    }

    // MARK: State

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: state.userInfo)
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        restore(SearchState(userInfo: activity.userInfo ?? [:]))
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        state.encode(with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restore(SearchState(coder: coder))
    }
}
