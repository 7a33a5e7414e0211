import TypeAhead

/// A test record.
struct Plant: Hashable, Sendable {
    let name: String
    let color: String
    let place: String
}

extension Plant {
    static let all: [Plant] = {
        let names = [
            "rose", "red rose", "tulip", "red tulip", "rosemary", "oak", "old oak", "ash", "mountain ash", "lily",
            "water lily", "violet", "iris", "water iris", "poppy", "red poppy", "thyme", "wild thyme", "mint",
            "water mint",
        ]
        let colors = ["red", "white", "blue"]
        let places = ["garden", "wood"]
        return names.enumerated().map { index, name in
            Plant(name: name, color: colors[index % 3], place: places[index / 2 % 2])
        }
    }()

    /// Whether a query matches the plant.
    func matches(_ query: SearchQuery) -> Bool {
        query.terms.allSatisfy { name.contains($0.text) } && !query.exclusions.contains { name.contains($0.text) }
            && (query.filters.isEmpty || query.chosenValues(of: "color").contains(color))
            && (query.scope == nil || query.scope == place)
    }

    /// The results of a query.
    static func search(_ query: SearchQuery, in plants: [Plant] = all) -> SearchResults<Plant> {
        let found = plants.filter { $0.matches(query) }
        let page = found.dropFirst(query.offset).prefix(query.limit)
        return SearchResults(hits: page.map { SearchHit(record: $0, tier: .inside) }, total: found.count)
    }
}

extension SearchQuery {
    /// A query for the words of a text.
    static func text(_ text: String) -> SearchQuery {
        SearchQuery(terms: text.split(separator: " ").map { SearchTerm(String($0)) })
    }
}

extension SearchResults<Plant> {
    var names: [String] { hits.map(\.record.name) }
}
