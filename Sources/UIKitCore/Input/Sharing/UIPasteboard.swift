import Foundation

/// The clipboard, which all programs share.
///
/// Other programs see the text of all items, separated by spaces. This program reads back the items themselves, until a different
/// program changes the clipboard. Main actor.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The system's clipboard. Its members trap if the program has not started an app.
    public class var general: UIPasteboard { shared }

    private static let shared = UIPasteboard()

    private override init() {
        super.init()
    }

    /// The items on the clipboard.
    open var itemProviders: [NSItemProvider] {
        get { items.map(\.provider) }
        set { items = newValue.map { PasteboardItem($0) } }
    }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// A number that changes with every change of the clipboard, by this program or a different one.
    open var changeCount: Int { UIApplication.shared.host.clipboardChangeCount }

    /// The text of the first item; nil if it has none that is available at once. Assigning nil empties the clipboard.
    open var string: String? {
        get { items.first.flatMap { text(of: $0) } }
        set { items = newValue.map { [PasteboardItem(text: $0)] } ?? [] }
    }

    /// The texts of all items that have one; nil if none has.
    open var strings: [String]? {
        get {
            let texts = items.compactMap { text(of: $0) }
            return texts.isEmpty ? nil : texts
        }
        set { items = (newValue ?? []).map { PasteboardItem(text: $0) } }
    }

    /// Whether there is text on the clipboard.
    open var hasStrings: Bool { items.contains { $0.provider.canLoadObject(ofClass: NSString.self) } }

    /// The URL of the first item; nil if its text is no URL or not available at once. Other programs see its text. Assigning nil
    /// empties the clipboard.
    open var url: URL? {
        get { string.flatMap(Self.address) }
        set { string = newValue?.absoluteString }
    }

    /// The URLs of all items that are URLs; nil if there are none.
    open var urls: [URL]? {
        get {
            let found = (strings ?? []).compactMap(Self.address)
            return found.isEmpty ? nil : found
        }
        set { strings = (newValue ?? []).map(\.absoluteString) }
    }

    /// Whether there is a URL on the clipboard.
    open var hasURLs: Bool { urls != nil }

    /// Parses a text that is just a URL: with a scheme and without whitespace.
    private static func address(_ text: String) -> URL? {
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    /// The items, with the objects they were made from.
    var items: [PasteboardItem] {
        get {
            let application = UIApplication.shared
            if let own = application.clipboardItems, own.changeCount == changeCount { return own.items }
            return application.host.clipboardText.map { [PasteboardItem(text: $0)] } ?? []
        }
        set { write(newValue) }
    }

    /// Writes the items. Texts that are not available at once are written later, unless the clipboard has changed by then.
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
