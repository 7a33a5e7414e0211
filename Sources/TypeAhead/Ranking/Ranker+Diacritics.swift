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

    /// A key with the bit for missing diacritics, unless the key is above the bound without it.
    @inline(__always)
    func addingDiacritics(to key: UInt64, _ slot: Int, worst: UInt64) -> UInt64 {
        hasDiacritics && key <= worst && key < Self.someMatch ? key | diacriticsBit(slot) : key
    }

    /// The key bit for missing diacritics.
    @inline(__always)
    func diacriticsBit(_ slot: Int) -> UInt64 { diacriticsDiffer(slot) ? RankKey.diacriticsDiffer : 0 }

    /// Whether typed diacritics are missing.
    @inline(__always)
    private func diacriticsDiffer(_ slot: Int) -> Bool {
        guard hasDiacritics else { return false }
        if knowsDiacriticSlots, !diacriticSlots.contains(slot) { return true }
        return !hasTypedDiacritics(slot)
    }

    /// Whether each term occurs with its typed diacritics.
    @inline(never)
    private func hasTypedDiacritics(_ slot: Int) -> Bool {
        let first = texts.firstDiacritic(from: slot)
        // At least one term has diacritics.
        guard texts.diacritic(first, of: slot) != nil else { return false }
        findFields(of: slot)
        return query.terms.indices.allSatisfy { hasTypedDiacritics(ofTerm: $0, slot, from: first) }
    }

    /// Whether a term occurs with its typed diacritics.
    ///
    /// - Parameter first: The index of the first diacritic of the record.
    private func hasTypedDiacritics(ofTerm number: Int, _ slot: Int, from first: Int) -> Bool {
        let start = Int(starts[slot])
        // Both places and diacritics are ascending.
        var next = first
        for index in 0..<fieldCount {
            var place = typeahead_find(text, fields[index].begin, fields[index].end, needles + number)
            while place >= 0 {
                while let diacritic = texts.diacritic(next, of: slot), start + diacritic.offset < place { next += 1 }
                if hasTypedDiacritics(ofTerm: number, slot, from: next, at: place - start) { return true }
                place = typeahead_find(text, place + 1, fields[index].end, needles + number)
            }
        }
        return false
    }

    /// Whether the diacritics at an occurrence of a term are the typed ones.
    ///
    /// - Parameters:
    ///   - next: The index of the first diacritic at or after the occurrence.
    ///   - place: The offset of the occurrence in the text of the record.
    private func hasTypedDiacritics(ofTerm number: Int, _ slot: Int, from next: Int, at place: Int) -> Bool {
        var next = next
        for typed in query.terms[number].diacritics {
            guard let diacritic = texts.diacritic(next, of: slot), diacritic.offset - place == typed.offset,
                diacritic.mark == typed.mark
            else { return false }
            next += 1
        }
        guard let diacritic = texts.diacritic(next, of: slot) else { return true }
        return diacritic.offset >= place + needles[number].length
    }
}
