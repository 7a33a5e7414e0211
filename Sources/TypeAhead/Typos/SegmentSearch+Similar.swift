import CTypeAhead

// Candidates for a term with typos. A typo destroys few bigrams, so the posting lists of the others contain the record.
extension SegmentSearch {
    /// Adds the candidates for a term with typos.
    mutating func insertSimilar(_ term: PreparedTerm, _ bigrams: PostingLists, into similar: borrowing SlotBitSet) {
        let lists = TermLists(term, segment.text, bigrams)
        // Without a typo in the first letter, a word begins with one of these.
        union.removeAll()
        for start in [term.fieldStart, term.wordStart] {
            if let list = bigrams.list(start.key) { work.reading(list).insert(into: union) }
        }
        let groups = term.typoBudget == 1 ? lists.preservedByOneEdit : lists.preservedByTwoEdits
        for group in groups { insert(group, into: similar) }
        if term.typoBudget > 1 {
            union.fill()
            insert(lists.preservedByEditOfFirstLetter, into: similar)
        }
    }

    /// Adds the records of `union` in the intersection of a group of lists, or a superset.
    private mutating func insert(_ group: [PostingList?], into similar: borrowing SlotBitSet) {
        let lists = group.compactMap { $0 }.sorted { $0.count < $1.count }
        guard lists.count == group.count, let first = lists.first else { return }
        if first.count <= Self.sparseLimit {
            insertSparse(lists, into: similar)
        } else {
            insertDense(lists, into: similar)
        }
    }

    private mutating func insertSparse(_ lists: [PostingList], into similar: borrowing SlotBitSet) {
        work.reading(lists[0]).copy(to: sparse)
        var count = keep(union.words, lists[0].count)
        for list in lists.dropFirst() where isWorthwhile(list, left: count) {
            count = work.reading(list).keep(sparse, count: count)
        }
        for index in 0..<count { similar.insert(Int(sparse[index])) }
    }

    private mutating func insertDense(_ lists: [PostingList], into similar: borrowing SlotBitSet) {
        let all = SlotBitSet(slots: segment.count)
        all.assign(union)
        var left = Int.max
        for list in lists where isWorthwhile(list, left: left) {
            work.reading(list).intersect(all, scratch: scratch)
            left = all.count
        }
        similar.formUnion(all)
    }
}

/// The posting lists of the bigrams of a term, by position; nil if no record contains a bigram.
private struct TermLists {
    let bigrams: [PostingList?]
    /// The lists of the transposed bigrams after the first letter.
    let transposed: [PostingList?]

    /// The lists of the letters.
    let letters: [PostingList?]

    init(_ term: PreparedTerm, _ segment: TextSegment, _ lists: PostingLists) {
        let letters = term.scalars
        self.letters = letters.map { segment.letters?.list(Gram.letter($0).key) }
        bigrams = zip(letters, letters.dropFirst()).map { lists.list(Gram.bigram($0, $1).key) }
        transposed = zip(letters.dropFirst(), letters.dropFirst(2)).map { lists.list(Gram.bigram($1, $0).key) }
    }

    /// Groups of lists. The intersection of at least one group contains a record with one typo after the first letter.
    ///
    /// For each position of the typo, the group consists of the two shortest of the unaffected bigram lists, and that of the
    /// rarest unaffected letter.
    var preservedByOneEdit: [[PostingList?]] {
        var groups: [[PostingList?]] = []
        func add(_ lists: [PostingList]?) {
            guard let lists, !groups.contains(where: { $0.map(\.?.bytes) == lists.map(\.bytes) }) else { return }
            groups.append(lists)
        }
        for place in 1...bigrams.count {
            // A substituted, missing or inserted letter.
            add(shortest(without: place - 1...place, letter: place))
            // A transposition of a letter with the next one, which reverses their bigram.
            if place < bigrams.count, let transposed = transposed[place - 1] {
                add(shortest(without: place - 1...place + 1, with: transposed))
            }
        }
        return groups
    }

    /// The two shortest of the other bigram lists, and that of the rarest other letter; nil if one of these lists is missing.
    private func shortest(
        without places: ClosedRange<Int>,
        letter: Int? = nil,
        with transposed: PostingList? = nil
    ) -> [PostingList]? {
        var shortest = transposed.map { [$0] } ?? []
        for (place, list) in bigrams.enumerated() where !places.contains(place) {
            guard let list else { return nil }
            let index = shortest.firstIndex { $0.count > list.count } ?? shortest.count
            shortest.insert(list, at: index)
            if shortest.count > 2 { shortest.removeLast() }
        }
        var rarest: PostingList?
        for (place, list) in letters.enumerated() where place != letter {
            guard let list else { return nil }
            if list.count < rarest?.count ?? .max { rarest = list }
        }
        return shortest + [rarest].compactMap { $0 }
    }

    /// Groups of lists. The intersection of at least one group contains a record with two typos after the first letter.
    ///
    /// Of three parts of the term with at least two letters each, two typos leave one intact, unless a transposition crosses
    /// the boundary of two parts; then their reversed bigram occurs. The parts are those with the fewest estimated candidates,
    /// or thirds for long terms, which have too many partitions.
    var preservedByTwoEdits: [[PostingList?]] {
        let end = letters.count
        var least = Double.infinity
        var bounds = [0, end / 3, end * 2 / 3, end]
        for second in 2...end - 4 where end <= 24 {
            for third in second + 2...end - 2 {
                let boundaries = (transposed[second - 2]?.count ?? 0) + (transposed[third - 2]?.count ?? 0)
                let parts = size(0..<second) + size(second..<third) + size(third..<end)
                guard parts + Double(boundaries) < least else { continue }
                least = parts + Double(boundaries)
                bounds = [0, second, third, end]
            }
        }
        let parts = zip(bounds, bounds.dropFirst()).map { Array(bigrams[$0..<$1 - 1]) }
        return parts + bounds[1...2].map { [transposed[$0 - 2]] }
    }

    /// The estimated number of records with all bigrams of a part of the term. Bigrams of one word are rarely independent.
    private func size(_ letters: Range<Int>) -> Double {
        var rarest = Double.infinity
        var second = Double(TextSegment.capacity)
        for place in letters.lowerBound..<letters.upperBound - 1 {
            guard let list = bigrams[place] else { return 0 }
            let count = Double(list.count)
            if count < rarest {
                second = min(second, rarest)
                rarest = count
            } else {
                second = min(second, count)
            }
        }
        return rarest * (second / Double(TextSegment.capacity)).squareRoot()
    }

    /// The lists that contain a record with a typo in the first letter, which counts as two: all bigrams after the second
    /// letter.
    var preservedByEditOfFirstLetter: [PostingList?] { Array(bigrams.dropFirst(2)) }
}
