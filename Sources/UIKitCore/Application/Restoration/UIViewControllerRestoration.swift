import Foundation

/// Makes controllers whose state was kept, when the app starts again. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Makes the controller of a path, or finds it; nil to leave it out, and all that it held.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the window's root to the controller.
    ///   - coder: What the controller wrote in ``UIViewController/encodeRestorableState(with:)``.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
