import Foundation

/// The selection.
extension UITextView {
    func setSelectedRange(_ range: NSRange) {
        let start = range.location == NSNotFound ? textStorage.length : clamped(range.location)
        setByProgram(TextSelection(anchor: start, head: clamped(start + max(0, min(range.length, textStorage.length)))))
    }

    func setSelectedTextRange(_ range: UITextRange?) {
        let end = editing.selection.upper
        let range = clamped(range?.locations(for: "UITextView.selectedTextRange") ?? end..<end)
        setByProgram(TextSelection(anchor: range.lowerBound, head: range.upperBound))
    }

    private func setByProgram(_ selection: TextSelection) {
        inputDelegate?.selectionWillChange(self)
        commitComposition()
        changeSelection(to: selection)
        inputDelegate?.selectionDidChange(self)
    }

    /// Selects, and notifies the delegate if the selection changed.
    ///
    /// - Parameters:
    ///   - selection: The new selection.
    ///   - keptX: The horizontal position for movements by lines.
    ///   - scrolls: Whether to scroll its head into view.
    func changeSelection(to selection: TextSelection, keeping keptX: CGFloat? = nil, scrolls: Bool = true) {
        let old = editing.selection
        select(selection)
        editing.keptX = keptX
        if scrolls, isFirstResponder {
            editing.revealsCaret = true
            setNeedsLayout()
        }
        guard editing.selection != old else { return }
        endTyping()
        selectionDidChange()
    }

    func selectionDidChange() {
        clearsOnInsertion = false
        setNeedsDisplay()
        delegate?.textViewDidChangeSelection(self)
    }

    func selectWord() {
        guard editing.selection.isCaret else { return }
        let word = word(at: editing.selection.head)
        changeSelection(to: TextSelection(anchor: word.lowerBound, head: word.upperBound))
    }

    /// Selects text after the user did so with assistive technology.
    ///
    /// - Parameters:
    ///   - anchor: The start of the selection, in UTF-16 units.
    ///   - head: The end of the selection, which is the end that keys move.
    @_spi(Host)
    public func userSelected(from anchor: Int, to head: Int) {
        guard isSelectable || isEditable else { return }
        commitComposition()
        changeSelection(to: TextSelection(anchor: anchor, head: head))
    }

    // MARK: Pointer

    /// Handles a press of the pointer's button: begins a selection, and editing.
    ///
    /// - Parameters:
    ///   - point: The point in the view's coordinates.
    ///   - clicks: The number of clicks: the second selects a word, the third a paragraph.
    ///   - extending: Whether to move the end of the present selection.
    /// - Returns: Whether the view has a use for the press.
    @_spi(Host)
    @discardableResult
    public func userPressed(at point: CGPoint, clicks: Int = 1, extending: Bool = false) -> Bool {
        guard isEditable || isSelectable else { return false }
        editing.tookPress = true
        let earlier = editing.selection
        if clicks == 1, !extending, isOnSelection(point) {
            let start = earlier.range
            var pointer = PointerSelection(unit: .character, start: start, point: point, earlier: earlier)
            pointer.isOnSelection = true
            editing.pointer = pointer
            return true
        }
        guard isFirstResponder || becomeFirstResponder() else { return false }
        let location = location(nearest: point)
        let unit: PointerSelection.Unit = clicks >= 3 ? .paragraph : clicks == 2 ? .word : .character
        let start: Range<Int> =
            switch unit {
            case .character: extending ? earlier.anchor..<earlier.anchor : location..<location
            case .word: word(at: character(at: point)?.lowerBound ?? location)
            case .paragraph: paragraphRange(at: location)
            }
        editing.pointer = PointerSelection(unit: unit, start: start, point: point, earlier: earlier)
        commitComposition()
        if extending {
            changeSelection(to: TextSelection(anchor: earlier.anchor, head: location), scrolls: false)
        } else {
            changeSelection(to: TextSelection(anchor: start.lowerBound, head: start.upperBound), scrolls: false)
        }
        return true
    }

    /// Handles a movement of the pointer while its button is down: extends the selection by whole units, and scrolls its end into
    /// view.
    @_spi(Host)
    public func userDragged(to point: CGPoint) {
        guard var pointer = editing.pointer, !pointer.isOnSelection else { return }
        let distance = hypot(point.x - pointer.point.x, point.y - pointer.point.y)
        guard pointer.hasMoved || distance > 4 else { return }
        pointer.hasMoved = true
        editing.pointer = pointer
        let location = location(nearest: point)
        let reached: Range<Int> =
            switch pointer.unit {
            case .character: location..<location
            case .word: word(at: location)
            case .paragraph: paragraphRange(at: location)
            }
        let selection =
            reached.lowerBound < pointer.start.lowerBound
            ? TextSelection(anchor: pointer.start.upperBound, head: reached.lowerBound)
            : TextSelection(anchor: pointer.start.lowerBound, head: max(reached.upperBound, pointer.start.upperBound))
        changeSelection(to: selection)
    }

    /// Handles the release of the pointer's button: a click on a link opens it, in text that is not editable.
    @_spi(Host)
    public func userReleased(at point: CGPoint) {
        let pointer = editing.pointer
        editing.pointer = nil
        guard let pointer, !pointer.hasMoved, pointer.unit == .character else { return }
        if pointer.isOnSelection {
            commitComposition()
            changeSelection(to: TextSelection(caret: location(nearest: pointer.point)), scrolls: false)
        }
        openItem(at: point)
    }

    /// Whether a point is on selected text that can be dragged.
    func isOnSelection(_ point: CGPoint) -> Bool {
        guard isFirstResponder, textDrag.isEnabled, !editing.selection.isCaret, editing.marked == nil else {
            return false
        }
        return rects(of: editing.selection.range).contains { $0.contains(point) }
    }

    /// Whether the button was pressed on the selection, so that a movement drags it.
    @_spi(Host)
    public var mayDragSelection: Bool { editing.pointer?.isOnSelection == true }

    /// Handles a tap. Returns whether the view has a use for it.
    func userTapped(at point: CGPoint) -> Bool {
        guard userPressed(at: point) else { return false }
        userReleased(at: point)
        return true
    }

    /// Prepares the menu of a secondary click: selects the word at a point outside the selection.
    @_spi(Host)
    public func userRequestedMenu(at point: CGPoint) {
        guard isEditable || isSelectable, let character = character(at: point) else { return }
        if editing.selection.range.encloses(character), !editing.selection.isCaret { return }
        guard isFirstResponder || becomeFirstResponder() else { return }
        let word = word(at: character.lowerBound)
        changeSelection(to: TextSelection(anchor: word.lowerBound, head: word.upperBound), scrolls: false)
    }
}
