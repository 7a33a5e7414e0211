import Foundation

/// A movement of the keyboard focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that loses the focus; nil for none. Weak reference.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

    /// The item that gets the focus; nil for none. Weak reference.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    /// The direction of a movement by keys; empty for others.
    public let focusHeading: UIFocusHeading

    /// The view that loses the focus; nil if that is no view. Weak reference.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// The view that gets the focus; nil if that is no view. Weak reference.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    package init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    /// A context of a subclass for the same movement.
    package init(_ context: UIFocusUpdateContext) {
        previouslyFocusedItem = context.previouslyFocusedItem
        nextFocusedItem = context.nextFocusedItem
        focusHeading = context.focusHeading
    }

    /// The environments of both items, each once: those of the item that loses the focus first, from the inside to the outside.
    var environments: [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        let chains = [previouslyFocusedItem, nextFocusedItem].compactMap { $0?.focusChain }
        return chains.flatMap(Array.init).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
