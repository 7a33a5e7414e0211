import Foundation

/// The optional property `window` of app and scene delegates, as existing code reads it: `delegate?.window??.rootViewController`.
///
/// An Objective-C protocol's optional property has one more optional level. Here the requirement has a default instead, and this
/// protocol adds the level for readers through the protocol. Apps do not adopt it directly. Main actor.
@preconcurrency @MainActor
public protocol _WindowDelegate: NSObjectProtocol {
    /// The window; nil if the class does not declare the property.
    var _window: UIWindow?? { get }
}

extension _WindowDelegate {
    /// The window of the delegate; nil if its class does not declare the property.
    public var window: UIWindow?? { _window }
}

/// The property `window` of delegates that do not declare it.
@MainActor
enum DelegateWindow {
    /// Whether the default implementation was read.
    private static var isMissing = false

    /// The value of the default implementation.
    static var missing: UIWindow? {
        isMissing = true
        return nil
    }

    /// Reads the property, and returns nil if that is the default implementation.
    static func read(_ window: () -> UIWindow?) -> UIWindow?? {
        isMissing = false
        let window = window()
        return isMissing ? nil : .some(window)
    }

    /// Traps, because the default implementation stores no window.
    static func assigned(to delegate: any NSObjectProtocol) -> Never {
        trap(
            "\(type(of: delegate)).window was assigned, but the delegate declares no such property; add 'var window: UIWindow?'."
        )
    }
}
