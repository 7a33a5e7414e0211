import Foundation

/// How a presented controller covers what is there. iOS 3.2.
public enum UIModalPresentationStyle: Int, Sendable {
    /// What the system finds right: a sheet, or the context for a search controller.
    case automatic = -2
    /// The whole window; what was there goes.
    case fullScreen = 0
    /// A sheet in front of what is there.
    case pageSheet = 1
    /// A smaller sheet in front of what is there.
    case formSheet = 2
    /// The nearest controller that defines a context; its view goes.
    case currentContext = 3
    /// The whole window; what was there stays visible behind.
    case overFullScreen = 5
    /// The nearest controller that defines a context; its view stays visible behind.
    case overCurrentContext = 6
}

/// How a presented controller comes. A host that animates follows it. iOS 3.0.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From the bottom edge.
    case coverVertical = 0
    /// By turning over.
    case flipHorizontal
    /// By fading in.
    case crossDissolve
}

struct PresentationState {
    /// What this controller presents.
    var presented: UIViewController?
    /// The controller whose `presented` this one is.
    weak var presenter: UIViewController?
    /// What the presented view covers and took the place of.
    var style = UIModalPresentationStyle.automatic
    var isAnimated = false

    /// Whether the presented view takes what it covers out of reach; only a search leaves it there.
    var coversContext: Bool { presenter != nil && style != .overCurrentContext && style != .overFullScreen }
}

extension UIViewController {
    /// Who asked for a presentation. Search tells its delegate of its own only (rule 4).
    enum PresentationTrigger {
        case app, search
    }

    /// The controller that this one, or the nearest one that holds it, presents. iOS 5.0, rule 46.
    public var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or the nearest one that holds it. iOS 5.0.
    public var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// Whether the view takes up the window and hides what presented it.
    var coversWholeWindow: Bool { presentation.presenter != nil && presentation.style == .fullScreen }

    func presentController(_ controller: UIViewController, animated: Bool, trigger: PresentationTrigger) {
        precondition(controller !== self, "UIViewController.present(_:animated:completion:) was given the presenter.")
        precondition(
            controller.presentation.presenter == nil,
            "UIViewController.present(_:animated:completion:) was given \(type(of: controller)), "
                + "which is being presented already."
        )
        precondition(
            controller.parent == nil,
            "UIViewController.present(_:animated:completion:) was given \(type(of: controller)), "
                + "which is inside \(type(of: controller.parent!))."
        )
        let style = controller.resolvedPresentationStyle
        let context = presentationContext(for: style)
        if let current = context.presentation.presented {
            // What is presented over an active search goes on top of it (rule 46).
            current.presentController(controller, animated: animated, trigger: trigger)
            return
        }
        controller.willBePresented(by: context, trigger: trigger)
        context.presentation.presented = controller
        controller.presentation.presenter = context
        controller.presentation.style = style
        controller.appearanceIsManaged = true
        controller.movement = .presented
        controller.loadViewIfNeeded()
        let hidesContext = style == .fullScreen || style == .currentContext
        let isVisible = context.appearance.isVisible
        if isVisible {
            if hidesContext { context.beginAppearanceTransition(false, animated: animated) }
            controller.beginAppearanceTransition(true, animated: animated)
        }
        context.insertPresentedView(of: controller)
        if hidesContext { context.viewIfLoaded?.isHidden = true }
        controller.viewIfLoaded?.layoutIfNeeded()
        if isVisible {
            controller.endAppearanceTransition()
            if hidesContext { context.endAppearanceTransition() }
        }
        controller.wasPresented(by: context, trigger: trigger)
    }

    func dismissController(animated: Bool) {
        if let presented = presentation.presented {
            presented.dismissSelf(animated: animated, trigger: .app)
        } else if presentation.presenter != nil {
            dismissSelf(animated: animated, trigger: .app)
        } else {
            parent?.dismissController(animated: animated)
        }
    }

    /// Takes this presented controller away, and first what it presents.
    func dismissSelf(animated: Bool, trigger: PresentationTrigger) {
        guard let context = presentation.presenter else { return }
        presentation.presented?.dismissSelf(animated: animated, trigger: .app)
        willBeDismissed(trigger: trigger)
        // A delegate may have dismissed this controller itself.
        guard presentation.presenter === context else { return }
        let revealsContext = presentation.style == .fullScreen || presentation.style == .currentContext
        let wasVisible = appearance.isVisible
        movement = .dismissed
        if revealsContext { context.viewIfLoaded?.isHidden = false }
        if wasVisible {
            beginAppearanceTransition(false, animated: animated)
            if revealsContext { context.beginAppearanceTransition(true, animated: animated) }
        }
        viewIfLoaded?.removeFromSuperview()
        context.presentation.presented = nil
        presentation.presenter = nil
        if wasVisible {
            endAppearanceTransition()
            if revealsContext { context.endAppearanceTransition() }
        }
        appearanceIsManaged = false
        wasDismissed(trigger: trigger)
    }

    func dismissEverythingPresented() {
        presentation.presented?.dismissSelf(animated: false, trigger: .app)
        for child in children { child.dismissEverythingPresented() }
    }

    // MARK: Context

    private var resolvedPresentationStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
        return self is UISearchController ? .overCurrentContext : .pageSheet
    }

    /// The controller that a presentation covers: for the context styles the first one up the hierarchy that defines a
    /// context, or the root (rule 43); for the others the root.
    func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        let usesContext = style == .currentContext || style == .overCurrentContext
        var controller = self
        while true {
            if usesContext, controller.definesPresentationContext { return controller }
            guard let parent = controller.parent else { return controller }
            controller = parent
        }
    }

    /// Puts the view of a presented controller directly in front of this one's.
    private func insertPresentedView(of controller: UIViewController) {
        guard let presented = controller.view, let own = viewIfLoaded, let superview = own.superview else { return }
        presented.frame = own.frame
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.insertSubview(presented, aboveSubview: own)
    }

    /// Puts the views of presented controllers back after this one's view moved to another superview.
    func restorePresentedView() {
        guard let presented = presentation.presented, presented.presentation.style != .fullScreen else { return }
        insertPresentedView(of: presented)
        presented.restorePresentedView()
    }
}
