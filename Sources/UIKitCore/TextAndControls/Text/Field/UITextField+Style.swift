import Foundation

/// The appearance that the app set for a text field.
struct TextFieldStyle {
    /// A placeholder as it was assigned.
    enum Placeholder {
        case plain(String)
        case attributed(NSAttributedString)

        var string: String {
            switch self {
            case .plain(let string): string
            case .attributed(let string): string.string
            }
        }
    }

    var placeholder: Placeholder?
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    /// The assigned attributed text, kept in sync with the document's text.
    var attributedText: NSMutableAttributedString?

    @MainActor static let defaultFont = UIFont.systemFont(ofSize: 17)
}

extension UITextField {
    // MARK: Placeholder

    func setPlaceholder(_ placeholder: TextFieldStyle.Placeholder?) {
        style.placeholder = placeholder
        contentSizeDidChange()
    }

    var currentAttributedPlaceholder: NSAttributedString? {
        switch style.placeholder {
        case nil: nil
        case .attributed(let string): string
        case .plain(let string):
            NSAttributedString(
                string: string,
                attributes: attributes(font: font, color: .placeholderText, alignment: textAlignment)
            )
        }
    }

    // MARK: Attributed text

    var currentAttributedText: NSAttributedString {
        if let own = style.attributedText { return NSAttributedString(attributedString: own) }
        return NSAttributedString(
            string: document.text,
            attributes: attributes(font: font, color: textColor, alignment: textAlignment)
        )
    }

    func setAttributedText(_ string: NSAttributedString?) {
        if let string, string.length > 0 {
            let first = string.attributes(at: 0, effectiveRange: nil)
            style.font = first[.font] as? UIFont ?? style.font
            style.textColor = first[.foregroundColor] as? UIColor ?? style.textColor
            style.textAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? style.textAlignment
        }
        setText(string?.string ?? "", attributed: string.map(NSMutableAttributedString.init(attributedString:)))
    }

    /// Applies the change of the document's text to the attributed text.
    func updateAttributedText(from old: String) {
        guard let attributed = style.attributedText else { return }
        let new = document.text
        let prefix = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.reduce(0) { $0 + $1.0.utf16.count }
        let oldRest = old.unicodeScalars.dropFirst(units: prefix)
        let newRest = new.unicodeScalars.dropFirst(units: prefix)
        let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }
            .reduce(0) { $0 + $1.0.utf16.count }
        let gone = NSRange(location: prefix, length: old.utf16.count - prefix - suffix)
        let came = NSRange(location: prefix, length: new.utf16.count - prefix - suffix)
        attributed.replaceCharacters(in: gone, with: (new as NSString).substring(with: came))
    }

    private func attributes(
        font: UIFont?,
        color: UIColor?,
        alignment: NSTextAlignment
    ) -> [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return attributes
    }

    var currentDefaultAttributes: [NSAttributedString.Key: Any] {
        attributes(font: font, color: textColor, alignment: textAlignment)
    }

    // MARK: Font, colour, alignment

    func setFont(_ font: UIFont?) {
        style.font = font
        setAttribute(.font, to: self.font)
        contentSizeDidChange()
    }

    func setTextColor(_ color: UIColor?) {
        style.textColor = color
        setAttribute(.foregroundColor, to: textColor)
        setNeedsDisplay()
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        style.textAlignment = alignment
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        setAttribute(.paragraphStyle, to: paragraph)
        setNeedsDisplay()
    }

    private func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
        guard let attributed = style.attributedText, let value else { return }
        attributed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
    }
}

extension String.UnicodeScalarView {
    fileprivate func dropFirst(units: Int) -> Substring.UnicodeScalarView {
        self[String.Index(utf16Offset: units, in: String(self))...]
    }
}
