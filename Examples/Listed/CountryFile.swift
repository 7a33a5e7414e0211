import Foundation

/// A table of countries: a header line, then `name,iso2,continent,population_2018,population_2019` per line.
struct CountryFile {
    let url: URL

    /// The file in the app's bundle, or the file named by the environment variable `LISTED_COUNTRIES`.
    static var `default`: CountryFile {
        if let path = ProcessInfo.processInfo.environment["LISTED_COUNTRIES"] {
            return CountryFile(url: URL(fileURLWithPath: path))
        }
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle.main
        #endif
        return CountryFile(url: bundle.url(forResource: "countries", withExtension: "csv")!)
    }

    /// An error in a file, with its location.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// Returns all countries, once for each year, in the order of the file.
    func read() throws -> [Country] {
        guard let data = try? Data(contentsOf: url) else {
            throw Failure(description: "\(url.path) cannot be read; it has to be a file of countries.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure(description: "\(url.path) is not UTF-8 text.")
        }
        return try Self.countries(in: text, file: url.lastPathComponent)
    }

    private static let header = "name,iso2,continent,population_2018,population_2019"

    static func countries(in text: String, file: String) throws -> [Country] {
        var countries: [Country] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        let first = lines.first?.drop { $0 == "\u{FEFF}" } ?? ""
        guard first == header else {
            throw Failure(description: "\(file), line 1: the header has to be '\(header)'.")
        }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            countries += try row(line, place: "\(file), line \(index + 1)")
        }
        guard !countries.isEmpty else { throw Failure(description: "\(file) holds no country.") }
        return countries
    }

    private static func row(_ line: Substring, place: String) throws -> [Country] {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5 else {
            throw Failure(description: "\(place): there are \(fields.count) fields where 5 are needed.")
        }
        guard !fields[0].allSatisfy(\.isWhitespace) else { throw Failure(description: "\(place): the name is empty.") }
        guard let continent = Continent(rawValue: fields[2]) else {
            let known = Continent.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(description: "\(place): '\(fields[2])' is none of the continents \(known).")
        }
        return try zip(Year.allCases, fields[3...]).map { year, field in
            guard let population = Int(field), population >= 0 else {
                throw Failure(description: "\(place): the population in \(year.rawValue), '\(field)', is not a number.")
            }
            return Country(name: fields[0], continent: continent, year: year, population: population)
        }
    }
}
