import Foundation

/// The clipboard, which all programs share, or a pasteboard of this program with a name.
///
/// Of the general pasteboard, other programs see the text of all items, separated by spaces, and the first image as PNG. This program
/// reads back the items themselves, until a different program changes the clipboard. Pasteboards with a name are for this program only,
/// and end with it. Main actor.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The system's clipboard. Its members trap if the program has not started an app.
    public class var general: UIPasteboard { shared }

    private static let shared = UIPasteboard(named: .general)

    /// The name.
    public let name: UIPasteboard.Name

    /// Whether the items remain after the program ends. The desktop keeps those of the general pasteboard. The items of other
    /// pasteboards do not remain, as in iOS 10 and later.
    open var isPersistent: Bool { name == .general }

    private init(named name: UIPasteboard.Name) {
        self.name = name
        super.init()
    }

    /// Finds the pasteboard of a name, or makes an empty one. Objects of the same name have the same content.
    ///
    /// - Parameter create: Whether to make the pasteboard if it does not exist. If false, the result is then nil.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        if pasteboardName != .general, UIApplication.shared.pasteboards[pasteboardName.rawValue] == nil {
            guard create else { return nil }
            UIApplication.shared.pasteboards[pasteboardName.rawValue] = PasteboardContent()
        }
        self.init(named: pasteboardName)
    }

    /// Makes an empty pasteboard with a name that no other one has.
    public class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        UIApplication.shared.pasteboards[name.rawValue] = PasteboardContent()
        return UIPasteboard(named: name)
    }

    /// Removes the pasteboard of a name with its items. The general pasteboard cannot be removed.
    public class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard UIApplication.shared.pasteboards.removeValue(forKey: pasteboardName.rawValue) != nil else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(named: pasteboardName))
    }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The string.
        public let rawValue: String
        /// Makes a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the clipboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Posted after this program changed the items of a pasteboard, which is the object. The user info has the types that came and
    /// went, under ``changedTypesAddedUserInfoKey`` and ``changedTypesRemovedUserInfoKey``. Compare ``changeCount`` to notice changes
    /// by other programs.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// Posted after a pasteboard was removed. The object is the pasteboard.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    /// The key of the new types in the user info of ``changedNotification``: an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"

    /// The key of the types that went in the user info of ``changedNotification``: an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    // MARK: Items

    /// The items on the pasteboard.
    open var itemProviders: [NSItemProvider] {
        get { contents.map(\.provider) }
        set { contents = newValue.map { PasteboardItem($0) } }
    }

    /// Replaces the items.
    ///
    /// - Parameters:
    ///   - itemProviders: The new items.
    ///   - localOnly: Whether other programs do not see the items.
    ///   - expirationDate: The time at which the items vanish; nil for never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        write(itemProviders.map { PasteboardItem($0) }, isLocal: localOnly, expirationDate: expirationDate)
    }

    /// Replaces the items by objects such as strings, URLs, images and colours.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by objects; see ``setItemProviders(_:localOnly:expirationDate:)``.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let items = objects.map { PasteboardItem(NSItemProvider(object: $0), localObject: $0) }
        write(items, isLocal: localOnly, expirationDate: expirationDate)
    }

    /// The number of items.
    open var numberOfItems: Int { contents.count }

    /// A number that changes with every change of the pasteboard, by this program or a different one.
    open var changeCount: Int {
        name == .general ? UIApplication.shared.host.clipboardChangeCount : ownContent?.changeCount ?? 0
    }

    // MARK: Texts and URLs

    /// The text of the first item; nil if it has none that is available at once. Assigning nil empties the pasteboard.
    open var string: String? {
        get { contents.first.flatMap { text(of: $0) } }
        set { contents = newValue.map { [PasteboardItem(text: $0)] } ?? [] }
    }

    /// The texts of all items that have one; nil if none has.
    open var strings: [String]? {
        get { found(text(of:)) }
        set { contents = (newValue ?? []).map { PasteboardItem(text: $0) } }
    }

    /// Whether there is text on the pasteboard.
    open var hasStrings: Bool { contents.contains { $0.provider.canLoadObject(ofClass: NSString.self) } }

    /// The URL of the first item; nil if its text is no URL or not available at once. Other programs see its text. Assigning nil
    /// empties the pasteboard.
    open var url: URL? {
        get { string.flatMap(Self.address) }
        set { string = newValue?.absoluteString }
    }

    /// The URLs of all items that are URLs; nil if there are none.
    open var urls: [URL]? {
        get { found { text(of: $0).flatMap(Self.address) } }
        set { strings = (newValue ?? []).map(\.absoluteString) }
    }

    /// Whether there is a URL on the pasteboard.
    open var hasURLs: Bool { urls != nil }

    /// Parses a text that is just a URL: with a scheme and without whitespace.
    private static func address(_ text: String) -> URL? {
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil else { return nil }
        return url
    }

    // MARK: Images and colours

    /// The image of the first item; nil if it has none that is available at once. Other programs see it as PNG. Assigning nil empties
    /// the pasteboard.
    open var image: UIImage? {
        get { contents.first.flatMap { image(of: $0) } }
        set { contents = newValue.map { [PasteboardItem(image: $0)] } ?? [] }
    }

    /// The images of all items that have one; nil if none has.
    open var images: [UIImage]? {
        get { found(image(of:)) }
        set { contents = (newValue ?? []).map { PasteboardItem(image: $0) } }
    }

    /// Whether there is an image on the pasteboard.
    open var hasImages: Bool { contents.contains { $0.provider.canLoadObject(ofClass: UIImage.self) } }

    /// The colour of the first item; nil if it has none. Other programs do not see it. Assigning nil empties the pasteboard.
    open var color: UIColor? {
        get { contents.first.flatMap { color(of: $0) } }
        set { contents = newValue.map { [PasteboardItem(color: $0)] } ?? [] }
    }

    /// The colours of all items that have one; nil if none has.
    open var colors: [UIColor]? {
        get { found(color(of:)) }
        set { contents = (newValue ?? []).map { PasteboardItem(color: $0) } }
    }

    /// Whether there is a colour on the pasteboard.
    open var hasColors: Bool { contents.contains { $0.provider.canLoadObject(ofClass: UIColor.self) } }

    /// Returns the values of the items that have one; nil if there are none.
    private func found<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
        let values = contents.compactMap(value)
        return values.isEmpty ? nil : values
    }
}
