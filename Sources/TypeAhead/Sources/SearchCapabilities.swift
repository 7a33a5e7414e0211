/// The capabilities of a source of results.
public struct SearchCapabilities: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Finds terms inside words, not only at word starts.
    public static let insideWords = SearchCapabilities(rawValue: 1 << 0)

    /// Typo tolerance.
    public static let typos = SearchCapabilities(rawValue: 1 << 1)

    /// Phrases.
    public static let phrases = SearchCapabilities(rawValue: 1 << 2)

    /// Exclusions.
    public static let exclusions = SearchCapabilities(rawValue: 1 << 3)

    /// Filters by equality with values, also excluded ones.
    public static let filters = SearchCapabilities(rawValue: 1 << 4)

    /// Scopes.
    public static let scopes = SearchCapabilities(rawValue: 1 << 5)

    /// Offsets of the first record.
    public static let offsets = SearchCapabilities(rawValue: 1 << 6)

    /// Facet counts of scopes.
    public static let scopeCounts = SearchCapabilities(rawValue: 1 << 7)

    /// Facet counts of values.
    public static let valueCounts = SearchCapabilities(rawValue: 1 << 8)

    /// Counts of all matches. Otherwise, the total of complete results is only a lower bound.
    public static let exactTotals = SearchCapabilities(rawValue: 1 << 9)

    /// The ranges of matches in texts.
    public static let ranges = SearchCapabilities(rawValue: 1 << 10)

    /// Intermediate results.
    public static let streaming = SearchCapabilities(rawValue: 1 << 11)

    /// Answers on this device. Unfinished input is sent to no other kind of source.
    public static let local = SearchCapabilities(rawValue: 1 << 12)

    /// Filters by comparisons and parts of texts: every ``SearchFilter/Condition`` but equality.
    public static let comparisons = SearchCapabilities(rawValue: 1 << 13)

    /// Alternatives of criteria.
    public static let alternatives = SearchCapabilities(rawValue: 1 << 14)

    /// Search in some of the text fields.
    public static let fields = SearchCapabilities(rawValue: 1 << 15)

    /// Facet counts of text fields.
    public static let fieldCounts = SearchCapabilities(rawValue: 1 << 16)

    /// All capabilities.
    public static let all = SearchCapabilities(rawValue: 1 << 17 - 1)
}

extension SearchCapabilities: CustomStringConvertible {
    /// The names of the capabilities, such as "exclusions, scopes"; empty for an empty set.
    public var description: String {
        let names: [(SearchCapabilities, String)] = [
            (.insideWords, "inside words"), (.typos, "typos"), (.phrases, "phrases"),
            (.exclusions, "exclusions"), (.filters, "filters"), (.scopes, "scopes"), (.offsets, "offsets"),
            (.scopeCounts, "facet counts of scopes"), (.valueCounts, "facet counts of values"),
            (.exactTotals, "exact totals"),
            (.ranges, "ranges"), (.streaming, "streaming"), (.local, "local"),
            (.comparisons, "comparisons"), (.alternatives, "alternatives"),
            (.fields, "fields"), (.fieldCounts, "facet counts of fields"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension SearchQuery {
    /// The capabilities that a source needs to answer the query.
    public var neededCapabilities: SearchCapabilities {
        var needed: SearchCapabilities = []
        if hasAlternatives { needed.insert(.alternatives) }
        for criterion in criteria { needed.formUnion(criterion.neededCapabilities) }
        if scope != nil { needed.insert(.scopes) }
        if fields != nil { needed.insert(.fields) }
        if facetCounts.contains(.fields) { needed.insert(.fieldCounts) }
        if offset > 0 { needed.insert(.offsets) }
        if facetCounts.contains(.scopes) { needed.insert(.scopeCounts) }
        if facetCounts.contains(.values) { needed.insert(.valueCounts) }
        return needed
    }
}

extension SearchCriterion {
    /// The capabilities that a source needs to evaluate the criterion.
    var neededCapabilities: SearchCapabilities {
        switch self {
        case .term(let term): term.isPhrase ? [.insideWords, .phrases] : .insideWords
        case .exclusion(let term):
            term.isPhrase ? [.insideWords, .exclusions, .phrases] : [.insideWords, .exclusions]
        case .filter(let filter): filter.neededCapability
        }
    }
}

extension SearchFilter {
    /// The capability that a source needs to evaluate the filter.
    var neededCapability: SearchCapabilities {
        if case .equal = condition { .filters } else { .comparisons }
    }
}
