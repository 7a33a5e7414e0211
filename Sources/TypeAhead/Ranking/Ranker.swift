import CTypeAhead

/// Finds the terms of a query in the text of records, and says how well they match.
///
/// The rules stand in <doc:Ranking>; `PlainSearch` in the tests says the same without haste. This runs for each record that may
/// match, so it allocates nothing and counts no references. It looks at one segment at a time. It belongs to whoever made it, who
/// frees it.
struct Ranker {
    let query: PreparedQuery
    private(set) var segment: TextSegment
    private(set) var text: UnsafePointer<UInt8>
    private(set) var starts: UnsafePointer<UInt32>
    private(set) var wordStarts: UnsafePointer<UInt64>
    /// What is looked for, and how often.
    let needles: UnsafeMutablePointer<TypeAheadTerm>
    let needleCount: Int
    let whole: TypeAheadTerm
    /// Room for the fields of the record that is looked at.
    let fields: UnsafeMutablePointer<Field>
    let fieldCount: Int
    /// Whether there is one term, one field, and nothing else to think of.
    private(set) var isPlain = false
    private(set) var hasReadings = false
    let hasInitials: Bool
    /// Whether accents were typed that records had better have.
    let hasAccents: Bool
    /// The records that may have the accents that were typed, if ``knowsAccented``.
    var accented: SlotBits?
    var knowsAccented = false

    /// A text field of a record.
    struct Field {
        var begin: Int
        var end: Int
        var rank: Int
        var length: Int { end - begin }
    }

    /// Looks at a segment.
    ///
    /// - Parameters:
    ///   - ranks: The rank of each text field, the lower the heavier.
    ///   - comparesAccents: Whether records with the typed accents are better.
    init(_ query: PreparedQuery, segment: TextSegment, ranks: [Int], comparesAccents: Bool = true) {
        self.query = query
        self.segment = segment
        text = segment.text.pointer
        starts = segment.starts.pointer
        wordStarts = segment.wordStarts.pointer
        needleCount = query.terms.count
        needles = .allocate(capacity: max(needleCount, 1))
        for (index, term) in query.terms.enumerated() { (needles + index).initialize(to: term.needle) }
        whole = query.whole?.needle ?? TypeAheadTerm(bytes: text, length: 0, head: 0, mask: 0)
        fieldCount = ranks.count
        fields = .allocate(capacity: ranks.count)
        for (index, rank) in ranks.enumerated() { (fields + index).initialize(to: Field(begin: 0, end: 0, rank: rank)) }
        hasInitials = query.terms.contains(where: \.isInitials)
        hasAccents = query.hasAccents && comparesAccents
        move(to: segment)
    }

    func free() {
        accented?.free()
        needles.deallocate()
        fields.deallocate()
    }

    /// Looks at another segment from now on.
    mutating func move(to segment: TextSegment) {
        self.segment = segment
        text = segment.text.pointer
        starts = segment.starts.pointer
        wordStarts = segment.wordStarts.pointer
        hasReadings = segment.hasReadings
        isPlain = needleCount == 1 && fieldCount == 1 && !hasReadings && !hasInitials
        knowsAccented = false
    }

    /// How well a record matches; ``RankKey/none`` when it does not.
    ///
    /// - Parameter worst: A key above which it does not matter how well: then any key above this may be returned.
    @inline(__always)
    func key(_ slot: Int, worst: UInt64) -> UInt64 {
        guard isPlain else { return generalKey(slot, worst: worst) }
        let key = plainKey(slot, worst: worst)
        return hasAccents && key < Self.someMatch ? key | accentsBit(slot) : key
    }

    /// The key of a record that matches, when it does not matter how well.
    static let someMatch = RankKey.none - 1

    @inline(__always)
    func isWordStart(_ offset: Int) -> Bool { wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0 }
}
