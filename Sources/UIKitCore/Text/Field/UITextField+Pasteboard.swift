import Foundation

/// Cut, copy and paste. Only text goes through the pasteboard: a token stays where it is.
extension UITextField {
    /// The selected text, or nil when there is none that may be copied.
    private var copyableText: String? {
        let text = document.text(in: document.selection.range)
        return text.isEmpty || isSecureTextEntry ? nil : text
    }

    func copyText() {
        if let text = copyableText { UIPasteboard.general.string = text }
    }

    func cutText() {
        guard let text = copyableText else { return }
        UIPasteboard.general.string = text
        let range = rangeToDelete(document.selection.range.clamped(to: document.textRange))
        replaceByUser(range, with: "")
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        insertPasted(text)
    }
}
