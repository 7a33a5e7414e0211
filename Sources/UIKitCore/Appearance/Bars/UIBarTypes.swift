import Foundation

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// White on black, also in a light interface.
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

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height of a window that is low.
    case compact = 1
    /// The usual height and a line above, the prompt.
    case defaultPrompt = 101
    /// The height of a window that is low, and a line above, the prompt.
    case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what it belongs to.
    case bottom = 1
    /// At the top of what it belongs to.
    case top = 2
    /// At the top of the screen. A desktop has no status bar that the bar's background could extend under, so that it
    /// looks as at ``top``.
    case topAttached = 3
}

/// A bar that knows where it is. Main actor.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
    /// At the top of its navigation controller.
    public var barPosition: UIBarPosition { .top }
}

/// Says where a bar is. Main actor.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Asked where a bar is; `any` unless implemented.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Anywhere.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
