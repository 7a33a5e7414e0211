/// The text colour of a status bar. Windows on a desktop have none.
public enum UIStatusBarStyle: Int, Sendable {
    /// According to the interface style.
    case `default` = 0
    /// Light text, for dark backgrounds.
    case lightContent = 1
    /// Dark text, for light backgrounds.
    case darkContent = 3
}
