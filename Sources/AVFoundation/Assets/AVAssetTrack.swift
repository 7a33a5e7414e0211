import CoreMedia
import Foundation
import MediaPlayback

/// The number of a track.
public typealias CMPersistentTrackID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A track of an asset: its frames, or sounds of a language. Any thread.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    private let stream: MediaStream
    private let loader: AssetLoader
    private let duration: CMTime

    /// The asset. Weak reference.
    open private(set) weak var asset: AVAsset?

    init(_ stream: MediaStream, of asset: AVAsset, duration: CMTime) {
        self.stream = stream
        self.asset = asset
        loader = asset.loader
        self.duration = duration
        super.init()
    }

    /// Reads the media.
    public func mediaLoader() -> AVAssetMediaLoader { AVAssetMediaLoader(loader: loader) }

    /// The number of the track, from 1.
    open var trackID: CMPersistentTrackID { CMPersistentTrackID(stream.number) }

    /// The kind.
    open var mediaType: AVMediaType {
        switch stream.kind {
        case .video: .video
        case .audio: .audio
        case .text: .subtitle
        case .other: .metadata
        }
    }

    /// The size of the frames in points; zero for other tracks.
    open var naturalSize: CGSize { CGSize(width: stream.width, height: stream.height) }
    /// Frames per second; 0 for other tracks.
    open var nominalFrameRate: Float { Float(stream.frameRate) }
    /// Bits per second; 0 if unknown.
    open var estimatedDataRate: Float { Float(stream.bitRate) }
    /// The rotation of the frames: none, because they are rotated before.
    open var preferredTransform: CGAffineTransform { .identity }
    /// The language as in ISO 639-2; nil if unknown.
    open var languageCode: String? { stream.language }
    /// The time in which the track has content: all of it.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
    /// Whether the track is played: true.
    open var isEnabled: Bool { true }

    /// Whether the other object is the same track.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAssetTrack else { return false }
        return other.loader === loader && other.stream.number == stream.number
    }

    /// A hash that is the same for equal tracks.
    open override var hash: Int { stream.number }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// The size of the frames in points.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { track, _ in track.naturalSize } }
    /// Frames per second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { track, _ in track.nominalFrameRate } }
    /// Bits per second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { track, _ in track.estimatedDataRate } }
    /// The rotation of the frames.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init { track, _ in track.preferredTransform }
    }
    /// The time in which the track has content.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { track, _ in track.timeRange } }
    /// The language.
    public static var languageCode: AVAsyncProperty<Root, String?> { .init { track, _ in track.languageCode } }
    /// Whether the track is played.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { track, _ in track.isEnabled } }
}
