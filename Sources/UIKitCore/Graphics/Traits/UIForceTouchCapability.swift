/// Whether the screen measures the pressure of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// The screen does not measure it.
    case unavailable = 1
    /// The screen measures it.
    case available = 2
}

extension UITraitCollection {
    /// Whether the screen measures the pressure of touches: `unavailable` on all desktops.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
