import Foundation

/// Dragging the selection of a text view, and dropping text into it.
extension UITextView: UITextDraggable, DragProvider {
    /// The interaction for dragging selected text. Set its `isEnabled` to false to disable dragging.
    public var textDragInteraction: UIDragInteraction? { textDrag }

    /// Makes a session for a drag of the selection; nil unless the point of the window is on it.
    func dragSession(at point: CGPoint) -> DragSession? {
        guard textDrag.isEnabled, isOnSelection(convert(point, from: nil)) else { return nil }
        let range = editing.selection.range
        let text = textStorage.attributedSubstring(from: NSRange(range))
        let item = UIDragItem(itemProvider: NSItemProvider(object: text.string as NSString))
        item.localObject = text
        let session = DragSession(of: self, at: point, generation: 0, origin: self)
        session.items = [item]
        session.range = range
        session.title = text.string
        // An image of the whole view would hide the destination.
        session.view = nil
        return session
    }
}

extension UITextView: DragOrigin {
    package func allowsMove(_ session: DragSession) -> Bool { isEditable }
    package func isRestricted(_ session: DragSession) -> Bool { false }

    package func dragWillBegin(_ session: DragSession) { editing.pointer = nil }

    /// Removes text that was moved to another view or program.
    package func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        guard operation == .move, let range = session.range, isUnchanged(range, in: session) else { return }
        replaceByUser(range, with: "")
    }

    private func isUnchanged(_ range: Range<Int>, in session: DragSession) -> Bool {
        range.upperBound <= textStorage.length && string(in: range) == session.title
    }
}

extension UITextView: DropTarget {
    package func canHandle(_ session: DropSession) -> Bool {
        isEditable && session.items.contains { accepts(PasteboardItem($0.itemProvider)) }
    }

    package func dropDidEnter(_ session: DropSession) {
        let caret = dropCaret ?? UIView()
        caret.isUserInteractionEnabled = false
        caret.backgroundColor = tintColor
        dropCaret = caret
        addSubview(caret)
    }

    /// Text of this view moves, other text is copied. A caret shows the position.
    package func dropDidUpdate(_ session: DropSession) -> UIDropOperation {
        let location = location(nearest: session.location(in: self))
        var caret = caretRect(at: location)
        caret.size.width = 2
        dropCaret?.frame = caret
        return session.drag?.view == nil && isOwn(session) && session.allowsMoveOperation ? .move : .copy
    }

    package func dropDidExit(_ session: DropSession) {
        dropCaret?.removeFromSuperview()
        dropCaret = nil
    }

    package func performDrop(_ session: DropSession) {
        dropDidExit(session)
        let place = location(nearest: session.location(in: self))
        guard isFirstResponder || becomeFirstResponder() else { return }
        guard isOwn(session), let range = session.drag?.range else {
            select(TextSelection(caret: place))
            let items = session.items.map { PasteboardItem($0.itemProvider, localObject: $0.localObject) }
            return TextPaste(into: self, at: place..<place) { _ in }.start(items.filter(accepts))
        }
        // Text that is dropped onto itself is not moved.
        session.drag?.range = nil
        guard !range.contains(place), place != range.upperBound, let text = session.drag?.title else { return }
        guard replaceByUser(place..<place, with: text) else { return }
        let length = text.utf16.count
        let shift = place <= range.lowerBound ? length : 0
        guard replaceByUser(range.lowerBound + shift..<range.upperBound + shift, with: "") else { return }
        let start = shift > 0 ? place : place - length
        changeSelection(to: TextSelection(anchor: start, head: start + length))
    }

    package func dropDidEnd(_ session: DropSession) {}

    private func isOwn(_ session: DropSession) -> Bool { session.drag?.origin === self }
}
