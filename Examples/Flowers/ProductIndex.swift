import Foundation
import TypeAhead

/// A product, and its place in the file.
struct ListedProduct: Identifiable {
    let id: Int
    let product: Product
}

extension SearchIndex<ListedProduct> {
    /// Finds products by title, and by price, year and colour as a person may write them.
    init(_ products: [Product]) {
        self.init(
            products.enumerated().map { ListedProduct(id: $0, product: $1) },
            fields: [
                .text("title") { $0.product.title },
                .readings(of: "title") { $0.product.facts },
                .filter("color") { ["\($0.product.color)"] },
            ]
        )
    }
}

extension Product {
    /// Price, year and colour, each as a person may write it: they are found from their beginning.
    fileprivate var facts: [String] {
        let plain = Locale(identifier: "en_US_POSIX")
        let prices = [plain, .texts].map {
            price.formatted(.number.grouping(.never).precision(.fractionLength(2)).locale($0))
        }
        return prices + [String(year), yearText, color.name]
    }
}
