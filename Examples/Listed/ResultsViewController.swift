import TypeAhead
import UIKit

/// Inserts a token into the search field, which the results controller does not own.
@MainActor
protocol ResultsViewControllerDelegate: AnyObject {
    func resultsViewController(_ controller: ResultsViewController, didChoose token: UISearchToken)
}

/// The results controller: the found countries, or the continents to search by, also if there are no results.
class ResultsViewController: UITableViewController {
    weak var delegate: ResultsViewControllerDelegate?

    private var continents = Continent.allCases
    private var found: [Country] = []
    private var hasNoResults = false

    private enum Section: Int, CaseIterable {
        case continents, countries
    }

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("ResultsViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "continent")
        tableView.register(CountryCell.self, forCellReuseIdentifier: "country")
    }

    func show(_ state: SearchState<ListedCountry>) {
        hasNoResults = state.answer.map { $0.isComplete && $0.results.total == 0 } ?? false
        let query = state.query ?? SearchQuery()
        continents = hasNoResults ? query.otherContinents : query.offeredContinents
        // Lists the results in the order of the file, not by rank.
        let hits = state.answer?.results.hits ?? []
        found = hits.map(\.record).sorted { $0.id < $1.id }.map(\.country)
        tableView.reloadData()
    }

    private static let noResults = "No Results"

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .continents: continents.count
        case .countries: found.count
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Section.continents.rawValue && hasNoResults ? Self.noResults : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section)! {
        case .continents:
            let cell = tableView.dequeueReusableCell(withIdentifier: "continent", for: indexPath)
            cell.textLabel?.text = "Search by \(continents[indexPath.row].rawValue)"
            cell.imageView?.image = UIImage(systemName: "globe")
            return cell
        case .countries:
            let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
            (cell as? CountryCell)?.show(found[indexPath.row])
            return cell
        }
    }

    // MARK: Selection

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.section == Section.continents.rawValue ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let continent = continents[indexPath.row]
        let token = UISearchToken(icon: UIImage(systemName: "globe"), text: continent.rawValue)
        token.representedObject = continent
        delegate?.resultsViewController(self, didChoose: token)
    }
}

extension SearchQuery {
    /// The continents without a token.
    fileprivate var otherContinents: [Continent] {
        let chosen = chosenValues(of: "continent")
        return Continent.allCases.filter { !chosen.contains($0.rawValue) }
    }

    /// The suggested continents: all of them while the query is empty; for text after tokens, the remaining ones whose name begins
    /// with the text; otherwise none.
    fileprivate var offeredContinents: [Continent] {
        if !hasCriteria { return Continent.allCases }
        let text = terms.map(\.text).joined(separator: " ")
        if text.isEmpty || filters.isEmpty { return [] }
        return otherContinents.filter { $0.rawValue.range(of: text, options: [.caseInsensitive, .anchored]) != nil }
    }
}
