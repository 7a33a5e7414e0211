/// Unavailable: media is not edited.
@available(*, unavailable, message: "Media is not edited. Play several files with AVQueuePlayer.")
public final class AVMutableComposition {}

/// Unavailable: media is not edited.
@available(*, unavailable, message: "Media is not edited.")
public final class AVMutableVideoComposition {}

/// Unavailable: media is not converted.
@available(*, unavailable, message: "Media is not converted. Run a program such as gst-launch-1.0 with Process.")
public final class AVAssetExportSession {}

/// Unavailable: media is not decoded for the app.
@available(*, unavailable, message: "Media is not decoded for the app. Read frames with AVAssetImageGenerator.")
public final class AVAssetReader {}

/// Unavailable: media is not written.
@available(*, unavailable, message: "Media is not written. Run a program such as gst-launch-1.0 with Process.")
public final class AVAssetWriter {}

/// Unavailable: frames of playback are not accessible.
@available(*, unavailable, message: "Read frames with AVAssetImageGenerator, or draw an AVPlayerLayer.")
public final class AVPlayerItemVideoOutput {}
