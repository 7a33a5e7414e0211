#if Terminal
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// A character of a text as a terminal shows it. Characters that must not reach the terminal are several, such as `\u{1b}`. Marks of
/// direction have no column.
struct TextGlyph: Hashable {
    var character: Character
    var columns: Int
    /// The offset of the original character in UTF-16 units.
    var offset: Int
    /// The embedding level: odd in right-to-left text.
    var level: Int8 = 0
    /// The level of the paragraph: 1 if it is right-to-left.
    var paragraphLevel: Int8 = 0
    var isSpace: Bool { character == " " }
}

/// Text in cells: the same lines for measuring and for showing. Each line is one row, and each character has one column or two.
enum CellText {
    /// The glyphs of a text without line ends, in logical order.
    ///
    /// - Parameters:
    ///   - start: The offset of the text.
    ///   - limit: The maximum number of columns; the rest of the text is not read.
    ///   - isMirrored: Whether a text without letters is right-to-left.
    static func glyphs(
        _ text: some StringProtocol,
        from start: Int = 0,
        limit: Int = .max,
        isMirrored: Bool = false
    ) -> [TextGlyph] {
        var glyphs: [TextGlyph] = []
        var (offset, columns) = (start, 0)
        var mayBeRightToLeft = isMirrored
        for character in text {
            if character.isASCII, let value = character.asciiValue, value >= 0x20, value < 0x7F {
                glyphs.append(TextGlyph(character: character, columns: 1, offset: offset))
                columns += 1
                offset += 1
            } else {
                mayBeRightToLeft = mayBeRightToLeft || TextDirections.mayBeRightToLeft(character)
                for shown in shown(character) {
                    glyphs.append(TextGlyph(character: shown, columns: shown.columns, offset: offset))
                    columns += shown.columns
                }
                offset += character.utf16.count
            }
            if columns > limit { break }
        }
        if mayBeRightToLeft { resolveDirections(of: &glyphs, isMirrored: isMirrored) }
        return glyphs
    }

    /// Sets the levels of glyphs, and their forms in right-to-left text.
    private static func resolveDirections(of glyphs: inout [TextGlyph], isMirrored: Bool) {
        // The glyphs of an escape are one character, because they stay together.
        var characters: [Range<Int>] = []
        for (place, glyph) in glyphs.enumerated() {
            if let last = characters.last, glyphs[last.lowerBound].offset == glyph.offset {
                characters[characters.count - 1] = last.lowerBound..<place + 1
            } else {
                characters.append(place..<place + 1)
            }
        }
        let texts = characters.map { places in
            places.count == 1 || glyphs[places.lowerBound].isSpace ? glyphs[places.lowerBound].character : "u"
        }
        guard let directions = TextDirections(texts, isMirrored: isMirrored) else { return }
        for (index, places) in characters.enumerated() {
            for place in places {
                glyphs[place].level = directions.levels[index]
                glyphs[place].paragraphLevel = directions.isRightToLeft ? 1 : 0
            }
            if places.count == 1, let form = directions.forms[index] { glyphs[places.lowerBound].character = form }
        }
    }

    /// The visible glyphs of a line from left to right.
    static func visualOrder(of line: [TextGlyph]) -> [TextGlyph] {
        guard line.contains(where: { $0.level > 0 || $0.columns == 0 }) else { return line }
        return ParagraphDirections.visualOrder(of: line.map(\.level)).map { line[$0] }.filter { $0.columns > 0 }
    }

    /// The directions of the characters of a paragraph.
    ///
    /// - Parameter isMirrored: Whether a text without letters is right-to-left.
    static func directions(of text: String, isMirrored: Bool) -> ParagraphDirections? {
        guard !text.isEmpty else { return isMirrored ? ParagraphDirections(levels: [], isRightToLeft: true) : nil }
        guard isMirrored || text.contains(where: TextDirections.mayBeRightToLeft) else { return nil }
        let characters = text.map { character -> Character in
            let visible = shown(character)
            return visible.count == 1 || visible.first == " " ? visible.first ?? " " : "u"
        }
        return TextDirections(characters, isMirrored: isMirrored).map {
            ParagraphDirections(levels: $0.levels, isRightToLeft: $0.isRightToLeft)
        }
    }

    /// The marks that formatters put into numbers and dates. They only give a direction to the characters beside them.
    static let directionMarks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{61C}"]

    /// The visible characters for one character.
    private static func shown(_ character: Character) -> String {
        if character == "\t" { return "    " }
        if character == "\u{FFFC}" { return "▣" }
        if directionMarks.contains(character) { return String(character) }
        let safe = escaped(String(character), limit: .max)
        // A combining mark without a base.
        return safe.count == 1 && safe.first?.columns == 0 ? "\u{25CC}" + safe : safe
    }

