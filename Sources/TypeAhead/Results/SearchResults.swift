/// What a search found.
public struct SearchResults<Record: Sendable>: Sendable {
    /// The records asked for, best first: ``SearchQuery/limit`` of them from ``SearchQuery/offset`` on, or as many as there are.
    public var hits: [SearchHit<Record>]

    /// The number of all records found; of those found up to now while ``isComplete`` is false.
    public var total: Int

    /// Whether all records were looked at.
    public var isComplete: Bool

    /// The number of records in each scope, when ``SearchQuery/counts`` asks for it.
    public var scopeCounts: [String: Int]

    /// The number of records for each value of each filter field, when ``SearchQuery/counts`` asks for it.
    public var valueCounts: [String: [String: Int]]

    /// Makes results of their parts.
    public init(
        hits: [SearchHit<Record>] = [],
        total: Int = 0,
        isComplete: Bool = true,
        scopeCounts: [String: Int] = [:],
        valueCounts: [String: [String: Int]] = [:]
    ) {
        self.hits = hits
        self.total = total
        self.isComplete = isComplete
        self.scopeCounts = scopeCounts
        self.valueCounts = valueCounts
    }
}

/// A record that a search found.
public struct SearchHit<Record: Sendable>: Sendable {
    /// The record.
    public var record: Record

    /// How well it matches.
    public var tier: SearchTier

    /// Where it matches, in the order of the index's fields; only fields in which something was found.
    public var matches: [FieldMatch]

    /// Makes a hit of its parts.
    public init(record: Record, tier: SearchTier, matches: [FieldMatch] = []) {
        self.record = record
        self.tier = tier
        self.matches = matches
    }
}

/// Where terms were found in one text field of a record.
public struct FieldMatch: Hashable, Sendable {
    /// The name of the field.
    public var field: String

    /// The text of the field, into which the ranges point.
    public var text: String

    /// What to mark, in the order of the text and without overlaps. No range cuts a character that a person sees.
    public var ranges: [Range<String.Index>]

    /// Makes a match of its parts.
    public init(field: String, text: String, ranges: [Range<String.Index>]) {
        self.field = field
        self.text = text
        self.ranges = ranges
    }
}
