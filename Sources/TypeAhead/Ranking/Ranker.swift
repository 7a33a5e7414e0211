import CTypeAhead

/// Finds the terms of a query in the text of records, and says how well they match.
///
/// The rules stand in <doc:Ranking>; `PlainSearch` in the tests says the same without haste. This runs for each record that may
/// match, so it allocates nothing and counts no references. It belongs to whoever made it, who frees it.
struct Ranker {
    let query: PreparedQuery
    let segment: TextSegment
    private let text: UnsafePointer<UInt8>
    private let starts: UnsafePointer<UInt32>
    private let wordStarts: UnsafePointer<UInt64>
    /// What is looked for, and how often.
    private let needles: UnsafeMutablePointer<TypeAheadTerm>
    private let needleCount: Int
    private let whole: TypeAheadTerm
    /// Room for the fields of the record that is looked at.
    private let fields: UnsafeMutablePointer<Field>
    private let fieldCount: Int
    /// Whether there is one term, one field, and nothing else to think of.
    let isPlain: Bool
    private let hasReadings: Bool
    private let hasInitials: Bool
    private let hasAccents: Bool
    /// The records that may have the accents that were typed; nil when none were typed.
    private let accented: SlotBits?

    /// A text field of a record.
    struct Field {
        var begin: Int
        var end: Int
        var rank: Int
        var length: Int { end - begin }
    }

    /// - Parameter comparesAccents: Whether records with the typed accents are better. Finding them takes a look at all accents of the
    ///   segment.
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
        hasReadings = segment.hasReadings
        hasInitials = query.terms.contains(where: \.isInitials)
        hasAccents = query.hasAccents && comparesAccents
        isPlain = needleCount == 1 && fieldCount == 1 && !hasReadings && !hasInitials
        accented = hasAccents ? Self.slots(with: query, in: segment) : nil
    }

    /// The records that have one of the typed accents.
    private static func slots(with query: PreparedQuery, in segment: TextSegment) -> SlotBits? {
        guard let typed = query.terms.lazy.compactMap(\.accents.first).first else { return nil }
        let slots = SlotBits(slots: segment.count)
        let accents = segment.accents.pointer
        for index in 0..<segment.accents.count where UInt8(truncatingIfNeeded: accents[index]) == typed.mark {
            slots.insert(Int(accents[index] >> 48))
        }
        return slots
    }

    func free() {
        accented?.free()
        needles.deallocate()
        fields.deallocate()
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

    /// The bit of a key that says that the typed accents are missing.
    @inline(__always)
    private func accentsBit(_ slot: Int) -> UInt64 { accentsDiffer(slot) ? RankKey.accentsDiffer : 0 }

    /// Whether accents were typed that are missing.
    @inline(__always)
    private func accentsDiffer(_ slot: Int) -> Bool {
        guard let accented else { return false }
        return !accented.contains(slot) || !hasTypedAccents(slot)
    }

    /// Calls a closure for each slot of a set, while the text of those that follow is on its way from memory. Without that a search
    /// waits for memory most of the time.
    @inline(__always)
    func visit(in bits: SlotBits, _ body: (Int) -> Void) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.batch) { slots in
            var count = 0
            bits.visit { slot in
                slots[count] = Int32(truncatingIfNeeded: slot)
                typeahead_prefetch(starts + slot)
                count += 1
                guard count == Self.batch else { return }
                look(at: slots, count, body)
                count = 0
            }
            look(at: slots, count, body)
        }
    }

    private static let batch = 64

    @inline(__always)
    private func look(at slots: UnsafeMutableBufferPointer<Int32>, _ count: Int, _ body: (Int) -> Void) {
        for index in 0..<count { typeahead_prefetch(text + Int(starts[Int(slots[index])])) }
        for index in 0..<count { body(Int(slots[index])) }
    }

    /// Whether the query is one letter, and lists say which records begin with it.
    var isOneLetter: Bool { isPlain && query.terms[0].letter?.isExact == true && query.terms[0].fieldStart.isExact }

    /// How well a record matches of which lists say that its one field begins with the one letter. Its text is not read.
    @inline(__always)
    func oneLetterKey(_ slot: Int) -> UInt64 {
        let length = Int(starts[slot + 1]) - 1 - Int(starts[slot])
        let tier: SearchTier = length == needles.pointee.length ? .equal : .prefix
        return RankKey.make(tier, rank: 0, position: 0, length: length) | (hasAccents ? accentsBit(slot) : 0)
    }

    /// How long a record that begins with the one term can be, with the byte behind it, if its key is not above another one.
    @inline(__always)
    func longestBeginning(below key: UInt64) -> UInt32 {
        guard key >= RankKey.first(of: .prefix) else { return UInt32(needles.pointee.length) + 1 }
        // Records that have the accents stand before those that have not, however long they are.
        guard key < RankKey.first(of: .wordStartsInOrder), key & RankKey.accentsDiffer == 0 else { return .max }
        let length = RankKey.positionAndLength(key).length
        return length == RankKey.longest ? .max : UInt32(length) + 1
    }

    /// The key of a record that matches, when it does not matter how well.
    private static let someMatch = RankKey.none - 1

    @inline(__always)
    private func isWordStart(_ offset: Int) -> Bool { wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0 }

    /// One term in one field.
    @inline(__always)
    private func plainKey(_ slot: Int, worst: UInt64) -> UInt64 {
        let begin = Int(starts[slot])
        let end = Int(starts[slot + 1]) - 1
        var place = typeahead_find(text, begin, end, needles)
        if place < 0 { return RankKey.none }
        if place == begin {
            let tier: SearchTier = end - begin == needles.pointee.length ? .equal : .prefix
            return RankKey.make(tier, rank: 0, position: 0, length: end - begin)
        }
        // Worse than a beginning of the field: if that is too bad already, the rest need not be known.
        if worst < RankKey.first(of: .wordStartsInOrder) { return Self.someMatch }
        let first = place
        while place >= 0 {
            if isWordStart(place) {
                return RankKey.make(.wordStartsInOrder, rank: 0, position: place - begin, length: end - begin)
            }
            place = typeahead_find(text, place + 1, end, needles)
        }
        return RankKey.make(.inside, rank: 0, position: first - begin, length: end - begin)
    }
}

