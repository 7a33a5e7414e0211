import Foundation

/// Places of tokens and characters, in the field's coordinates.
extension UITextField {
    /// The line of the displayed text, and the place of its top left corner.
    private struct PlacedLine {
        let line: ParagraphLine
        let origin: CGPoint
    }

    private var placedLine: PlacedLine {
        let attributes: [NSAttributedString.Key: Any] = [.font: displayedFont ?? defaultFont]
        let text = NSAttributedString(string: displayedText, attributes: attributes)
        let line = TextMeasure.layOut(TextParagraph(text: text, attributes: attributes), width: .infinity).lines[0]
        let area = contentArea
        let y = area.midY - line.height / 2
        if let left = shownTextStart?() {
            return PlacedLine(line: line, origin: CGPoint(x: left - line.caret(at: 0), y: y))
        }
        let tokens = tokensWidth
        let free = area.width - tokens - line.width
        // Of a text that is too long, the end is visible.
        let start = readsRightToLeft ? area.minX : area.minX + tokens
        let share: CGFloat =
            switch textAlignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .natural, .justified: readsRightToLeft ? 1 : 0
            }
        let overflow: CGFloat = readsRightToLeft ? 0 : 1
        return PlacedLine(line: line, origin: CGPoint(x: start + free * (free < 0 ? overflow : share), y: y))
    }

    /// The horizontal extents of the tokens. They are beside the text, in front of it in the direction of the interface.
    private func tokenExtents(beside placed: PlacedLine) -> [ClosedRange<CGFloat>] {
        let widths = tokenWidths
        var extents: [ClosedRange<CGFloat>] = []
        var x =
            readsRightToLeft
            ? placed.origin.x + placed.line.width + tokensWidth : placed.origin.x - tokensWidth
        for width in widths {
            let next = readsRightToLeft ? x - width : x + width
            extents.append(min(x, next)...max(x, next))
            x = next
        }
        return extents
    }

    // MARK: Units of the displayed text

    /// The unit of the displayed text for an offset in the text: a secure field shows a bullet for each character.
    private func displayed(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        let text = document.text
        let end = text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf16.count))
        return text[..<end].count
    }

    private func location(ofDisplayed unit: Int) -> Int {
        guard isSecureTextEntry else { return document.textStart + unit }
        return document.textStart + document.text.prefix(unit).utf16.count
    }

    private func rect(_ extent: ClosedRange<CGFloat>, _ placed: PlacedLine) -> CGRect {
        CGRect(
            x: extent.lowerBound,
            y: placed.origin.y,
            width: extent.upperBound - extent.lowerBound,
            height: placed.line.height
        )
    }

    // MARK: Rectangles

    func caretRect(at location: Int) -> CGRect {
        let placed = placedLine
        let location = document.clamped(location)
        var x = placed.origin.x + placed.line.caret(at: displayed(location - document.textStart))
        if location < document.textStart {
            let extent = tokenExtents(beside: placed)[location]
            x = readsRightToLeft ? extent.upperBound : extent.lowerBound
        }
        return CGRect(x: x, y: placed.origin.y, width: 2, height: placed.line.height)
    }

    func selectionRects(of range: Range<Int>) -> [UITextSelectionRect] {
        let range = document.clamped(range)
        let placed = placedLine
        var rects: [(rect: CGRect, isRightToLeft: Bool, units: ClosedRange<Int>)] = []
        let extents = tokenExtents(beside: placed)
        let tokens = range.clamped(to: 0..<document.textStart)
        if let first = tokens.first, let last = tokens.last {
            let left = min(extents[first].lowerBound, extents[last].lowerBound)
            let right = max(extents[first].upperBound, extents[last].upperBound)
            rects.append((rect(left...right, placed), readsRightToLeft, first...last))
        }
        let start = displayed(max(range.lowerBound - document.textStart, 0))
        let end = displayed(max(range.upperBound - document.textStart, 0))
        for part in placed.line.parts(of: start..<end) {
            let extent = placed.origin.x + part.extent.lowerBound...placed.origin.x + part.extent.upperBound
            let units = location(ofDisplayed: part.units.lowerBound)...location(ofDisplayed: part.units.upperBound)
            rects.append((rect(extent, placed), part.isRightToLeft, units))
        }
        let first = rects.map(\.units.lowerBound).min()
        let last = rects.map(\.units.upperBound).max()
        return rects.map {
            TextSelectionRect(
                rect: $0.rect,
                writingDirection: $0.isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: $0.units.lowerBound == first,
                containsEnd: $0.units.upperBound == last
            )
        }
    }

    func firstRect(of range: Range<Int>) -> CGRect {
        let rects = selectionRects(of: range).map(\.rect)
        guard let first = rects.first else { return caretRect(at: range.lowerBound) }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    // MARK: Points

    /// The token or character at a point, or the nearest one, and the location that is nearest to the point; nil if the field is empty.
    private func place(at point: CGPoint) -> (character: Range<Int>, nearest: Int)? {
        let placed = placedLine
        let extents = tokenExtents(beside: placed)
        let isAtTokens =
            document.text.isEmpty
            || (readsRightToLeft ? point.x > placed.origin.x + placed.line.width : point.x < placed.origin.x)
        func distance(_ extent: ClosedRange<CGFloat>) -> CGFloat {
            max(extent.lowerBound - point.x, point.x - extent.upperBound, 0)
        }
        if isAtTokens, let token = extents.indices.min(by: { distance(extents[$0]) < distance(extents[$1]) }) {
            let middle = (extents[token].lowerBound + extents[token].upperBound) / 2
            let isPast = readsRightToLeft ? point.x < middle : point.x > middle
            return (token..<token + 1, token + (isPast ? 1 : 0))
        }
        guard let found = placed.line.unit(at: point.x - placed.origin.x) else { return nil }
        let start = document.roundedDown(location(ofDisplayed: found.unit))
        let end = document.boundary(after: start)
        return (start..<end, found.fraction > 0.5 ? end : start)
    }

    func location(nearest point: CGPoint) -> Int { place(at: point)?.nearest ?? document.length }

    func character(at point: CGPoint) -> Range<Int>? { place(at: point)?.character }

    // MARK: Characters

    /// The location some characters before or after another; nil outside the document.
    func location(from location: Int, movedBy characters: Int) -> Int? {
        var location = location
        for _ in 0..<characters.magnitude {
            guard location != (characters > 0 ? document.length : 0) else { return nil }
            location = characters > 0 ? document.boundary(after: location) : document.boundary(before: location)
        }
        return location
    }
}
