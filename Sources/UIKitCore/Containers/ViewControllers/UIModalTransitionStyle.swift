/// The animation of a presentation or dismissal. The content changes immediately; a host with animations shows the
/// transition. A sheet with a window of its own uses the animation of windows.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Fades in.
    case crossDissolve = 2
}
