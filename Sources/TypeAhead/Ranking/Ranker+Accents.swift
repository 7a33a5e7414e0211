import CTypeAhead

extension Ranker {
    /// Prepares for ranking the given number of records: for many records, one scan of all diacritics of the segment is faster.
    mutating func prepareAccents(forSlots count: Int) {
        guard hasAccents, !knowsAccented, count > segment.accents.count / 32 else { return }
        guard let typed = query.terms.lazy.compactMap(\.accents.first).first else { return }
        if accented == nil { accented = SlotBits(slots: segment.count) }
        accented?.resize(slots: segment.count)
        accented?.removeAll()
        guard let accented else { return }
        let accents = segment.accents.pointer
        for index in 0..<segment.accents.count where UInt8(truncatingIfNeeded: accents[index]) == typed.mark {
            accented.insert(Int(accents[index] >> 48))
        }
        knowsAccented = true
    }

    /// Whether a record may have the typed diacritics; true if unknown or if none were typed.
    @inline(__always)
    func mayHaveAccents(_ slot: Int) -> Bool { !hasAccents || !knowsAccented || accented?.contains(slot) ?? true }

    /// The key bit for missing diacritics.
    @inline(__always)
    func accentsBit(_ slot: Int) -> UInt64 { accentsDiffer(slot) ? RankKey.accentsDiffer : 0 }

    /// Whether typed diacritics are missing.
    @inline(__always)
    func accentsDiffer(_ slot: Int) -> Bool {
        guard hasAccents else { return false }
        if knowsAccented, let accented, !accented.contains(slot) { return true }
        return !hasTypedAccents(slot)
    }

    /// Whether each term occurs with its typed diacritics.
    @inline(never)
    private func hasTypedAccents(_ slot: Int) -> Bool {
        findFields(of: slot)
        var accents: [FoldedAccent] = []
        let start = Int(starts[slot])
        segment.visitAccents(of: slot) { accents.append(FoldedAccent(offset: start + $0, mark: $1)) }
        return query.terms.indices.allSatisfy { number in
            let typed = query.terms[number].accents
            let length = needles[number].length
            // Both places and diacritics are ascending.
            var next = 0
            return (0..<fieldCount).contains { index in
                var place = typeahead_find(text, fields[index].begin, fields[index].end, needles + number)
                while place >= 0 {
                    while next < accents.count, accents[next].offset < place { next += 1 }
                    let here = accents[next...].lazy.prefix { $0.offset < place + length }
                    if here.elementsEqual(typed, by: { $0.offset - place == $1.offset && $0.mark == $1.mark }) {
                        return true
                    }
                    place = typeahead_find(text, place + 1, fields[index].end, needles + number)
                }
                return false
            }
        }
    }
}
