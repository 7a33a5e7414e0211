/// A change that a player reports, in the order of the changes.
package enum MediaEvent: Sendable, Equatable {
    /// The media is open, and its first frame and sound are decoded.
    case ready(duration: Double?, isSeekable: Bool)
    /// The duration in seconds is known, or differs from before.
    case duration(Double?)
    /// Playback runs or does not run. It does not while the media is buffered.
    case running(Bool)
    /// The percentage of the buffer that is filled. Playback waits for 100.
    case buffering(Int)
    /// The end was reached; with a negative rate, the beginning.
    case ended
    /// Playback is impossible from now on.
    case failed(MediaFailure)
    /// A new frame is available from ``MediaPlayer/takeFrame()``.
    case frame
}
