#if !GStreamer
import Foundation

extension MediaFailure {
    /// The failure of all media in a library that was built without the package trait `GStreamer`.
    static let absent = MediaFailure(
        .unavailable,
        "The library was built without playback: enable the package trait GStreamer, which needs "
            + "libgstreamer-plugins-base1.0-dev."
    )
}

/// The replacement of the player in a library without playback: it fails when it is prepared.
package final class MediaPlayer: Sendable {
    /// The streams that would be played.
    package struct Streams: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let audio = Streams(rawValue: 1)
        package static let video = Streams(rawValue: 2)
        package static let pannable = Streams(rawValue: 4)
    }

    private let onEvent: @Sendable (MediaEvent) -> Void

    package init(url: URL, streams: Streams, onEvent: @escaping @Sendable (MediaEvent) -> Void) {
        self.onEvent = onEvent
    }

    package func prepare() {
        DispatchQueue.global().async { [onEvent] in onEvent(.failed(.absent)) }
    }

    package func setRate(_ rate: Double) {}

    package func seek(to seconds: Double, isAccurate: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { completion(false) }
    }

    package func setVolume(_ volume: Double) {}
    package func setPan(_ pan: Double) {}
    package func setMuted(_ isMuted: Bool) {}
    package func stop() {}
    package var position: Double? { nil }
    package func takeFrame() -> MediaFrame? { nil }
}

/// The replacement of the reader in a library without playback.
package enum MediaReader {
    package static var failure: MediaFailure? { .absent }

    package static func information(of url: URL) throws(MediaFailure) -> MediaInformation { throw .absent }
}

/// The replacement of the reader of frames in a library without playback.
package final class MediaFrameReader: Sendable {
    package init(url: URL, size: (width: Int, height: Int)?) throws(MediaFailure) { throw .absent }

    package func frame(at seconds: Double, isAccurate: Bool) throws(MediaFailure) -> MediaFrame { throw .absent }
}
#endif
