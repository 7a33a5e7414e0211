import Foundation

/// Dragging text and tokens out of a field, and dropping them in it.
extension UITextField {
    /// What a drag of the selection takes along: its text, and the tokens that may be copied. Nil when that is nothing.
    @_spi(Host)
    public func dragOfSelection() -> TextDrag? { drag(document.selection.range) }

    func drag(_ range: Range<Int>) -> TextDrag? {
        guard isEnabled, textDrag.isEnabled else { return nil }
        let (characters, offset) = (document.text(in: range), document.textOffsets(of: range).lowerBound)
        let (items, tokens) = items(in: range, takingTokens: userMayCopyTokens)
        guard !items.isEmpty else { return nil }
        return TextDrag(source: self, items: items, tokens: tokens, characters: characters, offset: offset)
    }

    /// What a drop would do.
    @_spi(Host)
    public enum DropOperation: Sendable {
        case copy, move
    }

    /// What a drop of something from this program does unless the person wants otherwise: within a field it moves, into
    /// another field it copies. Nil when the field does not take it.
    @_spi(Host)
    public func operation(forDropping drag: TextDrag) -> DropOperation? {
        guard isEnabled, drag.items.contains(where: accepts) else { return nil }
        guard drag.source === self else { return .copy }
        return drag.tokens.isEmpty || userMayDeleteTokens ? .move : .copy
    }

    /// Whether text from another program can be dropped here.
    @_spi(Host)
    public var takesDroppedText: Bool { isEnabled && accepts(PasteboardItem(text: "")) }

    /// Drops something from this program, which begins editing: the text at an offset in UTF-16 units of ``text``, tokens
    /// after the existing ones (rule 64).
    ///
    /// - Returns: Whether the field took it, now or once the app has made something of it.
    @_spi(Host)
    @discardableResult
    public func drop(_ drag: TextDrag, at offset: Int, _ operation: DropOperation) -> Bool {
        guard becomeFirstResponder(), self.operation(forDropping: drag) != nil else { return false }
        let isWithin = drag.source === self
        let dragged = drag.offset..<drag.offset + drag.characters.utf16.count
        var place = document.roundedDown(document.clamped(document.textStart + max(0, offset))) - document.textStart
        if isWithin, operation == .move, dragged.contains(place) {
            // Text that is dropped onto itself stays where it is.
            if drag.tokens.isEmpty { return true }
            place = dragged.upperBound
        }
        // Text of which only a part fits here stays where it was.
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
            // What was dragged stands further back when the drop came before it.
            let shift = place <= dragged.lowerBound ? document.text.utf16.count - length : 0
            removeMovedText(drag.characters, at: dragged.lowerBound + shift)
        }.start(drag.items.filter(accepts))
        document.withHistory { $0.endStep() }
        return isTaken
    }

    /// Drops text from another program at an offset in UTF-16 units of ``text``, which begins editing.
    ///
    /// - Returns: Whether the field took it, now or once the app has made something of it.
    @_spi(Host)
    @discardableResult
    public func drop(text: String, at offset: Int) -> Bool {
        guard takesDroppedText, !text.isEmpty, becomeFirstResponder() else { return false }
        let place = document.roundedDown(document.clamped(document.textStart + max(0, offset)))
        var isTaken = true
        TextPaste(into: self, at: place..<place) { isTaken = $0 }.start([PasteboardItem(text: text)])
        return isTaken
    }

    /// Takes the text away that a drop has put elsewhere in the field; the caret stays where the drop left it.
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
