#if GTK
import Foundation

/// Makes untrusted text safe for Pango.
enum DrawableText {
    /// The length in UTF-16 units after which text is truncated: longer text is never visible, and its layout would take
    /// seconds.
    static let limit = 4000

    /// The text without NUL characters, truncated to a visible length. With `inOneLine`, line breaks become spaces.
    static func clean(_ text: String, inOneLine: Bool) -> String {
        let isShort = text.utf16.count <= limit
        var clean = isShort ? text : String(decoding: text.utf16.prefix(limit), as: UTF16.self) + "…"
        if clean.utf8.contains(0) { clean = clean.replacingOccurrences(of: "\0", with: "\u{2400}") }
        if inOneLine, clean.contains(where: \.isNewline) { clean = String(clean.map { $0.isNewline ? " " : $0 }) }
        return isolated(clean)
    }

    /// Whether the first letter belongs to a right-to-left script.
    static func beginsRightToLeft(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        return switch first.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Closes open embeddings and isolates of the text, so that they do not affect the following text.
    private static func isolated(_ text: String) -> String {
        var embeddings = 0
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
            case 0x202C: embeddings = max(0, embeddings - 1)
            case 0x2066, 0x2067, 0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            default: break
            }
        }
        guard embeddings + isolates > 0 else { return text }
        return text + String(repeating: "\u{202C}", count: embeddings)
            + String(repeating: "\u{2069}", count: isolates)
    }
}
#endif
