import CTypeAhead

// Candidates for a term with typos. A typo destroys few bigrams of the term, so the posting lists of the others contain the record.
extension SegmentSearch {
    /// The maximum number of letters of a term whose bigrams are looked up. Those of more letters would hardly exclude more records.
    private static var comparedLetters: Int { 17 }

    /// Adds the candidates for a term with typos.
    mutating func insertSimilar(_ term: PreparedTerm, _ bigrams: PostingLists, into similar: borrowing SlotBitSet) {
        let letters = term.scalars.prefix(Self.comparedLetters)
        let pairs = zip(letters, letters.dropFirst())
        let lists = pairs.map { bigrams.list(Gram.bigram($0, $1).key) }
        // A transposition destroys three bigrams, any other typo fewer.
        guard lists.count(where: { $0 == nil }) <= 3 * term.typoBudget else { return }
        let transposed = pairs.map { bigrams.list(Gram.bigram($1, $0).key) }
        // Without a typo in the first letter, a word begins with one of these.
        union.removeAll()
        for start in [term.fieldStart, term.wordStart] {
            if let list = bigrams.list(start.key) { work.reading(list).insert(into: union) }
        }
        scratch.removeAll()
        decoded.removeAll(slots: segment.count)
        let present = lists.map { bits(of: $0) }
        // A transposition of the first letter counts as two typos, and is found without its list.
        let reversed = [scratch.bytes] + transposed.dropFirst().map { bits(of: $0) }
        let found = SlotBitSet(slots: segment.count)
        work.cost += segment.count / 32
        withExtendedLifetime((lists, transposed)) {
            typeahead_find_similar(
                found.words,
                union.words,
                present,
                reversed,
                lists.count,
                UInt32(truncatingIfNeeded: term.typoBudget),
                found.wordCount
            )
        }
        similar.formUnion(found)
    }

    /// The slots of a list, one bit each; none for a missing list. Valid until ``decoded`` or ``scratch`` changes.
    private mutating func bits(of list: PostingList?) -> UnsafePointer<UInt8> {
        guard let list else { return scratch.bytes }
        let read = work.reading(list)
        return list.form == .bits ? read.bytes : decoded.append(read)
    }
}
