/// Typed or deleted characters that one undo step covers: a word with the space after it, or characters deleted one after another.
struct TypingRun {
    private enum Kind {
        case insertion, deletion
    }

    private let kind: Kind
    /// The place of the caret after the edit.
    private let caret: Int
    private let isSpace: Bool
    private let isLineBreak: Bool
    /// The number of UTF-16 units that the edit replaced.
    private let removed: Int
    private let location: Int

    /// The run that an edit begins; nil unless a single character was typed or deleted.
    ///
    /// - Parameters:
    ///   - location: The location of the edit, in UTF-16 units.
    ///   - removed: The replaced text.
    ///   - inserted: The new text.
    init?(at location: Int, removed: String, inserted: String) {
        guard let character = (inserted.isEmpty ? removed : inserted).first,
            (inserted.isEmpty ? removed : inserted).dropFirst().isEmpty
        else { return nil }
        kind = inserted.isEmpty ? .deletion : .insertion
        caret = location + inserted.utf16.count
        isSpace = character.isWhitespace
        isLineBreak = character.isNewline
        self.removed = removed.utf16.count
        self.location = location
    }

    /// Whether an edit that followed this one belongs to the same step.
    func isContinued(by next: TypingRun) -> Bool {
        switch (kind, next.kind) {
        case (.insertion, .insertion):
            next.removed == 0 && next.location == caret && !next.isLineBreak && (!isSpace || next.isSpace)
        case (.deletion, .deletion):
            next.location + next.removed == caret || next.location == caret
        default: false
        }
    }
}
