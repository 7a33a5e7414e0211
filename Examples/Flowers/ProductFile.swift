import Foundation

/// A table of products: a header line, then `title,price,year,color` per line.
struct ProductFile {
    let url: URL

    /// The file in the app's bundle.
    static var `default`: ProductFile {
        ProductFile(url: Bundle.app.url(forResource: "flowers", withExtension: "csv")!)
    }

    /// An error in a file, with its location.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// Returns all products, in the order of the file.
    func read() throws -> [Product] {
        guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
            throw Failure(description: "\(url.path) cannot be read; it has to be a file of products in UTF-8.")
        }
        return try Self.products(in: text)
    }

    private static let header = "title,price,year,color"

    static func products(in text: String) throws -> [Product] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        guard lines.first.map(String.init) == header else {
            throw Failure(description: "Line 1: the header has to be '\(header)'.")
        }
        return try lines.enumerated().dropFirst().filter { !$1.isEmpty }.map { index, line in
            guard let product = product(in: line) else {
                throw Failure(description: "Line \(index + 1): '\(line)' must contain title, price, year and color.")
            }
            return product
        }
    }

    private static func product(in line: Substring) -> Product? {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, !fields[0].isEmpty,
            let price = Decimal(string: fields[1], locale: Locale(identifier: "en_US_POSIX")), price >= 0,
            let year = Int(fields[2]), let color = FlowerColor(fileName: fields[3])
        else { return nil }
        return Product(title: fields[0], price: price, year: year, color: color)
    }
}
