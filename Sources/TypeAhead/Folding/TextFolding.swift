import CTypeAhead

/// How texts are made comparable: without what people do not type, the same on every platform.
///
/// Texts are equal for a search when they are equal after folding, which takes from them
/// - case, and whatever tells compatible characters apart: width, ligatures, superscripts, presentation forms;
/// - the marks on letters, of every script, and the strokes through them: é, ё, ł, ø, đ, and æ, œ, ß, þ become plain letters;
/// - what tells hiragana from katakana, the forms of the Arabic alef, and the digits of the world;
/// - what tells quotation marks, dashes or spaces apart; several spaces are one, and there are none at the ends;
/// - soft hyphens, joiners, variation selectors and other characters that are not seen.
///
/// A Korean syllable becomes the letters that are typed for it, so that what is typed so far is a beginning of the whole.
public struct TextFolding: Sendable, Hashable {
    /// The tailoring of the language, or -1.
    let tailoring: Int32

    /// Folds as most languages do.
    public init() { tailoring = -1 }

    /// Folds as people expect who read a language: letters that it has in its alphabet are not made into others, such as
    /// å, ä and ö in Swedish, or ñ in Spanish. In Turkish the capital of ı is I, and that of i is İ.
    ///
    /// A letter that is two in writing, such as the Croatian lj, is folded as any two letters are.
    ///
    /// - Parameter language: A language tag, such as "sv", "sv-SE" or "sr-Latn". A language without such letters, and one that
    ///   is not known, is folded as most are.
    public init(language: String) {
        let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        var found: Int32 = -1
        if parts.count > 1 { found = typeahead_find_tailoring("\(parts[0])-\(parts[1])") }
        if found < 0, let first = parts.first { found = typeahead_find_tailoring(String(first)) }
        tailoring = found
    }

    /// Folds a text.
    ///
    /// - Parameter withOrigins: Whether to say where each byte comes from; it costs time.
    func fold(_ text: String, withOrigins: Bool = false) -> FoldedText {
        var folded = FoldedText()
        var text = text
        text.withUTF8 { Folder.fold($0, with: tailoring, origins: withOrigins, into: &folded) }
        return folded
    }

    /// Folds a text and puts it behind what was folded before: bytes, word starts, and accents with the offsets they have
    /// then. Makes no origins.
    func append(_ text: String, to folded: inout FoldedText) {
        var text = text
        text.withUTF8 { Folder.fold($0, with: tailoring, origins: false, into: &folded) }
    }

    /// The same for a text that is there as bytes, which must be well-formed UTF-8.
    func append(utf8 text: UnsafeBufferPointer<UInt8>, to folded: inout FoldedText) {
        Folder.fold(text, with: tailoring, origins: false, into: &folded)
    }
}
