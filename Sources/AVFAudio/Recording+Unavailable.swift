/// Unavailable: there is no recording.
@available(*, unavailable, message: "There is no recording of sounds.")
public final class AVAudioRecorder {}

/// Unavailable: sounds are not processed.
@available(*, unavailable, message: "Sounds are not processed. Play files with AVAudioPlayer.")
public final class AVAudioEngine {}

/// Unavailable: sounds are not processed.
@available(*, unavailable, message: "Sounds are not processed. Play files with AVAudioPlayer.")
public final class AVAudioPlayerNode {}

/// Unavailable: sounds are not decoded for the app.
@available(*, unavailable, message: "Sounds are not decoded for the app. Play files with AVAudioPlayer.")
public final class AVAudioFile {}
