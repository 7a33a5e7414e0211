/// The text colour of a status bar. Windows on a desktop have none.
public enum UIStatusBarStyle: Int, Sendable {
    /// According to the interface style.
    case `default` = 0
    /// Light text, for dark backgrounds.
    case lightContent = 1
    /// Dark text, for light backgrounds.
    case darkContent = 3
}

/// The animation of a status bar that is shown or hidden. Windows on a desktop have none.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// Fading.
    case fade = 1
    /// Sliding.
    case slide = 2
}
