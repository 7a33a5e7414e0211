/// A cache of the matches of recent queries. A longer query searches only the matches of a shorter one.
///
/// The results are the same as without the cache. It keeps several recent queries, so that deleting characters benefits, too. A
/// change of the index invalidates it.
public struct SearchNarrowing: Sendable {
    /// A query and its matches.
    struct Entry: Sendable {
        let query: PreparedQuery
        let version: IndexVersion
        /// Whether the sets include matches with typos.
        let allowsTypos: Bool
        let matches: [SlotSet]
        let total: Int
    }

    private var entries: [Entry] = []
    private static let capacity = 8

    /// Makes an empty cache.
    public init() {}

    /// The entry with the fewest matches that includes all matches of a query, with or without typos.
    func entry(for query: PreparedQuery, version: IndexVersion, allowsTypos: Bool = false) -> Entry? {
        let useful = entries.filter { entry in
            entry.version === version && (entry.allowsTypos || !allowsTypos)
                && query.implies(entry.query, allowsTypos: allowsTypos)
        }
        return useful.min { $0.total < $1.total }
    }

    /// Adds an entry.
    mutating func keep(_ entry: Entry) {
        entries.removeAll { $0.version !== entry.version }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }
}

extension PreparedQuery {
    /// Whether each match of this query is a match of the other one.
    ///
    /// A longer term has fewer matches, provided that it permits no more typos. A longer exclusion has more matches.
    func implies(_ other: PreparedQuery, allowsTypos: Bool) -> Bool {
        guard isUnanswerable == other.isUnanswerable, other.scope == nil || other.scope == scope,
            other.searchedFields == nil || other.searchedFields == searchedFields,
            other.exclusions.isEmpty || other.searchedFields == searchedFields
        else { return false }
        let hasTerms = other.terms.allSatisfy { known in
            terms.contains {
                $0.bytes.starts(with: known.bytes) && (!allowsTypos || $0.typoBudget <= known.typoBudget)
            }
        }
        let lacksExclusions = other.exclusions.allSatisfy { known in
            exclusions.contains { known.bytes.starts(with: $0.bytes) }
        }
        let hasValues = other.filters.groups.allSatisfy { known in
            filters.groups.contains { $0.implies(known) }
        }
        let lacksValues = other.filters.excludedCriteria.allSatisfy { filters.excludedCriteria.contains($0) }
        return hasTerms && lacksExclusions && hasValues && lacksValues
    }
}
