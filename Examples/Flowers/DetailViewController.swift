import UIKit

/// A product: its price, its year and its colour.
class DetailViewController: UITableViewController {
    let product: Product

    private struct Fact {
        let name: String
        let value: String
        var image: UIImage?
    }

    private var facts: [Fact] = []

    init(product: Product) {
        self.product = product
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("DetailViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = product.title
        tableView.allowsSelection = false
        facts = [
            Fact(
                name: NSLocalizedString("Price", bundle: .app, comment: "What a product costs"),
                value: product.priceText
            ),
            Fact(
                name: NSLocalizedString(
                    "Sold since",
                    bundle: .app,
                    comment: "The year in which a product was first sold"
                ),
                value: product.yearText
            ),
            Fact(
                name: NSLocalizedString("Color", bundle: .app, comment: "The color of a flower"),
                value: product.color.name,
                image: product.color.image
            ),
        ]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        facts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "fact")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "fact")
        let fact = facts[indexPath.row]
        cell.textLabel?.text = fact.name
        cell.detailTextLabel?.text = fact.value
        cell.imageView?.image = fact.image
        return cell
    }
}
