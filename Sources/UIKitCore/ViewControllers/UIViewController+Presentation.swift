import Foundation

/// How a presented controller covers what is there.
public enum UIModalPresentationStyle: Int, Sendable {
    /// What the system finds right: a sheet, or the context for a search controller.
    case automatic = -2
    /// No style: the answer of a delegate that leaves a presentation as it is. A controller cannot have it.
    case none = -1
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
    /// Beside what ``UIPopoverPresentationController`` names, in front of what is there; a sheet where there is little room.
    case popover = 7
}

struct PresentationState {
    /// What this controller presents.
    var presented: UIViewController?
    /// The controller whose `presented` this one is.
    weak var presenter: UIViewController?
    /// What the presented view covers and took the place of.
    var style = UIModalPresentationStyle.automatic
    var isAnimated = false
    /// True while this controller is being dismissed.
    var isBeingTakenAway = false

    /// Whether the presented view takes what it covers out of reach; only a search leaves it there.
    var coversContext: Bool { presenter != nil && style != .overCurrentContext && style != .overFullScreen }

    /// Whether the presented view stands where the context's was, which is out of the hierarchy meanwhile.
    var replacesContext: Bool { presenter != nil && (style == .fullScreen || style == .currentContext) }

    /// Whether the presented view has a size of its own, that does not follow from the window's.
    @MainActor var isApart: Bool { sheet?.ownSize != nil || popover != nil }

    /// Whether the presented view stands in a sheet.
    var isSheet: Bool { presenter != nil && (style == .pageSheet || style == .formSheet) }

    /// Whether the presented view stands in a popover.
    var isPopover: Bool { presenter != nil && style == .popover }

    /// Whether the presented view is beside the context's, in a place of its own.
    var isInFront: Bool { isSheet || isPopover }

    /// The popover, which is in the window while the controller is on screen.
    var popover: PresentedPopover?
    /// The sheet, which is in the window while the controller is on screen.
    var sheet: PresentedSheet?
    /// What the app knows of the presentation.
    var controller: UIPresentationController?
    /// The controller in whose place its delegate has this one shown.
    var adaptedFrom: UIViewController?
    /// Who edited when the controller was presented.
    weak var formerResponder: UIResponder?
}

extension UIViewController {
    /// Who asked for a presentation. Search tells its delegate of its own only (rule 4).
    enum PresentationTrigger {
        case app, search
    }

    /// What is presented in the place of this controller's view.
    var replacement: UIViewController? {
        presentation.presented.flatMap { $0.presentation.replacesContext ? $0 : nil }
    }

    /// The controller whose view stands where this one's does, or would without what is presented in its place.
    var standIn: UIViewController { replacement?.standIn ?? self }

    /// Presents a controller, unless it cannot be: then says why on standard error.
    ///
    /// - Returns: Whether it was presented.
    func presentController(_ wanted: UIViewController, animated: Bool, trigger: PresentationTrigger) -> Bool {
        checkPresentable(wanted)
        let style = wanted.presentationStyle(adaptedTo: presentationTraits)
        wanted.checkPopoverSource(style)
        let context = presentationContext(for: style)
        let obstacle = context.presentation.presented ?? (wanted is UISearchController ? context.activeSearch : nil)
        if let obstacle {
            warnOfRefusal(of: wanted, "which presents \(type(of: obstacle)) already")
            return false
        }
        guard viewIfLoaded?.window != nil else {
            warnOfRefusal(of: wanted, "whose view is in no window")
            return false
        }
        let controller = wanted.controller(adaptedTo: style)
        // The keyboard belongs to what is in front from now on; a search goes on with the bar that began it.
        if !(controller is UISearchController) {
            let window = context.viewIfLoaded?.window
            controller.rememberEditing(in: window)
            window?.endEditing(true)
        }
        guard controller.willBePresented(by: context, trigger: trigger) else { return false }
        context.presentation.presented = controller
        controller.presentation.presenter = context
        controller.presentation.style = style
        controller.appearanceIsManaged = true
        controller.movement = .presented
        controller.loadViewIfNeeded()
        let replaces = controller.presentation.replacesContext
        let isVisible = context.appearance.isVisible
        let coordinator = context.beginTransition(to: controller, style: style, isAnimated: animated && isVisible)
        controller.tellAdaptiveStyle(coordinator)
        if isVisible {
            if replaces { context.beginOwnAppearanceTransition(false, animated: animated) }
            controller.beginAppearanceTransition(true, animated: animated)
        }
        // Told that it will appear, the controller may have had itself dismissed.
        guard controller.presentation.presenter === context else {
            coordinator?.hostDidEnd()
            controller.endTransition(coordinator, with: context)
            return true
        }
        if animated, isVisible { context.animatePresentation(of: controller, beside: coordinator) }
        context.insertPresentedView(of: controller)
        if replaces { context.viewIfLoaded?.removeFromSuperview() }
        controller.viewIfLoaded?.layoutIfNeeded()
        coordinator?.runAnimations()
        if isVisible {
            controller.endAppearanceTransition()
            if replaces { context.endOwnAppearanceTransition() }
        }
        controller.movement = .none
        controller.endTransition(coordinator, with: context)
        controller.wasPresented(by: context, trigger: trigger)
        return true
    }

