import TypeAhead
import TypeAheadUIKit
import UIKit

/// All countries, once for each year, under a search bar.
class MainViewController: UITableViewController {
    private let countries: [Country]
    private let resultsController: ResultsViewController
    private let searchController: UISearchController

    private let updater: SearchPipelineUpdater<ListedCountry>

    init(countries: [Country]) {
        self.countries = countries
        resultsController = ResultsViewController()
        searchController = UISearchController(searchResultsController: resultsController)
        let source = MemorySource(SearchIndex(countries))
        updater = SearchPipelineUpdater(SearchPipeline(source: source, clock: ContinuousClock()), for: searchController)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("MainViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "L.I.S.T.E.D."
        tableView.allowsSelection = false
        resultsController.delegate = self

        updater.base.limit = countries.count
        updater.filter = { token in
            (token.representedObject as? Continent).map { SearchFilter("continent", $0.rawValue) }
        }
        updater.pipeline.onChange = { [weak resultsController] in resultsController?.show($0) }

        searchController.delegate = self
        searchController.searchResultsUpdater = self
        searchController.scopeBarActivation = .manual

        let searchBar = searchController.searchBar
        searchBar.delegate = self
        searchBar.placeholder = "Search"
        searchBar.scopeButtonTitles = ["All"] + Year.allCases.map { String($0.rawValue) }
        searchBar.searchTextField.textColor = .systemGreen
        searchBar.searchTextField.tokenBackgroundColor = .systemGreen
        searchBar.searchTextField.delegate = self

        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "country")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "country")
        let country = countries[indexPath.row]
        cell.textLabel?.text = country.name
        cell.detailTextLabel?.text = "\(country.year.rawValue): \(country.population.formatted())"
        return cell
    }
}

// MARK: - Search

extension MainViewController: UISearchControllerDelegate {
    func presentSearchController(_ searchController: UISearchController) {
        // Shows the continents before the user types.
        searchController.showsSearchResultsController = true
    }
}

extension MainViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let searchBar = searchController.searchBar
        searchBar.setShowsScope(updater.query(for: searchBar) != nil, animated: true)
        updater.updateSearchResults(for: searchController)
    }
}

extension MainViewController: UISearchBarDelegate {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.searchTextField.backgroundColor = .systemGreen.withAlphaComponent(0.1)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.searchTextField.backgroundColor = nil
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        // Resets the scope to all years for the next search.
        searchBar.selectedScopeButtonIndex = 0
    }
}

extension MainViewController: UISearchTextFieldDelegate {
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        // Other programs receive the continent's name.
        guard let continent = token.representedObject as? Continent else { return NSItemProvider() }
        return NSItemProvider(object: continent.rawValue as NSString)
    }
}

extension MainViewController: ResultsViewControllerDelegate {
    func resultsViewController(_ controller: ResultsViewController, didChoose token: UISearchToken) {
        let field = searchController.searchBar.searchTextField
        if updater.query(for: searchController.searchBar)?.terms.isEmpty != false {
            field.insertToken(token, at: field.tokens.count)
        } else {
            field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
            // Moves the caret behind the new token, which is selected now.
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        }
        field.becomeFirstResponder()
    }
}
