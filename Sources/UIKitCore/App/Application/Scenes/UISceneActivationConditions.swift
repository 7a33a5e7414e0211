import Foundation

/// Conditions by which the app chooses the scene that opens an address, continues an activity, or performs a quick action. Main actor.
///
/// The content is the `targetContentIdentifier` of the activity or quick action, otherwise the address. A scene that prefers the content has priority, then
/// a scene that can show it; among equals the frontmost one. If no scene can show it, the frontmost scene receives it.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can show the content, which is the evaluated object. Default: always true.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// Whether the scene prefers to show the content, which is the evaluated object. Default: always false.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Creates conditions with the default values.
    public override init() { super.init() }

    func allows(_ identifier: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }

    func prefers(_ identifier: String) -> Bool {
        prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }
}