    private func checkPresentable(_ controller: UIViewController) {
        require(
            controller !== self,
            "UIViewController.present(_:animated:completion:) was given the presenter itself; give it another controller."
        )
        require(
            controller.modalPresentationStyle != .none,
            "UIViewController.present(_:animated:completion:) was given \(type(of: controller)) with the style none."
        )
        require(
            controller.presentation.presenter == nil,
            "UIViewController.present(_:animated:completion:) was given \(type(of: controller)), "
                + "which is being presented already; dismiss it first."
        )
        require(
            controller.parent == nil,
            "UIViewController.present(_:animated:completion:) was given \(type(of: controller)), "
                + "which is inside \(type(of: controller.parent!)); present that one, or take it out of there first."
        )
    }

    private func warnOfRefusal(of controller: UIViewController, _ reason: String) {
        Diagnostics.warn("\(type(of: controller)) was not presented from \(type(of: self)), \(reason).")
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
        guard let context = presentation.presenter, !presentation.isBeingTakenAway else { return }
        // Whoever is told of the dismissal may ask for it again, or take the whole screen away.
        presentation.isBeingTakenAway = true
        defer { presentation.isBeingTakenAway = false }
        presentation.presented?.dismissSelf(animated: animated, trigger: .app)
        for child in children { child.dismissEverythingPresented() }
        willBeDismissed(trigger: trigger)
        // A delegate may have dismissed this controller itself.
        guard presentation.presenter === context else { return }
        let replaces = presentation.replacesContext
        let wasVisible = appearance.isVisible
        movement = .dismissed
        let style = presentation.style
        let coordinator = beginTransition(to: context, style: style, isAnimated: animated && wasVisible)
        if wasVisible {
            beginAppearanceTransition(false, animated: animated)
            if replaces { context.beginOwnAppearanceTransition(true, animated: animated) }
        }
        if animated, wasVisible { animateDismissal(beside: coordinator) }
        if replaces { context.takePlace(of: self) }
        hideSheet()
        hidePopover()
        standIn.viewIfLoaded?.removeFromSuperview()
        let formerResponder = presentation.formerResponder
        context.presentation.presented = nil
        presentation.presenter = nil
        presentation.sheet = nil
        presentation.popover = nil
        presentation.controller?.formerPresenter = context
        presentation.adaptedFrom?.presentation.controller = nil
        (presentation.controller, presentation.adaptedFrom) = (nil, nil)
        coordinator?.runAnimations()
        if wasVisible {
            endAppearanceTransition()
            if replaces { context.endOwnAppearanceTransition() }
        }
        movement = .none
        appearanceIsManaged = false
        endTransition(coordinator, with: context)
        restoreEditing(to: formerResponder, after: context)
        wasDismissed(trigger: trigger)
    }

    /// Takes away what is presented here and below. A search ends as `isActive = false` ends it: the screen is gone, and
    /// its text would come back without its results.
    func dismissEverythingPresented() {
        if let search = presentation.presented as? UISearchController, search.isActive {
            search.end(clearing: true)
        } else {
            presentation.presented?.dismissSelf(animated: false, trigger: .app)
        }
        for child in children { child.dismissEverythingPresented() }
    }

    // MARK: Context

