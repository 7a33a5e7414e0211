/// Edits by the user. Each is one step of the undo history, and so is a typed word.
extension TextDocument {
    /// The unit that one press of a deletion key deletes.
    enum DeletionUnit {
        case character, word
    }

    /// The effect of a deletion key.
    enum Deletion: Equatable {
        case nothing
        /// Nothing is deleted yet; the token is selected.
        case selectToken(Int)
        case delete(Range<Int>)
    }

    /// The effect of backspace.
    ///
    /// At the start of the text, backspace first selects the last token; the next backspace deletes it like any selection.
    /// Rule 59 recommends this without confirming it. It is decided only here.
    func backwardDeletion(by unit: DeletionUnit = .character) -> Deletion {
        guard selection.isCaret else { return .delete(selection.range) }
        let caret = selection.head
        if caret == textStart { return tokens.isEmpty ? .nothing : .selectToken(tokens.count - 1) }
        return .delete((unit == .word ? max(wordStart(before: caret), textStart) : boundary(before: caret))..<caret)
    }

    /// The effect of the delete key.
    func forwardDeletion(by unit: DeletionUnit = .character) -> Deletion {
        guard selection.isCaret else { return .delete(selection.range) }
        let caret = selection.head
        if caret == length { return .nothing }
        return .delete(caret..<(unit == .word ? wordEnd(after: caret) : boundary(after: caret)))
    }

    /// Replaces a range with text, and places the caret after it.
    ///
    /// Removes the tokens in the range unless they are to be kept. The caret never ends up among the tokens, so that deleting one
    /// token does not select the next.
    ///
    /// - Parameters:
    ///   - range: The range to replace.
    ///   - replacement: The new text.
    ///   - keepingTokens: Whether to keep the tokens in the range.
    ///   - others: Indices of tokens to remove even if they are outside the range.
    ///   - new: Tokens to append to the existing ones.
    ///   - isTyped: Whether the text comes from keys, so that one step of the undo history covers a word.
    /// - Returns: Whether anything was deleted or inserted.
    mutating func replace(
        _ range: Range<Int>,
        with replacement: String,
        keepingTokens: Bool = false,
        removing others: Set<Int> = [],
        appending new: [Token] = [],
        isTyped: Bool = false
    ) -> Bool {
        let offsets = textOffsets(of: range)
        let gone = others.union(keepingTokens || range.isEmpty ? 0..<0 : tokenIndices(in: range))
        guard !offsets.isEmpty || !gone.isEmpty || !replacement.isEmpty || !new.isEmpty else { return false }
        let before = snapshot
        let keepsTokens = gone.isEmpty && new.isEmpty
        let composing = keepsTokens ? marked.flatMap { $0.encloses(offsets) ? $0 : nil } : nil
        if composing == nil {
            let run =
                isTyped && keepsTokens
                ? TypingRun(at: offsets.lowerBound, removed: text(in: range), inserted: replacement) : nil
            withHistory { $0.record(before, typing: run) }
        }

        let insertion = replaceContents(offsets, with: replacement, removing: gone, appending: new)
        if let composing, replacement.isEmpty, composing.count > offsets.count {
            setMarked(composing.lowerBound..<composing.upperBound - offsets.count)
        } else {
            endComposition()
        }
        let caret = roundedUp(textStart + insertion.upperBound)
        select(anchor: caret, head: caret)
        return true
    }

    /// Replaces text, removes tokens and appends others, without updating the marked range.
    ///
    /// - Returns: The offsets of the new text.
    mutating func replaceContents(
        _ offsets: Range<Int>,
        with replacement: String,
        removing gone: Set<Int> = [],
        appending new: [Token] = []
    ) -> Range<Int> {
        var (tokens, text) = (tokens, text)
        text.replaceSubrange(index(offsets.lowerBound)..<index(offsets.upperBound), with: replacement)
        tokens = tokens.indices.filter { !gone.contains($0) }.map { tokens[$0] } + new
        set(tokens: tokens, text: text, selection: selection)
        return offsets.lowerBound..<offsets.lowerBound + replacement.utf16.count
    }

    // MARK: Undo

    /// Undoes one step. Returns whether there was one.
    mutating func undo() -> Bool {
        let present = snapshot
        return restore(withHistory { $0.undo(from: present) })
    }

    /// Redoes the last undone step. Returns whether there was one.
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
    /// Whether this range contains the other, which may be empty and at a bound.
    func encloses(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
