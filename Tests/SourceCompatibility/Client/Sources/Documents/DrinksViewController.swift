import UIKit

/// A label with padding, as apps write it.
class PaddedLabel: UILabel {
    private let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: padding))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + padding.left + padding.right, height: size.height)
    }
}

/// A list that keeps its results visible without a query, by observing the results' view, and reaches parts of the search bar by key.
class DrinksViewController: UIViewController, UISearchResultsUpdating {
    private let drinks = ["Cocoa", "Coffee", "Lemonade", "Tea"]
    private let results = UITableViewController(style: .plain)
    private lazy var searchController = UISearchController(searchResultsController: results)
    private let summary = PaddedLabel()
    private var observation: NSKeyValueObservation?
    private var found: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drinks"
        view.backgroundColor = .systemBackground
        results.tableView.dataSource = self
        searchController.searchResultsUpdater = self
        searchController.searchBar.setValue("Close", forKey: "cancelButtonText")
        if let field = searchController.searchBar.value(forKey: "searchField") as? UITextField {
            field.attributedPlaceholder = NSAttributedString(string: "Find a drink")
        }
        navigationItem.searchController = searchController
        observation = searchController.searchResultsController?.view.observe(\.isHidden, options: [.new]) {
            view,
            change in
            if change.newValue == true { view.isHidden = false }
        }
        summary.adjustsFontSizeToFitWidth = true
        summary.minimumScaleFactor = 0.5
        summary.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(summary)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            summary.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            summary.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
            summary.topAnchor.constraint(equalTo: guide.topAnchor, constant: 200),
        ])
        summary.text = "\(drinks.count) drinks"
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? drinks : drinks.filter { $0.lowercased().contains(text.lowercased()) }
        results.tableView.reloadData()
    }
}

extension DrinksViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return found.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Drink")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Drink")
        cell.textLabel?.text = found[indexPath.row]
        return cell
    }
}
