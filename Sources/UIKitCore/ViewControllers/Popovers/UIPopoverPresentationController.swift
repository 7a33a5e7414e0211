import Foundation

/// At which side of a popover its source is: the arrow of the word points there.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The source is above.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The source is below.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The source is at the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The source is at the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known, as before a popover is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// What a popover can stand beside: a view, or a bar button item. Main actor.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is, in a view's coordinates; null where it is not on screen.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in another view's coordinates; null where one of them is in no window.
    public func frame(in referenceView: UIView) -> CGRect { frame(of: bounds, in: referenceView) }

    /// Where a rectangle of the view is in another view; null where one of them is in no window.
    func frame(of rect: CGRect, in referenceView: UIView) -> CGRect {
        guard let window, referenceView.window === window else { return .null }
        guard let place = window.windowScene?.host?.titleBarFrame(of: self) else {
            return referenceView.convert(rect, from: self)
        }
        let offset = CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
        let shown = CGRect(x: place.minX + offset.x, y: place.minY + offset.y, width: rect.width, height: rect.height)
        return referenceView.convert(shown, from: nil)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item is in a bar on screen; null where it is in none.
    public func frame(in referenceView: UIView) -> CGRect {
        (customView ?? shownView)?.frame(in: referenceView) ?? .null
    }
}

/// What the system knows of a popover: beside what it stands, and where.
///
/// A controller whose `modalPresentationStyle` is `popover` has one as `popoverPresentationController`; give it a source
/// before the controller is presented, or the presentation traps. In a wide window the popover stands beside the source;
/// Escape and a touch beside it take it away. A narrow window shows a sheet instead, unless the delegate answers `none`. The
/// size is the controller's `preferredContentSize`, or 320 by 480 points, as far as there is room. Main actor.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
    /// Decides and hears when the popover goes, and what becomes of it in a narrow window. Kept weakly.
    public var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { storedDelegate as? any UIPopoverPresentationControllerDelegate }
        set { storedDelegate = newValue }
    }

    /// The view in which ``sourceRect`` lies.
    public var sourceView: UIView? { didSet { reposition() } }

    /// What the popover stands beside, in ``sourceView``'s coordinates; null, as at first, for all of the view.
    public var sourceRect = CGRect.null { didSet { reposition() } }

    /// The bar button item that the popover stands beside.
    public var barButtonItem: UIBarButtonItem? { didSet { reposition() } }

    /// What the popover stands beside: a view, or a bar button item. It goes before the others.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { reposition() } }

    /// At which sides of the popover its source may be; none for a popover over the middle of its source.
    public var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { reposition() } }

    /// At which side of the popover its source is; unknown before it is shown.
    public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The views that answer to touches while the popover is there; a touch on one of them leaves it there.
    public var passthroughViews: [UIView]?

    /// The colour of the popover; nil for the usual one.
    public var backgroundColor: UIColor? { didSet { popover?.showBackground(backgroundColor) } }

    /// How near the popover comes to the edges of the window, in points: 10 at each unless told.
    public var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { reposition() }
    }

    /// Whether the popover may lie over its source where there is little room.
    public var canOverlapSourceViewRect = false { didSet { reposition() } }

    var popover: PresentedPopover? { presented?.presentation.popover }

    private func reposition() { popover?.setNeedsLayout() }

    /// Whether there is anything to stand beside.
    var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

    /// Where the source is in a view; nil where it is not on screen.
    func sourceFrame(in view: UIView) -> CGRect? {
        let frame =
            if let sourceItem {
                sourceItem.frame(in: view)
            } else if let barButtonItem {
                barButtonItem.frame(in: view)
            } else if let sourceView {
                sourceView.frame(of: sourceRect.isNull ? sourceView.bounds : sourceRect, in: view)
            } else {
                CGRect.null
            }
        return frame.isNull ? nil : frame
    }

    /// The room is another one: the delegate may name another source.
    func askForSource() {
        guard let delegate, sourceItem == nil, barButtonItem == nil, let sourceView else { return }
        let place = sourceRect.isNull ? sourceView.bounds : sourceRect
        let former = sourceView
        var (rect, view) = (place, former)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== former { self.sourceView = view }
        if rect != place || view !== former { sourceRect = rect }
    }
}

/// What a delegate writes an object through. Off Apple's systems nothing is released by itself, so that it is the usual
/// pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Decides, and hears, what becomes of a popover. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Called when the window has another size under a popover beside a view: the delegate may write another rectangle, in
    /// the view's coordinates in points, and another view.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    )
    /// Whether the person may dismiss the popover; asked beside `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the person dismissed the popover, beside `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Leaves it beside its source.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    /// Allows it.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

extension UIViewController {
    /// What the system knows of the popover that shows this controller, or the nearest one that holds it: there once
    /// `modalPresentationStyle` is `popover`, and for an action sheet, which becomes a popover when it has a source. Nil
    /// otherwise.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
