import CTypeAhead

/// Maps texts to the form that is compared, which lacks the differences that users do not type. The result is the same on every
/// platform.
///
/// Texts are equal for a search when they are equal after folding, which removes
/// - case, and the differences between compatible characters: width, ligatures, superscripts, presentation forms;
/// - the diacritics and strokes of letters of every script: é, ё, ł, ø, đ, and æ, œ, ß, þ become plain letters;
/// - the differences between hiragana and katakana, the forms of the Arabic alef, and the digits of all scripts;
/// - the differences between quotation marks, dashes or spaces; repeated and surrounding white space;
/// - soft hyphens, joiners, variation selectors and other invisible characters.
///
/// A Korean syllable becomes the letters that are typed for it, so that an unfinished syllable is a prefix of the whole.
public struct TextFolding: Sendable, Hashable {
    /// The tailoring of the language, or -1.
    let tailoring: Int32

    /// Changes whenever any text is folded differently. A stored index of another version must be rebuilt.
    package static let version = 1

    /// Folds as for most languages.
    public init() { tailoring = -1 }

    /// Folds for a language: the letters of its alphabet are preserved, such as å, ä and ö in Swedish, or ñ in Spanish. In
    /// Turkish the capital of ı is I, and that of i is İ.
    ///
    /// Digraphs that count as letters, such as the Croatian lj, are folded as two letters.
    ///
    /// - Parameter language: A language tag, such as "sv", "sv-SE" or "sr-Latn". Languages without such letters and unknown
    ///   languages are folded as by ``init()``.
    public init(language: String) {
        let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        var found: Int32 = -1
        if parts.count > 1 { found = typeahead_find_tailoring("\(parts[0])-\(parts[1])") }
        if found < 0, let first = parts.first { found = typeahead_find_tailoring(String(first)) }
        tailoring = found
    }

    /// Folds a text.
    ///
    /// - Parameter withOrigins: Whether to record the source range of each byte, which takes time.
    func fold(_ text: String, withOrigins: Bool = false) -> FoldedText {
        var folded = FoldedText()
        var text = text
        text.withUTF8 { Folder.fold($0, with: tailoring, origins: withOrigins, into: &folded) }
        return folded
    }

    /// Folds a text and appends it to folded text: bytes, word starts, and diacritics with adjusted offsets. Makes no origins.
    func append(_ text: String, to folded: inout FoldedText) {
        var text = text
        text.withUTF8 { Folder.fold($0, with: tailoring, origins: false, into: &folded) }
    }

    /// Appends a text given as bytes, which must be well-formed UTF-8.
    func append(utf8 text: UnsafeBufferPointer<UInt8>, to folded: inout FoldedText) {
        Folder.fold(text, with: tailoring, origins: false, into: &folded)
    }
}
