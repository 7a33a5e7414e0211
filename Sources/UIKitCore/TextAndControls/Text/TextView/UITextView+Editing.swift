import Foundation

/// Edits by the user: query the delegate, change the text, notify.
extension UITextView {
    /// The range that inserted text replaces.
    var insertionRange: Range<Int> {
        if clearsOnInsertion { return 0..<textStorage.length }
        return editing.marked ?? editing.selection.range
    }

    /// Inserts typed text, with curly quotation marks and dashes if the app wants them.
    func insertTyped(_ text: String) {
        guard isEditable else { return }
        let range = insertionRange
        let text = text == "\r" || text == "\r\n" ? "\n" : text
        switch text {
        case "\"" where smartQuotesType == .yes && editing.marked == nil:
            replaceByUser(
                range,
                with: SmartTyping.beginsQuotation(after: character(before: range)) ? "\u{201C}" : "\u{201D}"
            )
        case "'" where smartQuotesType == .yes && editing.marked == nil:
            replaceByUser(
                range,
                with: SmartTyping.beginsQuotation(after: character(before: range)) ? "\u{2018}" : "\u{2019}"
            )
        case "-" where smartDashesType == .yes && editing.marked == nil && character(before: range) == "-":
            replaceByUser(range.lowerBound - 1..<range.upperBound, with: "\u{2014}")
        default:
            replaceByUser(range, with: text, isTyped: true)
        }
    }

    func character(before range: Range<Int>) -> Character? {
        guard range.lowerBound > 0 else { return nil }
        return string(in: boundary(before: range.lowerBound)..<range.lowerBound).last
    }

    func character(after range: Range<Int>) -> Character? {
        guard range.upperBound < textStorage.length else { return nil }
        return string(in: range.upperBound..<boundary(after: range.upperBound)).first
    }

    /// Replaces a range with text in the typing attributes. Returns whether anything changed.
    @discardableResult
    func replaceByUser(_ range: Range<Int>, with text: String, isTyped: Bool = false) -> Bool {
        let attributes = typingAttributes
        let kept = editing.typingAttributes
        let changed = replaceByUser(
            range,
            with: NSAttributedString(string: text, attributes: attributes),
            isTyped: isTyped
        )
        // The attributes that the app set for typing apply until the user moves the caret.
        if changed, let kept, editing.selection.isCaret {
            editing.typingAttributes = kept
            updateAttributesAtEnd()
        }
        return changed
    }

    /// Replaces a range with text. Returns whether anything changed.
    ///
    /// The delegate may change the text first; ranges that no longer fit are limited to the text.
    @discardableResult
    func replaceByUser(_ range: Range<Int>, with text: NSAttributedString, isTyped: Bool = false) -> Bool {
        guard isEditable else { return false }
        let range = scalarAligned(clamped(range))
        guard !range.isEmpty || text.length > 0, agreesToChange(range, to: text.string) else { return false }
        return changeByUser {
            // Text that replaces composed text belongs to the step of the composition.
            let isCommit = $0.editing.marked?.encloses(range) == true
            if !isCommit { $0.endComposition() }
            let end = range.lowerBound + text.length
            $0.change($0.clamped(range), to: text, selecting: TextSelection(caret: end), isTyped: isTyped)
            if isCommit { $0.endComposition() }
        }
    }

