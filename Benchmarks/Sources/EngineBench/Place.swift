import TypeAhead

/// A searched record.
struct Place: Identifiable, Sendable {
    let id: Int
    let name: String
    let continent: String
    let year: String

    /// The indexed fields of a place.
    static let fields: [SearchField<Place>] = [
        .text("name") { $0.name }, .filter("continent") { [$0.continent] }, .scopes { [$0.year] },
    ]
}

/// The most frequent value. As a filter it excludes the fewest places, which is the most work.
func commonest(_ values: some Sequence<String>) -> String {
    var counts: [String: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
}
