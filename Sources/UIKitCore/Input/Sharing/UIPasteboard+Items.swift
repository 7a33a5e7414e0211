import Foundation
import UniformTypeIdentifiers

/// Items as dictionaries of types and values.
extension UIPasteboard {
    /// The items. Each is a dictionary of types and values: strings, URLs, images and colours of these types, and data of others. Values
    /// that are not available at once are left out.
    public var items: [[String: Any]] {
        get { contents.map { values(of: $0) } }
        set { setItems(newValue) }
    }

    /// Replaces the items; see ``items``.
    public func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        write(
            items.map { PasteboardItem(values: $0) },
            isLocal: options[.localOnly] as? Bool ?? false,
            expirationDate: options[.expirationDate] as? Date
        )
    }

    /// Adds items after the present ones.
    public func addItems(_ items: [[String: Any]]) {
        contents += items.map { PasteboardItem(values: $0) }
    }

    /// The keys of options for items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string.
        public let rawValue: String
        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The time at which the items vanish: a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other programs do not see the items: a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The types of texts.
    public class var typeListString: [String] { [TypeIdentifier.utf8PlainText, TypeIdentifier.plainText] }
    /// The types of URLs.
    public class var typeListURL: [String] { [UTType.url.identifier] }
    /// The types of images.
    public class var typeListImage: [String] { [UTType.png.identifier, UTType.jpeg.identifier] }
    /// The types of colours.
    public class var typeListColor: [String] { [UIColor.typeIdentifier] }

    // MARK: Types

    /// The types of the first item.
    public var types: [String] { contents.first?.provider.registeredTypeIdentifiers ?? [] }

    /// Returns the types of items; nil selects all. An index without an item has no types.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let contents = contents
        return indexes(itemSet).map {
            contents.indices.contains($0) ? contents[$0].provider.registeredTypeIdentifiers : []
        }
    }

    /// Whether the first item has one of the types, or one that conforms to it.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contents.first.map { has(pasteboardTypes, $0) } ?? false
    }

    /// Whether each of the items has one of the types, or one that conforms to it. Nil selects all items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let contents = contents
        let selected = indexes(itemSet)
        return !selected.isEmpty
            && selected.allSatisfy { contents.indices.contains($0) && has(pasteboardTypes, contents[$0]) }
    }

    /// Returns the indexes of the items that have one of the types, or one that conforms to it.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let contents = contents
        return IndexSet(contents.indices.filter { has(pasteboardTypes, contents[$0]) })
    }

    private func has(_ types: [String], _ item: PasteboardItem) -> Bool {
        types.contains { item.provider.hasItemConformingToTypeIdentifier($0) }
    }

    private func indexes(_ set: IndexSet?) -> [Int] { set.map(Array.init) ?? Array(contents.indices) }

    // MARK: Values

    /// Returns the value of a type of the first item; see ``items``.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.first.flatMap { value(of: $0, type: pasteboardType) }
    }

    /// Replaces the items by one with a value: a string, a URL, an image, a colour or data.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

    /// Returns the data of a type of the first item.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.first?.data(conformingTo: pasteboardType)
    }

    /// Replaces the items by one with data.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

    /// Returns the values of a type of items; nil selects all. Items without a value are left out.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let contents = contents
        return indexes(itemSet).compactMap {
            contents.indices.contains($0) ? value(of: contents[$0], type: pasteboardType) : nil
        }
    }

    /// Returns the data of a type of items; nil selects all. Items without data are left out.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let contents = contents
        return indexes(itemSet).compactMap {
            contents.indices.contains($0) ? contents[$0].data(conformingTo: pasteboardType) : nil
        }
    }

    private func values(of item: PasteboardItem) -> [String: Any] {
        var result: [String: Any] = [:]
        for type in item.provider.registeredTypeIdentifiers { result[type] = value(of: item, type: type) }
        return result
    }

    private func value(of item: PasteboardItem, type: String) -> Any? {
        guard let data = item.data(conformingTo: type) else { return nil }
        if TypeIdentifier.conforms(type, to: UTType.url.identifier) {
            return URL(string: String(decoding: data, as: UTF8.self))
        }
        if TypeIdentifier.conforms(type, to: TypeIdentifier.plainText) { return String(decoding: data, as: UTF8.self) }
        if TypeIdentifier.conforms(type, to: UTType.image.identifier) {
            return item.localObject as? UIImage ?? UIImage(data: data)
        }
        if type == UIColor.typeIdentifier { return color(of: item) }
        return data
    }
}

extension PasteboardItem {
    /// Makes an item from a dictionary of types and values. Values of other classes are left out.
    fileprivate init(values: [String: Any]) {
        let provider = NSItemProvider()
        var object: Any?
        for (type, value) in values.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let text as String: provider.register(Data(text.utf8), as: type)
            case let url as URL:
                provider.register(Data(url.absoluteString.utf8), as: type)
                // Programs without a type for URLs read the text.
                provider.register(Data(url.absoluteString.utf8), as: TypeIdentifier.utf8PlainText)
            case let image as UIImage:
                let isJPEG = TypeIdentifier.conforms(type, to: UTType.jpeg.identifier)
                guard let data = isJPEG ? image.jpegData(compressionQuality: 0.9) : image.pngData() else { continue }
                provider.register(data, as: type)
                object = image
            case let color as UIColor:
                provider.register(color.pasteboardData, as: type)
                object = color
            case let data as Data: provider.register(data, as: type)
            default: continue
            }
        }
        self.init(provider, localObject: object)
    }
}
