import Foundation

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
        controller.presentation.isPanel = controller.needsPanel
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
        presentation.isPanel = false
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
}
