/// A text as it is compared: UTF-8 without case, accents, width and other differences that people do not type.
///
/// White space is one space between words, and none at the ends.
struct FoldedText: Sendable {
    /// The folded UTF-8.
    var bytes: [UInt8] = []

    /// For each byte, whether a word begins at it.
    ///
    /// Letters and digits beside each other are one word, with the signs that belong to them; kana are one of their own, and so
    /// are the letters of Korean. Each ideograph is a word, because people do not write where words end, and each symbol, such
    /// as an emoji or "+". Punctuation is in no word: in "don't" there are two.
    var wordStarts: [Bool] = []

    /// What folding took from letters, in the order of the bytes.
    var accents: [FoldedAccent] = []

    /// For each byte, the UTF-8 offsets in the original text of the scalars that it came from; empty unless asked for.
    var origins: [Range<Int>] = []
}

/// An accent, a stroke or another difference that folding took from a letter.
struct FoldedAccent: Hashable, Sendable {
    /// The offset in the folded bytes of the letter that had it.
    var offset: Int

    /// Which one; equal for equal ones. Two different ones are seldom equal.
    var mark: UInt8
}
