import Foundation

/// An object that takes part in the decision which item has the keyboard focus: a view, a view controller, a presentation controller, a
/// ``UIFocusGuide``, or an app's own object.
///
/// The environments of an item are the item and its ancestors, along ``parentFocusEnvironment``. Before the focus moves, all environments
/// of the item that loses the focus, then those of the item that gets it, are asked with ``shouldUpdateFocus(in:)``, and afterwards
/// notified. Focus that follows a first responder, a click or the desktop's own navigation is not asked for, as the user has moved it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that get the focus if it moves to this one, best first. The first one that is, or contains, an item that can be
    /// focused gets it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one; nil for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container with the items of this environment; nil if it has none besides itself.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The name of the group of this environment and those inside it; nil for that of the parent. Tab moves between groups, and the arrow
    /// keys move inside one.
    var focusGroupIdentifier: String? { get }

    /// Requests that the focus moves to the preferred item of this environment at the end of the turn. Has no effect unless the
    /// environment contains the focused item.
    func setNeedsFocusUpdate()

    /// Performs a pending update of the focus now.
    func updateFocusIfNeeded()

    /// Whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus moved from or to an item in this environment. Animations that are added to the coordinator run with the
    /// movement.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    /// The sound of the movement. A desktop plays no sounds for its focus.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
    /// None: the group of the parent.
    public var focusGroupIdentifier: String? { nil }

    /// None.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
}

extension UIFocusEnvironment {
    /// This environment and those that contain it, from the inside to the outside.
    var focusChain: UnfoldFirstSequence<any UIFocusEnvironment> {
        sequence(first: self as any UIFocusEnvironment, next: { $0.parentFocusEnvironment })
    }

    /// The innermost view of the environment: itself, or the nearest view that contains it.
    var nearestFocusView: UIView? {
        for environment in focusChain {
            if let view = environment as? UIView { return view }
        }
        return nil
    }

    /// Requests the preferred item of this environment if it contains the focused item.
    func requestFocusUpdate() {
        guard let system = UIFocusSystem.focusSystem(for: self), let focused = system.focusedItem,
            UIFocusSystem.environment(self, contains: focused)
        else { return }
        system.requestFocusUpdate(to: self)
    }
}

/// The name of a sound for a movement of the focus. A desktop plays none.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No sound.
    public static let none = UIFocusSoundIdentifier(rawValue: "none")
    /// The usual sound.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
