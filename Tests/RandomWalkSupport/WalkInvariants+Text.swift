import HeadlessHost
import UIKit
@_spi(Host) import UIKitCore

extension WalkInvariants {
    /// The screen shows the text of each field, and the selection is within the text.
    func checkFields(_ views: [UIView]) throws {
        for view in views {
            if let field = view as? UITextField {
                try checkShownText(of: field)
                try checkSelection(of: field)
            }
            if let field = view as? UISearchTextField { try checkTokens(of: field) }
            if let text = view as? UITextView {
                let length = text.text?.utf16.count ?? 0
                let range = text.selectedRange
                if range.location != NSNotFound, range.location < 0 || range.length < 0 || range.upperBound > length {
                    throw BrokenInvariant("The selection \(range) of a text view exceeds its \(length) UTF-16 units.")
                }
            }
        }
    }

    private func checkShownText(of field: UITextField) throws {
        guard !field.isSecureTextEntry, let element = screen.elements.first(where: { isElement($0, of: field) }) else {
            return
        }
        if (element.value ?? "") != (field.text ?? "") {
            throw BrokenInvariant(
                "The screen shows the text \(UserAction.text(element.value ?? "")) in a field with the text "
                    + "\(UserAction.text(field.text ?? ""))."
            )
        }
    }

    private func isElement(_ element: ScreenElement, of field: UITextField) -> Bool {
        element.view === field && ["search field", "text field"].contains(element.role)
    }

    private func checkSelection(of field: UITextField) throws {
        guard let range = field.selectedTextRange else { return }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        let end = field.offset(from: field.beginningOfDocument, to: range.end)
        let length = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
        if start < 0 || end < start || end > length {
            throw BrokenInvariant(
                "The selection \(start)..<\(end) of a field is not within its text of length \(length)."
            )
        }
    }

    private func checkTokens(of field: UISearchTextField) throws {
        let begin = field.beginningOfDocument
        let length = field.offset(from: begin, to: field.endOfDocument)
        let textStart = field.offset(from: begin, to: field.textualRange.start)
        let textEnd = field.offset(from: begin, to: field.textualRange.end)
        if textStart < field.tokens.count || textEnd < textStart || textEnd > length {
            throw BrokenInvariant(
                "The text of a search field with \(field.tokens.count) tokens and the length \(length) is at "
                    + "\(textStart)..<\(textEnd)."
            )
        }
        for index in field.tokens.indices {
            let offset = field.offset(from: begin, to: field.positionOfToken(at: index))
            if offset < 0 || offset >= textStart {
                throw BrokenInvariant(
                    "The token \(index) of a search field is at \(offset), but the text begins at \(textStart)."
                )
            }
        }
        let shown = screen.elements.filter { $0.view === field && $0.role == "token" }.count
        if shown > field.tokens.count {
            throw BrokenInvariant("The screen shows \(shown) tokens of a field with \(field.tokens.count).")
        }
    }
}
