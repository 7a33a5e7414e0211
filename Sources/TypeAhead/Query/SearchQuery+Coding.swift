/// The stored form of queries. Its keys are part of stored data, so they never change their meaning. Every property with its default
/// is omitted, and unknown keys are ignored, so that older and newer versions read each other's queries.
extension SearchQuery: Codable {
    private enum CodingKeys: String, CodingKey {
        case terms, exclusions, filters, alternatives, scope, fields, limit, offset, facetCounts, countedFields
        case fieldCountLimit
    }

    /// Reads a query. Missing keys have the defaults of ``init(terms:exclusions:filters:alternatives:scope:fields:limit:offset:facetCounts:)``.
    ///
    /// - Throws: `DecodingError` if a value has a wrong type, or if the limit or the offset is negative.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        terms = try values.decodeIfPresent([SearchTerm].self, forKey: .terms) ?? []
        exclusions = try values.decodeIfPresent([SearchTerm].self, forKey: .exclusions) ?? []
        filters = try values.decodeIfPresent([SearchFilter].self, forKey: .filters) ?? []
        alternatives = try values.decodeIfPresent([[SearchCriterion]].self, forKey: .alternatives) ?? []
        scope = try values.decodeIfPresent(String.self, forKey: .scope)
        fields = try values.decodeIfPresent(Set<String>.self, forKey: .fields)
        limit = try Self.count(.limit, in: values) ?? limit
        offset = try Self.count(.offset, in: values) ?? offset
        facetCounts = FacetCounts(rawValue: try values.decodeIfPresent(Int.self, forKey: .facetCounts) ?? 0)
        countedFields = try values.decodeIfPresent(Set<String>.self, forKey: .countedFields)
        fieldCountLimit = try Self.count(.fieldCountLimit, in: values)
    }

    private static func count(_ key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>) throws -> Int? {
        guard let count = try values.decodeIfPresent(Int.self, forKey: key) else { return nil }
        guard count >= 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: values,
                debugDescription: "The \(key.stringValue) of a query must not be negative, but is \(count)."
            )
        }
        return count
    }

    /// Writes the query.
    public func encode(to encoder: any Encoder) throws {
        let defaults = SearchQuery()
        var values = encoder.container(keyedBy: CodingKeys.self)
        if !terms.isEmpty { try values.encode(terms, forKey: .terms) }
        if !exclusions.isEmpty { try values.encode(exclusions, forKey: .exclusions) }
        if !filters.isEmpty { try values.encode(filters, forKey: .filters) }
        if !alternatives.isEmpty { try values.encode(alternatives, forKey: .alternatives) }
        try values.encodeIfPresent(scope, forKey: .scope)
        try values.encodeIfPresent(fields?.sorted(), forKey: .fields)
        if limit != defaults.limit { try values.encode(limit, forKey: .limit) }
        if offset != defaults.offset { try values.encode(offset, forKey: .offset) }
        if !facetCounts.isEmpty { try values.encode(facetCounts.rawValue, forKey: .facetCounts) }
        try values.encodeIfPresent(countedFields?.sorted(), forKey: .countedFields)
        try values.encodeIfPresent(fieldCountLimit, forKey: .fieldCountLimit)
    }
}

extension SearchTerm: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, isPhrase
    }

    /// Reads a term.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(String.self, forKey: .text),
            isPhrase: try values.decodeIfPresent(Bool.self, forKey: .isPhrase) ?? false
        )
    }

    /// Writes the term.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(text, forKey: .text)
        if isPhrase { try values.encode(isPhrase, forKey: .isPhrase) }
    }
}

extension SearchFilter: Codable {
    private enum CodingKeys: String, CodingKey {
        case field, condition, isExcluded
    }

    /// Reads a filter.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(String.self, forKey: .field),
            try values.decode(Condition.self, forKey: .condition),
            isExcluded: try values.decodeIfPresent(Bool.self, forKey: .isExcluded) ?? false
        )
    }

    /// Writes the filter.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(field, forKey: .field)
        try values.encode(condition, forKey: .condition)
        if isExcluded { try values.encode(isExcluded, forKey: .isExcluded) }
    }
}

extension SearchFilter.Condition: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case equal, contains, less, lessOrEqual, greater, greaterOrEqual, range
    }

    /// Reads a condition: an object with one key, such as `{"less": "10MB"}` or `{"range": ["1MB", "10MB"]}`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let key = try values.onlyKey(of: "a condition of a filter")
        func value() throws -> String { try values.decode(String.self, forKey: key) }
        switch key {
        case .equal: self = .equal(try value())
        case .contains: self = .contains(try value())
        case .less: self = .less(try value())
        case .lessOrEqual: self = .lessOrEqual(try value())
        case .greater: self = .greater(try value())
        case .greaterOrEqual: self = .greaterOrEqual(try value())
        case .range:
            let bounds = try values.decode([String].self, forKey: .range)
            guard bounds.count == 2 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .range,
                    in: values,
                    debugDescription: "A range needs two values, but has \(bounds.count)."
                )
            }
            self = .range(bounds[0], bounds[1])
        }
    }

    /// Writes the condition.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .equal(let value): try values.encode(value, forKey: .equal)
        case .contains(let value): try values.encode(value, forKey: .contains)
        case .less(let value): try values.encode(value, forKey: .less)
        case .lessOrEqual(let value): try values.encode(value, forKey: .lessOrEqual)
        case .greater(let value): try values.encode(value, forKey: .greater)
        case .greaterOrEqual(let value): try values.encode(value, forKey: .greaterOrEqual)
        case .range(let first, let last): try values.encode([first, last], forKey: .range)
        }
    }
}

extension SearchCriterion: Codable {
    private enum CodingKeys: String, CodingKey {
        case term, exclusion, filter
    }

    /// Reads a criterion: an object with one key, such as `{"term": {"text": "cat"}}`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch try values.onlyKey(of: "a criterion of a query") {
        case .term: self = .term(try values.decode(SearchTerm.self, forKey: .term))
        case .exclusion: self = .exclusion(try values.decode(SearchTerm.self, forKey: .exclusion))
        case .filter: self = .filter(try values.decode(SearchFilter.self, forKey: .filter))
        }
    }

    /// Writes the criterion.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .term(let term): try values.encode(term, forKey: .term)
        case .exclusion(let term): try values.encode(term, forKey: .exclusion)
        case .filter(let filter): try values.encode(filter, forKey: .filter)
        }
    }
}

extension KeyedDecodingContainer {
    /// The only known key of an object that stores a case of an enumeration.
    fileprivate func onlyKey(of name: String) throws -> Key {
        guard allKeys.count == 1, let key = allKeys.first else {
            let found = allKeys.map(\.stringValue).sorted().joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: codingPath,
                    debugDescription: "Not \(name): it needs one known key, but has \(found.isEmpty ? "none" : found)."
                )
            )
        }
        return key
    }
}
