import Foundation

/// The stored form. Keys never change their meaning. A change that older versions would misread increments the version; a new key that
/// they may ignore does not.
extension SearchRestorationState: Codable {
    /// The version of the form that this library writes.
    public static var version: Int { 1 }

    private enum CodingKeys: String, CodingKey {
        case version, query, isActive, text, tokens, focus, textSelection, selection, anchor, asOf
    }

    /// Reads a state. Missing keys have the defaults of the initializer, and unknown keys are ignored.
    ///
    /// - Throws: `DecodingError` if a value has a wrong type, or for a later version than ``version``. The app then begins with an
    ///   empty screen.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let version = try values.decode(Int.self, forKey: .version)
        guard (1...Self.version).contains(version) else {
            throw DecodingError.dataCorruptedError(
                forKey: .version,
                in: values,
                debugDescription:
                    "The state of the search has version \(version), but this library reads versions 1 to \(Self.version)."
            )
        }
        self.init(
            query: try values.decodeIfPresent(SearchQuery.self, forKey: .query) ?? SearchQuery(),
            isActive: try values.decodeIfPresent(Bool.self, forKey: .isActive) ?? false,
            text: try values.decodeIfPresent(String.self, forKey: .text) ?? "",
            tokens: try values.decodeIfPresent([SearchFilter].self, forKey: .tokens) ?? [],
            // A part of the screen that a later version knows is no reason to lose the rest.
            focus: try values.decodeIfPresent(String.self, forKey: .focus).flatMap(Focus.init),
            textSelection: try Self.range(.textSelection, in: values),
            selection: try values.decodeIfPresent(RecordID.self, forKey: .selection),
            anchor: try values.decodeIfPresent(Anchor.self, forKey: .anchor),
            asOf: try values.decodeIfPresent(Double.self, forKey: .asOf).map(Date.init(timeIntervalSinceReferenceDate:))
        )
    }

    private static func range(
        _ key: CodingKeys,
        in values: KeyedDecodingContainer<CodingKeys>
    ) throws -> Range<Int>? {
        guard let bounds = try values.decodeIfPresent([Int].self, forKey: key) else { return nil }
        guard bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1] else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: values,
                debugDescription: "\(key.stringValue) needs two ascending offsets, but is \(bounds)."
            )
        }
        return bounds[0]..<bounds[1]
    }

    /// Writes the state. Properties with their defaults are omitted.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.version, forKey: .version)
        if query != SearchQuery() { try values.encode(query, forKey: .query) }
        if isActive { try values.encode(isActive, forKey: .isActive) }
        if !text.isEmpty { try values.encode(text, forKey: .text) }
        if !tokens.isEmpty { try values.encode(tokens, forKey: .tokens) }
        try values.encodeIfPresent(focus?.rawValue, forKey: .focus)
        if let textSelection {
            try values.encode([textSelection.lowerBound, textSelection.upperBound], forKey: .textSelection)
        }
        try values.encodeIfPresent(selection, forKey: .selection)
        try values.encodeIfPresent(anchor, forKey: .anchor)
        // A number, regardless of the encoder's strategy for dates.
        try values.encodeIfPresent(asOf?.timeIntervalSinceReferenceDate, forKey: .asOf)
    }
}

extension SearchRestorationState.Anchor: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, rank, offset, neighbours
    }

    /// Reads a position.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(RecordID.self, forKey: .id)
        rank = try values.decodeIfPresent(Int.self, forKey: .rank) ?? 0
        offset = try values.decodeIfPresent(Double.self, forKey: .offset) ?? 0
        neighbours = try values.decodeIfPresent([RecordID].self, forKey: .neighbours) ?? []
    }

    /// Writes the position.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(rank, forKey: .rank)
        try values.encode(offset, forKey: .offset)
        try values.encode(neighbours, forKey: .neighbours)
    }
}
