import Foundation

/// The rules for presenting the controllers of a class. ``UIViewController/presentationPolicy`` returns them.
struct PresentationPolicy {
    /// The style of the presentation while `modalPresentationStyle` is `automatic`.
    var automaticStyle = UIModalPresentationStyle.pageSheet

    /// Whether the presented controller is a part of its presenter's screen instead of a screen of its own.
    ///
    /// The presenter then is its ``UIViewController/outerController``. The view that is being edited keeps the focus. A screen
    /// has at most one such part; later presentations cover it.
    var isPartOfPresenter = false

    /// Whether the host animates a presentation that covers the window or a context. Otherwise the controller has its own
    /// animations.
    var isAnimatedByHost = true

    /// Whether the style adapts to the window's width if the presentation is a sheet or popover.
    var isAdaptive = true

    /// The end of the message for an app that adds the controller to a container, after "… was given". Nil if containers may
    /// contain the controller.
    var alternativeToContainment: String?
}

extension UIViewController {
    /// The controller whose screen this one belongs to: the parent, or the presenter of a part of its screen.
    var outerController: UIViewController? { parent ?? (isPresentedPart ? presentation.presenter : nil) }

    /// Whether this controller is presented as a part of its presenter's screen.
    var isPresentedPart: Bool { presentation.presenter != nil && presentationPolicy.isPartOfPresenter }

    /// The presented controller that is a part of this one's screen.
    var presentedPart: UIViewController? {
        presentation.presented.flatMap { $0.presentationPolicy.isPartOfPresenter ? $0 : nil }
    }

    /// Traps if containers cannot contain the controller.
    func requireContainable(in method: String) {
        let alternative = presentationPolicy.alternativeToContainment
        require(alternative == nil, "\(method) was given \(alternative ?? "")")
    }
}