    /// The style that the app or the system chose, or that the delegate chooses for a sheet where there is little room.
    func presentationStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        // An alert has a kind of its own, which no style and no delegate changes.
        if let alert = self as? UIAlertController { return alert.alertStyle(adaptedTo: traits) }
        let style =
            modalPresentationStyle != .automatic
            ? modalPresentationStyle : self is UISearchController ? .overCurrentContext : .pageSheet
        let isPopover = style == .popover
        guard style == .pageSheet || style == .formSheet || isPopover, traits.horizontalSizeClass == .compact,
            let controller = ownPresentationController
        else { return style }
        let usual = isPopover ? UIModalPresentationStyle.pageSheet : style
        guard let delegate = controller.storedDelegate else { return usual }
        let adapted = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
        switch adapted {
        case .none: return style
        case .automatic: return usual
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return adapted
        case .popover where isPopover: return style
        case .currentContext, .overCurrentContext, .popover:
            trap(
                "UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:) returned "
                    + "\(adapted); a sheet or popover can become a full screen or a sheet, or stay as it is."
            )
        }
    }

    /// The controller that a presentation covers: for the context styles the first one up the hierarchy that defines a
    /// context, or the root (rule 43); for the others the root. Where a search covers that one already, it is the search
    /// controller, on top of which everything else goes (rule 46).
    func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        let usesContext = style == .currentContext || style == .overCurrentContext
        var controller = self
        while !(usesContext && controller.definesPresentationContext), let outer = controller.outerController {
            controller = outer
        }
        while let search = controller.presentation.presented as? UISearchController { controller = search }
        return controller
    }

    /// This controller, when it is a search controller that is presented: searches do not lie over each other.
    private var activeSearch: UIViewController? {
        self is UISearchController && presentation.presenter != nil ? self : nil
    }

    /// What holds this controller. A search controller lies over a part of its presenter's screen, and belongs to it.
    private var outerController: UIViewController? {
        parent ?? (self is UISearchController ? presentation.presenter : nil)
    }

    /// Puts the view of a presented controller directly in front of this one's, or in a sheet in front of the window.
    func insertPresentedView(of controller: UIViewController) {
        if controller.presentation.isSheet { return controller.showSheet() }
        if controller.presentation.isPopover { return controller.showPopover() }
        guard let presented = controller.standIn.view, let own = viewIfLoaded, let superview = own.superview else {
            return
        }
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let style = controller.presentation.style
        if style == .fullScreen || style == .overFullScreen, let popover = presentation.popover,
            let holder = popover.superview
        {
            // What fills the window does not stand in the bubble that presents it.
            presented.restFrame = holder.bounds
            holder.insertSubview(presented, aboveSubview: popover)
        } else if style == .fullScreen, let sheet = presentation.sheet, let window = sheet.superview {
            // Nor in the sheet, which goes with this controller's view, and those behind it with it.
            presented.restFrame = window.bounds
            window.insertSubview(presented, aboveSubview: sheet)
            for other in sheetsBehind { other.hideSheet() }
        } else {
            presented.restFrame = own.restFrame
            superview.insertSubview(presented, aboveSubview: own)
        }
    }

    /// Those whose sheets are behind this controller's own, the nearest first.
    private var sheetsBehind: [UIViewController] {
        sequence(first: self, next: \.presentation.presenter).dropFirst().filter { $0.presentation.isSheet }
    }

    /// Has the host show how a controller comes in the window. Sheets and searches move in their own ways.
    private func animatePresentation(of controller: UIViewController, beside coordinator: TransitionCoordinator?) {
        guard !controller.presentation.isInFront, !(controller is UISearchController) else {
            coordinator?.hostDidEnd()
            return
        }
        let isCover = controller.modalTransitionStyle == .coverVertical
        let sheet = controller.presentation.style == .fullScreen ? presentation.sheet : nil
        guard let superview = sheet?.superview ?? viewIfLoaded?.superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            isCover ? .cover : .dissolve,
            isOpaque: controller.presentation.replacesContext,
            beside: coordinator
        )
    }

    /// Has the host show how this presented controller goes.
    private func animateDismissal(beside coordinator: TransitionCoordinator?) {
        guard !presentation.isInFront, !(self is UISearchController), let view = viewIfLoaded else {
            coordinator?.hostDidEnd()
            return
        }
        let isCover = modalTransitionStyle == .coverVertical
        guard let superview = view.superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            isCover ? .uncover : .dissolve,
            leaving: isCover ? view : nil,
            isOpaque: presentation.replacesContext,
            beside: coordinator
        )
    }

    /// Puts this controller's view back where that of what was presented in its place stands.
    func takePlace(of controller: UIViewController) {
        guard let presented = controller.standIn.viewIfLoaded, let own = view, let superview = presented.superview
        else {
            return
        }
        if let bubble = presentation.popover?.bubble, superview !== bubble {
            own.restFrame = bubble.bounds
            bubble.addSubview(own)
        } else if let sheet = presentation.sheet, superview !== sheet {
            // The sheet opens again when this controller appears.
            for other in sheetsBehind.reversed() { other.showSheet() }
            own.restFrame = sheet.bounds
            sheet.addSubview(own)
        } else {
            own.restFrame = presented.restFrame
            superview.insertSubview(own, belowSubview: presented)
        }
    }
}
