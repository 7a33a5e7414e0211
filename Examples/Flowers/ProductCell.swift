import UIKit

/// A product in a list: title over price and year, with a circle in its colour.
class ProductCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        fatalError("ProductCell is made in code.")
    }

    func show(_ product: Product) {
        let format = NSLocalizedString("%1$@ · %2$@", bundle: .app, comment: "The price of a product, and its year")
        textLabel?.text = product.title
        detailTextLabel?.text = String(format: format, product.priceText, product.yearText)
        imageView?.image = product.color.image
    }
}
