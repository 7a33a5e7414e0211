import Foundation
import MediaPlayback

/// A property of media, such as its title. Any thread.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    private let tag: MediaTag

    init(_ tag: MediaTag) {
        self.tag = tag
        super.init()
    }

    /// The keys of GStreamer's tags.
    private static let commonKeys: [String: AVMetadataKey] = [
        "title": .commonKeyTitle, "artist": .commonKeyArtist, "album": .commonKeyAlbumName,
        "album-artist": .commonKeyContributor, "composer": .commonKeyCreator, "performer": .commonKeyContributor,
        "publisher": .commonKeyPublisher, "datetime": .commonKeyCreationDate, "comment": .commonKeyDescription,
        "description": .commonKeyDescription, "genre": .commonKeyType, "image": .commonKeyArtwork,
        "copyright": .commonKeyCopyrights, "language-code": .commonKeyLanguage, "encoder": .commonKeySoftware,
        "application-name": .commonKeySoftware,
    ]

    static func items(_ information: MediaInformation) -> [AVMetadataItem] { information.tags.map(AVMetadataItem.init) }

    /// The key, if many formats have it.
    open var commonKey: AVMetadataKey? { Self.commonKeys[tag.name] }

    /// The key: the common one, otherwise the name of GStreamer's tag.
    open var key: String? { commonKey?.rawValue ?? tag.name }

    /// The set of the key.
    open var keySpace: AVMetadataKeySpace? { commonKey == nil ? .gstreamer : .common }

    /// The key space and the key.
    open var identifier: AVMetadataIdentifier? {
        guard let keySpace, let key else { return nil }
        return AVMetadataIdentifier(rawValue: "\(keySpace.rawValue)/\(key)")
    }

    /// The value: a text, number, date or data.
    open var value: Any? {
        switch tag.value {
        case .text(let text): text
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        case .data(let data): data
        }
    }

    /// The value as text; nil for data.
    open var stringValue: String? {
        switch tag.value {
        case .text(let text): text
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
        case .date(let date): ISO8601DateFormatter().string(from: date)
        case .data: nil
        }
    }

    /// The value as a number; nil for others.
    open var numberValue: NSNumber? { if case .number(let number) = tag.value { NSNumber(value: number) } else { nil } }

    /// The value as a date; nil for others.
    open var dateValue: Date? { if case .date(let date) = tag.value { date } else { nil } }

    /// The value as data, such as a picture; nil for others.
    open var dataValue: Data? { if case .data(let data) = tag.value { data } else { nil } }

    /// Loads a property, which is loaded already.
    open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
        try property.read(self, MediaInformation())
    }

    /// Returns the items with an identifier.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }

    /// Returns the items with a common key, in the common key space.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        withKey key: Any?,
        keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { (name == nil || $0.key == name) && (keySpace == nil || $0.keySpace == keySpace) }
    }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// The value: a text, number, date or data.
    public static var value: AVAsyncProperty<Root, Any?> { .init { item, _ in item.value } }
    /// The value as text.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init { item, _ in item.stringValue } }
    /// The value as a number.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { item, _ in item.numberValue } }
    /// The value as a date.
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init { item, _ in item.dateValue } }
    /// The value as data.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init { item, _ in item.dataValue } }
}
