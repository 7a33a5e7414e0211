import Foundation

/// Changes the pointer and the look of a view while the pointer is over a region of it, without a pressed button.
///
/// The innermost view with an enabled interaction that has a region at the pointer's location is in effect. Main actor.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Provides regions and styles; nil for the bounds of the view with the automatic style. Weak reference.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view. Weak reference.
    open private(set) weak var view: UIView?

    /// Whether the interaction is in effect. Default: true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { view?.window?.pointerStyles.update() } }
    }

    /// Makes an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        UIHoverGestureRecognizer.noteUse()
    }

    /// Asks for the region and the style again.
    open func invalidate() { view?.window?.pointerStyles.update(asksAgain: true) }

    /// Ends the style before the interaction is removed from its view.
    open func willMove(to view: UIView?) { self.view?.window?.pointerStyles.end(self) }

    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the regions of a view and the styles of the pointer in them. All members are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region at a location; nil for none. Default: the default region, which is the view's bounds.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// The style in a region; nil for the pointer of the desktop. Default: nil.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )

    /// Called before the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

extension UIPointerInteractionDelegate {
    /// The default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Animations that accompany the pointer into a region or out of it. Main actor.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes that are animated with the effect.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called with whether the animation was shown completely.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region at a location. Main actor.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The location in the coordinates of the interaction's view.
    public let location: CGPoint

    /// The modifier keys. Hosts report none for a pointer without a pressed button, so it is always empty.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint) {
        self.location = location
        modifiers = []
    }
}

/// A part of a view. Main actor.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The rectangle in the coordinates of the interaction's view.
    public let rect: CGRect

    /// Distinguishes regions; nil for none.
    public let identifier: AnyHashable?

    /// The axes along which the region keeps the pointer while a button is pressed. Kept without effect: a pointer of the desktop moves
    /// freely.
    open var latchingAxes: UIAxis = []

    /// Makes a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}
