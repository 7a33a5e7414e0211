/// Finds fuzzy matches of the terms of a query in records, and ranks them.
///
/// Runs for each candidate record, so it does not allocate or count references. The ranker that its methods
/// take must be one for the same query.
struct SubsequenceRanker: ~Copyable {
    /// Set if other terms may have typos.
    private let typos: TypoRanker?
    private let terms: UnsafeMutablePointer<SubsequenceTerm>
    private let termCount: Int

    init(_ query: PreparedQuery, allowsTypos: Bool) {
        typos = allowsTypos ? TypoRanker(query) : nil
        termCount = query.terms.count
        terms = .allocate(capacity: max(termCount, 1))
        for (number, term) in query.terms.enumerated() { (terms + number).initialize(to: SubsequenceTerm(term)) }
    }

    deinit {
        terms.deinitialize(count: termCount)
        terms.deallocate()
    }

    /// A fuzzy match of a term.
    struct Place {
        var field: Int
        var rank: FieldRank
        /// The offset of the field in the text of the segment.
        var begin: Int
        /// The length of the field.
        var length: Int
        var window: SubsequenceTerm.Window
        var position: Int { window.begin - begin }

        /// The rank of the field, the position and the length, as they are compared.
        var compared: (rank: Int, position: Int, length: Int) {
            (rank.order, rank.compared(position), rank.compared(length))
        }
    }

    /// The key of a record without a better match; ``RankKey/none`` if it does not match.
    ///
    /// - Parameter worst: A bound: for a key above it, any key above it may be returned.
    func key(_ slot: Int, worst: UInt64, in ranker: borrowing Ranker) -> UInt64 {
        if termCount == 1 { return onlyKey(slot, worst: worst, in: ranker) }
        guard isThere(slot, in: ranker) else { return RankKey.none }
        guard worst >= RankKey.first(of: .fuzzy) else { return Self.someMatch }
        var rank = 0
        var first: (position: Int, length: Int)?
        for number in 0..<termCount {
            if let place = ranker.place(ofTerm: number, slot) {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            } else if let word = typos?.bestWord(forTerm: number, slot, in: ranker) {
                rank = max(rank, word.rank)
                first = first ?? (word.position, word.length)
            } else if let place = best(forTerm: number, slot, in: ranker)?.compared {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            }
        }
        guard let first else { return RankKey.none }
        return RankKey.make(.fuzzy, rank: rank, position: first.position, length: first.length)
    }

    /// The key of a matching record whose exact rank is irrelevant.
    private static let someMatch = RankKey.none - 1

    /// The key for a single term without a better match.
    @inline(__always)
    private func onlyKey(_ slot: Int, worst: UInt64, in ranker: borrowing Ranker) -> UInt64 {
        // A lower bound of the key: the window starts at the first letter in the field at the earliest.
        var least = RankKey.none
        var begin = Int(ranker.starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            if ranker.searches(field), terms[0].endOfFirst(ranker.text, begin, end) >= 0 {
                guard worst >= RankKey.first(of: .fuzzy) else { return Self.someMatch }
                let rank = ranker.fields[field].rank
                let position = terms[0].beginOfFirst(ranker.text, begin, end) - begin
                let (first, length) = (rank.compared(position), rank.compared(end - begin))
                least = min(least, RankKey.make(.fuzzy, rank: rank.order, position: first, length: length))
            }
            begin = end + 1
        }
        guard least != RankKey.none else { return RankKey.none }
        guard least <= worst, let place = best(forTerm: 0, slot, in: ranker)?.compared else { return Self.someMatch }
        return RankKey.make(.fuzzy, rank: place.rank, position: place.position, length: place.length)
    }

    /// Whether all terms match in any way.
    @inline(__always)
    private func isThere(_ slot: Int, in ranker: borrowing Ranker) -> Bool {
        for number in 0..<termCount where !hasLetters(ofTerm: number, slot, in: ranker) {
            guard ranker.place(ofTerm: number, slot) != nil || typos?.bestWord(forTerm: number, slot, in: ranker) != nil
            else {
                return false
            }
        }
        return true
    }

    /// Whether a field contains the letters of a term as a subsequence.
    @inline(__always)
    private func hasLetters(ofTerm number: Int, _ slot: Int, in ranker: borrowing Ranker) -> Bool {
        guard terms[number].count > 0 else { return false }
        var begin = Int(ranker.starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            if ranker.searches(field), terms[number].endOfFirst(ranker.text, begin, end) >= 0 { return true }
            begin = end + 1
        }
        return false
    }

    /// The best window of a term: in the field of greatest weight, then the shortest, then the earliest, then the one in the
    /// shortest field.
    func best(forTerm number: Int, _ slot: Int, in ranker: borrowing Ranker) -> Place? {
        guard terms[number].count > 0 else { return nil }
        var best: Place?
        var begin = Int(ranker.starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            defer { begin = end + 1 }
            guard ranker.searches(field) else { continue }
            let rank = ranker.fields[field].rank
            if let best, rank.order > best.rank.order { continue }
            let firstEnd = terms[number].endOfFirst(ranker.text, begin, end)
            guard let window = terms[number].tightest(ranker.text, end, firstEnd: firstEnd) else { continue }
            let place = Place(field: field, rank: rank, begin: begin, length: end - begin, window: window)
            if best.map({ Self.isBetter(place, than: $0) }) ?? true { best = place }
        }
        return best
    }

    private static func isBetter(_ place: Place, than other: Place) -> Bool {
        let (own, others) = (place.compared, other.compared)
        return (own.rank, place.window.letters, own.position, own.length)
            < (others.rank, other.window.letters, others.position, others.length)
    }

    /// The fuzzy match of a term; nil if the term has a better match.
    func place(ofTerm number: Int, _ slot: Int, in ranker: borrowing Ranker) -> Place? {
        if ranker.place(ofTerm: number, slot) != nil || typos?.bestWord(forTerm: number, slot, in: ranker) != nil {
            return nil
        }
        return best(forTerm: number, slot, in: ranker)
    }

    /// The offset of each letter of a term from the start of the field, in bytes.
    func letters(ofTerm number: Int, at place: Place, in ranker: borrowing Ranker) -> [Int] {
        terms[number].places(ranker.text, in: place.window).map { $0 - place.begin }
    }
}
