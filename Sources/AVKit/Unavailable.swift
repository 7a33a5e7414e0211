import UIKitCore

/// Unavailable: desktops have windows instead.
@available(*, unavailable, message: "There is no picture in picture: show the video in a window of its own.")
public final class AVPictureInPictureController {}

/// Unavailable: the user chooses the loudspeaker in the desktop's settings.
@available(*, unavailable, message: "The user chooses the loudspeaker in the desktop's settings.")
public final class AVRoutePickerView: UIView {}

extension AVPlayerViewController {
    /// Unavailable: desktops have windows instead.
    @available(*, unavailable, message: "There is no picture in picture: show the video in a window of its own.")
    public var allowsPictureInPicturePlayback: Bool {
        get { fatalError("unavailable") }
        set {}
    }

    /// Unavailable: the user enlarges the window.
    @available(*, unavailable, message: "Present the controller to show it in full size.")
    public var entersFullScreenWhenPlaybackBegins: Bool {
        get { fatalError("unavailable") }
        set {}
    }
}
