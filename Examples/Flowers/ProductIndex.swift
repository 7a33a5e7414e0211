import Foundation
import TypeAhead

/// A product and its position in the file.
struct ListedProduct: Identifiable {
    let id: Int
    let product: Product
}

extension SearchIndex<ListedProduct> {
    /// Creates an index of products by title, and by price, year and colour in the forms that a user may type.
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
    /// Price, year and colour, each in the forms that a user may type. They match from their beginning.
    fileprivate var facts: [String] {
        let plain = Locale(identifier: "en_US_POSIX")
        let prices = [plain, .texts].map {
            price.formatted(.number.grouping(.never).precision(.fractionLength(2)).locale($0))
        }
        return prices + [String(year), yearText, color.name]
    }
}
