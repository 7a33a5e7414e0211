/// Conversions between tokens and text. Each is one step of the undo history, and the user's action, so that the delegate is queried
/// and events are sent.
extension UISearchTextField {
    /// Replaces the part of the text before the caret with a token, if it is complete. Composed text stays as it is.
    ///
    /// - Returns: Whether it was replaced.
    func convertTextToToken() -> Bool {
        guard let tokenConverter, document.markedRange == nil, document.selection.isCaret else { return false }
        let caret = document.selection.head
        let end = document.textRange.upperBound
        let next = caret < end ? document.text(in: caret..<caret + 1) : ""
        guard caret > document.textStart, next.allSatisfy(\.isWhitespace),
            let (token, length) = tokenConverter.token(atEndOf: document.text(in: document.textStart..<caret))
        else { return false }
        return replaceByUser(caret - length..<caret + next.utf16.count, with: "", appending: [token])
    }

    /// Replaces a token with its text form before the text, with the caret after it.
    ///
    /// - Returns: Whether the token was replaced.
    func convertTokenToText(at index: Int) -> Bool {
        guard let tokenConverter, userMayDeleteTokens, let text = tokenConverter.text(of: tokens[index]) else {
            return false
        }
        let separator = document.text.isEmpty || document.text.hasPrefix(" ") ? "" : " "
        let start = document.textStart
        guard replaceByUser(start..<start, with: text + separator, removing: [tokens[index]]) else { return false }
        let caret = document.selection.head - separator.utf16.count
        changeSelection { $0.select(anchor: caret, head: caret) }
        return true
    }
}
