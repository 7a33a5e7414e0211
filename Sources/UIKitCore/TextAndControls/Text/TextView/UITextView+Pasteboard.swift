import Foundation

/// Cut, copy and paste.
extension UITextView: PastingText {
    private func item(in range: Range<Int>) -> PasteboardItem? {
        guard !range.isEmpty else { return nil }
        let text = textStorage.attributedSubstring(from: NSRange(range))
        var item = PasteboardItem(text: text.string)
        item.localObject = text
        return item
    }

    func copySelection() {
        if let item = item(in: editing.selection.range) { UIPasteboard.general.contents = [item] }
    }

    func cutSelection() {
        guard isEditable, let item = item(in: editing.selection.range) else { return }
        UIPasteboard.general.contents = [item]
        deleteSelection()
    }

    func pasteItems(_ items: [PasteboardItem]) {
        let items = items.filter(accepts)
        if isEditable, !items.isEmpty { TextPaste(into: self).start(items) }
    }

    func accepts(_ item: PasteboardItem) -> Bool {
        if let pasteConfiguration { return pasteConfiguration.accepts(item.provider) }
        return item.provider.canLoadObject(ofClass: NSString.self)
    }

    // MARK: PastingText

    var present: TextPaste? {
        get { currentPaste }
        set { currentPaste = newValue }
    }

    /// There is no limit.
    var pasteLimit: Int { .max / 2 }

    var pasteAttributes: [NSAttributedString.Key: Any] { typingAttributes }

    var pasteTarget: Range<Int> { insertionRange }

    func pasteRange(_ range: Range<Int>) -> Range<Int> { clamped(range) }

    var pasteState: Int { editing.editCount }

    func makePasteItem(
        _ item: PasteboardItem,
        attributes: [NSAttributedString.Key: Any],
        paste: TextPaste
    ) -> PasteItem {
        PasteItem(item, attributes: attributes, paste: paste)
    }

    func insertWaitingTokens(of paste: TextPaste, at range: Range<Int>) {}

    /// Pastes text. This is the default implementation of the paste delegate's method.
    func performPaste(of string: NSAttributedString, to range: UITextRange) -> UITextRange {
        let target = clamped(range.locations(for: "UITextView.pasteDelegate"))
        let text = spaced(string, at: target)
        let changed =
            allowsEditingTextAttributes ? replaceByUser(target, with: text) : replaceByUser(target, with: text.string)
        if !changed { present?.noteRefusal() }
        let end = editing.selection.upper
        return TextSpan(max(0, end - text.length)..<end)
    }

    /// Pasted text in the attributes that it has or the typing attributes, with spaces where it would join words.
    private func spaced(_ string: NSAttributedString, at range: Range<Int>) -> NSAttributedString {
        let text = NSMutableAttributedString(attributedString: string)
        let whole = NSRange(location: 0, length: text.length)
        let typing = typingAttributes
        var bare: [NSRange] = []
        text.enumerateAttribute(.font, in: whole) { value, part, _ in if value == nil { bare.append(part) } }
        for part in bare { text.addAttributes(typing, range: part) }
        guard smartInsertDeleteType == .yes else { return text }
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        let space = NSAttributedString(string: " ", attributes: typing)
        if isWord(character(before: range)), isWord(text.string.first) { text.insert(space, at: 0) }
        if isWord(character(after: range)), isWord(text.string.last) { text.append(space) }
        return text
    }
}
