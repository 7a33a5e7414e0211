import TypeAhead

/// A country and its position in the file.
struct ListedCountry: Identifiable {
    let id: Int
    let country: Country
}

extension SearchIndex<ListedCountry> {
    /// Creates an index of countries by name, continent and year.
    init(_ countries: [Country]) {
        self.init(
            countries.enumerated().map { ListedCountry(id: $0, country: $1) },
            fields: [
                .text("name") { $0.country.name },
                .filter("continent") { [$0.country.continent.rawValue] },
                .scopes { [String($0.country.year.rawValue)] },
            ]
        )
    }
}
