import Foundation

/// Text composed by an input method. It is in the document, marked, until it is committed or cancelled.
extension TextDocument {
    /// The range that the input method's next text replaces: the marked text or the selection.
    var insertionRange: Range<Int> { markedRange ?? selection.range }

    /// Replaces the marked text or the selection with composed text, and marks it.
    ///
    /// - Parameters:
    ///   - string: The text; an empty string cancels the composition.
    ///   - selected: The range to select, in UTF-16 offsets into `string`.
    ///   - keepingTokens: Whether to keep the tokens in the selection.
    /// - Returns: Whether the contents changed. The marked range and the selection may change in any case.
    mutating func setMarkedText(_ string: String, selected: Range<Int>, keepingTokens: Bool) -> Bool {
        let target = insertionRange
        let offsets = textOffsets(of: target)
        let gone = Set(keepingTokens || target.isEmpty || marked != nil ? 0..<0 : tokenIndices(in: target))
        let before = snapshot
        let changes = !gone.isEmpty || !text(in: target).utf8.elementsEqual(string.utf8)
        guard changes || !string.isEmpty else { return false }
        if marked == nil { withHistory { $0.record(before) } }

        let insertion = replaceContents(offsets, with: string, removing: gone)
        let start = textStart + insertion.lowerBound
        select(
            anchor: start + min(selected.lowerBound, insertion.count),
            head: start + min(selected.upperBound, insertion.count)
        )
        if insertion.isEmpty {
            endComposition()
        } else {
            setMarked(insertion)
        }
        return changes
    }

    /// Commits the marked text.
    mutating func unmark() {
        if marked != nil { endComposition() }
    }

    /// Removes the marking. An edit or composition without changes is removed from the history.
    mutating func endComposition() {
        setMarked(nil)
        let present = snapshot
        withHistory { $0.dropLastStep(ifUnchanged: present) }
    }
}
