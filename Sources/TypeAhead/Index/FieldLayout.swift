/// The fields of an index, by kind.
struct FieldLayout<Record: Sendable>: Sendable {
    /// A text field.
    struct Text: Sendable {
        let name: String
        let value: @Sendable (Record) -> String
        let rank: FieldRank
    }

    /// Alternative spellings of a text field.
    struct Readings: Sendable {
        /// The index of the field among the text fields.
        let field: Int
        let values: @Sendable (Record) -> [String]
    }

    /// A field of exact values.
    struct Values: Sendable {
        let name: String
        let grouping: FilterGrouping
        let values: @Sendable (Record) -> [String]
    }

    /// A field of values with an order.
    struct Ordered: Sendable {
        let name: String
        let type: SearchValueType
        let grouping: FilterGrouping
        let keys: @Sendable (Record) -> [OrderedKey]
    }

    let texts: [Text]
    let readings: [Readings]
    let filters: [Values]
    let ordered: [Ordered]
    let scopes: Values?

    /// The number of filter fields, and one more for the scopes if there are any.
    var valueFields: Int { filters.count + (scopes == nil ? 0 : 1) }

    init(_ fields: [SearchField<Record>]) {
        var texts: [(name: String, weight: Double, comparesPositions: Bool, value: @Sendable (Record) -> String)] = []
        var readings: [(name: String, values: @Sendable (Record) -> [String])] = []
        var filters: [Values] = []
        var ordered: [Ordered] = []
        var scopes: [Values] = []
        for field in fields {
            switch field.kind {
            case .text(let weight, let comparesPositions, let value):
                texts.append((field.name, weight, comparesPositions, value))
            case .reading(let name, let values): readings.append((name, values))
            case .filter(let grouping, let values):
                filters.append(Values(name: field.name, grouping: grouping, values: values))
            case .ordered(let type, let grouping, let keys):
                ordered.append(Ordered(name: field.name, type: type, grouping: grouping, keys: keys))
            case .scopes(let values): scopes.append(Values(name: field.name, grouping: .any, values: values))
            }
        }
        precondition(!texts.isEmpty, "SearchIndex: at least one of the fields must be a text field.")
        precondition(scopes.count <= 1, "SearchIndex: only one field can say in which scopes a record is.")
        let names = texts.map(\.name) + filters.map(\.name) + ordered.map(\.name)
        precondition(Set(names).count == names.count, "SearchIndex: two fields have one name among \(names).")
        if let field = texts.first(where: { $0.weight.isNaN }) {
            preconditionFailure("SearchIndex: the weight of the field \"\(field.name)\" is not a number.")
        }
        let weights = Set(texts.map(\.weight)).sorted(by: >)
        self.texts = texts.map { text in
            let order = weights.firstIndex(of: text.weight) ?? 0
            return Text(
                name: text.name,
                value: text.value,
                rank: FieldRank(order: order, comparesPositions: text.comparesPositions)
            )
        }
        self.readings = readings.map { reading in
            guard let field = texts.firstIndex(where: { $0.name == reading.name }) else {
                preconditionFailure("SearchIndex: readings of \"\(reading.name)\", but no text field has this name.")
            }
            return Readings(field: field, values: reading.values)
        }
        self.filters = filters
        self.ordered = ordered
        self.scopes = scopes.first
    }
}
