import CoreMedia
import Foundation
import MediaPlayback

/// Makes assets of addresses.
public protocol AVAssetMaking {}

extension AVAssetMaking {
    /// Makes an asset of an address: an ``AVURLAsset``.
    public init(url: URL) {
        // The class has no other instances.
        self = AVURLAsset(url: url, options: nil) as! Self
    }
}

/// Media with its tracks, such as a video or a sound. Nothing is read before a property is loaded. Any thread.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, AVAssetMaking, @unchecked Sendable {
    let loader: AssetLoader

    init(loader: AssetLoader) {
        self.loader = loader
        super.init()
    }

    /// Reads the media.
    public func mediaLoader() -> AVAssetMediaLoader { AVAssetMediaLoader(loader: loader) }

    /// Loads the tracks of a kind.
    ///
    /// - Throws: An ``AVError`` if the media cannot be read.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(try await loader.load()).filter { $0.mediaType == mediaType }
    }

    /// Loads the track with a number; nil if there is none.
    ///
    /// - Throws: An ``AVError`` if the media cannot be read.
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        tracks(try await loader.load()).first { $0.trackID == trackID }
    }

    /// Loads the properties with names. The handler is called on another thread; ``statusOfValue(forKey:error:)`` tells the result.
    open func loadValuesAsynchronously(
        forKeys keys: [String],
        completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        loader.load { _ in handler?() }
    }

    /// Returns whether a property with a name is loaded. All are loaded together.
    ///
    /// - Parameter outError: Receives the reason of a failure.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil)
        -> AVKeyValueStatus
    {
        switch loader.answer {
        case nil: return loader.isLoading ? .loading : .unknown
        case .success: return .loaded
        case .failure(let failure):
            outError?.pointee = AVError(failure) as NSError
            return .failed
        }
    }

    /// Ends pending loads: kept without effect, because they end soon.
    open func cancelLoading() {}

    // MARK: Properties that wait

    /// The duration; 0 if the media cannot be read. Waits until the media is read: use `load(.duration)`.
    open var duration: CMTime { Self.duration(loader.wait()) }

    /// The tracks. Waits until the media is read: use `load(.tracks)`.
    open var tracks: [AVAssetTrack] { tracks(loader.wait()) }

    /// Returns the tracks of a kind. Waits until the media is read: use ``loadTracks(withMediaType:)``.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// Whether the media can be played. Waits until the media is read: use `load(.isPlayable)`.
    open var isPlayable: Bool { Self.isPlayable(loader.wait()) }

    /// The title, the artist and other texts of the media. Waits until the media is read: use `load(.metadata)`.
    open var metadata: [AVMetadataItem] { AVMetadataItem.items(loader.wait()) }

    /// The same as ``metadata``, without properties that have no common key.
    open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }

    // MARK: Reading

    func tracks(_ information: MediaInformation) -> [AVAssetTrack] {
        information.streams.map { AVAssetTrack($0, of: self, duration: Self.duration(information)) }
    }

    static func duration(_ information: MediaInformation) -> CMTime {
        guard !information.streams.isEmpty else { return .zero }
        return information.duration.map { CMTime(mediaSeconds: $0) } ?? .indefinite
    }

    static func isPlayable(_ information: MediaInformation) -> Bool {
        information.missingDecoder == nil && information.streams.contains { [.audio, .video].contains($0.kind) }
    }
}

/// Whether a property with a name is loaded.
public enum AVKeyValueStatus: Int, Sendable {
    /// Nothing was loaded.
    case unknown = 0
    /// It is being loaded.
    case loading = 1
    /// It is loaded.
    case loaded = 2
    /// It cannot be loaded.
    case failed = 3
    /// It was cancelled. Never used.
    case cancelled = 4
}

extension CMTime {
    /// Makes a time of seconds with the precision of nanoseconds.
    init(mediaSeconds seconds: Double) { self.init(seconds: seconds, preferredTimescale: 1_000_000_000) }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The duration; indefinite for live media.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init { AVAsset.duration($1) } }
    /// Whether the duration is exact: always true.
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { .init { _, _ in true } }
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks($1) } }
    /// The title, the artist and other texts of the media.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { AVMetadataItem.items($1) } }
    /// The same without properties that have no common key.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        .init { AVMetadataItem.items($1).filter { $0.commonKey != nil } }
    }
    /// Whether there are decoders for the media.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { AVAsset.isPlayable($1) } }
    /// Whether the content is protected: always false.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
    /// The speed at which the media is meant to be played: 1.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init { _, _ in 1 } }
    /// The volume at which the media is meant to be played: 1.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { _, _ in 1 } }
}
