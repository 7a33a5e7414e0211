/// A text in the form that is compared: UTF-8 without case, diacritics, width and other differences that users do not type.
///
/// Words are separated by one space. There is no leading or trailing white space.
struct FoldedText: Sendable {
    /// The folded UTF-8.
    var bytes: [UInt8] = []

    /// For each byte, whether a word begins at it.
    ///
    /// Adjacent letters and digits form one word, together with their vowel signs. A run of kana is a word of its own, and so
    /// is a run of Korean letters. Each ideograph is a word, because the script does not mark word boundaries; so is each
    /// symbol, such as an emoji or "+". Punctuation belongs to no word: "don't" contains two words.
    var wordStarts: [Bool] = []

    /// The diacritics that folding removed, in the order of the bytes.
    var diacritics: [FoldedDiacritic] = []

    /// For each byte, the UTF-8 range of its source scalars in the original text. Empty unless requested.
    var origins: [Range<Int>] = []
}

/// A diacritic, a stroke or another difference that folding removed from a letter.
struct FoldedDiacritic: Hashable, Sendable {
    /// The offset of the letter in the folded bytes.
    var offset: Int

    /// The number of the diacritic. Equal diacritics have equal numbers; different ones rarely do.
    var mark: UInt8
}
