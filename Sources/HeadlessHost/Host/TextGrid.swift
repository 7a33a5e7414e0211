import Foundation
import UIKitCore

/// Text sizes without a font: each column is half the font size wide, so that layouts are the same on every machine.
///
/// East Asian wide characters and emoji take two columns, combining marks none.
@MainActor
enum TextGrid {
    static func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let columnWidth = font.pointSize / 2
        let columns = width.isFinite ? max(1, Int(width / columnWidth)) : Int.max
        var lines = 0
        var widest = 0
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            for line in wrapped(paragraph, columns: columns) {
                lines += 1
                if numberOfLines > 0, lines > numberOfLines {
                    return CGSize(
                        width: CGFloat(widest) * columnWidth,
                        height: CGFloat(numberOfLines) * font.lineHeight
                    )
                }
                widest = max(widest, line)
            }
        }
        return CGSize(width: CGFloat(widest) * columnWidth, height: CGFloat(max(1, lines)) * font.lineHeight)
    }

    /// The widths in columns of the lines of a paragraph, broken at spaces, or inside a word that is too long.
    private static func wrapped(_ paragraph: Substring, columns: Int) -> [Int] {
        var lines: [Int] = []
        var line = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var length = word.reduce(0) { $0 + width(of: $1) }
            let separator = line == 0 ? 0 : 1
            if line > 0, line + separator + length > columns {
                lines.append(line)
                line = 0
            } else {
                line += separator
            }
            while length > columns {
                lines.append(columns)
                length -= columns
            }
            line += length
        }
        return lines + [line]
    }

    static func width(of character: Character) -> Int {
        if character.isASCII { return character.unicodeScalars.first?.value ?? 0 < 0x20 ? 0 : 1 }
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// The blocks of wide characters, according to Unicode's East Asian Width.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
        0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}
