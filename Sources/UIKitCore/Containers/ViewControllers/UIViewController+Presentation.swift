import Foundation

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The default style: a sheet, or the presentation context for a search controller.
    case automatic = -2
    /// No style. Returned by a delegate to keep a presentation as it is. A controller cannot have it.
    case none = -1
    /// Covers the whole window. The views behind are removed.
    case fullScreen = 0
    /// A sheet in front of the content.
    case pageSheet = 1
    /// A smaller sheet in front of the content.
    case formSheet = 2
    /// As the presentation controller of the `transitioningDelegate` determines; without one, as `overFullScreen`.
    case custom = 4
    /// Covers the nearest presentation context, whose view is removed.
    case currentContext = 3
    /// Covers the whole window. The views behind stay visible.
    case overFullScreen = 5
    /// Covers the nearest presentation context, whose view stays visible behind.
    case overCurrentContext = 6
    /// Beside the source of ``UIPopoverPresentationController``, in front of the content. A sheet in compact width.
    case popover = 7
}

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
    var isSheet: Bool { presenter != nil && (style == .pageSheet || style == .formSheet) }

    /// Whether the presented view is in a popover.
    var isPopover: Bool { presenter != nil && style == .popover }

    /// Whether the presented view is in a sheet or popover.
    var isInFront: Bool { isSheet || isPopover }

    /// The popover. It is in the window while the controller is on screen.
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

extension UIViewController {
    /// The initiator of a presentation. A search notifies its delegate only of presentations that it begins (rule 4).
    enum PresentationTrigger {
        case app, search
    }

    /// The presented controller that replaces this controller's view.
    var replacement: UIViewController? {
        presentation.presented.flatMap { $0.presentation.replacesContext ? $0 : nil }
    }

    /// The controller whose view is visible in the place of this one's. The controller itself if no presentation replaces it.
    var standIn: UIViewController { replacement?.standIn ?? self }

