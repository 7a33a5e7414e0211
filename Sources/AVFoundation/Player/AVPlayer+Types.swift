import Foundation

extension AVPlayer {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// No item was opened.
        case unknown = 0
        /// An item can be played.
        case readyToPlay = 1
        /// Nothing can be played; see ``AVPlayer/error``.
        case failed = 2
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It is paused.
        case paused = 0
        /// It plays as soon as it can; see ``AVPlayer/reasonForWaitingToPlay``.
        case waitingToPlayAtSpecifiedRate = 1
        /// It plays.
        case playing = 2
    }

    /// The reason why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// More of the media is being buffered.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// The media is being opened.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
        )
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// The behaviour at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item is played. Only for queues.
        case advance = 0
        /// The player pauses.
        case pause = 1
        /// The rate stays, so that playback continues after a seek.
        case none = 2
    }

    /// Posted after ``AVPlayer/rate`` changed. The object is the player.
    public nonisolated static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}

extension AVPlayerItem {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// It was not opened.
        case unknown = 0
        /// It can be played.
        case readyToPlay = 1
        /// It cannot be played; see ``AVPlayerItem/error``.
        case failed = 2
    }

    /// Posted when an item was played to its end. The object is the item.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification"
    )
    /// Posted when playback failed. The object is the item, and the user information has the error with the key
    /// ``AVPlayerItemFailedToPlayToEndTimeErrorKey``.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification"
    )
    /// Posted when playback waits for data. The object is the item.
    public nonisolated static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification"
    )
    /// Posted when the time changed by a seek. The object is the item.
    public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error in ``AVPlayerItem/failedToPlayToEndTimeNotification``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The same as `AVPlayerItem.didPlayToEndTimeNotification`.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The same as `AVPlayerItem.failedToPlayToEndTimeNotification`.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The same as `AVPlayerItem.playbackStalledNotification`.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The same as `AVPlayerItem.timeJumpedNotification`.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
