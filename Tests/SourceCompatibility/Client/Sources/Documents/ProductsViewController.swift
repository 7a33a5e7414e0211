import UIKit

/// The sample's list item.
struct Product: Hashable {
    enum Color: Int, CaseIterable {
        case red, green, blue
        var name: String { ["Red", "Green", "Blue"][rawValue] }
    }

    let title: String
    let year: Int
    let color: Color

    static let all = [
        Product(title: "Ginger", year: 2007, color: .green), Product(title: "Gladiolus", year: 2001, color: .red),
        Product(title: "Orchid", year: 2007, color: .blue), Product(title: "Poinsettia", year: 2010, color: .red),
        Product(title: "Rose", year: 2003, color: .red), Product(title: "Tulip", year: 1997, color: .blue),
    ]
}

/// A list of products with cells that two controllers share.
class BaseTableViewController: UITableViewController {
    static let cellIdentifier = "cellID"
    var filteredProducts: [Product] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: BaseTableViewController.cellIdentifier)
    }

    func configureCell(_ cell: UITableViewCell, forProduct product: Product) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = product.title
        content.secondaryText = "\(product.year)"
        cell.contentConfiguration = content
    }
}

protocol SuggestedSearch: AnyObject {
    func didSelectSuggestedSearch(token: UISearchToken)
    func didSelectProduct(product: Product)
}

/// The results: suggested searches while there is no query, products otherwise.
class ResultsTableController: BaseTableViewController {
    weak var suggestedSearchDelegate: SuggestedSearch?

    var showSuggestedSearches: Bool = false {
        didSet {
            if oldValue != showSuggestedSearches { tableView.reloadData() }
        }
    }

    class func searchToken(tokenValue: Int) -> UISearchToken {
        let color = Product.Color(rawValue: tokenValue)!
        let image = UIImage(systemName: "circle.fill")?.withRenderingMode(.alwaysTemplate)
        let token = UISearchToken(icon: image, text: color.name)
        token.representedObject = NSNumber(value: color.rawValue)
        return token
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return showSuggestedSearches ? Product.Color.allCases.count : filteredProducts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return showSuggestedSearches ? "Suggested Searches" : ""
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        if showSuggestedSearches {
            var content = UIListContentConfiguration.cell()
            content.text = "Search for \(Product.Color.allCases[indexPath.row].name.lowercased())"
            cell.contentConfiguration = content
        } else {
            configureCell(cell, forProduct: filteredProducts[indexPath.row])
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let delegate = suggestedSearchDelegate else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        if showSuggestedSearches {
            delegate.didSelectSuggestedSearch(token: Self.searchToken(tokenValue: indexPath.row))
        } else {
            delegate.didSelectProduct(product: filteredProducts[indexPath.row])
        }
    }
}

/// Apple's sample about searchable content, with suggested searches as tokens and a restored search.
class ProductsViewController: BaseTableViewController {
    static let activityType = "org.example.products.browse"

    private enum RestorationKeys: String {
        case searchControllerIsActive, searchBarText, searchBarIsFirstResponder, searchBarToken
    }

    private struct SearchControllerRestorableState {
        var wasActive = false
        var wasFirstResponder = false
        var text: String?
        var token: Int?
    }

    var searchController: UISearchController!
    private var resultsTableController: ResultsTableController!
    private var restoredState = SearchControllerRestorableState()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Products"
        resultsTableController = ResultsTableController()
        resultsTableController.suggestedSearchDelegate = self
        searchController = UISearchController(searchResultsController: resultsTableController)
        searchController.delegate = self
        searchController.searchResultsUpdater = self
        searchController.searchBar.autocapitalizationType = .none
        searchController.searchBar.searchTextField.placeholder = "Enter a search term"
        searchController.searchBar.returnKeyType = .done
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func restore(_ activity: NSUserActivity?) {
        guard let info = activity?.userInfo else { return }
        restoredState.wasActive = info[RestorationKeys.searchControllerIsActive.rawValue] as? Bool ?? false
        restoredState.wasFirstResponder = info[RestorationKeys.searchBarIsFirstResponder.rawValue] as? Bool ?? false
        restoredState.text = info[RestorationKeys.searchBarText.rawValue] as? String
        restoredState.token = info[RestorationKeys.searchBarToken.rawValue] as? Int
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = userActivity
        if userActivity == nil {
            userActivity = NSUserActivity(activityType: Self.activityType)
            view.window?.windowScene?.userActivity = userActivity
        }
        guard restoredState.wasActive else { return }
        searchController.isActive = true
        restoredState.wasActive = false
        if restoredState.wasFirstResponder {
            searchController.searchBar.becomeFirstResponder()
            restoredState.wasFirstResponder = false
        }
        if restoredState.text?.isEmpty == false || restoredState.token != nil {
            resultsTableController.showSuggestedSearches = false
        }
        if let text = restoredState.text { searchController.searchBar.text = text }
        if let value = restoredState.token {
            let token = ResultsTableController.searchToken(tokenValue: value)
            searchController.searchBar.searchTextField.insertToken(token, at: 0)
        }
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.userInfo = [:]
        activity.addUserInfoEntries(from: [
            RestorationKeys.searchControllerIsActive.rawValue: searchController.isActive,
            RestorationKeys.searchBarIsFirstResponder.rawValue: searchController.searchBar.isFirstResponder,
            RestorationKeys.searchBarText.rawValue: searchController.searchBar.text!,
        ])
        if let value = searchController.searchBar.searchTextField.tokens.first?.representedObject as? NSNumber {
            activity.addUserInfoEntries(from: [RestorationKeys.searchBarToken.rawValue: value.intValue])
        }
    }

    func setToSuggestedSearches() {
        if searchController.searchBar.searchTextField.tokens.isEmpty {
            resultsTableController.showSuggestedSearches = true
            resultsTableController.tableView.delegate = resultsTableController
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Product.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        configureCell(cell, forProduct: Product.all[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelectProduct(product: Product.all[indexPath.row])
    }
}

extension ProductsViewController: SuggestedSearch {
    func didSelectSuggestedSearch(token: UISearchToken) {
        let searchField = searchController.searchBar.searchTextField
        searchField.insertToken(token, at: searchField.tokens.count)
        resultsTableController.showSuggestedSearches = false
        updateSearchResults(for: searchController)
        searchController.searchBar.resignFirstResponder()
    }

    func didSelectProduct(product: Product) {
        let detail = UIViewController()
        detail.title = product.title
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension ProductsViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        if searchBar.text!.isEmpty {
            setToSuggestedSearches()
        } else {
            resultsTableController.showSuggestedSearches = false
        }
    }
}

extension ProductsViewController: UISearchControllerDelegate {
    func presentSearchController(_ searchController: UISearchController) {
        searchController.showsSearchResultsController = true
        setToSuggestedSearches()
    }
}

extension ProductsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let field = searchController.searchBar.searchTextField
        let stripped = searchController.searchBar.text!.trimmingCharacters(in: CharacterSet.whitespaces)
        let words = stripped.components(separatedBy: " ").filter { !$0.isEmpty }
        let colors = field.tokens.compactMap { ($0.representedObject as? NSNumber)?.intValue }
        let filtered = Product.all.filter { product in
            words.allSatisfy { word in
                product.title.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
                    || Int(word) == product.year
            } && colors.allSatisfy { $0 == product.color.rawValue }
        }
        guard let resultsController = searchController.searchResultsController as? ResultsTableController else {
            return
        }
        resultsController.filteredProducts = filtered
        resultsController.tableView.reloadData()
    }
}
