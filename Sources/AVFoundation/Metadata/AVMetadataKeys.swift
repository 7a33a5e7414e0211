import Foundation

/// The name of a property that many formats have.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The author.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// The composer or other creator.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// The publisher.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    /// A contributor.
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    /// The date.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// The description.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// The genre.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// The picture, such as the cover of a record.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// The notice of the copyright.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// The language.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    /// The program that made the media.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

/// The set of keys to which a key belongs.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key space from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The keys that many formats have.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// The names of tags in GStreamer.
    public static let gstreamer = AVMetadataKeySpace(rawValue: "gstreamer")
}

/// A key with its key space.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The key space, a slash and the key.
    public let rawValue: String
    /// Makes an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ key: AVMetadataKey) {
        rawValue = AVMetadataKeySpace.common.rawValue + "/" + key.rawValue
    }

    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(.commonKeyTitle)
    /// The artist.
    public static let commonIdentifierArtist = AVMetadataIdentifier(.commonKeyArtist)
    /// The album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(.commonKeyAlbumName)
    /// The author.
    public static let commonIdentifierAuthor = AVMetadataIdentifier(.commonKeyAuthor)
    /// The composer or other creator.
    public static let commonIdentifierCreator = AVMetadataIdentifier(.commonKeyCreator)
    /// The publisher.
    public static let commonIdentifierPublisher = AVMetadataIdentifier(.commonKeyPublisher)
    /// A contributor.
    public static let commonIdentifierContributor = AVMetadataIdentifier(.commonKeyContributor)
    /// The date.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(.commonKeyCreationDate)
    /// The description.
    public static let commonIdentifierDescription = AVMetadataIdentifier(.commonKeyDescription)
    /// The genre.
    public static let commonIdentifierType = AVMetadataIdentifier(.commonKeyType)
    /// The picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(.commonKeyArtwork)
    /// The notice of the copyright.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(.commonKeyCopyrights)
    /// The language.
    public static let commonIdentifierLanguage = AVMetadataIdentifier(.commonKeyLanguage)
    /// The program that made the media.
    public static let commonIdentifierSoftware = AVMetadataIdentifier(.commonKeySoftware)
}
