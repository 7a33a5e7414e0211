import Foundation

/// The text and its appearance, as the app sets them.
extension UITextView {
    func setText(_ text: String) {
        replaceAll(with: NSAttributedString(string: text, attributes: style.attributes))
    }

    func setAttributedText(_ text: NSAttributedString) {
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            style.font = first[.font] as? UIFont ?? style.font
            style.textColor = first[.foregroundColor] as? UIColor ?? style.textColor
            style.alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? style.alignment
        }
        replaceAll(with: text)
    }

    private func replaceAll(with text: NSAttributedString) {
        inputDelegate?.textWillChange(self)
        inputDelegate?.selectionWillChange(self)
        editing.history.removeAll()
        editing.marked = nil
        editing.typingAttributes = nil
        editing.isOwnEdit = true
        textStorage.setAttributedString(text)
        editing.isOwnEdit = false
        let old = editing.selection
        editing.selection = TextSelection(caret: textStorage.length)
        updateAttributesAtEnd()
        inputDelegate?.textDidChange(self)
        inputDelegate?.selectionDidChange(self)
        if editing.selection != old { delegate?.textViewDidChangeSelection(self) }
    }

    /// Called after an edit of the text by anyone.
    func storageDidChange(_ edit: TextViewEdit) {
        editing.editCount += 1
        editing.undisplayed.append(edit)
        if editing.undisplayed.count > 64, let merged = TextViewEdit.merged(editing.undisplayed) {
            editing.undisplayed = [merged]
        }
        detectedItems.note(edit)
        decorations.note(edit)
        if edit.changesCharacters, !editing.isOwnEdit { followProgram(edit) }
        if edit.changesCharacters, isFindInteractionEnabled { ownFindInteraction.activeFindSession?.textDidChange() }
        contentSizeDidChange()
    }

    /// Moves the selection with an edit by the app, whose steps the history cannot undo.
    private func followProgram(_ edit: TextViewEdit) {
        editing.history.removeAll()
        editing.marked = nil
        func moved(_ location: Int) -> Int {
            if location >= edit.location + edit.removed { return location + edit.inserted - edit.removed }
            return min(location, edit.location + edit.inserted)
        }
        let old = editing.selection
        editing.selection = TextSelection(anchor: moved(old.anchor), head: moved(old.head))
        updateAttributesAtEnd()
    }

    // MARK: Font, colour, alignment

    func setFont(_ font: UIFont?) {
        style.font = font
        addAttribute(.font, self.font)
    }

    func setTextColor(_ color: UIColor?) {
        style.textColor = color
        addAttribute(.foregroundColor, textColor)
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        guard alignment != style.alignment || textStorage.length > 0 else { return }
        style.alignment = alignment
        let range = NSRange(location: 0, length: textStorage.length)
        var styles: [(NSMutableParagraphStyle, NSRange)] = []
        textStorage.enumerateAttribute(.paragraphStyle, in: range) { value, part, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.alignment = alignment
            styles.append((style, part))
        }
        textStorage.beginEditing()
        for (style, part) in styles { textStorage.addAttribute(.paragraphStyle, value: style, range: part) }
        textStorage.endEditing()
        editing.typingAttributes = nil
        updateAttributesAtEnd()
        contentSizeDidChange()
    }

    private func addAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        if let value, textStorage.length > 0 {
            textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
        }
        editing.typingAttributes = nil
        updateAttributesAtEnd()
        contentSizeDidChange()
    }

    func adjustFont() {
        guard style.adjustsFont else { return }
        var fonts: [(UIFont, NSRange)] = []
        let range = NSRange(location: 0, length: textStorage.length)
        textStorage.enumerateAttribute(.font, in: range) { value, part, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(for: traitCollection)
            if adjusted != font { fonts.append((adjusted, part)) }
        }
        if let font = style.font { style.font = font.adjusted(for: traitCollection) }
        guard !fonts.isEmpty else { return }
        textStorage.beginEditing()
        for (font, part) in fonts { textStorage.addAttribute(.font, value: font, range: part) }
        textStorage.endEditing()
        updateAttributesAtEnd()
    }

    // MARK: Typing attributes

    /// The attributes of the character before the selection, or of the first one.
    var inheritedTypingAttributes: [NSAttributedString.Key: Any] {
        let start = editing.selection.lower
        guard textStorage.length > 0 else { return style.attributes }
        var attributes = textStorage.attributes(at: max(0, min(start, textStorage.length) - 1), effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        return attributes
    }

    /// Updates the attributes of an empty last line.
    func updateAttributesAtEnd() {
        let last = textStorage.length - 1
        let typing = editing.typingAttributes
        let inherited = last >= 0 ? textStorage.attributes(at: last, effectiveRange: nil) : style.attributes
        layoutManager.attributesAtEnd = last < 0 ? typing ?? inherited : inherited
        if last < 0 { layoutManager.forgetLastLine() }
    }
}

extension NSLayoutManager {
    /// Lays out an empty text again in other attributes.
    func forgetLastLine() {
        guard let textStorage, textStorage.length == 0 else { return }
        paragraphs = nil
        cachedParagraphs = []
        observer?.geometryDidChange()
    }
}
