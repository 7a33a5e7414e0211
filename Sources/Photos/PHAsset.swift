public import Foundation
import UIKitCore

/// A thing in the library.
open class PHObject: NSObject, @unchecked Sendable {
    /// Identifies the thing, also after the next launch. Here the path of the file, so it ends with a new name.
    public let localIdentifier: String

    init(identifier: String) {
        localIdentifier = identifier
    }

    /// Whether the other object is the same thing.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return other.localIdentifier == localIdentifier && type(of: other) == type(of: self)
    }

    /// Equal for equal things.
    open override var hash: Int { localIdentifier.hashValue }
}

/// An asset that a change request creates.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// The media types of assets.
public enum PHAssetMediaType: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A video.
    case video = 2
    /// A sound. Not in the library.
    case audio = 3
}

/// A picture or video of the library. Its dates and size are those of the file at the time of the fetch.
open class PHAsset: PHObject, KeyValueCoding, @unchecked Sendable {
    /// The media type.
    public let mediaType: PHAssetMediaType
    /// When the file was created or, if the file system does not know, changed.
    public let creationDate: Date?
    /// When the file was changed.
    public let modificationDate: Date?

    let file: URL
    private let size = FileSize()

    init?(file: URL) {
        let values = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        guard values?[.type] as? FileAttributeType == .typeRegular, let type = AssetFolders.mediaType(of: file) else {
            return nil
        }
        self.file = file
        mediaType = type
        modificationDate = values?[.modificationDate] as? Date
        creationDate = values?[.creationDate] as? Date ?? modificationDate
        super.init(identifier: file.standardizedFileURL.path)
    }

    /// The width of a picture in pixels. 0 for videos, and for pictures that cannot be read. Reads the beginning of the file once.
    open var pixelWidth: Int { Int(size.of(self).width) }

    /// The height of a picture in pixels; see ``pixelWidth``.
    open var pixelHeight: Int { Int(size.of(self).height) }

    /// Whether the user marked the asset. False: files have no such mark.
    open var isFavorite: Bool { false }

    /// Whether the user hid the asset. False: the library leaves out hidden files.
    open var isHidden: Bool { false }

    /// Returns the value of a property by name, for predicates and sort descriptors. Traps for other names.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "mediaType": mediaType.rawValue
        case "creationDate": creationDate
        case "modificationDate": modificationDate
        case "pixelWidth": pixelWidth
        case "pixelHeight": pixelHeight
        case "localIdentifier": localIdentifier
        case "isFavorite", "favorite": isFavorite
        case "isHidden", "hidden": isHidden
        default: preconditionFailure("PHAsset has no property '\(key)' for predicates and sort descriptors.")
        }
    }

    /// The identifier of a file; nil if it is not in the library.
    package class func identifier(of file: URL) -> String? {
        AssetFolders.contains(file) && AssetFolders.mediaType(of: file) != nil ? file.standardizedFileURL.path : nil
    }

    // MARK: Fetching

    /// The pictures and videos of the library, newest last. Takes time in the number of files: fetch away from the main actor.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        (options ?? PHFetchOptions()).result(of: AssetFolders.assets())
    }

    /// The assets of a media type; see ``fetchAssets(with:)-(PHFetchOptions?)``.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        (options ?? PHFetchOptions()).result(of: AssetFolders.assets().filter { $0.mediaType == mediaType })
    }

    /// The assets with identifiers, if they still exist.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let files = identifiers.map { URL(fileURLWithPath: $0) }.filter(AssetFolders.contains)
        return (options ?? PHFetchOptions()).result(of: files.compactMap { PHAsset(file: $0) })
    }
}

/// The size of a picture, read once.
private final class FileSize: @unchecked Sendable {
    private let lock = NSLock()
    private var known: CGSize?

    func of(_ asset: PHAsset) -> CGSize {
        lock.withLock {
            if let known { return known }
            let size = asset.mediaType == .image ? SavedMedia.pixelSize(of: asset.file) : .zero
            known = size
            return size
        }
    }
}
