import Foundation

/// A table of attractions: a header line, then `name,place,country,web_address,image` per line.
struct AttractionFile {
    let url: URL

    /// The file in the app's bundle.
    static var `default`: AttractionFile {
        AttractionFile(url: Bundle.app.url(forResource: "attractions", withExtension: "csv")!)
    }

    /// An error in a file, with its location.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// Returns all attractions, in the order of the file.
    func read() throws -> [Attraction] {
        guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
            throw Failure(description: "\(url.path) cannot be read; it has to be a file of attractions in UTF-8.")
        }
        return try Self.attractions(in: text)
    }

    private static let header = "name,place,country,web_address,image"

    static func attractions(in text: String) throws -> [Attraction] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        guard lines.first.map(String.init) == header else {
            throw Failure(description: "Line 1: the header has to be '\(header)'.")
        }
        return try lines.enumerated().dropFirst().filter { !$1.isEmpty }.map { index, line in
            try attraction(in: line, number: index + 1)
        }
    }

    private static func attraction(in line: Substring, number: Int) throws -> Attraction {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5, !fields[0].isEmpty else {
            throw Failure(
                description: "Line \(number): '\(line)' must contain name, place, country, web address and image."
            )
        }
        guard let address = URL(string: fields[3]), ["http", "https"].contains(address.scheme), address.host != nil
        else {
            throw Failure(description: "Line \(number): '\(fields[3])' is not the address of a web page.")
        }
        return Attraction(
            name: fields[0],
            place: fields[1],
            country: fields[2],
            webAddress: address,
            imageName: fields[4]
        )
    }
}
