import CoreMedia
import Foundation
import FoundationCompatibility
import MediaPlayback
import UIKitCore

/// The state of an asset that is played: its time, its duration and whether it can be played.
///
/// The media is opened when the item becomes the current item of a player. Observable with key-value observing: ``status``, ``error``,
/// ``duration``, ``presentationSize``, ``loadedTimeRanges``, ``isPlaybackLikelyToKeepUp``, ``isPlaybackBufferEmpty`` and
/// ``isPlaybackBufferFull``. Main actor.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// The asset.
    public nonisolated let asset: AVAsset

    /// The names of properties that are loaded before the status is `readyToPlay`: all are.
    public nonisolated let automaticallyLoadedAssetKeys: [String]

    /// The properties that can be observed.
    var state = ItemState()
    /// The playback; nil before the item is current.
    var playback: MediaPlayer?
    /// The player whose item this is. Weak reference.
    weak var player: AVPlayer?
    /// The target of a seek that did not end; nil for none.
    var pendingTime: CMTime?
    /// The seeks that did not end.
    var seekCount = 0
    /// The last frame.
    var picture: CGImage?
    /// Whether the end was reached, and nothing was sought or played since.
    var isAtEnd = false
    /// Whether playback runs.
    var isRunning = false

    /// Makes an item of an asset.
    ///
    /// - Parameter automaticallyLoadedAssetKeys: Names of properties, which are loaded in any case.
    public nonisolated init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    /// Makes an item of the media at an address.
    public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Whether the item can be played.
    open var status: Status { state.status }

    /// The reason why it cannot; nil if it can.
    open var error: (any Error)? { state.error }

    /// The duration; indefinite before the item is ready, and for live media.
    open var duration: CMTime { state.duration }

    /// The size of the video in points; zero before it is known, and for sounds.
    open var presentationSize: CGSize { state.presentationSize }

    /// The parts of the media that are loaded, as `NSValue`s with time ranges: all of it, when the item is ready.
    open var loadedTimeRanges: [NSValue] { loadedRanges.map(NSValue.init(timeRange:)) }

    /// The parts of the media that can be sought, as `NSValue`s with time ranges.
    open var seekableTimeRanges: [NSValue] { state.isSeekable ? loadedTimeRanges : [] }

    private var loadedRanges: [CMTimeRange] {
        guard status == .readyToPlay, duration.isNumeric else { return [] }
        return [CMTimeRange(start: .zero, duration: duration)]
    }

    /// Whether playback will probably not wait for data.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay && !state.isBuffering }

    /// Whether playback waits for data.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay || state.isBuffering }

    /// Whether no more data is buffered.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay && !state.isBuffering }

    /// Whether the item can be played faster: true if it is ready.
    open var canPlayFastForward: Bool { status == .readyToPlay }

    /// Whether the item can be played backwards: true if it can be sought.
    open var canPlayReverse: Bool { state.isSeekable }

    /// Kept without effect: the amount of buffered data, in seconds. Default: 0.
    open var preferredForwardBufferDuration: TimeInterval = 0

    /// Kept without effect: the limit of the data rate, in bits per second. Default: 0.
    open var preferredPeakBitRate: Double = 0

    /// Returns the time: the target of a seek that did not end.
    open func currentTime() -> CMTime {
        if let pendingTime { return pendingTime }
        if isAtEnd, duration.isNumeric { return duration }
        guard let position = playback?.position else { return .zero }
        let time = CMTime(mediaSeconds: position)
        return duration.isNumeric ? min(time, duration) : time
    }

    /// Returns an item of the same asset that was not played.
    open override func copy() -> Any {
        AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
    }

    // MARK: Seeking

    /// Moves the time. Without a handler; see ``seek(to:toleranceBefore:toleranceAfter:completionHandler:)``.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(
            to: time,
            toleranceBefore: .positiveInfinity,
            toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler
        )
    }

    /// Moves the time.
    ///
    /// - Parameters:
    ///   - time: The time, limited to the media. Traps if it is not valid.
    ///   - toleranceBefore: The longest time from the result to the requested time. If both are infinite, playback continues at a keyframe
    ///     nearby, which is faster; otherwise at exactly the time.
    ///   - toleranceAfter: The longest time from the requested time to the result.
    ///   - completionHandler: Called on the main actor with true, or with false if another seek replaced this one or it was impossible.
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        seekTime(time, toleranceBefore, toleranceAfter, completionHandler)
    }
}

/// The properties of an item that can be observed.
struct ItemState {
    var status = AVPlayerItem.Status.unknown
    var error: (any Error)?
    var duration = CMTime.indefinite
    var presentationSize = CGSize.zero
    var isBuffering = false
    var isSeekable = false
}
