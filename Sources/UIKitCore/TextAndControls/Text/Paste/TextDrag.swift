import Foundation

/// The content of a drag to a field or a different program: tokens and text of a field, or the items of rows.
@_spi(Host)
@preconcurrency @MainActor
public final class TextDrag {
    /// The field from which the content is dragged. Weak reference.
    public private(set) weak var source: UITextField?
    /// The text for other programs; nil for none.
    public internal(set) var text: String?
    /// The number of dragged tokens if no text is dragged with them; otherwise 0.
    public var tokenCount: Int { characters.isEmpty ? tokens.count : 0 }
    /// The title of the drag.
    public let title: String

    let items: [PasteboardItem]
    let tokens: [UISearchToken]
    /// The dragged text of the field, and its offset in the text.
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

    /// Makes a drag of content that is not from a text field.
    ///
    /// - Parameters:
    ///   - items: The items for fields.
    ///   - isForOthers: Whether other programs receive the text of the items.
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

    /// Removes the dragged content from its field after a move. Content is kept if it changed meanwhile, if the user may not
    /// delete it, or if the delegate refuses.
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
