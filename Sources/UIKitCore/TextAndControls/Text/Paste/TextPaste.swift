import Foundation

/// One paste or drop: converts items to text and tokens, at once or later, and inserts them in one edit.
@MainActor
final class TextPaste {
    private weak var field: UITextField?
    private var items: [PasteItem] = []
    /// The range to replace; nil for the selection at the time when all results are available.
    private let range: Range<Int>?
    /// Tokens that are being moved within the field. Inserted ones are removed from their former position.
    private let moved: [UISearchToken]
    /// The number of UTF-16 units that are being moved within the field. They are removed from their former position after the
    /// paste.
    let movedLength: Int
    private var isTransforming = false
    private var isPerformed = false
    /// Called at the end, with whether anything was inserted.
    private var completion: ((Bool) -> Void)?

    /// The tokens that are not inserted yet.
    private(set) var waitingTokens: [UISearchToken] = []
    private var hasEdited = false
    private var isRefused = false

    init(
        into field: UITextField,
        at range: Range<Int>? = nil,
        moving moved: [UISearchToken] = [],
        movedLength: Int = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.field = field
        self.range = range
        self.moved = moved
        self.movedLength = movedLength
        self.completion = completion
    }

    /// The maximum number of UTF-16 units of the field during this paste.
    var textLimit: Int { (field?.textLimit ?? 0) + movedLength }

    /// Converts all items, and pastes once all have a result.
    func start(_ contents: [PasteboardItem]) {
        guard let field else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: field.font ?? TextFieldStyle.defaultFont, .foregroundColor: field.textColor ?? .label,
        ]
        items = contents.map { field.makePasteItem($0, attributes: attributes, paste: self) }
        isTransforming = true
        for item in items {
            if let delegate = field.pasteDelegate {
                delegate.textPasteConfigurationSupporting(field, transform: item)
            } else {
                item.setDefaultResult()
            }
        }
        isTransforming = false
        itemDidSettle()
    }

    func itemDidSettle() {
        guard !isTransforming, !isPerformed, items.allSatisfy({ $0.result != nil }) else { return }
        isPerformed = true
        perform()
        completion?(hasEdited)
        completion = nil
    }

    private func perform() {
        guard let field else { return }
        var texts: [NSAttributedString] = []
        for item in items {
            switch item.result {
            case .text(let text): texts.append(text)
            case .token(let token): waitingTokens.append(token)
            case .nothing, nil: break
            }
        }
        field.currentPaste = self
        defer { field.currentPaste = nil }
        if !texts.isEmpty {
            let before = field.document.text
            let target = TextSpan(field.document.clamped(range ?? field.document.insertionRange))
            if let delegate = field.pasteDelegate {
                let combined = delegate.textPasteConfigurationSupporting(
                    field,
                    combineItemAttributedStrings: texts,
                    for: target
                )
                _ = delegate.textPasteConfigurationSupporting(field, performPasteOf: combined, to: target)
            } else {
                _ = field.performPaste(of: TextPaste.combine(texts), to: target)
            }
            // The text was refused; the tokens are dropped, too.
            if isRefused { return }
            if field.document.text != before { hasEdited = true }
        }
        if !waitingTokens.isEmpty {
            edit(field, field.document.clamped(range ?? field.document.insertionRange), with: "")
        }
    }

    /// Inserts text and the waiting tokens in one edit.
    func edit(_ field: UITextField, _ range: Range<Int>, with text: String) {
        // A token that is already in the field and is not being moved is duplicated.
        let document = field.document
        let replaced = field.userMayDeleteTokens && !range.isEmpty ? document.tokenIndices(in: range) : 0..<0
        let staying = document.tokens.indices.filter { index in
            !replaced.contains(index) && !moved.contains { $0 === document.tokens[index] }
        }.map { document.tokens[$0] }
        var tokens: [UISearchToken] = []
        for token in waitingTokens {
            let isThere = (staying + tokens).contains { $0 === token }
            tokens.append(isThere ? token.duplicate() : token)
        }
        let leaving = moved.filter { token in tokens.contains { $0 === token } }
        waitingTokens = []
        if field.replaceByUser(range, with: text, appending: tokens, removing: leaving) {
            hasEdited = true
        } else if !text.isEmpty {
            isRefused = true
        }
    }

    static func combine(_ texts: [NSAttributedString]) -> NSAttributedString {
        let combined = NSMutableAttributedString(string: "")
        for text in texts where text.length > 0 {
            if combined.length > 0 { combined.append(NSAttributedString(string: " ")) }
            combined.append(text)
        }
        return combined
    }
}
