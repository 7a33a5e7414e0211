import CTypeAhead

// Several terms or fields.
extension Ranker {
    /// An occurrence of a term, with the values that are compared.
    private struct Occurrence {
        var isWordStart: Bool
        var rank: Int
        var position: Int
        var length: Int

        @inline(__always)
        func isBetter(than other: Occurrence) -> Bool {
            if isWordStart != other.isWordStart { return isWordStart }
            if rank != other.rank { return rank < other.rank }
            return position != other.position ? position < other.position : length < other.length
        }
    }

    /// Finds the fields of a record.
    @inline(__always)
    func findFields(of slot: Int) {
        var begin = Int(starts[slot])
        for index in 0..<fieldCount {
            let end = endOfField(index, of: slot, from: begin)
            fields[index].begin = begin
            fields[index].end = searches(index) ? end : begin
            begin = end + 1
        }
    }

    /// Whether terms are searched in a field.
    @inline(__always)
    func searches(_ field: Int) -> Bool { searchedFields == nil || searchedFields![field] }

    /// Whether a searched field has a term. Precondition: the fields of the record were found.
    @inline(__always)
    private func hasText(_ needle: UnsafePointer<TypeAheadTerm>) -> Bool {
        // No term contains the bytes between fields.
        if searchedFields == nil {
            return typeahead_find(text, fields[0].begin, fields[fieldCount - 1].end, needle) >= 0
        }
        for index in 0..<fieldCount where typeahead_find(text, fields[index].begin, fields[index].end, needle) >= 0 {
            return true
        }
        return false
    }

    /// Whether a field has all terms. Precondition: the fields of the record were found.
    @inline(__always)
    func hasTerms(inField index: Int) -> Bool {
        for needle in 0..<needleCount
        where typeahead_find(text, fields[index].begin, fields[index].end, needles + needle) < 0 {
            return false
        }
        return true
    }

    /// The end of the field of a record that begins at a byte. Only readings follow the last field.
    @inline(__always)
    func endOfField(_ field: Int, of slot: Int, from begin: Int) -> Int {
        field + 1 == fieldCount && !hasReadings ? Int(starts[slot + 1]) - 1 : texts.endOfField(from: begin)
    }

    @inline(never)
    func generalKey(_ slot: Int, worst: UInt64) -> UInt64 {
        guard needleCount > 0 else { return RankKey.make(.prefix, rank: 0, position: 0, length: 0) }
        findFields(of: slot)
        if let key = wholeKey() { return addingDiacritics(to: key, slot, worst: worst) }
        var readingLength: Int?
        for index in 0..<needleCount where !hasText(needles + index) {
            guard hasReadings || hasInitials, let length = readingMatch(of: query.terms[index], slot) else {
                return RankKey.none
            }
            readingLength = readingLength ?? length
        }
        if let readingLength { return RankKey.make(.reading, rank: 0, position: 0, length: readingLength) }
        if worst < RankKey.first(of: .wordStartsInOrder) { return Self.someMatch }
        let key = inOrderKey() ?? anyPositionKey()
        return addingDiacritics(to: key, slot, worst: worst)
    }

    /// The key of a record of which a field equals the text of the query, or begins with it; ``RankKey/none`` for all others, even if they
    /// match.
    ///
    /// - Parameter worst: A bound: for a key above it, any key above it may be returned.
    @inline(__always)
    func beginningKey(_ slot: Int, worst: UInt64) -> UInt64 {
        findFields(of: slot)
        guard let key = wholeKey() else { return RankKey.none }
        return addingDiacritics(to: key, slot, worst: worst)
    }

    /// The key of a field that equals the text of the query, or begins with it.
    @inline(__always)
    private func wholeKey() -> UInt64? {
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
                    rank: field.rank.order,
                    position: 0,
                    length: field.rank.compared(field.length)
                )
                best = min(best, key)
            }
        }
        return best == .max ? nil : best
    }

    /// The key of a field in which words begin with the terms, in order.
    @inline(__always)
    private func inOrderKey() -> UInt64? {
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
                rank: field.rank.order,
                position: field.rank.compared(first - field.begin),
                length: field.rank.compared(field.length)
            )
            best = min(best, key)
        }
        return best == .max ? nil : best
    }

    /// The key of a record that contains the terms at any positions.
    private func anyPositionKey() -> UInt64 {
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
            rank: rank,
            position: first?.position ?? 0,
            length: first?.length ?? 0
        )
    }

    @inline(__always)
    func wordStart(of needle: UnsafePointer<TypeAheadTerm>, _ begin: Int, _ end: Int) -> Int {
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
                    rank: field.rank.order,
                    position: field.rank.compared(place - field.begin),
                    length: field.rank.compared(field.length)
                )
                if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
                if found.isWordStart { break }
                place = typeahead_find(text, place + 1, field.end, needle)
            }
        }
        return best
    }

    /// The match of a term in a record: the order of the field, the position in it, and its length, as they are compared; nil
    /// without a match. A match in a reading has position 0 and the lowest weight.
    func place(ofTerm number: Int, _ slot: Int) -> (rank: Int, position: Int, length: Int)? {
        findFields(of: slot)
        if let best = bestOccurrence(of: needles + number) { return (best.rank, best.position, best.length) }
        guard hasReadings || hasInitials else { return nil }
        return readingMatch(of: query.terms[number], slot).map { (127, 0, $0) }
    }

    /// Whether the record has a term.
    func contains(_ term: PreparedTerm, _ slot: Int) -> Bool {
        findFields(of: slot)
        return withUnsafePointer(to: term.needle) { hasText($0) } || readingMatch(of: term, slot) != nil
    }
}
