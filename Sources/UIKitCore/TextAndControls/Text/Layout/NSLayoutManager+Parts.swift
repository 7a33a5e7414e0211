import Foundation

/// The parts of a long paragraph: their lines are those of the whole paragraph.
extension NSLayoutManager {
    /// The number of UTF-16 units after a part that are laid out with it, to find the end of its last line. A longer line may end at the
    /// end of a part.
    static let lookahead = 256

    /// The lines of a part that continues in the next one, whose end is moved to the nearest end of a line. Nil if the lines do not
    /// depend on the next part.
    func layPart(_ place: PlacedParagraph) -> ParagraphLayout? {
        guard wrappingWidth.isFinite, place.continues, let next = tree.paragraph(at: place.index + 1) else {
            return nil
        }
        let length = place.node.units
        let ahead = aligned(min(Self.lookahead, next.contentEnd - next.start), in: next.node.text)
        let content = content(of: place, ahead: ahead)
        guard [.byWordWrapping, .byCharWrapping].contains(content.effectiveLineBreakMode) else { return nil }
        unitsLaidOut += ahead
        let layout = lay(content, width: wrappingWidth)
        let index = layout.line(at: length)
        let line = layout.lines[index]
        // The last line may be longer than the text that is known here.
        let isWhole = index + 1 < layout.lines.count && line.range.upperBound < length + ahead
        let growth = line.range.upperBound - length
        let cutsBefore = index > 0 && (!isWhole || length - line.range.lowerBound <= growth)
        guard cutsBefore || isWhole else { return nil }
        let end = cutsBefore ? line.range.lowerBound : line.range.upperBound
        moveEnd(ofPart: place.index, to: end, beside: next)
        let kept = Array(layout.lines[..<(cutsBefore ? index : index + 1)])
        return ParagraphLayout(lines: kept, height: layout.lines[kept.count].top)
    }

    /// The first part of a paragraph.
    func firstPart(of place: PlacedParagraph) -> PlacedParagraph {
        var first = place
        while let before = tree.paragraph(at: first.index - 1), before.continues { first = before }
        return first
    }

    /// The last part of a paragraph.
    func lastPart(of place: PlacedParagraph) -> PlacedParagraph {
        var last = place
        while last.continues, let next = tree.paragraph(at: last.index + 1) { last = next }
        return last
    }

    /// A number of units, reduced to whole surrogate pairs.
    private func aligned(_ units: Int, in text: String) -> Int {
        let end = text.utf16.index(text.startIndex, offsetBy: units)
        return end.samePosition(in: text.unicodeScalars) == nil ? units - 1 : units
    }

    /// Moves text between a part and the next one. The next one is laid out again.
    private func moveEnd(ofPart index: Int, to end: Int, beside next: PlacedParagraph) {
        guard let part = tree.paragraph(at: index), end != part.node.units else { return }
        let text = part.node.text + next.node.text
        let bound = text.utf16.index(text.startIndex, offsetBy: end)
        let units = part.node.units + next.node.units
        tree.update(at: index) { node in
            node.text = String(text[..<bound])
            node.units = end
        }
        tree.update(at: index + 1) { node in
            node.text = String(text[bound...])
            node.units = units - end
            node.layout = nil
            node.isMeasured = false
        }
    }
}
