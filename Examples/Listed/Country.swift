import Foundation

/// A country with its population in one year.
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
