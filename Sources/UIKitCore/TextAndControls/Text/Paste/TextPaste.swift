import Foundation

/// Text into which items are pasted or dropped.
@MainActor
protocol PastingText: UITextPasteConfigurationSupporting {
    /// The paste that is being performed.
    var present: TextPaste? { get set }
    /// The maximum number of UTF-16 units.
    var pasteLimit: Int { get }
    /// The attributes of pasted text.
    var pasteAttributes: [NSAttributedString.Key: Any] { get }
    /// The range that a paste replaces.
    var pasteTarget: Range<Int> { get }
    /// The nearest range in the text.
    func pasteRange(_ range: Range<Int>) -> Range<Int>
    /// A number that changes with the text.
    var pasteState: Int { get }
    func makePasteItem(
        _ item: PasteboardItem,
        attributes: [NSAttributedString.Key: Any],
        paste: TextPaste
    ) -> PasteItem
    /// Pastes text, as the paste delegate does by default.
    func performPaste(of string: NSAttributedString, to range: UITextRange) -> UITextRange
    /// Inserts the tokens of a paste without text.
    func insertWaitingTokens(of paste: TextPaste, at range: Range<Int>)
}

/// One paste or drop: converts items to text and tokens, at once or later, and inserts them in one edit.
@MainActor
final class TextPaste {
    private weak var target: (any PastingText)?
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
        into target: any PastingText,
        at range: Range<Int>? = nil,
        moving moved: [UISearchToken] = [],
        movedLength: Int = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.target = target
        self.range = range
        self.moved = moved
        self.movedLength = movedLength
        self.completion = completion
    }

    /// The maximum number of UTF-16 units of the field during this paste.
    var textLimit: Int { (target?.pasteLimit ?? 0) + movedLength }

    /// Converts all items, and pastes once all have a result.
    func start(_ contents: [PasteboardItem]) {
        guard let target else { return }
        let attributes = target.pasteAttributes
        items = contents.map { target.makePasteItem($0, attributes: attributes, paste: self) }
        isTransforming = true
        for item in items {
            if let delegate = target.pasteDelegate {
                delegate.textPasteConfigurationSupporting(target, transform: item)
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
        guard let target else { return }
        var texts: [NSAttributedString] = []
        for item in items {
            switch item.result {
            case .text(let text): texts.append(text)
            case .token(let token): waitingTokens.append(token)
            case .nothing, nil: break
            }
        }
        target.present = self
        defer { target.present = nil }
        if !texts.isEmpty {
            let before = target.pasteState
            let span = TextSpan(target.pasteRange(range ?? target.pasteTarget))
            if let delegate = target.pasteDelegate {
                let combined = delegate.textPasteConfigurationSupporting(
                    target,
                    combineItemAttributedStrings: texts,
                    for: span
                )
                _ = delegate.textPasteConfigurationSupporting(target, performPasteOf: combined, to: span)
            } else {
                _ = target.performPaste(of: TextPaste.combine(texts), to: span)
            }
            // The text was refused; the tokens are dropped, too.
            if isRefused { return }
            if target.pasteState != before { hasEdited = true }
        }
        if !waitingTokens.isEmpty {
            target.insertWaitingTokens(of: self, at: target.pasteRange(range ?? target.pasteTarget))
        }
    }

    /// Notes that the delegate of the text refused the change.
    func noteRefusal() { isRefused = true }

    /// Inserts text and the waiting tokens in one edit.
    func edit(_ field: UITextField, _ range: Range<Int>, with pasted: String) {
        let isMoved = !moved.isEmpty || movedLength > 0
        let (parsed, text) = isMoved ? ([], pasted) : field.contents(ofPasted: pasted)
        waitingTokens += parsed
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
