/// What a source of results can do.
public struct SearchCapabilities: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Finds terms inside words, not only where a word begins.
    public static let insideWords = SearchCapabilities(rawValue: 1 << 0)

    /// Forgives typing errors.
    public static let typos = SearchCapabilities(rawValue: 1 << 1)

    /// Finds phrases.
    public static let phrases = SearchCapabilities(rawValue: 1 << 2)

    /// Leaves out records that have what must not be there.
    public static let exclusions = SearchCapabilities(rawValue: 1 << 3)

    /// Leaves out records without the chosen values.
    public static let filters = SearchCapabilities(rawValue: 1 << 4)

    /// Leaves out records of other scopes.
    public static let scopes = SearchCapabilities(rawValue: 1 << 5)

    /// Lists records from any offset on.
    public static let offsets = SearchCapabilities(rawValue: 1 << 6)

    /// Counts the records of each scope.
    public static let scopeCounts = SearchCapabilities(rawValue: 1 << 7)

    /// Counts the records of each value.
    public static let valueCounts = SearchCapabilities(rawValue: 1 << 8)

    /// Counts all records that it found. Without it, the total of a complete answer is only a lower bound.
    public static let exactTotals = SearchCapabilities(rawValue: 1 << 9)

    /// Says where in a text it found what.
    public static let ranges = SearchCapabilities(rawValue: 1 << 10)

    /// Hands over what it found while it goes on searching.
    public static let streaming = SearchCapabilities(rawValue: 1 << 11)

    /// Answers from this device. What is only half typed leaves it through no other source.
    public static let local = SearchCapabilities(rawValue: 1 << 12)

    /// All of them.
    public static let all = SearchCapabilities(rawValue: 1 << 13 - 1)
}

extension SearchCapabilities: CustomStringConvertible {
    /// The names of what is in the set, such as "exclusions, scopes"; empty for an empty one.
    public var description: String {
        let names: [(SearchCapabilities, String)] = [
            (.insideWords, "inside words"), (.typos, "typing errors"), (.phrases, "phrases"),
            (.exclusions, "exclusions"), (.filters, "filters"), (.scopes, "scopes"), (.offsets, "offsets"),
            (.scopeCounts, "counts of scopes"), (.valueCounts, "counts of values"), (.exactTotals, "exact totals"),
            (.ranges, "ranges"), (.streaming, "streaming"), (.local, "local"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension SearchQuery {
    /// What a source has to be able to do, so that its answer is what the query asks for.
    public var neededCapabilities: SearchCapabilities {
        var needed: SearchCapabilities = []
        if !terms.isEmpty || !exclusions.isEmpty { needed.insert(.insideWords) }
        if (terms + exclusions).contains(where: \.isPhrase) { needed.insert(.phrases) }
        if !exclusions.isEmpty { needed.insert(.exclusions) }
        if filters.contains(where: { !$0.value.isEmpty }) { needed.insert(.filters) }
        if scope != nil { needed.insert(.scopes) }
        if offset > 0 { needed.insert(.offsets) }
        if counts.contains(.scopes) { needed.insert(.scopeCounts) }
        if counts.contains(.values) { needed.insert(.valueCounts) }
        return needed
    }
}
