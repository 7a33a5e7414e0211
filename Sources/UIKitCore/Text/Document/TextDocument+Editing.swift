/// What a user's edits do. Every edit is one step of the history.
extension TextDocument {
    /// How much one press of a deleting key takes.
    enum DeletionUnit {
        case character, word
    }

    /// What a press of a deleting key does to the document.
    enum Deletion: Equatable {
        case nothing
        /// Nothing is deleted yet; the token is selected.
        case selectToken(Int)
        case delete(Range<Int>)
    }

    /// What backspace does.
    ///
    /// The one place where this is decided: at the start of the text, backspace first selects the last token, and the
    /// next one deletes it like any selection. Rule 59 leaves this unconfirmed and recommends it.
    func backwardDeletion(by unit: DeletionUnit = .character) -> Deletion {
        guard selection.isCaret else { return .delete(selection.range) }
        let caret = selection.head
        if caret == textStart { return tokens.isEmpty ? .nothing : .selectToken(tokens.count - 1) }
        return .delete((unit == .word ? max(wordStart(before: caret), textStart) : boundary(before: caret))..<caret)
    }

    /// What the delete key does.
    func forwardDeletion(by unit: DeletionUnit = .character) -> Deletion {
        guard selection.isCaret else { return .delete(selection.range) }
        let caret = selection.head
        if caret == length { return .nothing }
        return .delete(caret..<(unit == .word ? wordEnd(after: caret) : boundary(after: caret)))
    }

    /// Replaces a range with text, and puts the caret behind it.
    ///
    /// The tokens in the range go too, unless they are to be kept. The caret never ends up among the tokens, so that
    /// deleting one token selects no other.
    ///
    /// - Returns: Whether there was anything to delete or to insert.
    mutating func replace(_ range: Range<Int>, with replacement: String, keepingTokens: Bool = false) -> Bool {
        let offsets = textOffsets(of: range)
        let gone = keepingTokens || range.isEmpty ? 0..<0 : tokenIndices(in: range)
        guard !offsets.isEmpty || !gone.isEmpty || !replacement.isEmpty else { return false }
        let before = snapshot
        let composing = gone.isEmpty ? marked.flatMap { $0.encloses(offsets) ? $0 : nil } : nil
        if composing == nil { withHistory { $0.record(before) } }

        let insertion = replaceContents(offsets, with: replacement, removing: gone)
        if let composing, replacement.isEmpty, composing.count > offsets.count {
            setMarked(composing.lowerBound..<composing.upperBound - offsets.count)
        } else {
            endComposition()
        }
        let caret = roundedUp(textStart + insertion.upperBound)
        select(anchor: caret, head: caret)
        return true
    }

    /// Replaces text and removes tokens; nothing is marked then.
    ///
    /// - Returns: The offsets of the new text.
    mutating func replaceContents(
        _ offsets: Range<Int>,
        with replacement: String,
        removing gone: Range<Int> = 0..<0
    ) -> Range<Int> {
        var (tokens, text) = (tokens, text)
        text.replaceSubrange(index(offsets.lowerBound)..<index(offsets.upperBound), with: replacement)
        tokens.removeSubrange(gone)
        set(tokens: tokens, text: text, selection: selection)
        return offsets.lowerBound..<offsets.lowerBound + replacement.utf16.count
    }

    // MARK: Undo

    /// Goes back one step. Returns whether there was one.
    mutating func undo() -> Bool {
        let present = snapshot
        return restore(withHistory { $0.undo(from: present) })
    }

    /// Takes back the last undo. Returns whether there was one.
    mutating func redo() -> Bool {
        let present = snapshot
        return restore(withHistory { $0.redo(from: present) })
    }

    private mutating func restore(_ snapshot: TextHistory<Token>.Snapshot?) -> Bool {
        guard let snapshot else { return false }
        set(tokens: snapshot.tokens, text: snapshot.text, selection: snapshot.selection)
        return true
    }
}

extension Range<Int> {
    /// Whether this range holds all of the other, which may be empty and at an end.
    func encloses(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