    /// Presents a controller. If that is impossible, writes the reason to standard error.
    ///
    /// - Parameters:
    ///   - wanted: The controller.
    ///   - animated: Whether the presentation is animated.
    ///   - trigger: The initiator.
    ///   - completion: Called when it was presented: before the call returns, or at the end of the app's animator.
    /// - Returns: Whether it was presented.
    func presentController(
        _ wanted: UIViewController,
        animated: Bool,
        trigger: PresentationTrigger,
        completion: (() -> Void)? = nil
    ) -> Bool {
        finishCustomTransitions()
        checkPresentable(wanted)
        wanted.makeCustomPresentationController(presenter: presentationContext(for: .custom), source: self)
        let style = wanted.presentationStyle(adaptedTo: presentationTraits)
        wanted.checkPopoverSource(style)
        let context = presentationContext(for: wanted.contextStyle(of: style))
        let otherEmbedded = wanted.presentationPolicy.isEmbedded && context.isEmbeddedPresentation ? context : nil
        if let obstacle = context.presentation.presented ?? otherEmbedded {
            warnOfRefusal(of: wanted, "which presents \(type(of: obstacle)) already")
            return false
        }
        guard viewIfLoaded?.window != nil else {
            warnOfRefusal(of: wanted, "whose view is not in a window")
            return false
        }
        let controller = wanted.controller(adaptedTo: style)
        // A new screen takes the keyboard focus.
        if !controller.presentationPolicy.isEmbedded {
            let window = context.viewIfLoaded?.window
            controller.rememberEditing(in: window)
            window?.endEditing(true)
        }
        guard controller.willBePresented(by: context, trigger: trigger) else { return false }
        context.presentation.presented = controller
        controller.presentation.presenter = context
        controller.presentation.style = style
        controller.presentation.removesPresenter =
            controller.presentation.customController?.shouldRemovePresentersView ?? false
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
        // The controller may have dismissed itself in its appearance callbacks.
        guard controller.presentation.presenter === context else {
            coordinator?.hostDidEnd()
            controller.endTransition(coordinator, with: context)
            completion?()
            return true
        }
        context.insertContainer(of: controller)
        if let coordinator, let animator = controller.presentationAnimator(presenting: context, source: self) {
            context.animatePresentation(of: controller, with: animator, beside: coordinator) {
                controller.wasPresented(by: context, trigger: trigger)
                completion?()
            }
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
        controller.presentation.customController?.presentationTransitionDidEnd(true)
        controller.endTransition(coordinator, with: context)
        controller.wasPresented(by: context, trigger: trigger)
        completion?()
        return true
    }

    private func checkPresentable(_ controller: UIViewController) {
        require(
            controller !== self,
            "UIViewController.present(_:animated:completion:) was given the presenter itself; pass another controller."
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
            "UIViewController.present(_:animated:completion:) was given \(type(of: controller)), which is a child of "
                + "\(type(of: controller.parent!)); present the parent, or remove the child from it first."
        )
    }

    private func warnOfRefusal(of controller: UIViewController, _ reason: String) {
        Diagnostics.warn("\(type(of: controller)) was not presented from \(type(of: self)), \(reason).")
    }

    func dismissController(animated: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentation.presented {
            presented.dismissSelf(animated: animated, trigger: .app, completion: completion)
        } else if presentation.presenter != nil {
            dismissSelf(animated: animated, trigger: .app, completion: completion)
        } else if let parent {
            parent.dismissController(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Dismisses this presented controller, after the controllers that it presents.
    ///
    /// - Parameters:
    ///   - animated: Whether the dismissal is animated.
    ///   - trigger: The initiator.
    ///   - completion: Called when it was dismissed: before the call returns, or at the end of the app's animator.
    func dismissSelf(animated: Bool, trigger: PresentationTrigger, completion: (() -> Void)? = nil) {
        guard presentation.presenter != nil, !presentation.isBeingTakenAway else {
            completion?()
            return
        }
        finishCustomTransitions()
        guard let context = presentation.presenter else {
            completion?()
            return
        }
        // Callbacks of the dismissal may dismiss it again or remove the whole screen.
        presentation.isBeingTakenAway = true
        // Only the frontmost screen leaves with an animator of the app.
        let covering = presentation.presented
        covering?.dismissSelf(animated: animated && covering?.transitioningDelegate == nil, trigger: .app)
        for child in children { child.dismissEverythingPresented() }
        willBeDismissed(trigger: trigger)
        // A delegate may have dismissed this controller.
        guard presentation.presenter === context else {
            presentation.isBeingTakenAway = false
            completion?()
            return
        }
        let replaces = presentation.replacesContext
        let wasVisible = appearance.isVisible
        movement = .dismissed
        let style = presentation.style
        let coordinator = beginTransition(to: context, style: style, isAnimated: animated && wasVisible)
        if wasVisible {
            beginAppearanceTransition(false, animated: animated)
            if replaces { context.beginOwnAppearanceTransition(true, animated: animated) }
        }
        let custom = presentation.customController
        custom?.dismissalTransitionWillBegin()
        if let coordinator, let animator = dismissalAnimator() {
            animateDismissal(to: context, with: animator, beside: coordinator) { [self] in
                endDismissal(to: context, beside: coordinator, wasVisible: wasVisible, trigger: trigger)
                completion?()
            }
            return
        }
        if animated, wasVisible { animateDismissal(beside: coordinator) }
        endDismissal(to: context, beside: coordinator, wasVisible: wasVisible, trigger: trigger)
        completion?()
    }

    /// Removes the views of a dismissal, and tells of its end.
    private func endDismissal(
        to context: UIViewController,
        beside coordinator: TransitionCoordinator?,
        wasVisible: Bool,
        trigger: PresentationTrigger
    ) {
        let replaces = presentation.replacesContext
        let custom = presentation.customController
        if replaces { context.takePlace(of: self) }
        hideSheet()
        hidePopover()
        standIn.viewIfLoaded?.removeFromSuperview()
        removeContainer()
        let formerResponder = presentation.formerResponder
        context.presentation.presented = nil
        presentation.presenter = nil
        presentation.sheet = nil
        presentation.popover = nil
        presentation.controller?.formerPresenter = context
        presentation.adaptedFrom?.presentation.controller = nil
        (presentation.controller, presentation.adaptedFrom) = (nil, nil)
        presentation.hasCustomController = false
        coordinator?.runAnimations()
        if wasVisible {
            endAppearanceTransition()
            if replaces { context.endOwnAppearanceTransition() }
        }
        movement = .none
        appearanceIsManaged = false
        custom?.dismissalTransitionDidEnd(true)
        presentation.isBeingTakenAway = false
        endTransition(coordinator, with: context)
        restoreEditing(to: formerResponder, after: context)
        wasDismissed(trigger: trigger)
    }

    /// Dismisses all presentations of this controller and its children.
    func dismissEverythingPresented() {
        presentation.presented?.presenterWillLeave()
        for child in children { child.dismissEverythingPresented() }
    }

    // MARK: Context

    /// Returns ``modalPresentationStyle``, or the delegate's style for compact width.
    func chosenStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        let policy = presentationPolicy
        if let fixedStyle = policy.fixedStyle { return fixedStyle }
        let style = modalPresentationStyle != .automatic ? modalPresentationStyle : policy.automaticStyle
        if style == .custom { return customStyle(adaptedTo: traits) }
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
        case .currentContext, .overCurrentContext, .popover, .custom:
            trap(
                "UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:) returned "
                    + "\(adapted); a sheet or popover can become a full screen or a sheet, or stay as it is."
            )
        }
    }

    /// Returns the controller that a presentation covers. For context styles: the nearest ancestor that defines a context, or
    /// the root (rule 43). For other styles: the root. If an embedded presentation covers that controller, such as an active
    /// search, it is returned, because other presentations go on top of it (rule 46).
    func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        let usesContext = style == .currentContext || style == .overCurrentContext
        var controller = self
        while !(usesContext && controller.definesPresentationContext), let outer = controller.outerController {
            controller = outer
        }
        while let embedded = controller.embeddedPresentation { controller = embedded }
        return controller
    }

    /// Inserts the view of a presented controller directly in front of this one's, or in a sheet or popover.
    func insertPresentedView(of controller: UIViewController) {
        if controller.presentation.isSheet { return controller.showSheet() }
        if controller.presentation.isPopover { return controller.showPopover() }
        if controller.presentation.container != nil { return controller.insertIntoContainer() }
        guard let presented = controller.standIn.view, let own = viewIfLoaded, let superview = own.superview else {
            return
        }
        place(presented, of: controller, style: controller.presentation.style, own: own, superview: superview)
    }

    /// Inserts a view that covers this controller's.
    func place(
        _ presented: UIView,
        of controller: UIViewController,
        style: UIModalPresentationStyle,
        own: UIView,
        superview: UIView
    ) {
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if style == .fullScreen || style == .overFullScreen, let popover = presentation.popover,
            let holder = popover.superview
        {
            // A full-screen presentation is not inside the popover that presents it.
            presented.restFrame = holder.bounds
            holder.insertSubview(presented, aboveSubview: popover)
        } else if style == .fullScreen, let sheet = presentation.sheet, let window = sheet.superview {
            // Nor in the sheet, which is hidden together with the sheets behind it.
            presented.restFrame = window.bounds
            window.insertSubview(presented, aboveSubview: sheet)
            for other in sheetsBehind { other.hideSheet() }
        } else {
            presented.restFrame = own.restFrame
            superview.insertSubview(presented, aboveSubview: own)
        }
    }

    /// The presenters whose sheets are behind this controller's own, nearest first.
    private var sheetsBehind: [UIViewController] {
        sequence(first: self, next: \.presentation.presenter).dropFirst().filter { $0.presentation.isSheet }
    }

    /// Animates a presentation in the window. Sheets and popovers have their own animations.
    private func animatePresentation(of controller: UIViewController, beside coordinator: TransitionCoordinator?) {
        guard !controller.presentation.isInFront, controller.presentationPolicy.isAnimatedByHost else {
            coordinator?.hostDidEnd()
            return
        }
        let isCover = controller.modalTransitionStyle == .coverVertical
        let sheet = controller.presentation.style == .fullScreen ? presentation.sheet : nil
        guard let superview = controller.presentation.container ?? sheet?.superview ?? viewIfLoaded?.superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            isCover ? .cover : .dissolve,
            isOpaque: controller.presentation.replacesContext,
            beside: coordinator
        )
    }

    /// Animates the dismissal of this presented controller.
    private func animateDismissal(beside coordinator: TransitionCoordinator?) {
        guard !presentation.isInFront, presentationPolicy.isAnimatedByHost, let view = viewIfLoaded else {
            coordinator?.hostDidEnd()
            return
        }
        // The views around a custom presentation's own are not moved with it, but fade with it.
        let container = presentation.container
        let isCover = modalTransitionStyle == .coverVertical && container == nil
        guard let superview = (container ?? view).superview else {
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

    /// Restores this controller's view in the place of a presented view that replaced it.
    func takePlace(of controller: UIViewController) {
        let top = controller.presentation.container ?? controller.standIn.viewIfLoaded
        guard let presented = top, let own = view, let superview = presented.superview else {
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
