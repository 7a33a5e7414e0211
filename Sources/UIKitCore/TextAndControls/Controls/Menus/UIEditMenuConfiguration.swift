import Foundation

/// The sides of the arrow between an edit menu and its target.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The side with space.
    case automatic = 0
    /// Above the menu.
    case up = 1
    /// Below the menu.
    case down = 2
    /// To the left of the menu.
    case left = 3
    /// To the right of the menu.
    case right = 4
}

/// The place of an edit menu. Main actor.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Identifies the configuration.
    public let identifier: AnyHashable

    /// The point of the interaction's view at which the menu opens.
    public let sourcePoint: CGPoint

    /// The side of the arrow. Kept without effect: the hosts place menus where there is space.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Identifies the configuration; nil for a unique identifier.
    ///   - sourcePoint: The point of the view, in points.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Provides the elements of an edit menu, and observes it. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu. Default: nil, for a menu of the suggested actions.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: The place of the menu.
    ///   - suggestedActions: The edit commands that the responder chain performs.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the rectangle of the view beside which the menu opens. Default: null, for the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Called before the menu opens.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )

    /// Called before the menu closes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}

extension UIEditMenuInteractionDelegate {
    /// Returns nil.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Returns the null rectangle.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
