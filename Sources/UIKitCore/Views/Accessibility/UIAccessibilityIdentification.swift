/// An object with an identifier for tests. Main actor.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// An identifier for tests. Never spoken.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
