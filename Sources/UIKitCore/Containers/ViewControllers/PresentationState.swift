import Foundation

/// The presentation of a controller, and the one that it presents.
struct PresentationState {
    /// The controller that this one presents.
    var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenter: UIViewController?
    /// The resolved style of the presentation.
    var style = UIModalPresentationStyle.automatic
    var isAnimated = false
    /// Whether this controller is being dismissed.
    var isBeingTakenAway = false

    /// Whether the presented view blocks the context. A search and `overFullScreen` leave it accessible.
    /// The container of a custom presentation does so itself.
    var coversContext: Bool {
        presenter != nil && style != .overCurrentContext && style != .overFullScreen && style != .custom
    }

    /// Whether the presented view replaces the context's view, which is removed from the hierarchy during the presentation.
    var replacesContext: Bool {
        presenter != nil && (style == .fullScreen || style == .currentContext || (style == .custom && removesPresenter))
    }

    /// Whether the presented view has a size independent of the window.
    @MainActor var isApart: Bool { sheet?.ownSize != nil || popover != nil }

    /// Whether the presented view is in a sheet.
    var isSheet: Bool { presenter != nil && !isPanel && (style == .pageSheet || style == .formSheet) }

    /// Whether the presented view is in a popover.
    var isPopover: Bool { presenter != nil && style == .popover }

    /// Whether the presented view is in a sheet at the bottom edge of the window: ``PresentedPanel``.
    var isPanel = false

    /// Whether the presented view is in a sheet or popover.
    var isInFront: Bool { isSheet || isPopover || isPanel }

    /// The popover, or the panel of a sheet. It is in the window while the controller is on screen.
    var popover: PresentedPopover?
    /// The container of a custom presentation. It is in the window during the presentation.
    var container: PresentationContainer?
    /// Whether ``controller`` was made for the style `custom`.
    var hasCustomController = false
    /// Whether a custom presentation removes the presenter's view.
    var removesPresenter = false
    /// The sheet. It is in the window while the controller is on screen.
    var sheet: PresentedSheet?
    /// The presentation controller.
    var controller: UIPresentationController?
    /// The original controller, if the delegate presents this one instead.
    var adaptedFrom: UIViewController?
    /// The first responder at the time of the presentation.
    weak var formerResponder: UIResponder?
}
