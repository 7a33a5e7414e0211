import CTypeAhead

/// A term, folded, with the keys of the posting lists that a record must be in to have it.
struct PreparedTerm: @unchecked Sendable {
    /// The folded bytes; at least one.
    let bytes: [UInt8]
    /// The folded letters.
    let scalars: [UInt32]
    /// What folding took from its letters.
    let accents: [FoldedAccent]
    /// What is looked for in folded text; points into `storage`, which never changes.
    let needle: TypeAheadTerm
    private let storage: FixedArray<UInt8>

    /// The letter, if it is one alone; else nil, and `pairs` has keys.
    let letter: Gram?
    /// The pairs of neighbouring letters, each once; of a long term those at its beginning, which are enough to find few records.
    let pairs: [Gram]
    /// The same pairs as they are in readings, and the beginning of one.
    let readingPairs: [Gram]
    /// Its first letter at the beginning of a field.
    let fieldStart: Gram
    /// Its first letter at the beginning of a word.
    let wordStart: Gram
    /// Whether it may be the first consonants of Korean syllables.
    let isInitials: Bool
    /// Whether its letters may be scattered.
    let isScatterable: Bool
    /// The number of typing errors that are forgiven.
    let typoBudget: Int

    /// Folds a term; nil when nothing of it is left, and every record has it.
    init?(_ term: SearchTerm, folding: TextFolding) {
        self.init(folding.fold(term.text), isPhrase: term.isPhrase)
    }

    init?(_ folded: FoldedText, isPhrase: Bool) {
        guard !folded.bytes.isEmpty else { return nil }
        bytes = folded.bytes
        accents = folded.accents
        storage = FixedArray(folded.bytes, padding: Int(TYPEAHEAD_PADDING), filler: 0)
        needle = typeahead_term(storage.pointer, bytes.count)
        var scalars: [UInt32] = []
        folded.bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count { scalars.append(nextScalar(buffer, &offset)) }
        }
        self.scalars = scalars
        letter = scalars.count == 1 ? Gram.letter(scalars[0]) : nil
        var pairs: [Gram] = []
        var readingPairs = [Gram.readingPair(Gram.readingStart, scalars[0])]
        for (first, second) in zip(scalars, scalars.dropFirst()).prefix(Self.pairLimit) {
            let pair = Gram.pair(first, second)
            if !pairs.contains(pair) { pairs.append(pair) }
            let readingPair = Gram.readingPair(first, second)
            if !readingPairs.contains(readingPair) { readingPairs.append(readingPair) }
        }
        self.pairs = pairs
        self.readingPairs = readingPairs
        fieldStart = Gram.pair(Gram.fieldStart, scalars[0])
        wordStart = Gram.pair(Gram.wordStart, scalars[0])
        isInitials = KoreanInitials.isInitials(folded.bytes)
        isScatterable = !isPhrase && ScatteredMatching.lengths.contains(scalars.count)
        typoBudget = isPhrase ? 0 : TypoTolerance.budget(of: scalars)
    }

    /// The number of pairs that are looked up.
    private static var pairLimit: Int { 64 }

    /// The lists that a record must be in: one of the letter, or those of the pairs.
    var grams: [Gram] { letter.map { [$0] } ?? pairs }

    /// Whether being in the one list is having the term.
    var isDecidedByList: Bool {
        if isInitials { return false }
        return letter?.isExact ?? (pairs.count == 1 && pairs[0].isExact && scalars.count == 2)
    }
}
