import Foundation

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Follows the appearance of the interface.
    case `default` = 0
    /// White on black, also in light appearance.
    case black = 1
    /// The same as ``black`` on a bar whose `isTranslucent` is true.
    @available(*, deprecated, message: "Use UIBarStyle.black and set isTranslucent to true.")
    case blackTranslucent = 2

    /// The same as ``black``.
    @available(*, deprecated, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }

    /// Whether the bar is white on black.
    var isBlack: Bool { self != .default }
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// The standard height.
    case `default` = 0
    /// The height in a window of compact height.
    case compact = 1
    /// The standard height with a prompt line above.
    case defaultPrompt = 101
    /// The height in a window of compact height, with a prompt line above.
    case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// At the bottom of its container.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the screen. Looks the same as ``top``, because a desktop has no status bar under which the background
    /// could extend.
    case topAttached = 3
}

/// A bar that reports its position. Must be used on the main actor.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
    /// Always `top`.
    public var barPosition: UIBarPosition { .top }
}

/// Determines the position of a bar. Must be used on the main actor.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar. Default: `any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
