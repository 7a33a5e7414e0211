#if GStreamer
import CGStreamer
import Foundation
import Synchronization

/// Plays the media at an address.
///
/// Members can be used on any thread and return at once: a queue of the player performs them in order. Playback begins paused, when
/// ``prepare()`` was called.
package final class MediaPlayer: Sendable {
    /// The streams that are played.
    package struct Streams: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let audio = Streams(rawValue: 1)
        package static let video = Streams(rawValue: 2)
        /// Sounds with one or two channels, whose place ``MediaPlayer/setPan(_:)`` changes.
        package static let pannable = Streams(rawValue: 4)
    }

    private let pipeline: MediaPipeline

    /// Makes a player.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - streams: The streams that are played.
    ///   - onEvent: Called on a thread of the player.
    package init(url: URL, streams: Streams, onEvent: @escaping @Sendable (MediaEvent) -> Void) {
        pipeline = MediaPipeline(url: url, streams: streams, onEvent: onEvent)
    }

    deinit { stop() }

    /// Opens the media. Events tell the result.
    package func prepare() { pipeline.perform { $0.open() } }

    /// Plays at a rate, or pauses at the rate 0.
    package func setRate(_ rate: Double) { pipeline.perform { $0.setRate(rate) } }

    /// Continues playback at a time. A further seek before the end of this one replaces it.
    ///
    /// - Parameters:
    ///   - seconds: The time.
    ///   - isAccurate: Whether playback continues exactly there; otherwise at a frame nearby, which is faster.
    ///   - completion: Called with false if the seek was replaced or impossible, on a thread of the player.
    package func seek(to seconds: Double, isAccurate: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        pipeline.perform { $0.seek(to: seconds, isAccurate: isAccurate, completion: completion) }
    }

    /// Sets the volume of this player, from 0 to 1 or more.
    package func setVolume(_ volume: Double) { pipeline.perform { $0.set("volume", to: "\(volume)") } }

    /// Sets the place between the left loudspeaker, -1, and the right one, 1. Has an effect only on a player of `pannable` sounds.
    package func setPan(_ pan: Double) { pipeline.perform { $0.setPan(pan) } }

    /// Mutes this player.
    package func setMuted(_ isMuted: Bool) { pipeline.perform { $0.set("mute", to: isMuted ? "true" : "false") } }

    /// Ends playback, and releases the media. Further calls have no effect.
    package func stop() { pipeline.perform { $0.close() } }

    /// The time of playback in seconds; nil before the media is ready.
    package var position: Double? { pipeline.position }

    /// Returns the newest frame that was not yet taken.
    package func takeFrame() -> MediaFrame? { pipeline.takeFrame() }
}
#endif
