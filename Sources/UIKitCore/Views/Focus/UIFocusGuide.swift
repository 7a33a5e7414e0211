import Foundation

/// An invisible rectangle that leads the arrow keys to other items: the focus moves to one of ``preferredFocusEnvironments`` when an arrow
/// key would move it to the guide's frame.
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide takes part. Default: true.
    open var isEnabled = true

    /// The environments that get the focus, best first. Default: none, so that the guide has no effect.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

    /// The view that gets the focus.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }

    var leadsAnywhere: Bool { isEnabled && preferredFocusEnvironments?.isEmpty == false }

    /// The item that gets the focus; nil for none.
    func target(in system: UIFocusSystem) -> (any UIFocusItem)? {
        preferredFocusEnvironments.lazy.compactMap { system.preferredItem(in: $0) }.first
    }
}
