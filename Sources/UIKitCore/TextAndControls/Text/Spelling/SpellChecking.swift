import Foundation

/// Misspelt words of text views are underlined while the text is editable, unless its word is being typed.
extension UITextView: SpellCheckedText {
    private var checksSpelling: Bool {
        isEditable && (spellCheckingType == .yes || spellCheckingType == .default && autocorrectionType != .no)
    }

    /// The ranges of the misspelt words in a part of the text that begins at a location.
    func misspeltRanges(in text: String, at start: Int) -> [NSRange] {
        guard checksSpelling else { return [] }
        let caret = isFirstResponder && editing.selection.isCaret ? editing.selection.head - start : nil
        return SpellingVerdicts.shared.misspelt(in: text, caret: caret, for: self).map {
            NSRange(location: start + $0.location, length: $0.length)
        }
    }

    func spellingDidChange() { displayDidChange(in: NSRange(location: 0, length: textStorage.length)) }

    /// The elements of the edit menu for a selected misspelt word; none for other selections.
    var spellingElements: [UIMenuElement] {
        let range = editing.selection.range
        guard checksSpelling, (2...100).contains(range.count) else { return [] }
        let word = string(in: range)
        guard SpellingVerdicts.shared.isMisspelt(word) else { return [] }
        let guesses = UIDeferredMenuElement.uncached { [weak self] completion in
            Task { @MainActor in
                let guesses = await SpellingVerdicts.shared.guesses(for: word)
                completion(
                    guesses.map { guess in UIAction(title: guess) { _ in self?.correct(word, at: range, to: guess) } }
                )
            }
        }
        let learn = UIAction(title: SystemTexts.text("Learn Spelling")) { _ in UITextChecker.learnWord(word) }
        return [
            UIMenu(options: .displayInline, children: [guesses]), UIMenu(options: .displayInline, children: [learn]),
        ]
    }

    private func correct(_ word: String, at range: Range<Int>, to guess: String) {
        // The text may have changed while the menu was open.
        if string(in: clamped(range)) == word { replaceByUser(range, with: guess) }
    }
}

/// Misspelt words of text fields are underlined. By default not in fields for secrets, addresses, numbers, names and search text.
extension UITextField: SpellCheckedText {
    private var checksSpelling: Bool {
        guard !isSecureTextEntry, isEnabled else { return false }
        switch spellCheckingType {
        case .yes: return true
        case .no: return false
        case .default:
            return autocorrectionType != .no && textContentType == nil && acceptsProse
                && [.default, .asciiCapable, .twitter].contains(keyboardType)
        }
    }

    /// The ranges of the misspelt words in the text, in UTF-16 units.
    @_spi(Host)
    public var misspeltRanges: [NSRange] {
        guard checksSpelling else { return [] }
        let caret = isFirstResponder && document.selection.isCaret ? document.selection.head - document.textStart : nil
        return SpellingVerdicts.shared.misspelt(in: document.text, caret: caret, for: self)
    }

    func spellingDidChange() { setNeedsDisplay() }
}
