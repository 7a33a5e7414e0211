import UIKit

/// Products in cells from a nib, with a search whose results controller comes from the storyboard.
class ProductTableViewController: UITableViewController {
    struct Product {
        let title: String
        let year: Int
        let price: Int
    }

    var products: [Product] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "ProductCell", bundle: .storyboards), forCellReuseIdentifier: "ProductCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ProductCell", for: indexPath)
        cell.textLabel?.text = products[indexPath.row].title
        cell.detailTextLabel?.text = "$\(products[indexPath.row].price) | \(products[indexPath.row].year)"
        return cell
    }
}

final class ProductsViewController: ProductTableViewController, UISearchResultsUpdating {
    private var results: ProductResultsViewController!
    private var searchController: UISearchController!

    override func viewDidLoad() {
        super.viewDidLoad()
        products = [
            Product(title: "Ginger", year: 2007, price: 49), Product(title: "Gladiolus", year: 2001, price: 51),
            Product(title: "Orchid", year: 2007, price: 16), Product(title: "Rose", year: 2014, price: 9),
        ]
        results =
            storyboard?.instantiateViewController(withIdentifier: "ProductResultsViewController")
            as? ProductResultsViewController
        results.tableView.delegate = self
        searchController = UISearchController(searchResultsController: results)
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Search Products"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        results.products = products.filter { $0.title.localizedCaseInsensitiveContains(text) }
        results.tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let product = tableView === self.tableView ? products[indexPath.row] : results.products[indexPath.row]
        let detail = storyboard?.instantiateViewController(withIdentifier: "ProductDetailViewController")
        guard let detail = detail as? ProductDetailViewController else { return }
        detail.product = product
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class ProductResultsViewController: ProductTableViewController {}

/// Shows one product.
final class ProductDetailViewController: UIViewController {
    var yearLabel: UILabel!
    var priceLabel: UILabel!
    var product: ProductTableViewController.Product?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let product else { return }
        title = product.title
        yearLabel.text = "Year \(product.year)"
        priceLabel.text = "Price \(product.price)"
    }
}
