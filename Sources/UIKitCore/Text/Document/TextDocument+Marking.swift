import Foundation

/// Text that an input method is composing: it is in the document, marked, until it is committed or given up.
extension TextDocument {
    /// What the next text of the input method replaces: the marked text, or the selection.
    var insertionRange: Range<Int> { markedRange ?? selection.range }

    /// Puts composed text in place of the marked text or the selection, and marks it.
    ///
    /// - Parameters:
    ///   - string: The text; an empty one gives the composition up.
    ///   - selected: What to select, in UTF-16 offsets into `string`.
    ///   - keepingTokens: Whether the tokens in the selection stay.
    /// - Returns: Whether the contents changed; the marked range and the selection may have, all the same.
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

    /// Takes the marked text as it is.
    mutating func unmark() {
        if marked != nil { endComposition() }
    }

    /// Nothing is marked any more. An edit or a composition that left everything as it was is no step of the history.
    mutating func endComposition() {
        setMarked(nil)
        let present = snapshot
        withHistory { $0.dropLastStep(ifUnchanged: present) }
    }
}
