import CoreMedia
import Foundation
import FoundationCompatibility
import MediaPlayback
import UIKitCore

/// Plays videos and sounds, one item at a time.
///
/// Videos appear in an ``AVPlayerLayer`` or in an `AVPlayerViewController`. Observable with key-value observing: ``status``, ``error``,
/// ``rate``, ``timeControlStatus``, ``reasonForWaitingToPlay``, ``currentItem``, ``volume`` and ``isMuted``. Main actor; files and servers
/// are read on other threads.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// The properties that can be observed.
    var state = PlayerState()
    /// The layers that show the video. Weak references.
    var layers: [WeakLayer] = []
    var timeObservers: [TimeObserver] = []
    /// The loopers of a queue. Weak references.
    var loopers: [WeakLooper] = []

    /// Makes a player without an item.
    public nonisolated override init() { super.init() }

    /// Makes a player of an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        replaceCurrentItem(with: item)
    }

    /// Makes a player of the media at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    isolated deinit {
        state.item?.close()
    }

    // MARK: Item

    /// The item that is played.
    open var currentItem: AVPlayerItem? { state.item }

    /// Plays another item, from its present time. The rate stays.
    ///
    /// - Parameter item: The item; nil for none. Traps if it is an item of another player.
    open func replaceCurrentItem(with item: AVPlayerItem?) { setItem(item) }

    // MARK: State

    /// Whether the player can play.
    open var status: Status { state.status }

    /// The reason why nothing can be played; nil if something can.
    open var error: (any Error)? { state.error }

    /// Whether the player plays, waits or is paused.
    open var timeControlStatus: TimeControlStatus { state.timeControlStatus }

    /// The reason why the player waits; nil if it does not.
    open var reasonForWaitingToPlay: WaitingReason? { state.waitingReason }

    /// Kept without effect: there are no external screens for videos. Default: true.
    open var allowsExternalPlayback = true

    /// Kept without effect: playback always waits until it will probably not stall. Default: true.
    open var automaticallyWaitsToMinimizeStalling = true

    // MARK: Playing

    /// The speed that was requested: 0 while paused, 1 for normal speed, negative for backwards. Sounds keep their pitch. NaN is treated as
    /// 0.
    open var rate: Float {
        get { state.rate }
        set { setRate(newValue) }
    }

    /// The speed of ``play()``. Default: 1.
    open var defaultRate: Float = 1

    /// Plays with ``defaultRate``, as soon as possible. At the end of the item, it begins again.
    open func play() { setRate(defaultRate) }

    /// Pauses.
    open func pause() { setRate(0) }

    /// Plays with a rate at once.
    open func playImmediately(atRate rate: Float) { setRate(rate) }

    /// The behaviour at the end of an item. Default: `pause`; `advance` for queues. Traps if the player is no queue and the value is
    /// `advance`.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { state.actionAtItemEnd }
        set {
            require(
                newValue != .advance || self is AVQueuePlayer,
                "AVPlayer.actionAtItemEnd was set to advance, but only an AVQueuePlayer has further items."
            )
            state.actionAtItemEnd = newValue
        }
    }

    // MARK: Sound

    /// The volume of this player, from 0 to 1. Default: 1.
    open var volume: Float {
        get { state.volume }
        set { setVolume(newValue) }
    }

    /// Whether this player is mute. Default: false.
    open var isMuted: Bool {
        get { state.isMuted }
        set { setMuted(newValue) }
    }

    // MARK: Time

    /// Returns the time of the item: the target of a seek that did not end; 0 without an item.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Moves the time of the item to a keyframe nearby.
    open func seek(to time: CMTime) { seek(to: time, completionHandler: { _ in }) }

    /// Moves the time of the item to a keyframe nearby.
    ///
    /// - Parameter completionHandler: Called on the main actor with true, or with false if another seek replaced this one.
    @preconcurrency
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(
            to: time,
            toleranceBefore: .positiveInfinity,
            toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler
        )
    }

    /// Moves the time of the item; see ``AVPlayerItem/seek(to:toleranceBefore:toleranceAfter:completionHandler:)``.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: { _ in })
    }

    /// Moves the time of the item; see ``AVPlayerItem/seek(to:toleranceBefore:toleranceAfter:completionHandler:)``. Without an item the
    /// handler receives false.
    @preconcurrency
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(
            to: time,
            toleranceBefore: toleranceBefore,
            toleranceAfter: toleranceAfter,
            completionHandler: completionHandler
        )
    }

    /// Moves the time of the item to a keyframe nearby, and waits.
    ///
    /// - Returns: False if another seek replaced this one.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time, completionHandler: { continuation.resume(returning: $0) })
        }
    }

    /// Moves the time of the item, and waits.
    ///
    /// - Returns: False if another seek replaced this one.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(
                to: time,
                toleranceBefore: toleranceBefore,
                toleranceAfter: toleranceAfter,
                completionHandler: { continuation.resume(returning: $0) }
            )
        }
    }

    // MARK: Observing the time

    /// Calls a closure repeatedly during playback, and when the time jumps, playback begins or pauses.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, in the media's time. Traps if it is not positive.
    ///   - queue: The queue of the calls; nil for the main queue.
    ///   - block: Called with the time.
    /// - Returns: The observer, for ``removeTimeObserver(_:)``.
    @preconcurrency
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        require(
            interval.isNumeric && interval > .zero,
            "AVPlayer.addPeriodicTimeObserver was given the interval \(interval), which is not positive."
        )
        return add(TimeObserver(self, .periodic(interval.seconds), queue, block))
    }

    /// Calls a closure when playback passes one of several times.
    ///
    /// - Parameters:
    ///   - times: The times, as `NSValue(time:)`.
    ///   - queue: The queue of the calls; nil for the main queue.
    /// - Returns: The observer, for ``removeTimeObserver(_:)``.
    @preconcurrency
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue],
        queue: DispatchQueue?,
        using block: @escaping @Sendable () -> Void
    ) -> Any {
        let seconds = times.map(\.timeValue).filter(\.isNumeric).map(\.seconds).sorted()
        return add(TimeObserver(self, .boundary(seconds), queue) { _ in block() })
    }

    /// Ends an observation of the time. Traps if the observer is not one of this player.
    open func removeTimeObserver(_ observer: Any) {
        let index = timeObservers.firstIndex { $0 === observer as AnyObject }
        guard let index else {
            trap("AVPlayer.removeTimeObserver(_:) was given an observer that is not one of this player.")
        }
        timeObservers.remove(at: index).end()
    }
}

/// The properties of a player that can be observed.
struct PlayerState {
    var item: AVPlayerItem?
    var status = AVPlayer.Status.unknown
    var error: (any Error)?
    var rate: Float = 0
    var timeControlStatus = AVPlayer.TimeControlStatus.paused
    var waitingReason: AVPlayer.WaitingReason?
    var volume: Float = 1
    var isMuted = false
    var actionAtItemEnd = AVPlayer.ActionAtItemEnd.pause
}

/// A reference to a layer of a player.
struct WeakLayer {
    weak var layer: AVPlayerLayer?
}
