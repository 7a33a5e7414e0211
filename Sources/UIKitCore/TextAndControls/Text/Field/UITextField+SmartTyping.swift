import Foundation

/// Smart typing, pasting and deleting, which the app enables with the value `yes`. The default is off, because search text is to
/// be taken literally.
extension UITextField {
    /// Inserts typed text: curly quotation marks for straight ones, and a dash for the second of two hyphens.
    func insertTyped(_ text: String) {
        let range = document.insertionRange
        switch text {
        case "\"" where isSmart(smartQuotesType == .yes):
            insert(beginsQuotation(at: range) ? "\u{201C}" : "\u{201D}")
        case "'" where isSmart(smartQuotesType == .yes):
            insert(beginsQuotation(at: range) ? "\u{2018}" : "\u{2019}")
        case "-" where isSmart(smartDashesType == .yes) && character(before: range) == "-":
            replaceByUser(range.lowerBound - 1..<range.upperBound, with: "\u{2014}")
        case "=" where isSmart(mathExpressionCompletionType == .yes):
            insertEquals(after: range)
        default:
            insert(text)
        }
    }

    /// Inserts an equals sign and the result of the expression before it. The result is selected: typing replaces it, and an
    /// arrow key keeps it.
    private func insertEquals(after range: Range<Int>) {
        let before = document.text(in: document.textStart..<max(range.lowerBound, document.textStart))
        insert("=")
        let caret = document.selection.head
        guard document.selection.isCaret, let result = Arithmetic.result(of: before),
            document.text(in: document.textStart..<caret) == before + "="
        else { return }
        insert(result)
        if document.selection.isCaret, document.selection.head == caret + result.utf16.count {
            changeSelection { $0.select(anchor: caret, head: caret + result.utf16.count) }
        }
    }

    /// Pasted or dropped text, with spaces added where it would join words.
    func spaced(_ text: String, at range: Range<Int>) -> String {
        guard smartInsertDeleteType == .yes, !isSecureTextEntry else { return text }
        let joinsBefore = character(before: range)?.isPartOfWord == true && text.first?.isPartOfWord == true
        let joinsAfter = character(after: range)?.isPartOfWord == true && text.last?.isPartOfWord == true
        return (joinsBefore ? " " : "") + text + (joinsAfter ? " " : "")
    }

    /// The range to delete for a range of whole words: includes one of the two adjacent spaces.
    func rangeToDelete(_ range: Range<Int>) -> Range<Int> {
        guard smartInsertDeleteType == .yes, !isSecureTextEntry, range == document.selection.range,
            range.lowerBound >= document.textStart
        else { return range }
        let text = document.text(in: range)
        guard text.first?.isPartOfWord == true, text.last?.isPartOfWord == true else { return range }
        switch (character(before: range), character(after: range)) {
        case (nil, " "?), (" "?, " "?): return range.lowerBound..<range.upperBound + 1
        case (" "?, nil): return range.lowerBound - 1..<range.upperBound
        default: return range
        }
    }

    /// Smart typing is off in secure fields and during compositions.
    private func isSmart(_ isWanted: Bool) -> Bool { isWanted && !isSecureTextEntry && markedTextRange == nil }

    private func beginsQuotation(at range: Range<Int>) -> Bool {
        SmartTyping.beginsQuotation(after: character(before: range))
    }

    private func character(before range: Range<Int>) -> Character? {
        document.text(in: document.textStart..<max(range.lowerBound, document.textStart)).last
    }

    private func character(after range: Range<Int>) -> Character? {
        document.text(in: max(range.upperBound, document.textStart)..<document.length).first
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
