/// How texts are folded, the same on every platform.
public struct TextFolding: Sendable, Hashable {
    /// Folds as most languages do.
    public init() {}

    /// Folds a text.
    ///
    /// - Parameter withOrigins: Whether to say where each byte comes from; it costs time.
    func fold(_ text: String, withOrigins: Bool = false) -> FoldedText {
        var folded = FoldedText()
        append(text, to: &folded)
        return folded
    }

    /// Folds a text and puts it behind what was folded before: bytes, word starts, and accents with the offsets they have
    /// then. Makes no origins.
    func append(_ text: String, to folded: inout FoldedText) {
        var atStart = true
        for byte in text.utf8 {
            let lower = byte >= 65 && byte <= 90 ? byte + 32 : byte
            let isWord = (lower >= 97 && lower <= 122) || (lower >= 48 && lower <= 57) || lower >= 128
            folded.bytes.append(lower)
            folded.wordStarts.append(isWord && atStart)
            atStart = !isWord
        }
    }
}
