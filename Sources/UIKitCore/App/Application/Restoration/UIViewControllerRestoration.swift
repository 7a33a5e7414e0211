import Foundation

/// A class that creates controllers during state restoration. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Returns the controller for a path, new or existing. Nil omits the controller and its children.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the window's root to the controller.
    ///   - coder: The state encoded in ``UIViewController/encodeRestorableState(with:)``.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
