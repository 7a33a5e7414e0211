import Foundation

/// What somebody looks for: words that must all match, and any of some colours.
struct ProductQuery: Hashable {
    var text = ""
    var colors: [FlowerColor] = []

    var isEmpty: Bool { words.isEmpty && colors.isEmpty }

    fileprivate var words: [String] { text.folded.split(whereSeparator: \.isWhitespace).map(String.init) }
}

/// Finds products by title, price, year and colour.
struct ProductIndex {
    private struct Entry {
        let product: Product
        let title: String
        /// Price, year and colour, each as a person may write it: they are found from their beginning.
        let facts: [String]

        func matches(_ word: String) -> Bool {
            title.contains(word) || facts.contains { $0.hasPrefix(word) }
        }
    }

    private let entries: [Entry]

    init(_ products: [Product]) {
        let plain = Locale(identifier: "en_US_POSIX")
        entries = products.map { product in
            let prices = [plain, .texts].map {
                product.price.formatted(.number.grouping(.never).precision(.fractionLength(2)).locale($0))
            }
            let facts = prices + [String(product.year), product.yearText, product.color.name]
            return Entry(product: product, title: product.title.folded, facts: facts.map(\.folded))
        }
    }

    func products(matching query: ProductQuery) -> [Product] {
        let words = query.words
        return entries.filter { entry in
            (query.colors.isEmpty || query.colors.contains(entry.product.color)) && words.allSatisfy(entry.matches)
        }.map(\.product)
    }
}

extension String {
    /// Without the differences that a search passes over.
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
