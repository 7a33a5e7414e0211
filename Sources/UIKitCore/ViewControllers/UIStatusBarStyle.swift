/// How a status bar is written. A window on a desktop has none.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// Light, on something dark.
    case lightContent = 1
    /// Dark, on something light.
    case darkContent = 3
}
