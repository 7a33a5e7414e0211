import Foundation
import Testing
import TypeAhead

@testable import listed

@Suite("Country file")
struct CountryFileTests {
    private let header = "name,iso2,continent,population_2018,population_2019\n"

    private func reason(_ rows: String) -> String? {
        do {
            _ = try CountryFile.countries(in: header + rows, file: "c.csv")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test
    func `Each country of the file appears once per year`() throws {
        let countries = try CountryFile.default.read()
        #expect(countries.count == 472)
        #expect(Set(countries.map(\.name)).count == 236)
        #expect(countries.filter { $0.year == .y2018 }.map(\.population).reduce(0, +) == 7_631_067_976)
        #expect(countries.filter { $0.year == .y2019 }.map(\.population).reduce(0, +) == 7_713_429_991)
    }

    @Test(
        arguments: [
            ("A,AA,Asia,1\n", "c.csv, line 2: there are 4 fields where 5 are needed."),
            ("A,AA,Asia,1,2\n,BB,Asia,1,2\n", "c.csv, line 3: the name is empty."),
            ("A,AA,Asia,1,x\n", "c.csv, line 2: the population in 2019, 'x', is not a number."),
            ("A,AA,Asia,-1,2\n", "c.csv, line 2: the population in 2018, '-1', is not a number."),
            (
                "A,AA,Atlantis,1,2\n",
                "c.csv, line 2: 'Atlantis' is none of the continents Africa, Asia, Europe, North America, Oceania, "
                    + "South America."
            ),
            ("", "c.csv holds no country."),
        ]
    )
    func `A malformed row is reported with its line number`(rows: String, expected: String) {
        #expect(reason(rows) == expected)
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func `Only line feeds and carriage returns end a line`(end: String, other: String) {
        let rows = header.dropLast() + end + "A\(other)A,AA,Asia,1,2" + end + "B,BB,Asia,1" + end
        #expect(throws: CountryFile.Failure(description: "c.csv, line 3: there are 4 fields where 5 are needed.")) {
            try CountryFile.countries(in: String(rows), file: "c.csv")
        }
    }

    @Test
    func `A file without a header is rejected`() {
        let error = #expect(throws: CountryFile.Failure.self) {
            try CountryFile.countries(in: "A,AA,Asia,1,2\n", file: "c.csv")
        }
        #expect(error?.description.hasPrefix("c.csv, line 1: the header has to be 'name,iso2") == true)
    }

    @Test
    func `A byte order mark and Windows line endings are accepted`() throws {
        let text = "\u{FEFF}" + (header + "A,AA,Asia,1,2\n").replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try CountryFile.countries(in: text, file: "c.csv").count == 2)
    }

    @Test
    func `Case and diacritics of a name are ignored`() throws {
        let index = SearchIndex(try CountryFile.default.read())
        let found = { (text: String) in
            Set(index.search(SearchQuery(parsing: text)).hits.map(\.record.country.name))
        }
        #expect(found("SAO TOME") == ["São Tomé and Príncipe"])
        #expect(found("curacao") == ["Curaçao"])
    }
}