    private func agreesToChange(_ range: Range<Int>, to replacement: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: replacement) ?? true
    }

    /// Makes a change and sends the notifications. Returns whether anything changed.
    @discardableResult
    func changeByUser(_ change: (UITextView) -> Void) -> Bool {
        let count = editing.editCount
        let old = editing.selection
        change(self)
        let changed = editing.editCount != count
        if changed { clearsOnInsertion = false }
        if editing.selection != old { selectionDidChange() }
        editing.revealsCaret = true
        setNeedsLayout()
        if changed { tellOfChange() }
        return changed
    }

    private func tellOfChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    /// Changes the text, records the change for undo, and selects.
    func change(
        _ range: Range<Int>,
        to text: NSAttributedString,
        selecting selection: TextSelection,
        isTyped: Bool = false
    ) {
        let before = editing.selection
        let removed = textStorage.attributedSubstring(from: NSRange(range))
        let isExact = writeOwn(range, text)
        select(selection)
        guard isExact else { return }
        editing.history.record(
            TextEditHistory.Change(location: range.lowerBound, removed: removed, inserted: text),
            before: before,
            after: editing.selection,
            isTyped: isTyped
        )
    }

    /// Replaces a range. Returns false if the delegate of the storage changed the length further: the history, whose ranges no longer
    /// fit, is cleared.
    private func writeOwn(_ range: Range<Int>, _ text: NSAttributedString) -> Bool {
        let expected = textStorage.length - range.count + text.length
        editing.isOwnEdit = true
        textStorage.replaceCharacters(in: NSRange(range), with: text)
        editing.isOwnEdit = false
        editing.keptX = nil
        guard textStorage.length == expected else {
            editing.history.removeAll()
            return false
        }
        return true
    }

    /// Selects without notifying. The ends are moved to the edges of characters.
    func select(_ selection: TextSelection) {
        let (anchor, head) = (clamped(selection.anchor), clamped(selection.head))
        editing.typingAttributes = nil
        editing.selection =
            anchor == head
            ? TextSelection(caret: roundedDown(anchor))
            : anchor < head
                ? TextSelection(anchor: roundedDown(anchor), head: roundedUp(head))
                : TextSelection(anchor: roundedUp(anchor), head: roundedDown(head))
        updateAttributesAtEnd()
    }

    // MARK: Deletion

    /// Deletes the selection, or the text between the caret and the end of a movement.
    func deleteByUser(_ movement: TextMovement) {
        guard isEditable else { return }
        if !editing.selection.isCaret { return deleteSelection() }
        let caret = editing.selection.head
        let target = target(of: movement, from: caret)
        if target != caret {
            let range = min(caret, target)..<max(caret, target)
            replaceByUser(range, with: NSAttributedString(string: ""), isTyped: true)
        }
    }

    func deleteSelection() {
        if !editing.selection.isCaret { replaceByUser(editing.selection.range, with: NSAttributedString(string: "")) }
    }

    // MARK: Composition

    /// Replaces the composed text or the selection with new composed text.
    func compose(_ text: String, selected: NSRange) {
        guard isEditable else { return }
        let range = clamped(insertionRange)
        let length = text.utf16.count
        let start = min(max(selected.location, 0), length)
        let end = start + min(max(selected.length, 0), length - start)
        let selection = TextSelection(anchor: range.lowerBound + start, head: range.lowerBound + end)
        if string(in: range) == text {
            // Only the selection in the composed text changes, so the delegate is not queried.
            if length > 0 { changeByUser { $0.mark(range, selecting: selection) } }
            return
        }
        guard agreesToChange(range, to: text) else { return }
        let attributed = NSAttributedString(string: text, attributes: typingAttributes)
        changeByUser {
            if $0.editing.marked == nil { $0.editing.history.beginStep($0.editing.selection) }
            $0.change($0.clamped(range), to: attributed, selecting: selection)
            if length > 0 {
                $0.mark(range.lowerBound..<range.lowerBound + length, selecting: selection)
            } else {
                $0.editing.marked = range.lowerBound..<range.lowerBound
                $0.endComposition()
            }
        }
    }

    private func mark(_ range: Range<Int>, selecting selection: TextSelection) {
        let range = clamped(range)
        if editing.marked == nil, !editing.history.isInStep { editing.history.beginStep(editing.selection) }
        if let old = editing.marked { displayDidChange(in: NSRange(clamped(old))) }
        editing.marked = range
        select(selection)
        displayDidChange(in: NSRange(range))
    }

    /// Removes the marking, and ends the undo step of the composition.
    func endComposition() {
        guard let marked = editing.marked else { return }
        editing.marked = nil
        editing.history.endStep(editing.selection)
        displayDidChange(in: NSRange(clamped(marked)))
    }

    func commitComposition() {
        endComposition()
        setNeedsDisplay()
    }

    // MARK: Undo

    func undoByUser() {
        guard isEditable else { return }
        endComposition()
        guard let step = editing.history.undo() else { return }
        changeByUser {
            for change in step.changes.reversed() {
                let range = change.location..<change.location + change.inserted.length
                guard $0.writeOwn(range, change.removed) else { break }
            }
            $0.select(step.before)
        }
    }

    func redoByUser() {
        guard isEditable else { return }
        endComposition()
        guard let step = editing.history.redo() else { return }
        changeByUser {
            for change in step.changes {
                let range = change.location..<change.location + change.removed.length
                guard $0.writeOwn(range, change.inserted) else { break }
            }
            $0.select(step.after)
        }
    }
}

extension UITextView: UndoableText {
    var undoStepCount: Int { isEditable ? editing.history.past.count + (editing.history.isInStep ? 1 : 0) : 0 }

    var canRedoText: Bool { isEditable && editing.history.canRedo }

    func forgetUndoSteps() { editing.history.removeAll() }

    func endTyping() { editing.history.endTyping() }
}

/// Rules of smart typing.
enum SmartTyping {
    /// Whether a quotation mark after a character begins a quotation.
    static func beginsQuotation(after character: Character?) -> Bool {
        guard let character else { return true }
        return character.isWhitespace || "([{\u{201C}\u{2018}-\u{2013}\u{2014}/".contains(character)
    }
}
