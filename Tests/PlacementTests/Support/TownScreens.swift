import UIKit

/// A list whose search has tokens and a separate results list.
final class TownListViewController: UITableViewController {
    struct Town {
        let name: String
        let country: String
    }

    static let towns = [
        Town(name: "Lyon", country: "France"), Town(name: "Nice", country: "France"),
        Town(name: "Lisbon", country: "Portugal"), Town(name: "Porto", country: "Portugal"),
    ]

    private var searchController: UISearchController!
    private var results: TownResultsViewController!

    override func viewDidLoad() {
        super.viewDidLoad()
        results = storyboard?.instantiateViewController(withIdentifier: "TownResults") as? TownResultsViewController
        results.choose = { [unowned self] in choose($0) }
        searchController = UISearchController(searchResultsController: results)
        searchController.searchResultsUpdater = results
        searchController.searchBar.placeholder = "Search Towns"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func choose(_ country: String) {
        let field = searchController.searchBar.searchTextField
        let token = UISearchToken(icon: nil, text: country)
        token.representedObject = country
        field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.towns.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TownCell", for: indexPath)
        cell.textLabel?.text = Self.towns[indexPath.row].name
        cell.detailTextLabel?.text = Self.towns[indexPath.row].country
        return cell
    }
}

/// Results of a search for towns: countries to choose as tokens, then towns.
final class TownResultsViewController: UITableViewController, UISearchResultsUpdating {
    var choose: (String) -> Void = { _ in }
    private var countries: [String] = []
    private var towns: [TownListViewController.Town] = []

    func updateSearchResults(for searchController: UISearchController) {
        let chosen = searchController.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? String }
        let text = searchController.searchBar.text ?? ""
        let all = ["France", "Portugal"]
        countries = chosen.isEmpty && !text.isEmpty ? all.filter { $0.localizedCaseInsensitiveContains(text) } : []
        towns = TownListViewController.towns.filter {
            (chosen.isEmpty || chosen.contains($0.country))
                && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text))
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countries.count + towns.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ResultCell", for: indexPath)
        let town = indexPath.row < countries.count ? nil : towns[indexPath.row - countries.count]
        cell.textLabel?.text = town?.name ?? "Search in \(countries[indexPath.row])"
        cell.detailTextLabel?.text = town?.country
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.row < countries.count { choose(countries[indexPath.row]) }
    }
}
