public import Foundation
public import UIKitCore

/// Makes small pictures of files: of pictures and of the first page of PDF files; for other files a symbol. Can be used on any thread.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// The generator.
    public static let shared = QLThumbnailGenerator()

    private let pending = PendingRequests()

    override init() {
        super.init()
    }

    /// Makes the best picture of a file: its content if possible, otherwise a symbol.
    ///
    /// - Returns: The picture.
    /// - Throws: ``QLThumbnailError`` if the file cannot be read, or the request is cancelled or asks for content that the file's type
    ///   does not have.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        pending.begin(request)
        defer { pending.end(request) }
        let picture = try await Task.detached { try request.makeRepresentation() }.value
        if pending.isCancelled(request) { throw QLThumbnailError(.requestCancelled) }
        return picture
    }

    /// Makes the best picture of a file, and passes it to a closure on another thread; see ``generateBestRepresentation(for:)``.
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        Task.detached {
            do {
                completionHandler(try await self.generateBestRepresentation(for: request), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Ends a request with an error. Does nothing after its end.
    open func cancel(_ request: Request) { pending.cancel(request) }

    /// The file and the size of a picture. Do not change it while a picture is made.
    open class Request: NSObject, @unchecked Sendable {
        /// The kinds of pictures.
        public struct RepresentationTypes: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Makes a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A symbol for the type.
            public static let icon = RepresentationTypes(rawValue: 1 << 0)
            /// A quick picture of the content. The same as ``thumbnail``.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
            /// The content.
            public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
            /// All kinds.
            public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
        }

        /// The largest size of the picture, in points.
        public let size: CGSize
        /// The number of pixels per point.
        public let scale: CGFloat
        /// The accepted kinds.
        public let representationTypes: RepresentationTypes
        /// The smallest width and height of a picture of the content, in points. Default: 0.
        open var minimumDimension: CGFloat = 0

        let url: URL

        /// Makes a request.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            self.url = url
            self.size = size
            self.scale = scale
            self.representationTypes = representationTypes
            super.init()
        }
    }
}

/// The requests that are not finished, and those of them that were cancelled.
private final class PendingRequests: @unchecked Sendable {
    private let lock = NSLock()
    private var isCancelled: [ObjectIdentifier: Bool] = [:]

    func begin(_ request: QLThumbnailGenerator.Request) {
        lock.withLock { isCancelled[ObjectIdentifier(request)] = false }
    }

    func end(_ request: QLThumbnailGenerator.Request) {
        lock.withLock { isCancelled[ObjectIdentifier(request)] = nil }
    }

    func cancel(_ request: QLThumbnailGenerator.Request) {
        lock.withLock {
            if isCancelled[ObjectIdentifier(request)] != nil { isCancelled[ObjectIdentifier(request)] = true }
        }
    }

    func isCancelled(_ request: QLThumbnailGenerator.Request) -> Bool {
        lock.withLock { isCancelled[ObjectIdentifier(request)] == true }
    }
}

/// The small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// The kinds of pictures.
    public enum RepresentationType: Int, Sendable {
        /// A symbol for the type.
        case icon = 0
        /// A quick picture of the content. Never made here.
        case lowQualityThumbnail = 1
        /// The content.
        case thumbnail = 2
    }

    /// The kind.
    public let type: RepresentationType
    /// The picture.
    public let uiImage: UIImage
    /// The part of the picture with the content, in points: all of it.
    public var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    init(_ type: RepresentationType, _ image: UIImage) {
        self.type = type
        uiImage = image
    }

    /// The pixels of the picture.
    open var cgImage: CGImage {
        guard let image = uiImage.cgImage else {
            preconditionFailure("QLThumbnailRepresentation.cgImage: the picture has no pixels.")
        }
        return image
    }
}
