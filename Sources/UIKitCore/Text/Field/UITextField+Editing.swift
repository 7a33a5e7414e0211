import Foundation

/// The user's edits: ask, change, tell.
extension UITextField {
    /// Puts text in place of the composed text or the selection.
    func insert(_ text: String) {
        replaceByUser(document.insertionRange, with: text)
    }

    /// Puts text in place of a range, whose tokens go if the user may delete them; removes other tokens, and appends
    /// new ones.
    ///
    /// Text that would make the field's longer than ``textLimit`` is cut. Where nothing of it fits, nothing changes.
    ///
    /// - Returns: Whether anything changed.
    @discardableResult
    func replaceByUser(
        _ range: Range<Int>,
        with text: String,
        appending new: [UISearchToken] = [],
        removing others: [UISearchToken] = []
    ) -> Bool {
        let fitting = text.prefix(units: room(replacing: range)).inOneLine
        if fitting.isEmpty, !text.isEmpty, new.isEmpty, others.isEmpty { return false }
        let text = fitting
        let keepingTokens = !userMayDeleteTokens
        return edit(range, with: text) { document in
            let indices = document.tokens.indices.filter { index in others.contains { $0 === document.tokens[index] } }
            return document.replace(
                document.clamped(range),
                with: text,
                keepingTokens: keepingTokens,
                removing: Set(indices),
                appending: new
            )
        }
    }

    func delete(_ deletion: TextDocument<UISearchToken>.Deletion) {
        switch deletion {
        case .nothing: break
        case .selectToken(let index): changeSelection { $0.select(anchor: index, head: index) }
        case .delete(let range): replaceByUser(rangeToDelete(range), with: "")
        }
    }

    func deleteSelection() {
        if !document.selection.isCaret { replaceByUser(rangeToDelete(document.selection.range), with: "") }
    }

    /// Puts composed text in place of the one before it, or of the selection.
    func compose(_ string: String, selected: NSRange) {
        let range = document.insertionRange
        let fitting = string.prefix(units: room(replacing: range)).inOneLine
        if fitting.isEmpty, !string.isEmpty { return }
        let string = fitting
        let start = min(max(selected.location, 0), string.utf16.count)
        let selected = start..<start + min(max(selected.length, 0), string.utf16.count - start)
        let keepingTokens = !userMayDeleteTokens
        let change = { (document: inout TextDocument<UISearchToken>) in
            document.setMarkedText(string, selected: selected, keepingTokens: keepingTokens)
        }
        if document.text(in: range) == string {
            // Only the selection in the composed text moves: nothing to ask.
            changeByUser(change)
        } else {
            edit(range, with: string, change)
        }
    }

    /// Asks, unless no text is touched, and makes the change.
    ///
    /// Whoever is asked may change the field before agreeing; the document moves a range that no longer fits.
    @discardableResult
    private func edit(
        _ range: Range<Int>,
        with replacement: String,
        _ change: (inout TextDocument<UISearchToken>) -> Bool
    ) -> Bool {
        let offsets = document.textOffsets(of: range)
        if !offsets.isEmpty || !replacement.isEmpty {
            let characters = NSRange(location: offsets.lowerBound, length: offsets.count)
            guard agreesToChange(characters, to: replacement) else { return false }
        }
        return changeByUser(change)
    }

    private func agreesToChange(_ range: NSRange, to replacement: String) -> Bool {
        if let owner, !owner.fieldShouldChange(in: range, replacement: replacement) { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    /// Makes a change and tells of it. Returns whether it changed anything.
    @discardableResult
    func changeByUser(_ change: (inout TextDocument<UISearchToken>) -> Bool) -> Bool {
        let old = document.text
        let oldSelection = document.selection
        let changed = change(&document)
        if changed { contentsDidChange(from: old) }
        if document.selection != oldSelection { selectionDidChange() }
        if changed { tellOfChange() }
        return changed
    }

    func tellOfChange() {
        window?.hideSwipeActions()
        userDidChangeText()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
        owner?.fieldTextDidChange(byUser: true)
    }

    /// Text or tokens are others.
    func contentsDidChange(from oldText: String) {
        updateAttributedText(from: oldText)
        contentSizeDidChange()
        overlaysDidChange()
    }

    func undoByUser() { changeByUser { $0.undo() } }

    func redoByUser() { changeByUser { $0.redo() } }

    // MARK: The program's text

    func setText(_ text: String, attributed: NSMutableAttributedString? = nil) {
        document.setText(text)
        style.attributedText = attributed
        contentSizeDidChange()
        overlaysDidChange()
        owner?.fieldTextDidChange(byUser: false)
    }

    // MARK: Return and clear

    /// Whether the return key does anything at present.
    @_spi(Host)
    public var isReturnKeyEnabled: Bool { !enablesReturnKeyAutomatically || hasText }

    /// The return key: when the delegate agrees, sends `editingDidEndOnExit` and `primaryActionTriggered`. As in UIKit,
    /// an action for the former ends editing.
    func pressReturn() {
        guard !takesReturn(), isReturnKeyEnabled else { return }
        unmarkText()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        owner?.fieldDidReturn()
        if endsEditing { resignFirstResponder() }
    }

    /// What a tap on the clear button does: asks `textFieldShouldClear(_:)`, empties text and tokens, and takes the
    /// focus (rule 22). Tokens that the user may not delete stay (rule 63).
    @_spi(Host)
    public func clearButtonTapped() {
        guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
        changeByUser { $0.removeEverything(keepingTokens: !userMayDeleteTokens) }
        becomeFirstResponder()
    }
}

extension TextDocument {
    mutating func removeEverything(keepingTokens: Bool) -> Bool {
        replace(0..<length, with: "", keepingTokens: keepingTokens)
    }
}

extension String {
    /// The text with a space for each line break.
    var inOneLine: String {
        // Scalars are looked at sooner than characters, and hardly any text has line breaks.
        let mayHaveBreaks = unicodeScalars.contains { Character($0).isNewline }
        return mayHaveBreaks ? String(map { $0.isNewline ? " " : $0 }) : self
    }
}
