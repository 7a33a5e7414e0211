import Foundation

/// A country with the number of people who lived there in one year.
struct Country: Hashable {
    let name: String
    let continent: Continent
    let year: Year
    let population: Int
}

enum Continent: String, CaseIterable {
    case africa = "Africa"
    case asia = "Asia"
    case europe = "Europe"
    case northAmerica = "North America"
    case oceania = "Oceania"
    case southAmerica = "South America"
}

enum Year: Int, CaseIterable {
    case y2018 = 2018
    case y2019 = 2019
}

extension Country {
    /// Whether the country is what somebody looks for.
    func matches(_ query: CountryQuery) -> Bool {
        if let year = query.year, year != self.year { return false }
        if !query.continents.isEmpty, !query.continents.contains(continent) { return false }
        if query.text.isEmpty { return true }
        return name.range(of: query.text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}

/// What somebody looks for: a part of the name, any of some continents, and a year or all.
struct CountryQuery: Hashable {
    var text = ""
    var continents: [Continent] = []
    var year: Year?

    /// Whether it asks for nothing but a year.
    var isEmpty: Bool { text.isEmpty && continents.isEmpty }
}
