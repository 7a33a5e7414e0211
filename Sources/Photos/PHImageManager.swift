// Photos capitalises the names of these constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKitCore

/// Identifies a request of a picture.
public typealias PHImageRequestID = Int32

/// The identifier of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The size for the original picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The error of a request: an `Error`.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether a request was cancelled: a `Bool`.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Whether a better picture follows: `false`.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The identifier of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// The relation of a picture's shape to the requested size.
public enum PHImageContentMode: Int, Sendable {
    /// The whole picture fits into the size.
    case aspectFit = 0
    /// The picture covers the size.
    case aspectFill = 1
    /// The same as `aspectFit`.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Reads the pictures of assets away from the main actor. Can be used on any thread.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()

    private let lock = NSLock()
    private var last: PHImageRequestID = 0
    private var pending: Set<PHImageRequestID> = []
    private let work = DispatchQueue(label: "PHImageManager", attributes: .concurrent)
    /// A few pictures at a time: each may need much memory.
    private let places = DispatchSemaphore(value: 3)

    /// Makes a manager.
    public override init() {
        super.init()
    }

    /// The manager of the app.
    open class func `default`() -> PHImageManager { only }

    /// Reads the picture of an asset in a size.
    ///
    /// - Parameters:
    ///   - asset: The asset. Videos have no picture: the result is nil with an error.
    ///   - targetSize: The size in pixels; ``PHImageManagerMaximumSize`` for the original.
    ///   - contentMode: The relation of the picture's shape to the size. Pictures are not enlarged.
    ///   - options: Whether the call returns after the result; other options have no effect.
    ///   - resultHandler: Called once, on the main thread, or before the call returns if the options are synchronous: with the picture,
    ///     or nil and an error under ``PHImageErrorKey``.
    /// - Returns: The identifier for ``cancelImageRequest(_:)``.
    @discardableResult
    open func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        start(options, { try Self.image(of: asset, targetSize, contentMode) }, resultHandler)
    }

    /// Reads the file of an asset.
    ///
    /// - Parameters:
    ///   - asset: The asset.
    ///   - options: See ``requestImage(for:targetSize:contentMode:options:resultHandler:)``.
    ///   - resultHandler: Called once with the data and the identifier of its type, as in
    ///     ``requestImage(for:targetSize:contentMode:options:resultHandler:)``.
    /// - Returns: The identifier for ``cancelImageRequest(_:)``.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (file, type) = (asset.file, PreviewContent.type(of: asset.file).identifier)
        let read: @Sendable () throws -> Data = { try Data(contentsOf: file) }
        return start(options, read) { data, information in
            resultHandler(data, data == nil ? nil : type, .up, information)
        }
    }

    /// Ends a request. Its handler is called with nil and ``PHImageCancelledKey``. Does nothing after its end.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {
        lock.withLock { _ = pending.remove(requestID) }
    }

    private func start<Value: Sendable>(
        _ options: PHImageRequestOptions?,
        _ make: @escaping @Sendable () throws -> Value,
        _ handler: @escaping (Value?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let number = lock.withLock {
            last += 1
            pending.insert(last)
            return last
        }
        nonisolated(unsafe) let handler = handler
        @Sendable func finish(_ result: Result<Value, any Error>) {
            let isCancelled = lock.withLock { pending.remove(number) == nil }
            var information: [AnyHashable: Any] = [
                PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false,
            ]
            if isCancelled { information[PHImageCancelledKey] = true }
            switch result {
            case .success(let value): handler(isCancelled ? nil : value, information)
            case .failure(let error):
                information[PHImageErrorKey] = error
                handler(nil, information)
            }
        }
        if options?.isSynchronous == true {
            finish(Result { try make() })
            return number
        }
        work.async { [self] in
            places.wait()
            let isWanted = lock.withLock { pending.contains(number) }
            let result = isWanted ? Result { try make() } : .failure(PHPhotosError(.userCancelled))
            places.signal()
            DispatchQueue.main.async { finish(result) }
        }
        return number
    }

    private static func image(of asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) throws -> UIImage {
        guard asset.mediaType == .image, let data = try? Data(contentsOf: asset.file), let image = UIImage(data: data)
        else { throw PHPhotosError(.invalidResource, "The file has no picture that can be read.") }
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard size != PHImageManagerMaximumSize, size.width > 0, size.height > 0, pixels.width > 0, pixels.height > 0
        else { return image }
        let (across, down) = (size.width / pixels.width, size.height / pixels.height)
        let factor = min(1, mode == .aspectFit ? min(across, down) : max(across, down))
        guard factor < 1 else { return image }
        let target = CGSize(
            width: max(1, (pixels.width * factor).rounded()),
            height: max(1, (pixels.height * factor).rounded())
        )
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: target))
        }
    }
}

/// The way in which pictures are read.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the call returns after the result. Not for the main actor. Default: false.
    open var isSynchronous = false
    /// Whether a quick picture may precede the good one. Kept without effect: files are read once, in full quality.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether the picture has exactly the requested size. Kept without effect: it has, unless it is smaller.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The version of an edited picture. Kept without effect: files have one version.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether pictures may be loaded from a server. Kept without effect: files are on this machine.
    open var isNetworkAccessAllowed = false

    /// Makes options.
    public override init() {
        super.init()
    }
}

/// The quality and number of results of a request.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A quick picture, then the good one.
    case opportunistic = 0
    /// The good picture only.
    case highQualityFormat = 1
    /// The quick picture only.
    case fastFormat = 2
}

/// The accuracy of a size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// The original size.
    case none = 0
    /// Close to the size.
    case fast = 1
    /// Exactly the size.
    case exact = 2
}

/// The versions of an edited picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all changes.
    case current = 0
    /// Without changes.
    case unadjusted = 1
    /// The original file.
    case original = 2
}
