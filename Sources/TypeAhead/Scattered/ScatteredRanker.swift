/// Finds the terms of a query in the text of records although their letters are scattered.
///
/// It runs for each record that may match, so it allocates nothing and counts no references. It belongs to whoever made it, who frees it.
struct ScatteredRanker {
    private let ranker: Ranker
    /// Where typing errors are forgiven, too.
    private let typos: TypoRanker?
    private let text: UnsafePointer<UInt8>
    private let starts: UnsafePointer<UInt32>
    private let terms: UnsafeMutablePointer<ScatteredTerm>
    private let termCount: Int

    init(_ query: PreparedQuery, ranker: Ranker, forgivesTypos: Bool) {
        self.ranker = ranker
        typos = forgivesTypos ? TypoRanker(query, ranker: ranker) : nil
        text = ranker.text
        starts = ranker.starts
        termCount = query.terms.count
        terms = .allocate(capacity: max(termCount, 1))
        for (number, term) in query.terms.enumerated() { (terms + number).initialize(to: ScatteredTerm(term)) }
    }

    func free() {
        typos?.free()
        for number in 0..<termCount { terms[number].free() }
        terms.deallocate()
    }

    /// Where the letters of a term are.
    struct Place {
        var field: Int
        var rank: Int
        /// Where the field begins in the text of the segment.
        var begin: Int
        /// The length of the field.
        var length: Int
        var window: ScatteredTerm.Window
        var position: Int { window.begin - begin }
    }

    /// How well a record matches that was not found in a better way; ``RankKey/none`` when it does not.
    ///
    /// - Parameter worst: A key above which it does not matter how well: then any key above this may be returned.
    func key(_ slot: Int, worst: UInt64) -> UInt64 {
        if termCount == 1 { return onlyKey(slot, worst: worst) }
        guard isThere(slot) else { return RankKey.none }
        guard worst >= RankKey.first(of: .scattered) else { return Self.someMatch }
        var rank = 0
        var first: (position: Int, length: Int)?
        for number in 0..<termCount {
            if let place = ranker.place(ofTerm: number, slot) {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            } else if let word = typos?.bestWord(forTerm: number, slot) {
                rank = max(rank, word.rank)
                first = first ?? (word.position, word.length)
            } else if let place = best(forTerm: number, slot) {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            }
        }
        guard let first else { return RankKey.none }
        return RankKey.make(.scattered, rank: rank, position: first.position, length: first.length)
    }

    /// The key of a record that matches, when it does not matter how well.
    private static let someMatch = RankKey.none - 1

    /// Of the only term, which is not there in any better way.
    @inline(__always)
    private func onlyKey(_ slot: Int, worst: UInt64) -> UInt64 {
        // What the key would be if the shortest row were the first one.
        var least = RankKey.none
        var begin = Int(starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            if terms[0].endOfFirst(text, begin, end) >= 0 {
                guard worst >= RankKey.first(of: .scattered) else { return Self.someMatch }
                let position = terms[0].beginOfFirst(text, begin, end) - begin
                least = min(
                    least,
                    RankKey.make(.scattered, rank: ranker.fields[field].rank, position: position, length: end - begin)
                )
            }
            begin = end + 1
        }
        guard least != RankKey.none else { return RankKey.none }
        guard least <= worst, let place = best(forTerm: 0, slot) else { return Self.someMatch }
        return RankKey.make(.scattered, rank: place.rank, position: place.position, length: place.length)
    }

    /// Whether all terms are there in some way.
    @inline(__always)
    private func isThere(_ slot: Int) -> Bool {
        for number in 0..<termCount where !hasLetters(ofTerm: number, slot) {
            guard ranker.place(ofTerm: number, slot) != nil || typos?.bestWord(forTerm: number, slot) != nil else {
                return false
            }
        }
        return true
    }

    /// Whether a field has the letters of a term in their order, with or without others between them.
    @inline(__always)
    private func hasLetters(ofTerm number: Int, _ slot: Int) -> Bool {
        guard terms[number].count > 0 else { return false }
        var begin = Int(starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            if terms[number].endOfFirst(text, begin, end) >= 0 { return true }
            begin = end + 1
        }
        return false
    }

    /// The shortest row of letters with those of a term: in the heaviest field that has them, of such that weigh the same in the
    /// one with the shortest row, then where it is further to the front, then in the shorter field.
    func best(forTerm number: Int, _ slot: Int) -> Place? {
        guard terms[number].count > 0 else { return nil }
        var best: Place?
        var begin = Int(starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            defer { begin = end + 1 }
            let rank = ranker.fields[field].rank
            if let best, rank > best.rank { continue }
            let firstEnd = terms[number].endOfFirst(text, begin, end)
            guard let window = terms[number].tightest(text, end, firstEnd: firstEnd) else { continue }
            let place = Place(field: field, rank: rank, begin: begin, length: end - begin, window: window)
            if best.map({ Self.isBetter(place, than: $0) }) ?? true { best = place }
        }
        return best
    }

    private static func isBetter(_ place: Place, than other: Place) -> Bool {
        (place.rank, place.window.letters, place.position, place.length)
            < (other.rank, other.window.letters, other.position, other.length)
    }

    /// Where the letters of a term are, if they are all that there is of it in a record.
    func place(ofTerm number: Int, _ slot: Int) -> Place? {
        if ranker.place(ofTerm: number, slot) != nil || typos?.bestWord(forTerm: number, slot) != nil { return nil }
        return best(forTerm: number, slot)
    }

    /// Where each letter of a term is, in bytes from the beginning of the field.
    func letters(ofTerm number: Int, at place: Place) -> [Int] {
        terms[number].places(text, in: place.window).map { $0 - place.begin }
    }
}
