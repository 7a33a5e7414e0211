/// How a status bar is written. A window on a desktop has none. iOS 2.0.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// Light, on something dark.
    case lightContent = 1
    /// Dark, on something light. iOS 13.0.
    case darkContent = 3
}
