import Foundation

/// Positions and selection.
extension UITextField {
    func location(of position: UITextPosition) -> Int {
        document.clamped(position.location(for: "A text field"))
    }

    func span(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let (from, to) = (location(of: from), location(of: to))
        return TextSpan(min(from, to)..<max(from, to))
    }

    func position(at location: Int, plus offset: Int) -> UITextPosition? {
        let (sum, overflows) = location.addingReportingOverflow(offset)
        return overflows || !(0...document.length).contains(sum) ? nil : TextPosition(sum)
    }

    func position(at location: Int, plus offset: Int, toward direction: UITextLayoutDirection) -> UITextPosition? {
        switch direction {
        case .left, .right:
            // The negative of the smallest integer is no integer.
            self.location(from: location, movedBy: (direction == .right) != readsRightToLeft ? offset : 0 &- offset)
                .map(TextPosition.init)
        case .up, .down: offset == 0 ? TextPosition(location) : nil
        }
    }

    func position(in range: UITextRange, plus offset: Int) -> UITextPosition? {
        let range = range.locations(for: "UITextField.position(within:atCharacterOffset:)")
        guard (0...range.count).contains(offset) else { return nil }
        return position(at: range.lowerBound, plus: offset)
    }

    func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (location(of: position), location(of: other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    /// Whether the interface is right-to-left. The direction of the text is ignored.
    var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Selection

    func setSelectedTextRange(_ range: UITextRange?) {
        let end = document.selection.upper
        let range = range?.locations(for: "UITextField.selectedTextRange") ?? end..<end
        inputDelegate?.selectionWillChange(self)
        changeSelection { $0.select(range) }
        inputDelegate?.selectionDidChange(self)
    }

    /// Makes a change that affects only the selection, and notifies the delegate if it changed.
    func changeSelection(_ change: (inout TextDocument<UISearchToken>) -> Void) {
        let old = document.selection
        change(&document)
        guard document.selection != old else { return }
        endTyping()
        selectionDidChange()
    }

    func selectionDidChange() {
        setNeedsDisplay()
        delegate?.textFieldDidChangeSelection(self)
    }

    func selectWord() {
        changeSelection {
            guard $0.selection.isCaret else { return }
            let start = $0.wordStart(before: $0.boundary(after: $0.selection.head))
            $0.select(start..<$0.wordEnd(after: start))
        }
    }
}
