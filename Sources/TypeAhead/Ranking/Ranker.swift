import CTypeAhead

/// Matches the terms of a query against records, and ranks the matches.
///
/// <doc:Ranking> describes the rules; `PlainSearch` in the tests is a simple reference implementation. Runs for each candidate
/// record, so it does not allocate or count references. Processes one segment at a time.
struct Ranker: ~Copyable {
    let query: PreparedQuery
    /// The folded text of the segment, once ``open()`` was called.
    private(set) var texts: FoldedTexts
    /// A segment whose text has not been read; nil once it is open.
    private var unread: TextSegment?
    private(set) var text: UnsafePointer<UInt8>
    private(set) var starts: UnsafePointer<UInt32>
    private(set) var wordStarts: UnsafePointer<UInt64>
    /// The folded terms.
    let needles: UnsafeMutablePointer<TypeAheadTerm>
    let needleCount: Int
    let whole: TypeAheadTerm
    /// For each field, whether terms are searched in it; nil if they are searched in all.
    let searchedFields: [Bool]?
    /// Storage for the fields of the current record. Those that are not searched have length 0.
    let fields: UnsafeMutablePointer<Field>
    let fieldCount: Int
    /// Whether the fast path applies: one term, one field whose positions are compared, no readings and no Korean initials.
    private(set) var isPlain = false
    private(set) var hasReadings = false
    let hasInitials: Bool
    /// Whether the query has diacritics, and records with them rank first.
    let hasDiacritics: Bool
    /// The records that may have the typed diacritics, valid if ``knowsDiacriticSlots``.
    var diacriticSlots = SlotBitSet(slots: 0)
    var knowsDiacriticSlots = false

    /// A text field of a record.
    struct Field {
        var begin: Int
        var end: Int
        var rank: FieldRank
        var length: Int { end - begin }
    }

    /// Makes a ranker for the texts of a segment.
    ///
    /// - Parameters:
    ///   - ranks: The rank of each text field.
    ///   - comparesDiacritics: Whether records with the typed diacritics rank first.
    init(_ query: PreparedQuery, texts: FoldedTexts, ranks: [FieldRank], comparesDiacritics: Bool = true) {
        self.query = query
        self.texts = texts
        text = texts.text.pointer
        starts = texts.starts.pointer
        wordStarts = texts.wordStarts.pointer
        needleCount = query.terms.count
        needles = .allocate(capacity: max(needleCount, 1))
        for (index, term) in query.terms.enumerated() { (needles + index).initialize(to: term.needle) }
        // Not by optional chaining: with it, Swift 6.3 with optimization releases an object that does not exist if `whole` is nil.
        if let known = query.whole {
            whole = known.needle
        } else {
            whole = TypeAheadTerm(bytes: text, length: 0, head: 0, mask: 0)
        }
        fieldCount = ranks.count
        fields = .allocate(capacity: ranks.count)
        for (index, rank) in ranks.enumerated() { (fields + index).initialize(to: Field(begin: 0, end: 0, rank: rank)) }
        searchedFields = query.searchedFields
        hasInitials = query.terms.contains(where: \.isInitials)
        hasDiacritics = query.hasDiacritics && comparesDiacritics
        setFlags(hasReadings: texts.hasReadings)
    }

    deinit {
        needles.deallocate()
        fields.deallocate()
    }

    /// Changes the segment. The text of a stored segment is not read before ``open()``.
    mutating func move(to segment: TextSegment) {
        if let texts = segment.textsInMemory {
            unread = nil
            use(texts)
        } else {
            unread = segment
        }
        setFlags(hasReadings: segment.hasReadings)
    }

    private mutating func setFlags(hasReadings: Bool) {
        self.hasReadings = hasReadings
        isPlain =
            needleCount == 1 && fieldCount == 1 && fields[0].rank.comparesPositions && !hasReadings && !hasInitials
        knowsDiacriticSlots = false
    }

    /// Whether the text of the segment can be compared.
    @inline(__always)
    var isOpen: Bool { unread == nil }

    /// Reads the text of the segment. Precedes all comparisons.
    @inline(__always)
    mutating func open() {
        guard let unread else { return }
        use(unread.texts)
        self.unread = nil
    }

    private mutating func use(_ texts: FoldedTexts) {
        self.texts = texts
        text = texts.text.pointer
        starts = texts.starts.pointer
        wordStarts = texts.wordStarts.pointer
    }

    /// The key of a record; ``RankKey/none`` if it does not match.
    ///
    /// - Parameter worst: A bound: for a key above it, any key above it may be returned.
    @inline(__always)
    func key(_ slot: Int, worst: UInt64) -> UInt64 {
        guard isPlain else { return generalKey(slot, worst: worst) }
        let key = plainKey(slot, worst: worst)
        return addingDiacritics(to: key, slot, worst: worst)
    }

    /// The key of a matching record whose exact rank is irrelevant.
    static let someMatch = RankKey.none - 1

    @inline(__always)
    func isWordStart(_ offset: Int) -> Bool { wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0 }
}
