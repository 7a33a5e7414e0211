extension CombinedSearch {
    /// Counts the matches in single text fields. Precondition: the total is known.
    mutating func countFields(into results: inout SearchResults<Record>) {
        let names = contents.settings.layout.texts.map(\.name)
        let counted = names.indices.filter { whole.countedFields?.contains(names[$0]) ?? true }
        let limit = whole.fieldCountLimit ?? .max
        let counts =
            countsOfMatches(in: counted, upTo: limit) ?? counted.map { total(fields: [names[$0]], scope: query.scope) }
        for (field, count) in zip(counted, counts) {
            results.fieldCounts[names[field]] = min(count, limit)
            if count > limit { results.cappedFieldCounts.insert(names[field]) }
        }
    }

    /// The numbers of matches in fields, from one pass through the matches; nil if other records match in a single field. A number above
    /// the limit is not exact.
    private mutating func countsOfMatches(in fields: [Int], upTo limit: Int) -> [Int]? {
        guard let matches = matchesInAnyField, !fields.isEmpty, var counting = FieldCounting(query, fields, upTo: limit)
        else {
            return nil
        }
        let segments = contents.segments.map(\.slots)
        var ranker = Ranker(query, texts: .none, ranks: contents.settings.layout.texts.map(\.rank))
        for (number, slots) in matches.enumerated() where slots.count > 0 && !counting.isComplete {
            guard !segments[number].text.hasReadings else { return nil }
            ranker.move(to: segments[number].text)
            ranker.open()
            let bits = SlotBitSet(slots: segments[number].count)
            slots.assign(to: bits)
            counting.count(bits, with: ranker)
        }
        countedWork.candidates += counting.visited
        countedWork.cost += counting.visited * 4
        return counting.counts
    }
}

/// Counts the records that have all terms in single fields.
private struct FieldCounting {
    private let fields: [Int]
    private let limit: Int
    /// The number of records by field; once it is above the limit, not exact.
    private(set) var counts: [Int]
    /// The number of records whose text was read.
    private(set) var visited = 0

    /// Nil if a record can match a term without containing it.
    init?(_ query: PreparedQuery, _ fields: [Int], upTo limit: Int) {
        guard !query.terms.isEmpty, !query.terms.contains(where: \.isInitials) else { return nil }
        self.fields = fields
        self.limit = limit
        counts = Array(repeating: 0, count: fields.count)
    }

    /// Whether all numbers are above the limit.
    var isComplete: Bool { counts.allSatisfy { $0 > limit } }

    /// The number of records between checks of the limit.
    private static var chunkSize: Int { 512 }

    /// Counts the records of a segment, until all numbers are above the limit.
    mutating func count(_ bits: borrowing SlotBitSet, with ranker: borrowing Ranker) {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.chunkSize + 64) { slots in
            guard let first = slots.baseAddress else { return }
            var filled = 0
            for word in 0..<bits.wordCount {
                var rest = bits.words[word]
                while rest != 0 {
                    slots[filled] = UInt16(truncatingIfNeeded: word << 6 | rest.trailingZeroBitCount)
                    filled += 1
                    rest &= rest &- 1
                }
                guard filled >= Self.chunkSize || word + 1 == bits.wordCount else { continue }
                ranker.visit(first, count: filled) { slot in visit(slot, ranker) }
                visited += filled
                filled = 0
                if isComplete { return }
            }
        }
    }

    @inline(__always)
    private mutating func visit(_ slot: Int, _ ranker: borrowing Ranker) {
        ranker.findFields(of: slot)
        for (index, field) in fields.enumerated() where counts[index] <= limit && ranker.hasTerms(inField: field) {
            counts[index] += 1
        }
    }
}
