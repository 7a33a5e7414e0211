/// A record in the results of a search.
public struct SearchHit<Record: Sendable>: Sendable {
    /// The record.
    public var record: Record

    /// The tier of the match.
    public var tier: SearchTier

    private var marking: Marking

    /// The matches in the order of the index's fields, without fields that have none.
    ///
    /// An index computes them on each access, from the current texts of the record, because most records of a page are never
    /// drawn. This folds the texts again, which takes a few microseconds.
    public var matches: [FieldMatch] {
        get {
            switch marking {
            case .known(let matches): matches
            case .onDemand(let marks): marks.matches(in: record, tier: tier)
            }
        }
        set { marking = .known(newValue) }
    }

    /// Makes a hit.
    public init(record: Record, tier: SearchTier, matches: [FieldMatch] = []) {
        self.record = record
        self.tier = tier
        marking = .known(matches)
    }

    /// Makes a hit that computes its matches on access.
    init(record: Record, tier: SearchTier, marks: HitMarks<Record>) {
        self.record = record
        self.tier = tier
        marking = .onDemand(marks)
    }

    private enum Marking: Sendable {
        case known([FieldMatch])
        case onDemand(HitMarks<Record>)
    }
}
