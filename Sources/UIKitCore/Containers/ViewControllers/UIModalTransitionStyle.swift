/// The animation of a presentation or dismissal. The content changes immediately; a host with animations shows the
/// transition. A sheet with a window of its own uses the animation of windows.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// The screen turns around its vertical axis, and its other side shows the next one.
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    /// The screen turns up over its top edge like a page, and shows the next one. The whole screen turns, not only a part.
    case partialCurl = 3
}
