import Foundation

/// Movements of the caret.
extension UITextView {
    /// The target of a movement from a location.
    func target(of movement: TextMovement, from location: Int) -> Int {
        switch movement {
        case .characterBackward: boundary(before: location)
        case .characterForward: boundary(after: location)
        case .wordBackward: wordStart(before: location)
        case .wordForward: wordEnd(after: location)
        case .beginning: 0
        case .end: textStorage.length
        }
    }

    /// Moves the caret, or with `extending` the head of the selection. A selection collapses to its end in the direction of a movement
    /// by characters.
    func move(_ movement: TextMovement, extending: Bool) {
        let selection = editing.selection
        if !extending, !selection.isCaret, movement == .characterBackward || movement == .characterForward {
            return moveCaret(to: movement.isForward ? selection.upper : selection.lower, extending: false)
        }
        moveCaret(to: target(of: movement, from: selection.head), extending: extending)
    }

    func moveCaret(to location: Int, extending: Bool, keeping x: CGFloat? = nil) {
        commitComposition()
        changeSelection(
            to: TextSelection(anchor: extending ? editing.selection.anchor : location, head: location),
            keeping: x
        )
    }

    // MARK: Lines

    /// Moves the caret by lines. It keeps its horizontal position over shorter lines. Beyond the first or last line, it moves to the
    /// start or end of the text.
    func moveByLines(_ count: Int, extending: Bool) {
        let selection = editing.selection
        let start = extending || selection.isCaret ? selection.head : count < 0 ? selection.lower : selection.upper
        let x = editing.keptX ?? layoutManager.caretRect(at: start).midX
        moveCaret(
            to: location(from: start, movedByLines: count, x: x) ?? (count < 0 ? 0 : textStorage.length),
            extending: extending,
            keeping: x
        )
    }

    /// The location some lines below or above, at a horizontal position in the container; nil beyond the text.
    func location(from location: Int, movedByLines count: Int, x: CGFloat) -> Int? {
        guard var line = layoutManager.line(at: location) else { return nil }
        for _ in 0..<abs(count) {
            guard let next = layoutManager.line(count < 0 ? -1 : 1, from: line) else { return nil }
            line = next
        }
        return layoutManager.location(on: line, nearest: x)
    }

    /// Moves the caret by the height of the view, less a line.
    func moveByPages(_ count: CGFloat, extending: Bool) {
        let caret = layoutManager.caretRect(at: editing.selection.head)
        let x = editing.keptX ?? caret.midX
        let visible = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        let page = max(visible - caret.height, caret.height)
        let y = caret.midY + count * page
        let location =
            y < 0
            ? 0
            : y > layoutManager.shownHeight ? textStorage.length : layoutManager.location(nearest: CGPoint(x: x, y: y))
        setContentOffset(self.clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + count * page)), animated: false)
        moveCaret(to: location, extending: extending, keeping: x)
    }

    /// Moves the caret to the start or end of its line.
    func moveToLineEdge(atEnd: Bool, extending: Bool) {
        guard let line = layoutManager.line(at: editing.selection.head) else { return }
        // The location at the end of a wrapped line is that of the start of the next one.
        let end = line.isWrapped ? boundary(before: line.range.upperBound) : line.range.upperBound
        moveCaret(to: atEnd ? max(end, line.range.lowerBound) : line.range.lowerBound, extending: extending)
    }

    /// Moves the caret to the start of its paragraph or of the one before, or to the end of its paragraph or of the one after.
    func moveByParagraph(forward: Bool, extending: Bool) {
        let head = editing.selection.head
        guard let place = paragraph(at: head) else { return }
        let first = layoutManager.firstPart(of: place)
        let last = layoutManager.lastPart(of: place)
        if forward {
            let next = head < last.contentEnd ? last : layoutManager.tree.paragraph(at: last.index + 1) ?? last
            moveCaret(to: layoutManager.lastPart(of: next).contentEnd, extending: extending)
        } else {
            let before = head > first.start ? first : layoutManager.tree.paragraph(at: first.index - 1) ?? first
            moveCaret(to: layoutManager.firstPart(of: before).start, extending: extending)
        }
    }

    // MARK: Visual order

    /// Moves the caret to the left or right as it appears on its line.
    func moveVisually(toRight: Bool, extending: Bool) {
        let selection = editing.selection
        let head = selection.head
        guard let line = layoutManager.line(at: head), let order = visualOrder(of: line) else {
            return move(toRight != readsRightToLeft ? .characterForward : .characterBackward, extending: extending)
        }
        if !extending, !selection.isCaret {
            let ends = [selection.lower, selection.upper].map {
                (location: $0, x: layoutManager.caretRect(at: $0).minX)
            }
            let edge = ends.max { toRight ? $0.x < $1.x : $0.x > $1.x }
            return moveCaret(to: edge?.location ?? head, extending: false)
        }
        if let next = order.neighbour(of: head - line.range.lowerBound, toRight: toRight) {
            return moveCaret(to: line.range.lowerBound + next, extending: extending)
        }
        // Beyond the edge of the line, the caret moves in the direction of its text.
        move(toRight != order.isRightToLeft ? .characterForward : .characterBackward, extending: extending)
    }

    var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The visual order of a line if it is not the logical order.
    private func visualOrder(of line: NSLayoutManager.PlacedLine) -> VisualOrder? {
        let text = string(in: line.range)
        guard readsRightToLeft || VisualOrder.isNeeded(for: text) else { return nil }
        return VisualOrder(of: text, inRightToLeftInterface: readsRightToLeft)
    }

    /// The position some characters to the left or right, or some lines up or down.
    func position(at location: Int, toward direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        switch direction {
        case .left, .right:
            let isForward = ((direction == .right) != readsRightToLeft) == (offset >= 0)
            var location = location
            for _ in 0..<offset.magnitude {
                guard location != (isForward ? textStorage.length : 0) else { return nil }
                location = isForward ? boundary(after: location) : boundary(before: location)
            }
            return TextPosition(location)
        case .up, .down:
            if offset == 0 { return TextPosition(location) }
            let lines = direction == .up ? 0 - offset : offset
            let x = layoutManager.caretRect(at: location).midX
            return self.location(from: location, movedByLines: lines, x: x).map(TextPosition.init)
        }
    }
}
