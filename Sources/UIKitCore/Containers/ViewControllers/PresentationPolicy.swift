import Foundation

/// The rules for presenting the controllers of a class. ``UIViewController/presentationPolicy`` returns them.
struct PresentationPolicy {
    /// The style of the presentation while `modalPresentationStyle` is `automatic`.
    var automaticStyle = UIModalPresentationStyle.pageSheet

    /// The style of the presentation regardless of `modalPresentationStyle`. Nil for that of the controller.
    var fixedStyle: UIModalPresentationStyle?

    /// Whether the presented controller is embedded in its presenter's screen instead of being a screen of its own.
    ///
    /// The presenter then is its ``UIViewController/outerController``. The view that is being edited keeps the focus. A screen
    /// has at most one embedded presentation; later presentations cover it.
    var isEmbedded = false

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
    /// The controller whose screen this one belongs to: the parent, or the presenter of an embedded presentation.
    var outerController: UIViewController? { parent ?? (isEmbeddedPresentation ? presentation.presenter : nil) }

    /// Whether this controller is presented and embedded in its presenter's screen.
    var isEmbeddedPresentation: Bool { presentation.presenter != nil && presentationPolicy.isEmbedded }

    /// The presented controller that is embedded in this one's screen.
    var embeddedPresentation: UIViewController? {
        presentation.presented.flatMap { $0.presentationPolicy.isEmbedded ? $0 : nil }
    }

    /// Traps if containers cannot contain the controller.
    func requireContainable(in method: String) {
        let alternative = presentationPolicy.alternativeToContainment
        require(alternative == nil, "\(method) was given \(alternative ?? "")")
    }
}
