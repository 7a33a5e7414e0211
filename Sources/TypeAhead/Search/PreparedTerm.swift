import CTypeAhead

/// A folded term with the keys of its posting lists.
struct PreparedTerm: @unchecked Sendable {
    /// The folded bytes; at least one.
    let bytes: [UInt8]
    /// The folded letters.
    let scalars: [UInt32]
    /// The diacritics that folding removed.
    let diacritics: [FoldedDiacritic]
    /// The search pattern. Points into `storage`, which is immutable.
    let needle: TypeAheadTerm
    private let storage: FixedArray<UInt8>

    /// The letter of a term of one letter; otherwise nil, and `bigrams` has keys.
    let letter: Gram?
    /// The bigrams without duplicates. For a long term only those at its start, which are selective enough.
    let bigrams: [Gram]
    /// The bigrams as in readings, and the start of a reading.
    let readingBigrams: [Gram]
    /// The gram of a field start and the first letter.
    let fieldStart: Gram
    /// The gram of a word start and the first letter.
    let wordStart: Gram
    /// Whether it consists of initial consonants of Korean syllables.
    let isInitials: Bool
    /// Whether fuzzy matching is permitted.
    let permitsFuzzyMatching: Bool
    /// The permitted number of typos.
    let typoBudget: Int

    /// Folds a term. Nil if it folds to nothing, which every record matches.
    init?(_ term: SearchTerm, folding: TextFolding) {
        self.init(folding.fold(term.text), isPhrase: term.isPhrase)
    }

    init?(_ folded: FoldedText, isPhrase: Bool) {
        guard !folded.bytes.isEmpty else { return nil }
        bytes = folded.bytes
        diacritics = folded.diacritics
        storage = FixedArray(folded.bytes, padding: Int(TYPEAHEAD_PADDING), filler: 0)
        needle = typeahead_term(storage.pointer, bytes.count)
        var scalars: [UInt32] = []
        folded.bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count { scalars.append(nextScalar(buffer, &offset)) }
        }
        self.scalars = scalars
        letter = scalars.count == 1 ? Gram.letter(scalars[0]) : nil
        var bigrams: [Gram] = []
        var readingBigrams = [Gram.readingBigram(Gram.readingStart, scalars[0])]
        for (first, second) in zip(scalars, scalars.dropFirst()).prefix(Self.bigramLimit) {
            let bigram = Gram.bigram(first, second)
            if !bigrams.contains(bigram) { bigrams.append(bigram) }
            let readingBigram = Gram.readingBigram(first, second)
            if !readingBigrams.contains(readingBigram) { readingBigrams.append(readingBigram) }
        }
        self.bigrams = bigrams
        self.readingBigrams = readingBigrams
        fieldStart = Gram.bigram(Gram.fieldStart, scalars[0])
        wordStart = Gram.bigram(Gram.wordStart, scalars[0])
        isInitials = KoreanInitials.isInitials(folded.bytes)
        permitsFuzzyMatching = !isPhrase && FuzzyMatching.lengths.contains(scalars.count)
        typoBudget = isPhrase ? 0 : TypoTolerance.budget(of: scalars)
    }

    /// The maximum number of bigrams to look up.
    private static var bigramLimit: Int { 64 }

    /// The grams that a record must contain: the letter, or the bigrams.
    var grams: [Gram] { letter.map { [$0] } ?? bigrams }

    /// Whether membership in the one posting list implies a match.
    var isDecidedByList: Bool {
        if isInitials { return false }
        return letter?.isExact ?? (bigrams.count == 1 && bigrams[0].isExact && scalars.count == 2)
    }
}