// MARK: - Several terms or fields

extension Ranker {
    /// Where a term was found.
    private struct Occurrence {
        var isWordStart: Bool
        var rank: Int
        var position: Int
        var length: Int

        @inline(__always)
        func isBetter(than other: Occurrence) -> Bool {
            if isWordStart != other.isWordStart { return isWordStart }
            return rank != other.rank ? rank < other.rank : position < other.position
        }
    }

    /// Finds out where the fields of a record are.
    @inline(__always)
    private func findFields(of slot: Int) {
        var begin = Int(starts[slot])
        if fieldCount == 1, !hasReadings {
            fields[0].begin = begin
            fields[0].end = Int(starts[slot + 1]) - 1
            return
        }
        for index in 0..<fieldCount {
            fields[index].begin = begin
            fields[index].end = segment.endOfField(from: begin)
            begin = fields[index].end + 1
        }
    }

    @inline(never)
    private func generalKey(_ slot: Int, worst: UInt64) -> UInt64 {
        guard needleCount > 0 else { return RankKey.make(.prefix, rank: 0, position: 0, length: 0) }
        findFields(of: slot)
        if !hasAccents, let key = wholeKey(accentsDiffer: false) { return key }
        let begin = fields[0].begin
        let end = fields[fieldCount - 1].end
        var readingLength: Int?
        for index in 0..<needleCount where typeahead_find(text, begin, end, needles + index) < 0 {
            guard hasReadings || hasInitials, let length = readingMatch(of: query.terms[index], slot) else {
                return RankKey.none
            }
            readingLength = readingLength ?? length
        }
        if let readingLength { return RankKey.make(.reading, rank: 0, position: 0, length: readingLength) }
        if worst < RankKey.first(of: .wordStartsInOrder), !hasAccents { return Self.someMatch }
        let accentsDiffer = accentsDiffer(slot)
        if hasAccents, let key = wholeKey(accentsDiffer: accentsDiffer) { return key }
        return inOrderKey(accentsDiffer) ?? scatteredKey(accentsDiffer)
    }

    /// Of a field that is the text of the query, or begins with it.
    @inline(__always)
    private func wholeKey(accentsDiffer: Bool) -> UInt64? {
        var best = UInt64.max
        withUnsafePointer(to: whole) { whole in
            for index in 0..<fieldCount {
                let field = fields[index]
                guard field.length >= whole.pointee.length, typeahead_matches(text + field.begin, whole) else {
                    continue
                }
                let tier: SearchTier = field.length == whole.pointee.length ? .equal : .prefix
                let key = RankKey.make(
                    tier,
                    accentsDiffer: accentsDiffer,
                    rank: field.rank,
                    position: 0,
                    length: field.length
                )
                best = min(best, key)
            }
        }
        return best == .max ? nil : best
    }

    /// Of a field in which words begin with the terms, one behind the other.
    @inline(__always)
    private func inOrderKey(_ accentsDiffer: Bool) -> UInt64? {
        var best = UInt64.max
        for index in 0..<fieldCount {
            let field = fields[index]
            var from = field.begin
            var first = -1
            for needle in 0..<needleCount {
                let place = wordStart(of: needles + needle, from, field.end)
                if place < 0 {
                    first = -1
                    break
                }
                if first < 0 { first = place }
                from = place + needles[needle].length
            }
            guard first >= 0 else { continue }
            let key = RankKey.make(
                .wordStartsInOrder,
                accentsDiffer: accentsDiffer,
                rank: field.rank,
                position: first - field.begin,
                length: field.length
            )
            best = min(best, key)
        }
        return best == .max ? nil : best
    }

