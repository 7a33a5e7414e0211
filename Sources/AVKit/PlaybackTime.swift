import CoreMedia
import Foundation

/// Texts of times of playback.
enum PlaybackTime {
    /// Returns minutes and seconds, and hours if there are any: "1:02", "1:00:02"; "-:--" for an unknown time.
    static func text(_ time: CMTime) -> String {
        guard time.isNumeric else { return "-:--" }
        let seconds = Int(max(0, time.seconds).rounded(.down))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}
