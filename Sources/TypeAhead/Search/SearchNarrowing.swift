/// What is kept of the searches of somebody who types, so that a longer query looks only at what a shorter one found.
///
/// It answers as if nothing had been kept. Sets are kept of the last few queries, so that deleting letters comes back to them; a
/// change of the index makes all of them useless.
public struct SearchNarrowing: Sendable {
    /// A query and what it found.
    struct Entry: Sendable {
        let query: PreparedQuery
        let version: IndexVersion
        /// Whether the sets have what matches with typing errors, too.
        let forgivesTypos: Bool
        let matches: [SlotSet]
        let total: Int
    }

    private var entries: [Entry] = []
    private static let capacity = 8

    /// Keeps nothing yet.
    public init() {}

    /// The smallest kept set in which all matches of a query are, without typing errors or with them.
    func entry(for query: PreparedQuery, version: IndexVersion, forgivesTypos: Bool = false) -> Entry? {
        let useful = entries.filter { entry in
            entry.version === version && (entry.forgivesTypos || !forgivesTypos)
                && query.implies(entry.query, forgivesTypos: forgivesTypos)
        }
        return useful.min { $0.total < $1.total }
    }

    /// Keeps what a search found.
    mutating func keep(_ entry: Entry) {
        entries.removeAll { $0.version !== entry.version }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }
}

extension PreparedQuery {
    /// Whether whatever matches this query matches another one, too.
    ///
    /// A term that grows takes records away, if no more errors are forgiven in it than before; an excluded term that grows brings some
    /// back.
    func implies(_ other: PreparedQuery, forgivesTypos: Bool) -> Bool {
        guard isUnanswerable == other.isUnanswerable, other.scope == nil || other.scope == scope else { return false }
        let hasTerms = other.terms.allSatisfy { known in
            terms.contains {
                $0.bytes.starts(with: known.bytes) && (!forgivesTypos || $0.typoBudget <= known.typoBudget)
            }
        }
        let lacksExclusions = other.exclusions.allSatisfy { known in
            exclusions.contains { known.bytes.starts(with: $0.bytes) }
        }
        let hasValues = other.filters.allSatisfy { known in
            filters.contains { $0.field == known.field && Set($0.values).isSubset(of: known.values) }
        }
        return hasTerms && lacksExclusions && hasValues
    }
}