    /// Of a record that has the terms somewhere.
    private func scatteredKey(_ accentsDiffer: Bool) -> UInt64 {
        var areWordStarts = true
        var rank = 0
        var first: Occurrence?
        for needle in 0..<needleCount {
            guard let best = bestOccurrence(of: needles + needle) else { return RankKey.none }
            areWordStarts = areWordStarts && best.isWordStart
            rank = max(rank, best.rank)
            first = first ?? best
        }
        return RankKey.make(
            areWordStarts ? .wordStarts : .inside,
            accentsDiffer: accentsDiffer,
            rank: rank,
            position: first?.position ?? 0,
            length: first?.length ?? 0
        )
    }

    @inline(__always)
    private func wordStart(of needle: UnsafePointer<TypeAheadTerm>, _ begin: Int, _ end: Int) -> Int {
        guard begin <= end else { return -1 }
        var place = typeahead_find(text, begin, end, needle)
        while place >= 0, !isWordStart(place) { place = typeahead_find(text, place + 1, end, needle) }
        return place
    }

    private func bestOccurrence(of needle: UnsafePointer<TypeAheadTerm>) -> Occurrence? {
        var best: Occurrence?
        for index in 0..<fieldCount {
            let field = fields[index]
            var place = typeahead_find(text, field.begin, field.end, needle)
            while place >= 0 {
                let found = Occurrence(
                    isWordStart: isWordStart(place),
                    rank: field.rank,
                    position: place - field.begin,
                    length: field.length
                )
                if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
                if found.isWordStart { break }
                place = typeahead_find(text, place + 1, field.end, needle)
            }
        }
        return best
    }

    /// Where a record has a term: the rank of the field, the place in it, and how long it is; nil when it does not. In a reading
    /// it is at the beginning of a field of the lightest kind.
    func place(ofTerm number: Int, _ slot: Int) -> (rank: Int, position: Int, length: Int)? {
        findFields(of: slot)
        if let best = bestOccurrence(of: needles + number) { return (best.rank, best.position, best.length) }
        guard hasReadings || hasInitials else { return nil }
        return readingMatch(of: query.terms[number], slot).map { (127, 0, $0) }
    }

    /// Whether the record has a term.
    func contains(_ term: PreparedTerm, _ slot: Int) -> Bool {
        findFields(of: slot)
        let place = withUnsafePointer(to: term.needle) {
            typeahead_find(text, fields[0].begin, fields[fieldCount - 1].end, $0)
        }
        return place >= 0 || readingMatch(of: term, slot) != nil
    }
}

// MARK: - Accents, readings

extension Ranker {
    /// Whether each term stands somewhere with the accents with which it was typed.
    @inline(never)
    private func hasTypedAccents(_ slot: Int) -> Bool {
        findFields(of: slot)
        var accents: [FoldedAccent] = []
        let start = Int(starts[slot])
        segment.visitAccents(of: slot) { accents.append(FoldedAccent(offset: start + $0, mark: $1)) }
        return query.terms.indices.allSatisfy { number in
            let typed = query.terms[number].accents
            let length = needles[number].length
            return (0..<fieldCount).contains { index in
                var place = typeahead_find(text, fields[index].begin, fields[index].end, needles + number)
                while place >= 0 {
                    let here = accents.lazy.filter { $0.offset >= place && $0.offset < place + length }
                    if here.elementsEqual(typed, by: { $0.offset - place == $1.offset && $0.mark == $1.mark }) {
                        return true
                    }
                    place = typeahead_find(text, place + 1, fields[index].end, needles + number)
                }
                return false
            }
        }
    }

    /// How long the shortest reading is that begins with a term, or the field whose syllables begin with it; nil when there is none.
    private func readingMatch(of term: PreparedTerm, _ slot: Int) -> Int? {
        var shortest: Int?
        if hasReadings {
            let end = Int(starts[slot + 1])
            var begin = fields[fieldCount - 1].end + 1
            while begin < end {
                let endOfReading = segment.endOfField(from: begin)
                let place = withUnsafePointer(to: term.needle) { wordStart(of: $0, begin, endOfReading) }
                if place >= 0 { shortest = min(shortest ?? .max, endOfReading - begin) }
                begin = endOfReading + 1
            }
        }
        if term.isInitials {
            for index in 0..<fieldCount {
                let field = fields[index]
                let letters = UnsafeBufferPointer(start: text + field.begin, count: field.length)
                if KoreanInitials.firstMatch(of: term.bytes, in: letters) != nil {
                    shortest = min(shortest ?? .max, field.length)
                }
            }
        }
        return shortest
    }
}
