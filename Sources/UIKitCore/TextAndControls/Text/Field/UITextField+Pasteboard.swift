import Foundation

/// The text of a field, for pastes.
extension UITextField: PastingText {
    var present: TextPaste? {
        get { currentPaste }
        set { currentPaste = newValue }
    }

    var pasteLimit: Int { textLimit }

    var pasteAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? TextFieldStyle.defaultFont, .foregroundColor: textColor ?? .label]
    }

    var pasteTarget: Range<Int> { document.insertionRange }

    func pasteRange(_ range: Range<Int>) -> Range<Int> { document.clamped(range) }

    var pasteState: Int { contentChanges }

    func insertWaitingTokens(of paste: TextPaste, at range: Range<Int>) { paste.edit(self, range, with: "") }
}

/// Cut, copy and paste.
extension UITextField {
    /// The items for the selected contents of a range, tokens first.
    ///
    /// - Parameter mayTakeTokens: Whether the user may remove tokens, or at least copy them.
    /// - Returns: The items, and the tokens among them.
    func items(
        in range: Range<Int>,
        takingTokens mayTakeTokens: Bool
    ) -> (items: [PasteboardItem], tokens: [UISearchToken]) {
        guard !isSecureTextEntry else { return ([], []) }
        let text = document.text(in: range)
        var items: [PasteboardItem] = []
        var taken: [UISearchToken] = []
        if mayTakeTokens, !range.isEmpty {
            for token in document.tokens[document.tokenIndices(in: range)] {
                guard let provider = itemProvider(forCopying: token) else { continue }
                items.append(PasteboardItem(provider, localObject: token))
                taken.append(token)
            }
        }
        if !text.isEmpty { items.append(PasteboardItem(text: text)) }
        return (items, taken)
    }

    func copySelection() {
        let items = items(in: document.selection.range, takingTokens: userMayCopyTokens).items
        if !items.isEmpty { UIPasteboard.general.contents = items }
    }

    func cutSelection() {
        let range = document.selection.range
        let (items, taken) = items(in: range, takingTokens: userMayDeleteTokens)
        guard !items.isEmpty else { return }
        UIPasteboard.general.contents = items
        let textRange = range.clamped(to: document.textRange)
        replaceByUser(taken.isEmpty ? rangeToDelete(textRange) : textRange, with: "", removing: taken)
    }

    /// Pastes items in place of the selection.
    func pasteItems(_ items: [PasteboardItem]) {
        let items = items.filter(accepts)
        if !items.isEmpty { TextPaste(into: self).start(items) }
    }

    func accepts(_ item: PasteboardItem) -> Bool {
        if let pasteConfiguration { return pasteConfiguration.accepts(item.provider) }
        return item.provider.canLoadObject(ofClass: NSString.self) || acceptsObject(item.localObject)
    }

    /// Pastes text. This is the default implementation of the paste delegate's method.
    func performPaste(of string: NSAttributedString, to range: UITextRange) -> UITextRange {
        let target = range.locations(for: "UITextField.pasteDelegate")
        let text = spaced(string.string.prefix(units: room(replacing: target)).inOneLine, at: target)
        if let currentPaste {
            currentPaste.edit(self, target, with: text)
        } else {
            replaceByUser(target, with: text)
        }
        let end = document.selection.upper
        return TextSpan(max(document.textStart, end - text.utf16.count)..<end)
    }
}
