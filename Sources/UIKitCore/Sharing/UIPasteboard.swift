import Foundation

/// The clipboard that all programs share.
///
/// Other programs see text: that of all items, with spaces between them. This program gets back the items themselves, as
/// long as no other program has put something there. Main actor.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The clipboard of the system. Its members trap when the program started no app.
    public class var general: UIPasteboard { shared }

    private static let shared = UIPasteboard()

    private override init() {
        super.init()
    }

    /// What is on the clipboard, piece by piece.
    open var itemProviders: [NSItemProvider] {
        get { items.map(\.provider) }
        set { items = newValue.map { PasteboardItem($0) } }
    }

    /// The number of pieces.
    open var numberOfItems: Int { items.count }

    /// A number that is another one after every change, by this program or another.
    open var changeCount: Int { UIApplication.shared.host.clipboardChangeCount }

    /// The text of the first piece, or nil when it has none that is there at once. Assigning nil empties the clipboard.
    open var string: String? {
        get { items.first.flatMap { text(of: $0) } }
        set { items = newValue.map { [PasteboardItem(text: $0)] } ?? [] }
    }

    /// The texts of all pieces that have one, or nil when none has.
    open var strings: [String]? {
        get {
            let texts = items.compactMap { text(of: $0) }
            return texts.isEmpty ? nil : texts
        }
        set { items = (newValue ?? []).map { PasteboardItem(text: $0) } }
    }

    /// Whether there is text on the clipboard.
    open var hasStrings: Bool { items.contains { $0.provider.canLoadObject(ofClass: NSString.self) } }

    /// The address that the first piece is, or nil when it is none that is there at once. Other programs see its text.
    /// Assigning nil empties the clipboard.
    open var url: URL? {
        get { string.flatMap(Self.address) }
        set { string = newValue?.absoluteString }
    }

    /// The addresses among the pieces, or nil when there is none.
    open var urls: [URL]? {
        get {
            let found = (strings ?? []).compactMap(Self.address)
            return found.isEmpty ? nil : found
        }
        set { strings = (newValue ?? []).map(\.absoluteString) }
    }

    /// Whether there is an address on the clipboard.
    open var hasURLs: Bool { urls != nil }

    /// A text that is an address and nothing else: with a scheme, and without spaces.
    private static func address(_ text: String) -> URL? {
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    /// The pieces, with the objects they were taken from.
    var items: [PasteboardItem] {
        get {
            let application = UIApplication.shared
            if let own = application.clipboardItems, own.changeCount == changeCount { return own.items }
            return application.host.clipboardText.map { [PasteboardItem(text: $0)] } ?? []
        }
        set { write(newValue) }
    }

    /// Items whose text comes later keep their place: the text follows, unless the clipboard has changed by then.
    private func write(_ items: [PasteboardItem]) {
        let application = UIApplication.shared
        var isWritten = false
        TextCollector.collect(from: items.map(\.provider), forOthers: true) { texts in
            if isWritten, application.clipboardItems?.changeCount != application.host.clipboardChangeCount { return }
            application.host.clipboardText = texts.isEmpty ? nil : texts.joined(separator: " ")
            application.clipboardItems = (items, application.host.clipboardChangeCount)
            isWritten = true
        }
        guard !isWritten else { return }
        application.host.clipboardText = nil
        application.clipboardItems = (items, application.host.clipboardChangeCount)
        isWritten = true
    }

    private func text(of item: PasteboardItem) -> String? {
        var text: String?
        TextCollector.collect(from: [item.provider], forOthers: false) { text = $0.first }
        return text
    }
}
