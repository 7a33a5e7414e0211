import UIKit

/// The list item of the token tutorial.
struct Country {
    enum Continent: String, CaseIterable {
        case africa, asia, europe
        var description: String { rawValue.capitalized }
        var toSearchToken: UISearchToken {
            let token = UISearchToken(icon: UIImage(systemName: "globe"), text: description)
            token.representedObject = self
            return token
        }
    }

    let name: String
    let year: Int
    let continent: Continent

    static let all = [
        Country(name: "Algeria", year: 2019, continent: .africa),
        Country(name: "Benin", year: 2020, continent: .africa),
        Country(name: "Armenia", year: 2019, continent: .asia), Country(name: "Japan", year: 2020, continent: .asia),
        Country(name: "Austria", year: 2020, continent: .europe),
        Country(name: "Latvia", year: 2019, continent: .europe),
    ]
}

protocol CountriesResultsDelegate: AnyObject {
    func didSelect(token: UISearchToken)
}

/// Matching countries, or initial tokens.
class CountriesResultsController: UITableViewController {
    weak var delegate: CountriesResultsDelegate?
    private var searchTokens: [UISearchToken] = []

    var countries: [Country]? {
        didSet { tableView.reloadData() }
    }

    private var isSearchingByTokens: Bool { countries == nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchTokens = Country.Continent.allCases.map { $0.toSearchToken }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return countries?.count ?? searchTokens.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
        if let countries = countries {
            cell.textLabel?.text = countries[indexPath.row].name
        } else {
            cell.textLabel?.text = "Search by \(Country.Continent.allCases[indexPath.row].description)"
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard isSearchingByTokens else { return }
        delegate?.didSelect(token: searchTokens[indexPath.row])
    }
}

/// The token tutorial: scope buttons for years, tokens for continents, results that appear with the keyboard.
class CountriesViewController: UITableViewController {
    private var searchController: UISearchController!
    private var resultsTableViewController: CountriesResultsController!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
        resultsTableViewController = CountriesResultsController()
        resultsTableViewController.delegate = self

        searchController = UISearchController(searchResultsController: resultsTableViewController)
        searchController.searchResultsUpdater = self
        searchController.searchBar.autocapitalizationType = .none
        searchController.searchBar.scopeButtonTitles = ["All", "2019", "2020"]
        searchController.searchBar.delegate = self
        searchController.automaticallyShowsSearchResultsController = false
        searchController.searchBar.searchTextField.tokenBackgroundColor = UIColor.systemGreen.withAlphaComponent(0.1)
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Country.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
        cell.textLabel?.text = Country.all[indexPath.row].name
        return cell
    }

    private func searchFor(_ searchText: String?) {
        guard searchController.isActive else { return }
        guard let searchText = searchText else {
            resultsTableViewController.countries = nil
            return
        }
        let scope = searchController.searchBar.selectedScopeButtonIndex
        let selectedYear = scope == 0 ? nil : Int(searchController.searchBar.scopeButtonTitles![scope])
        let tokens = searchController.searchBar.searchTextField.tokens
        let continents = tokens.compactMap { $0.representedObject as? Country.Continent }
        let found = Country.all.filter { country in
            let isYear = selectedYear.map { $0 == country.year } ?? true
            let isContinent = continents.isEmpty || continents.contains(country.continent)
            let isText = searchText.isEmpty || country.name.lowercased().contains(searchText.lowercased())
            return isYear && isContinent && isText
        }
        resultsTableViewController.countries = found.isEmpty ? nil : found
    }

    private func showScopeBar(_ show: Bool) {
        guard searchController.searchBar.showsScopeBar != show else { return }
        searchController.searchBar.setShowsScope(show, animated: true)
        view.setNeedsLayout()
    }
}

extension CountriesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let isFirstResponder = searchController.searchBar.searchTextField.isFirstResponder
        searchController.showsSearchResultsController = isFirstResponder
        showScopeBar(isFirstResponder)
        let field = searchController.searchBar.searchTextField
        let isEmpty = searchController.searchBar.text!.isEmpty && field.tokens.isEmpty
        searchFor(isEmpty ? nil : searchController.searchBar.text)
    }
}

extension CountriesViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        let isEmpty = searchBar.text!.isEmpty && searchBar.searchTextField.tokens.isEmpty
        searchFor(isEmpty ? nil : searchBar.text)
    }
}

extension CountriesViewController: CountriesResultsDelegate {
    func didSelect(token: UISearchToken) {
        let searchTextField = searchController.searchBar.searchTextField
        searchTextField.insertToken(token, at: searchTextField.tokens.count)
        searchFor(searchController.searchBar.text)
    }
}
