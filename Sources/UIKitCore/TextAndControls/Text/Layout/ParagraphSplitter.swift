import Foundation

/// Divides a text into paragraphs.
enum ParagraphSplitter {
    /// The length of the parts in which a longer paragraph is laid out, so that an edit lays out a part of it only. The layout manager
    /// moves the ends of parts to those of lines.
    static let partLength = 512

    /// The length of the parts of text that does not wrap. There each part begins a line.
    static let unwrappedPartLength = 2048

    /// The length at which a part is divided, so that typing in it rarely divides it.
    static let limit = 2 * partLength

    /// A part of a text.
    struct Part {
        let text: String
        let units: Int
    }

    /// The paragraphs of a text, each with its separator, and a last one without separator, which may be empty. Overlong paragraphs
    /// are divided after a space, or between characters.
    static func parts(of text: String, partLength: Int = partLength) -> [Part] {
        var text = text
        text.makeContiguousUTF8()
        var parts: [Part] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        var index = start
        var units = 0
        func cut(at end: String.Index) {
            parts += divided(Part(text: String(text[start..<end]), units: units), partLength)
            start = end
            units = 0
        }
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
            switch byte {
            case 0x0A:
                cut(at: next)
            case 0x0D:
                if next < bytes.endIndex, bytes[next] == 0x0A {
                    units += 1
                    index = bytes.index(after: next)
                    cut(at: index)
                    continue
                }
                cut(at: next)
            // U+2029 is E2 80 A9.
            case 0xA9 where isParagraphSeparator(before: next, in: bytes): cut(at: next)
            default: break
            }
            index = next
        }
        let last = Part(text: String(text[start...]), units: units)
        return parts + divided(last, partLength)
    }

    private static func isParagraphSeparator(before end: String.Index, in bytes: String.UTF8View) -> Bool {
        guard let start = bytes.index(end, offsetBy: -3, limitedBy: bytes.startIndex) else { return false }
        return bytes[start..<end].elementsEqual([0xE2, 0x80, 0xA9])
    }

    private static func divided(_ part: Part, _ partLength: Int) -> [Part] {
        guard part.units > 2 * partLength else { return [part] }
        var parts: [Part] = []
        var rest = Substring(part.text)
        while let bound = rest.utf16.index(rest.startIndex, offsetBy: partLength, limitedBy: rest.endIndex),
            rest.utf16.index(bound, offsetBy: partLength / 2, limitedBy: rest.endIndex) != nil
        {
            let end = rest[..<bound].lastIndex(of: " ").map { rest.index(after: $0) } ?? part.text.characterStart(bound)
            let piece = rest[..<(end > rest.startIndex ? end : bound)]
            parts.append(Part(text: String(piece), units: piece.utf16.count))
            rest = rest[piece.endIndex...]
        }
        return parts + [Part(text: String(rest), units: rest.utf16.count)]
    }
}

extension String {
    /// The number of UTF-16 units of the paragraph separator at the end.
    var separatorUnits: Int {
        guard let last = unicodeScalars.last else { return 0 }
        switch last {
        case "\n": return unicodeScalars.dropLast().last == "\r" ? 2 : 1
        case "\r", "\u{2029}": return 1
        default: return 0
        }
    }
}