    /// The lines of a paragraph in cells.
    static func layOut(_ paragraph: TextParagraph, width: CGFloat, isMirrored: Bool) -> ParagraphLayout {
        ParagraphGrid.layOut(
            paragraph,
            width: width,
            cell: CellMetrics.size,
            columns: { columns(String($0)) },
            directions: { directions(of: $0, isMirrored: isMirrored) }
        )
    }

    /// The number of columns of a text in one line.
    static func columns(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
        return glyphs(text).reduce(0) { $0 + $1.columns }
    }

    /// The lines of a text, broken at line ends, at spaces, and inside words that are too long. Their glyphs are in visual order.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - columns: The columns of a line, at least 1.
    ///   - limit: The maximum number of lines; 0 for no limit.
    ///   - mode: The truncation of the last line.
    ///   - isMirrored: Whether a text without letters is right-to-left.
    static func lines(
        of text: String,
        columns: Int,
        limit: Int = 0,
        mode: NSLineBreakMode = .byTruncatingTail,
        isMirrored: Bool = false
    ) -> [[TextGlyph]] {
        let columns = max(columns, 1)
        var lines: [[TextGlyph]] = []
        var start = 0
        // A text that is longer than the visible part is not read to its end.
        let needed = limit > 0 && columns < 1 << 20 ? (limit + 1) * (columns + 1) : .max
        let isFromEnd = mode == .byTruncatingHead || mode == .byTruncatingMiddle
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let glyphs = glyphs(paragraph, from: start, limit: isFromEnd ? .max : needed, isMirrored: isMirrored)
            start += paragraph.utf16.count + 1
            lines += wrap(glyphs, columns: limit == 1 ? .max : columns, byCharacters: mode == .byCharWrapping)
            if limit > 0, lines.count > limit { break }
        }
        guard limit > 0 else { return lines.map(visualOrder) }
        let isCut = lines.count > limit
        var shown = Array(lines.prefix(limit))
        if let last = shown.last {
            shown[shown.count - 1] = truncate(last, to: columns, mode, isCut: isCut)
        }
        return shown.map(visualOrder)
    }

    private static func wrap(_ glyphs: [TextGlyph], columns: Int, byCharacters: Bool) -> [[TextGlyph]] {
        var lines: [[TextGlyph]] = []
        var start = 0
        var wordStart = 0
        var width = 0
        var index = 0
        while index < glyphs.count {
            let glyph = glyphs[index]
            if !glyph.isSpace, width + glyph.columns > columns, index > start {
                let end = !byCharacters && wordStart > start ? wordStart : index
                lines.append(withoutSpaces(glyphs[start..<end]))
                start = end
                wordStart = end
                width = glyphs[end..<index].reduce(0) { $0 + $1.columns }
                continue
            }
            width += glyph.columns
            index += 1
            if glyph.isSpace { wordStart = index }
        }
        lines.append(columns == .max ? Array(glyphs[start...]) : withoutSpaces(glyphs[start...]))
        return lines
    }

    /// The spaces at the end of a line are not visible.
    private static func withoutSpaces(_ line: ArraySlice<TextGlyph>) -> [TextGlyph] {
        Array(line[..<(line.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? line.startIndex)])
    }

    /// Shortens a line to the columns, with an ellipsis.
    ///
    /// - Parameter isCut: Whether text follows that is not visible.
    private static func truncate(
        _ line: [TextGlyph],
        to columns: Int,
        _ mode: NSLineBreakMode,
        isCut: Bool
    ) -> [TextGlyph] {
        let total = line.reduce(0) { $0 + $1.columns }
        guard total > columns || isCut else { return line }
        let room = columns - (total > columns - (isCut ? 1 : 0) ? 1 : 0)
        func prefix(_ room: Int) -> ArraySlice<TextGlyph> {
            var width = 0
            return line.prefix {
                width += $0.columns
                return width <= room
            }
        }
        func suffix(_ room: Int) -> ArraySlice<TextGlyph> {
            var (width, start) = (0, line.endIndex)
            while start > 0, width + line[start - 1].columns <= room {
                start -= 1
                width += line[start].columns
            }
            return line[start...]
        }
        // The ellipsis has the direction of the paragraph.
        let level = line.first?.paragraphLevel ?? 0
        func ellipsis(at offset: Int?) -> [TextGlyph] {
            [TextGlyph(character: "…", columns: 1, offset: offset ?? 0, level: level)]
        }
        switch mode {
        case .byClipping, .byWordWrapping, .byCharWrapping:
            return Array(prefix(columns))
        case .byTruncatingHead where !isCut:
            let kept = suffix(room)
            return ellipsis(at: kept.first?.offset) + kept
        case .byTruncatingMiddle where !isCut:
            let head = prefix((room + 1) / 2)
            let tail = suffix(room - head.reduce(0) { $0 + $1.columns })
            return head + ellipsis(at: tail.first?.offset) + tail
        default:
            let kept = prefix(room)
            return withoutSpaces(kept) + ellipsis(at: kept.last?.offset)
        }
    }
}
#endif
