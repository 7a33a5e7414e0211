import Foundation

/// Something that happens when a property of a layer changes, usually an animation.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Called after the change.
    ///
    /// - Parameters:
    ///   - event: The name of the property, or `onOrderIn`.
    ///   - anObject: The layer.
    ///   - dict: Always nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action prevents those that would be found after it.
extension NSNull: CAAction {
    /// Does nothing.
    @MainActor
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible because it was added.
public let kCAOnOrderIn = "onOrderIn"
