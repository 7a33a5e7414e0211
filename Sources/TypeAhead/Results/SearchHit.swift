/// A record that a search found.
public struct SearchHit<Record: Sendable>: Sendable {
    /// The record.
    public var record: Record

    /// How well it matches.
    public var tier: SearchTier

    private var marking: Marking

    /// Where it matches, in the order of the index's fields; only fields in which something was found.
    ///
    /// An index finds it when it is asked for, each time anew, in the texts that the record has then: most records of a page are
    /// never drawn. That folds the texts once more, which takes a few microseconds.
    public var matches: [FieldMatch] {
        get {
            switch marking {
            case .known(let matches): matches
            case .onDemand(let marks, let segment, let slot):
                marks.matches(in: record, tier: tier, segment, Int(slot))
            }
        }
        set { marking = .known(newValue) }
    }

    /// Makes a hit of its parts.
    public init(record: Record, tier: SearchTier, matches: [FieldMatch] = []) {
        self.record = record
        self.tier = tier
        marking = .known(matches)
    }

    /// Makes a hit that finds out when asked where it matches.
    ///
    /// - Parameters:
    ///   - segment: The folded text in which the record was found.
    ///   - slot: The slot of the record in it.
    init(record: Record, tier: SearchTier, marks: HitMarks<Record>, _ segment: TextSegment, _ slot: Int) {
        self.record = record
        self.tier = tier
        marking = .onDemand(marks, segment, UInt16(slot))
    }

    private enum Marking: Sendable {
        case known([FieldMatch])
        case onDemand(HitMarks<Record>, TextSegment, UInt16)
    }
}
