import Foundation

/// What the pointer drags to a field or another program: tokens, text, or both out of a field, or the items of rows.
@_spi(Host)
@MainActor
public final class TextDrag {
    /// The field that it comes from.
    public private(set) weak var source: UITextField?
    /// What other programs get; nil when they get nothing.
    public internal(set) var text: String?
    /// The number of tokens that are dragged, when no text is dragged with them; otherwise 0.
    public var tokenCount: Int { characters.isEmpty ? tokens.count : 0 }
    /// What is dragged is called this.
    public let title: String

    let items: [PasteboardItem]
    let tokens: [UISearchToken]
    /// The text that is dragged, where it was, in locations of the text.
    let characters: String
    let offset: Int

    init(
        source: UITextField,
        items: [PasteboardItem],
        tokens: [UISearchToken],
        characters: String,
        offset: Int
    ) {
        self.source = source
        self.items = items
        self.tokens = tokens
        self.characters = characters
        self.offset = offset
        title = (tokens.map(\.text) + (characters.isEmpty ? [] : [characters])).joined(separator: " ")
        TextCollector.collect(from: items.map(\.provider), forOthers: true) { [weak self] texts in
            self?.text = texts.isEmpty ? nil : texts.joined(separator: " ")
        }
    }

    /// Makes a drag of what comes from no field.
    ///
    /// - Parameters:
    ///   - items: What fields take.
    ///   - isForOthers: Whether other programs get the text of it.
    init(items: [PasteboardItem], isForOthers: Bool) {
        self.items = items
        tokens = []
        characters = ""
        offset = 0
        title = ""
        guard isForOthers else { return }
        TextCollector.collect(from: items.map(\.provider), forOthers: true) { [weak self] texts in
            self?.text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        }
    }

    /// Takes what was dragged out of its field, because it is somewhere else now. What changed meanwhile, what the user
    /// may not delete, and what the delegate refuses, stays.
    public func removeFromSource() {
        guard let source else { return }
        let gone = source.userMayDeleteTokens ? tokens : []
        var range = source.document.textRange.lowerBound + offset..<source.document.textRange.lowerBound + offset
        let end = range.lowerBound + characters.utf16.count
        if end <= source.document.length, source.document.text(in: range.lowerBound..<end) == characters {
            range = range.lowerBound..<end
        }
        source.removeDragged(range, gone)
    }
}
