public import Foundation
public import UIKitCore
import UniformTypeIdentifiers

/// A request to add a file to the library. Make it in the closure of ``PHPhotoLibrary/performChanges(_:completionHandler:)``; traps
/// elsewhere.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    /// The asset that will be created; its identifier is valid after the changes, if they succeed. Nil before a content is known.
    open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

    /// The time of the picture or video, which becomes that of the file. Default: nil, now.
    open var creationDate: Date?

    private var content: (@Sendable () throws -> SavedMedia.Content)?
    private var file: URL?
    /// Called after the file was written.
    fileprivate var onEnd: () -> Void = {}

    override init() {
        super.init()
        ChangeRequests.add(self)
    }

    /// Adds a picture as a PNG file.
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        request.set(.data(Data()), .png) {
            guard let data = image.pngData() else {
                throw PHPhotosError(.invalidResource, "The picture has no pixels.")
            }
            return .data(data)
        }
        return request
    }

    /// Adds a copy of the file of a picture. Nil if the address is not that of a picture's file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        request(for: fileURL, of: .image)
    }

    /// Adds a copy of the file of a video. Nil if the address is not that of a video's file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        request(for: fileURL, of: .video)
    }

    private class func request(for file: URL, of mediaType: PHAssetMediaType) -> PHAssetChangeRequest? {
        guard file.isFileURL, AssetFolders.mediaType(of: file) == mediaType,
            FileManager.default.isReadableFile(atPath: file.path)
        else { return nil }
        let request = PHAssetChangeRequest()
        request.set(.file(file), UTType(filenameExtension: file.pathExtension) ?? .data) { .file(file) }
        return request
    }

    /// Does not exist: other programs use the files, too.
    @available(*, unavailable, message: "remove the file with FileManager after asking the user")
    open class func deleteAssets(_ assets: Any) {}

    /// Sets the content and the place of the new file.
    ///
    /// - Parameters:
    ///   - sample: The kind of the content, for the name of the file.
    ///   - type: The type of the file.
    ///   - make: Makes the content when the changes are made.
    fileprivate func set(
        _ sample: SavedMedia.Content,
        _ type: UTType,
        _ make: @escaping @Sendable () throws -> SavedMedia.Content
    ) {
        // A random mark, so that the identifier is known before the file is written.
        let mark = String(UUID().uuidString.prefix(8))
        guard let place = try? SavedMedia.place(of: sample, type: type, date: Date(), mark: mark) else {
            content = { throw PHPhotosError(.invalidResource, "The type of the file is no picture or video.") }
            return
        }
        (content, file) = (make, place)
        placeholderForCreatedAsset = PHObjectPlaceholder(identifier: place.standardizedFileURL.path)
    }

    func perform() throws {
        guard let content else { throw PHPhotosError(.invalidResource, "A creation request has no content.") }
        let data = try content()
        guard let file else { return }
        guard try SavedMedia.write(data, toNew: file) else {
            throw PHPhotosError(.changeNotSupported, "There is a file with the name already.")
        }
        if let creationDate {
            try FileManager.default.setAttributes([.modificationDate: creationDate], ofItemAtPath: file.path)
        }
        onEnd()
    }
}

/// A request to add a file with a content in parts; see ``PHAssetChangeRequest``.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// Makes a request without content.
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

    /// Whether an asset may consist of these parts: one picture or one video.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.count == 1 && PHAssetResourceType(rawValue: types[0].intValue) != nil
    }

    /// Adds the content. The type follows from the options or, for a picture, from the data.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        let named = options?.originalFilename.map { URL(fileURLWithPath: $0).pathExtension }
        let fileType =
            options?.uniformTypeIdentifier.flatMap { UTType($0) } ?? named.flatMap { UTType(filenameExtension: $0) }
            ?? (type == .photo ? SavedMedia.imageType(of: data) : .mpeg4Movie)
        set(.data(data), fileType) { .data(data) }
    }

    /// Adds a copy of a file, or moves it, by the options.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        let moves = options?.shouldMoveFile == true
        set(.file(fileURL), UTType(filenameExtension: fileURL.pathExtension) ?? .data) { .file(fileURL) }
        if moves { onEnd = { try? FileManager.default.removeItem(at: fileURL) } }
    }
}

/// The parts of assets.
public enum PHAssetResourceType: Int, Sendable {
    /// A picture.
    case photo = 1
    /// A video.
    case video = 2
}

/// Details of a part of an asset.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The name of the file, whose extension determines the type.
    open var originalFilename: String?
    /// The identifier of the type.
    open var uniformTypeIdentifier: String?
    /// Whether the file is moved instead of copied. Default: false.
    open var shouldMoveFile = false

    /// Makes options.
    public override init() {
        super.init()
    }
}

/// The requests of the change block that runs on a thread.
final class ChangeRequests {
    private static let key = "PHPhotoLibrary.changes"
    private var requests: [PHAssetChangeRequest] = []

    /// Calls a block, and returns the requests that it made.
    static func collect(_ block: () -> Void) -> [PHAssetChangeRequest] {
        let (dictionary, outer) = (Thread.current.threadDictionary, Thread.current.threadDictionary[key])
        let changes = ChangeRequests()
        dictionary[key] = changes
        defer { dictionary[key] = outer }
        block()
        return changes.requests
    }

    static func add(_ request: PHAssetChangeRequest) {
        guard let changes = Thread.current.threadDictionary[key] as? ChangeRequests else {
            preconditionFailure(
                "A change request of Photos was made outside of the closure of PHPhotoLibrary.performChanges(_:)."
            )
        }
        changes.requests.append(request)
    }
}
