import CTypeAhead

extension TextSegment {
    /// Adds the slots that satisfy a criterion to a set, including those of removed records.
    ///
    /// - Complexity: O(*m*) for *m* slots in the posting lists of a value or in an interval; for a text, the candidates that have
    ///   its bigrams are compared; for a part of a value, all values of the field.
    func insert(_ criterion: PreparedCriterion, into bits: borrowing SlotBitSet, _ work: inout SearchWork) {
        switch criterion {
        case .value(let field, let value):
            if let list = values[field].list(value) { work.reading(list).insert(into: bits) }
        case .valueContaining(let part): insertValues(with: part, into: bits, &work)
        case .interval(let field, let interval):
            let slots = ordered[field].table.slots(in: interval)
            for slot in slots { bits.insert(Int(slot)) }
            work.cost += slots.count / 8
        case .text(let text): insertSlots(with: text, into: bits, &work)
        }
    }

    private func insertValues(
        with part: PreparedValuePart,
        into bits: borrowing SlotBitSet,
        _ work: inout SearchWork
    ) {
        let term = FixedArray(part.bytes, padding: Int(TYPEAHEAD_PADDING), filler: 0)
        var needle = typeahead_term(term.pointer, part.bytes.count)
        var found: [PostingList] = []
        values[part.field].visit { value, list in
            let folded = part.folding.fold(value).bytes
            let text = FixedArray(folded, padding: Int(TYPEAHEAD_PADDING), filler: 0)
            let hasPart = part.bytes.isEmpty || typeahead_find(text.pointer, 0, folded.count, &needle) >= 0
            if hasPart { found.append(list) }
        }
        for list in found { work.reading(list).insert(into: bits) }
    }

    private func insertSlots(
        with text: PreparedFieldText,
        into bits: borrowing SlotBitSet,
        _ work: inout SearchWork
    ) {
        let candidates = SlotBitSet(slots: count)
        if let term = text.term, let letters, let bigrams {
            let grams = term.letter == nil ? bigrams : letters
            let lists = term.grams.compactMap { grams.list($0.key) }.sorted { $0.count < $1.count }
            guard lists.count == term.grams.count, let first = lists.first else { return }
            work.reading(first).insert(into: candidates)
            let scratch = SlotBitSet(slots: count)
            for list in lists.dropFirst() { work.reading(list).intersect(candidates, scratch: scratch) }
        } else {
            for slot in 0..<count { candidates.insert(slot) }
        }
        let texts = texts
        candidates.visit { slot in
            work.candidates += 1
            if texts.has(text, slot) { bits.insert(slot) }
        }
    }
}

extension FoldedTexts {
    /// The bytes of a text field of a record, without its terminator.
    func range(ofField field: Int, of slot: Int) -> Range<Int> {
        var begin = Int(starts[slot])
        for _ in 0..<field { begin = endOfField(from: begin) + 1 }
        return begin..<endOfField(from: begin)
    }

    /// Whether a text field of a record contains a text or is equal to it.
    fileprivate func has(_ text: PreparedFieldText, _ slot: Int) -> Bool {
        let range = range(ofField: text.field, of: slot)
        guard let term = text.term else { return !text.isWhole || range.isEmpty }
        if text.isWhole, range.count != term.bytes.count { return false }
        return withUnsafePointer(to: term.needle) {
            typeahead_find(self.text.pointer, range.lowerBound, range.upperBound, $0) >= 0
        }
    }
}
