public import Foundation
@_spi(Host) import UIKitCore

/// The user's pictures and videos: the files in the desktop's folders for them (`XDG_PICTURES_DIR`, `XDG_VIDEOS_DIR`), usually
/// `~/Pictures` and `~/Videos`, and in the folders inside. Can be used on any thread.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()

    override init() {
        super.init()
    }

    /// The library.
    open class func shared() -> PHPhotoLibrary { only }

    // MARK: Permission

    /// Whether the app may use the library: `authorized`, because desktops ask for no permission; `restricted` if a folder exists but
    /// cannot be read, as in a sandbox.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Whether the app may use the library; see ``authorizationStatus()``.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        let folders = AssetFolders.all.filter { FileManager.default.fileExists(atPath: $0.path) }
        let isUsable = folders.allSatisfy { folder in
            FileManager.default.isWritableFile(atPath: folder.path)
                && (accessLevel == .addOnly || FileManager.default.isReadableFile(atPath: folder.path))
        }
        return isUsable ? .authorized : .restricted
    }

    /// Passes ``authorizationStatus()`` to a closure on another thread. The user is not asked.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Passes ``authorizationStatus(for:)`` to a closure on another thread. The user is not asked.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(authorizationStatus(for: accessLevel)) }
    }

    /// Returns ``authorizationStatus(for:)``. The user is not asked.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changes

    private let changes = DispatchQueue(label: "PHPhotoLibrary")

    /// Calls a closure that requests changes, and then makes them, on another thread. The changes of two calls do not mix.
    ///
    /// - Parameters:
    ///   - changeBlock: Makes change requests, such as ``PHAssetChangeRequest/creationRequestForAsset(from:)``.
    ///   - completionHandler: Called on that thread with whether all changes were made, and the error of the first that was not.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        changes.async {
            do {
                try Self.perform(changeBlock)
                completionHandler?(true, nil)
            } catch {
                completionHandler?(false, error)
            }
        }
    }

    /// Calls a closure that requests changes, and then makes them, on another thread; see ``performChanges(_:completionHandler:)``.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Calls a closure that requests changes, and makes them before it returns. Not for the main actor: it writes files.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        try withoutActuallyEscaping(changeBlock) { block in
            nonisolated(unsafe) let block = block
            try changes.sync { try Self.perform(block) }
        }
    }

    private static func perform(_ block: () -> Void) throws {
        let requests = ChangeRequests.collect(block)
        for request in requests { try request.perform() }
    }

    /// Does not exist: the library does not watch the folders.
    @available(*, unavailable, message: "fetch the assets again when the app becomes active")
    open func register(_ observer: AnyObject) {}

    /// Does not exist: the library does not watch the folders.
    @available(*, unavailable, message: "fetch the assets again when the app becomes active")
    open func unregisterChangeObserver(_ observer: AnyObject) {}
}

/// Whether an app may use the library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user was not asked. Never returned: desktops do not ask.
    case notDetermined = 0
    /// The folders cannot be read or written.
    case restricted = 1
    /// The user refused. Never returned: desktops do not ask.
    case denied = 2
    /// The app may use the library.
    case authorized = 3
    /// The app may use a selection. Never returned: desktops do not ask.
    case limited = 4
}

/// The use that an app makes of the library.
public enum PHAccessLevel: Int, Sendable {
    /// Adding files.
    case addOnly = 1
    /// Reading and adding files.
    case readWrite = 2
}

/// An error of the library.
public struct PHPhotosError: Error, Equatable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// An internal error.
        case internalError = -1
        /// The request was cancelled.
        case userCancelled = 3072
        /// The file does not exist any more, or cannot be read.
        case invalidResource = 3302
        /// A file could not be written.
        case changeNotSupported = 3300
        /// A change request is used outside of `performChanges(_:)`.
        case requestNotSupportedForAsset = 3306
    }

    /// The reason.
    public let code: Code
    /// A sentence with the reason.
    public let reason: String

    /// Makes an error.
    public init(_ code: Code) {
        self.init(code, "")
    }

    init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// The domain, as on Apple platforms.
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// The reason as the description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
