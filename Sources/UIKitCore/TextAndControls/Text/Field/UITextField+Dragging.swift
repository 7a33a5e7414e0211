import Foundation

/// Dragging text and tokens out of a field, and dropping them into it.
extension UITextField {
    /// A drag of the selection: its text, and the tokens that may be copied. Nil if there is nothing to drag.
    @_spi(Host)
    public func dragOfSelection() -> TextDrag? { drag(document.selection.range) }

    func drag(_ range: Range<Int>) -> TextDrag? {
        guard isEnabled, textDrag.isEnabled else { return nil }
        let (characters, offset) = (document.text(in: range), document.textOffsets(of: range).lowerBound)
        let (items, tokens) = items(in: range, takingTokens: userMayCopyTokens)
        guard !items.isEmpty else { return nil }
        return TextDrag(source: self, items: items, tokens: tokens, characters: characters, offset: offset)
    }

    /// The effect of a drop.
    @_spi(Host)
    public enum DropOperation: Sendable {
        case copy, move
    }

    /// The default operation for a drop of content from this program: within a field it moves, into a different field it copies.
    /// Nil if the field does not accept the drop.
    @_spi(Host)
    public func operation(forDropping drag: TextDrag) -> DropOperation? {
        guard isEnabled, drag.items.contains(where: accepts) else { return nil }
        guard drag.source === self else { return .copy }
        return drag.tokens.isEmpty || userMayDeleteTokens ? .move : .copy
    }

    /// Whether text from a different program can be dropped here.
    @_spi(Host)
    public var takesDroppedText: Bool { isEnabled && accepts(PasteboardItem(text: "")) }

    /// Drops content from this program, and begins editing: inserts the text at an offset in UTF-16 units of ``text``, and the
    /// tokens after the existing ones (rule 64).
    ///
    /// - Returns: Whether the field accepted the drop. True if the paste delegate has not provided the result yet.
    @_spi(Host)
    @discardableResult
    public func drop(_ drag: TextDrag, at offset: Int, _ operation: DropOperation) -> Bool {
        guard becomeFirstResponder(), self.operation(forDropping: drag) != nil else { return false }
        let isWithin = drag.source === self
        let dragged = drag.offset..<drag.offset + drag.characters.utf16.count
        var place = document.roundedDown(document.clamped(document.textStart + max(0, offset))) - document.textStart
        if isWithin, operation == .move, dragged.contains(place) {
            // Text that is dropped onto itself is not moved.
            if drag.tokens.isEmpty { return true }
            place = dragged.upperBound
        }
        // Text that does not fit completely is copied, not moved.
        let target = document.textStart + place..<document.textStart + place
        let fits = isWithin || drag.characters.utf16.count <= room(replacing: target)
        let mayMove = operation == .move && fits && (!isWithin || drag.tokens.isEmpty || userMayDeleteTokens)
        let length = document.text.utf16.count
        var isTaken = true
        document.withHistory { $0.beginStep() }
        TextPaste(
            into: self,
            at: target,
            moving: isWithin && mayMove ? drag.tokens : [],
            movedLength: isWithin && mayMove ? drag.characters.utf16.count : 0
        ) { [weak self] hasEdited in
            isTaken = hasEdited
            guard hasEdited, mayMove, let self else { return }
            guard isWithin else { return drag.removeFromSource() }
            // The dragged text moves back if the drop inserted text before it.
            let shift = place <= dragged.lowerBound ? document.text.utf16.count - length : 0
            removeMovedText(drag.characters, at: dragged.lowerBound + shift)
        }.start(drag.items.filter(accepts))
        document.withHistory { $0.endStep() }
        return isTaken
    }

    /// Drops text from a different program at an offset in UTF-16 units of ``text``, and begins editing.
    ///
    /// - Returns: Whether the field accepted the drop. True if the paste delegate has not provided the result yet.
    @_spi(Host)
    @discardableResult
    public func drop(text: String, at offset: Int) -> Bool {
        guard takesDroppedText, !text.isEmpty, becomeFirstResponder() else { return false }
        let place = document.roundedDown(document.clamped(document.textStart + max(0, offset)))
        var isTaken = true
        TextPaste(into: self, at: place..<place) { isTaken = $0 }.start([PasteboardItem(text: text)])
        return isTaken
    }

    /// Removes text that a drop moved within the field, and keeps the caret in the dropped text.
    private func removeMovedText(_ text: String, at offset: Int) {
        let range = document.textStart + offset..<document.textStart + offset + text.utf16.count
        guard !text.isEmpty, range.upperBound <= document.length, document.text(in: range) == text else { return }
        let caret = document.selection.upper
        guard replaceByUser(range, with: "") else { return }
        let place = caret >= range.upperBound ? caret - range.count : caret
        changeSelection { $0.select(anchor: place, head: place) }
    }

    func removeDragged(_ range: Range<Int>, _ tokens: [UISearchToken]) {
        replaceByUser(range, with: "", removing: tokens)
    }
}
