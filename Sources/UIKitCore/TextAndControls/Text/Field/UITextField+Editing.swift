import Foundation

/// Edits by the user: query the delegate, change the document, notify.
extension UITextField {
    /// Inserts text in place of the composed text or the selection.
    func insert(_ text: String) {
        if takesTyped(text) { return }
        replaceByUser(document.insertionRange, with: text, isTyped: true)
    }

    /// Replaces a range with text, including its tokens if the user may delete them; removes other tokens, and appends new ones.
    ///
    /// Text that exceeds ``textLimit`` is truncated. If none of it fits, nothing changes.
    ///
    /// - Returns: Whether anything changed.
    @discardableResult
    func replaceByUser(
        _ range: Range<Int>,
        with text: String,
        appending new: [UISearchToken] = [],
        removing others: [UISearchToken] = [],
        isTyped: Bool = false
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
                appending: new,
                isTyped: isTyped
            )
        }
    }

    func delete(_ deletion: TextDocument<UISearchToken>.Deletion) {
        switch deletion {
        case .nothing: break
        case .selectToken(let index): changeSelection { $0.select(anchor: index, head: index) }
        case .delete(let range): replaceByUser(rangeToDelete(range), with: "", isTyped: document.selection.isCaret)
        }
    }

    func deleteSelection() {
        if !document.selection.isCaret { replaceByUser(rangeToDelete(document.selection.range), with: "") }
    }

    /// Replaces the composed text or the selection with new composed text.
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
            // Only the selection in the composed text changes, so the delegate is not queried.
            changeByUser(change)
        } else {
            edit(range, with: string, change)
        }
    }

    /// Queries owner and delegate if text changes, then makes the change.
    ///
    /// Owner and delegate may change the field first; the document clamps ranges that no longer fit.
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

    /// Makes a change and sends the notifications. Returns whether anything changed.
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

    /// Called after text or tokens changed.
    func contentsDidChange(from oldText: String) {
        contentChanges += 1
        updateAttributedText(from: oldText)
        contentSizeDidChange()
        overlaysDidChange()
    }

    func undoByUser() { changeByUser { $0.undo() } }

    func redoByUser() { changeByUser { $0.redo() } }

    // MARK: The program's text

    func setText(_ text: String, attributed: NSMutableAttributedString? = nil) {
        contentChanges += 1
        let endsComposition = document.markedRange != nil && document.text == text
        inputDelegate?.textWillChange(self)
        document.setText(text)
        style.attributedText = attributed
        inputDelegate?.textDidChange(self)
        contentSizeDidChange()
        overlaysDidChange()
        owner?.fieldTextDidChange(byUser: false)
        if endsComposition { owner?.fieldCompositionDidEnd() }
    }

    // MARK: Return and clear

    /// Whether the Return key is enabled.
    @_spi(Host)
    public var isReturnKeyEnabled: Bool { !enablesReturnKeyAutomatically || hasText }

    /// Handles the Return key: if the delegate agrees, sends `editingDidEndOnExit` and `primaryActionTriggered`. As in UIKit,
    /// editing ends if there is an action for the former, and Return only commits composed text.
    func pressReturn() {
        if document.markedRange != nil { return commitComposition() }
        guard !takesReturn(), isReturnKeyEnabled else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        owner?.fieldDidReturn()
        if endsEditing { resignFirstResponder() }
    }

    /// Handles a tap on the clear button: calls `textFieldShouldClear(_:)`, removes text and tokens, and focuses the field
    /// (rule 22). Tokens that the user may not delete are kept (rule 63).
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
    /// The text with line breaks replaced by spaces.
    var inOneLine: String {
        // Checking scalars is faster than checking characters, and hardly any text has line breaks.
        let mayHaveBreaks = unicodeScalars.contains { Character($0).isNewline }
        return mayHaveBreaks ? String(map { $0.isNewline ? " " : $0 }) : self
    }
}

extension UITextField: UndoableText {
    var undoStepCount: Int { document.history.stepCount }

    var canRedoText: Bool { document.history.canRedo }

    func forgetUndoSteps() { document.withHistory { $0.removeAll() } }

    func endTyping() { document.withHistory { $0.endTyping() } }
}
