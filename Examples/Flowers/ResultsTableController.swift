import TypeAhead
import UIKit

/// Receives the user's choice in the search results.
@MainActor
protocol ResultsTableControllerDelegate: AnyObject {
    func resultsTableController(_ controller: ResultsTableController, didChoose color: FlowerColor)
    func resultsTableController(_ controller: ResultsTableController, didSelect product: Product)
}

/// The results controller: suggested searches, or the found products.
class ResultsTableController: UITableViewController {
    weak var delegate: ResultsTableControllerDelegate?

    private enum Rows {
        case suggestions([FlowerColor])
        case products([Product])
    }

    private var rows = Rows.suggestions(FlowerColor.suggested)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        tableView.register(ProductCell.self, forCellReuseIdentifier: "product")
    }

    func show(_ state: TypeAhead.SearchState<ListedProduct>) {
        guard let query = state.query else { return show(.suggestions(FlowerColor.suggested), notice: nil) }
        // Lists the results in the order of the file, not by rank.
        let hits = state.answer?.results.hits ?? []
        let products = hits.map(\.record).sorted { $0.id < $1.id }.map(\.product)
        show(.products(products), notice: products.isEmpty ? notice(for: query) : nil)
    }

    private func show(_ rows: Rows, notice: UIContentUnavailableConfiguration?) {
        self.rows = rows
        contentUnavailableConfiguration = notice
        tableView.reloadData()
    }

    /// The content in place of rows if there are no results.
    private func notice(for query: SearchQuery) -> UIContentUnavailableConfiguration {
        var notice = UIContentUnavailableConfiguration.search()
        let words = query.text
        let format = NSLocalizedString("No flowers for “%@”", bundle: .app, comment: "Nothing was found for this text")
        notice.text =
            words.isEmpty
            ? NSLocalizedString("No flowers", bundle: .app, comment: "Nothing was found")
            : String(format: format, words)
        notice.secondaryText = NSLocalizedString(
            "Look for a title, a price, a year or a color.",
            bundle: .app,
            comment: "What to do when nothing was found"
        )
        return notice
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch rows {
        case .suggestions(let colors): colors.count
        case .products(let products): products.count
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch rows {
        case .suggestions(let colors):
            let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
            cell.textLabel?.text = colors[indexPath.row].suggestion
            cell.imageView?.image = colors[indexPath.row].image
            return cell
        case .products(let products):
            let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
            (cell as? ProductCell)?.show(products[indexPath.row])
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch rows {
        case .suggestions(let colors): delegate?.resultsTableController(self, didChoose: colors[indexPath.row])
        case .products(let products): delegate?.resultsTableController(self, didSelect: products[indexPath.row])
        }
    }
}
