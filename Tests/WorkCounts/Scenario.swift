/// A sequence of operations whose work is counted.
struct Scenario {
    let name: String
    let run: () -> SearchWork
}

extension Scenario {
    /// The fields of a place.
    private static let fields: [SearchField<Place>] = [
        .text("name") { $0.name },
        .filter("continent") { [$0.continent] },
        .scopes { [$0.year] },
    ]

    /// One segment, so that a search uses one thread.
    private static let places = Place.fixed(20_000)

    static var all: [Scenario] {
        let index = SearchIndex(places, fields: fields)
        let fuzzy = SearchIndex(places, fields: fields, typos: .none, fuzzy: .always)
        return [
            Scenario(name: "type a word") { type("san marino", in: index) },
            Scenario(name: "type a word with narrowing") { type("san marino", in: index, narrows: true) },
            Scenario(name: "type a word with diacritics") { type("ñemáka", in: index) },
            Scenario(name: "type a word in Cyrillic script") { type("москва", in: index) },
            Scenario(name: "type a word with a typo") { type("berlnimo", in: index) },
            Scenario(name: "type several words and an exclusion") { type("ma ox lin -ber", in: index) },
            Scenario(name: "type with a filter and a scope") {
                type("wilham", in: index) {
                    $0.filters = .values("continent", ["Asia", "Europe"])
                    $0.scope = "2013"
                }
            },
            Scenario(name: "type with facet counts") {
                type("oxfor", in: index) { $0.facetCounts = [.scopes, .values] }
            },
            Scenario(name: "type with fuzzy matching") { type("brlnm", in: fuzzy) },
            Scenario(name: "list all records") { index.search(SearchQuery()).work },
            Scenario(name: "highlight a page") {
                let results = index.search(SearchQuery(parsing: "ma ri"))
                for hit in results.hits { _ = hit.matches }
                return results.work
            },
            Scenario(name: "insert and remove 300 records") {
                var changed = index
                for place in Place.fixed(300) {
                    changed.insert(Place(id: 100_000 + place.id, name: place.name, continent: "Asia", year: "2011"))
                }
                for id in 0..<300 { changed.remove(id: 100_000 + id) }
                return changed.search(SearchQuery(parsing: "ma")).work
            },
        ]
    }

    /// Searches for each prefix of a text.
    private static func type(
        _ text: String,
        in index: SearchIndex<Place>,
        narrows: Bool = false,
        _ choose: (inout SearchQuery) -> Void = { _ in }
    ) -> SearchWork {
        var work = SearchWork()
        var narrowing = SearchNarrowing()
        for length in 1...text.count {
            var query = SearchQuery(parsing: String(text.prefix(length)))
            choose(&query)
            let results = narrows ? index.search(query, narrowing: &narrowing) : index.search(query)
            work += results.work
        }
        return work
    }
}
