import Foundation

/// The direction of a popover's arrow: the side of the popover at which its source is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given bits.
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
    /// Not determined, before the popover appears.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// An object that a popover can be anchored to: a view or a bar button item. Main actor.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's frame in a view's coordinates. Null if the item is not on screen.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's bounds in a different view's coordinates. Null unless both are in the same window.
    public func frame(in referenceView: UIView) -> CGRect { frame(of: bounds, in: referenceView) }

    /// Returns a rectangle of the view in a different view's coordinates. Null unless both are in the same window.
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
    /// Returns the item's frame in a bar on screen. Null if it is in no bar.
    public func frame(in referenceView: UIView) -> CGRect {
        (customView ?? shownView)?.frame(in: referenceView) ?? .null
    }
}

/// Manages the presentation of a popover: its source and its placement.
///
/// A controller whose `modalPresentationStyle` is `popover` has one as `popoverPresentationController`. Presenting the
/// controller traps unless a source is set. In regular width the popover appears beside the source; Escape and a touch
/// outside dismiss it. In compact width a sheet appears instead, unless the delegate returns `none`. The size is the
/// controller's `preferredContentSize`, or 320 by 480 points, limited to the available space. Main actor.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
    override class func make(for presented: UIViewController) -> UIPresentationController {
        UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    }

    /// The delegate for dismissal and for adaptive styles. Weak reference.
    public var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { storedDelegate as? any UIPopoverPresentationControllerDelegate }
        set { storedDelegate = newValue }
    }

    /// The view that contains ``sourceRect``.
    public var sourceView: UIView? { didSet { reposition() } }

    /// The anchor rectangle in ``sourceView``'s coordinates. Default: null, for the bounds of the view.
    public var sourceRect = CGRect.null { didSet { reposition() } }

    /// The bar button item that the popover is anchored to.
    public var barButtonItem: UIBarButtonItem? { didSet { reposition() } }

    /// The view or bar button item that the popover is anchored to. Takes precedence over the other sources.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { reposition() } }

    /// The sides of the popover at which its source may be. Empty for a popover centred over its source.
    public var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { reposition() } }

    /// The side of the popover at which its source is. `unknown` before the popover appears.
    public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The views that receive touches while the popover is visible. A touch on them does not dismiss the popover.
    public var passthroughViews: [UIView]?

    /// The background colour of the popover. Nil for the default.
    public var backgroundColor: UIColor? { didSet { popover?.showBackground(backgroundColor) } }

    /// The minimum distances to the edges of the window, in points. Default: 10.
    public var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { reposition() }
    }

    /// Whether the popover may cover its source if space is limited.
    public var canOverlapSourceViewRect = false { didSet { reposition() } }

    /// The settings of the sheet that replaces the popover in compact width.
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let existingAdaptiveSheet { return existingAdaptiveSheet }
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        existingAdaptiveSheet = sheet
        return sheet
    }

    /// ``adaptiveSheetPresentationController``, if the app used it.
    private(set) var existingAdaptiveSheet: UISheetPresentationController?

    var popover: PresentedPopover? { presented?.presentation.popover }

    private func reposition() { popover?.setNeedsLayout() }

    /// Whether the popover has a source.
    var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

    /// Returns the source's frame in a view's coordinates. Nil if the source is not on screen.
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

    /// Queries the delegate for a different source. Called when the available space changes.
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

/// A pointer to an object written by a delegate. Outside Apple's systems there is no autorelease, so it is a plain mutable
/// pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Methods for changes of a popover. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover appears.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Called when the window's size changes under a popover anchored to a view. The delegate may write a different
    /// rectangle, in the view's coordinates in points, and a different view.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    )
    /// Returns whether the user may dismiss the popover. Called in addition to `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user dismissed the popover, in addition to `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Does nothing: the popover stays beside its source.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

extension UIViewController {
    /// The presentation controller of the popover that shows this controller, or of the nearest ancestor that has one. It
    /// exists if `modalPresentationStyle` is `popover`, and for an action sheet, which becomes a popover if it has a source.
    /// Nil otherwise.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
