import Foundation

/// An item that is being pasted into a field.
@MainActor
class PasteItem: NSObject, UITextPasteItem {
    enum Result {
        case nothing
        case text(NSAttributedString)
        case token(UISearchToken)
    }

    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var result: Result?
    private var isLoading = false
    /// Keeps the paste alive until the item has its result.
    private var paste: TextPaste?

    init(_ item: PasteboardItem, attributes: [NSAttributedString.Key: Any], paste: TextPaste) {
        itemProvider = item.provider
        localObject = item.localObject
        defaultAttributes = attributes
        self.paste = paste
        super.init()
    }

    func setResult(string: String) { settle(.text(NSAttributedString(string: string))) }

    func setResult(attributedString string: NSAttributedString) { settle(.text(string)) }

    func setNoResult() { settle(.nothing) }

    func setDefaultResult() {
        guard result == nil, !isLoading else { return }
        if let token = localObject as? UISearchToken, takesToken(token) { return }
        if let text = localObject as? NSAttributedString, text.length <= paste?.textLimit ?? 0 {
            return setResult(attributedString: text)
        }
        isLoading = true
        TextCollector.collect(from: [itemProvider], forOthers: false) { texts in
            self.isLoading = false
            if let text = texts.first { self.setResult(string: self.cut(text)) } else { self.setNoResult() }
        }
    }

    /// Truncates a text to the field's limit before it is converted, because attributed strings of long texts are expensive.
    private func cut(_ text: String) -> String { paste.map { text.prefix(units: $0.textLimit) } ?? text }

    /// Converts the item to a token if the field supports tokens. Returns whether it did.
    func takesToken(_ token: UISearchToken) -> Bool { false }

    final func settle(_ result: Result) {
        guard self.result == nil else { return }
        self.result = result
        let paste = paste
        self.paste = nil
        paste?.itemDidSettle()
    }
}

/// An item that is being pasted into a search field.
final class SearchPasteItem: PasteItem, UISearchTextFieldPasteItem {
    func setSearchTokenResult(_ token: UISearchToken) { settle(.token(token)) }

    override func takesToken(_ token: UISearchToken) -> Bool {
        setSearchTokenResult(token)
        return true
    }
}
