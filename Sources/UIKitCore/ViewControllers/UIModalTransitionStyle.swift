/// How a presented controller comes on screen, and goes. The screen is another one at once; a host that animates shows the
/// way there. A sheet that has a window of its own comes as windows do.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom.
    case coverVertical = 0
    /// It fades in.
    case crossDissolve = 2
}
