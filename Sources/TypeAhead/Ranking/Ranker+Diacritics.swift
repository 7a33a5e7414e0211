import CTypeAhead

extension Ranker {
    /// Prepares for ranking the given number of records: for many records, one scan of all diacritics of the segment is faster.
    mutating func prepareDiacritics(forSlots count: Int) {
        guard hasDiacritics, !knowsDiacriticSlots, count > texts.diacritics.count / 32 else { return }
        guard let typed = query.terms.lazy.compactMap(\.diacritics.first).first else { return }
        diacriticSlots.resize(slots: texts.count)
        diacriticSlots.removeAll()
        let diacritics = texts.diacritics.pointer
        for index in 0..<texts.diacritics.count where UInt8(truncatingIfNeeded: diacritics[index]) == typed.mark {
            diacriticSlots.insert(Int(diacritics[index] >> 48))
        }
        knowsDiacriticSlots = true
    }

    /// Whether a record may have the typed diacritics; true if unknown or if none were typed.
    @inline(__always)
    func mayHaveDiacritics(_ slot: Int) -> Bool {
        !hasDiacritics || !knowsDiacriticSlots || diacriticSlots.contains(slot)
    }

    /// The key bit for missing diacritics.
    @inline(__always)
    func diacriticsBit(_ slot: Int) -> UInt64 { diacriticsDiffer(slot) ? RankKey.diacriticsDiffer : 0 }

    /// Whether typed diacritics are missing.
    @inline(__always)
    func diacriticsDiffer(_ slot: Int) -> Bool {
        guard hasDiacritics else { return false }
        if knowsDiacriticSlots, !diacriticSlots.contains(slot) { return true }
        return !hasTypedDiacritics(slot)
    }

    /// Whether each term occurs with its typed diacritics.
    @inline(never)
    private func hasTypedDiacritics(_ slot: Int) -> Bool {
        findFields(of: slot)
        var diacritics: [FoldedDiacritic] = []
        let start = Int(starts[slot])
        texts.visitDiacritics(of: slot) { diacritics.append(FoldedDiacritic(offset: start + $0, mark: $1)) }
        return query.terms.indices.allSatisfy { number in
            let typed = query.terms[number].diacritics
            let length = needles[number].length
            // Both places and diacritics are ascending.
            var next = 0
            return (0..<fieldCount).contains { index in
                var place = typeahead_find(text, fields[index].begin, fields[index].end, needles + number)
                while place >= 0 {
                    while next < diacritics.count, diacritics[next].offset < place { next += 1 }
                    let here = diacritics[next...].lazy.prefix { $0.offset < place + length }
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
