import Foundation

/// Presentations and dismissals with animators of the app.
extension UIViewController {
    /// Ends the transitions with animators in which this controller or a controller around it takes part.
    func finishCustomTransitions() {
        let controllers = sequence(first: self, next: { $0.parent ?? $0.presentation.presenter })
        for controller in Array(controllers) {
            controller.customTransition?.finishAtOnce()
            controller.presentation.presented?.customTransition?.finishAtOnce()
        }
    }

    /// Returns the animator of a presentation of this controller; nil for that of the host.
    func presentationAnimator(
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard !presentation.isInFront, presentationPolicy.isAnimatedByHost, presenting.viewIfLoaded?.superview != nil
        else {
            return nil
        }
        return transitioningDelegate?.animationController(forPresented: self, presenting: presenting, source: source)
            ?? zoomAnimator(from: source, isLeaving: false)
    }

    /// Returns the animator of the dismissal of this controller; nil for that of the host.
    func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        guard !presentation.isInFront, presentationPolicy.isAnimatedByHost, standIn.viewIfLoaded?.superview != nil
        else {
            return nil
        }
        return transitioningDelegate?.animationController(forDismissed: self)
            ?? presentation.presenter.flatMap { zoomAnimator(from: $0, isLeaving: true) }
    }

    /// Presents a controller from this one with an animator. The controller is already this one's presented controller.
    func animatePresentation(
        of controller: UIViewController,
        with animator: any UIViewControllerAnimatedTransitioning,
        beside coordinator: TransitionCoordinator,
        completion: @escaping () -> Void
    ) {
        guard let own = viewIfLoaded, let superview = own.superview else { return }
        let custom = controller.presentation.customController
        let replaces = controller.presentation.replacesContext
        let container: UIView
        if let prepared = controller.presentation.container {
            container = prepared
        } else {
            container = TransitionContainer()
            place(container, of: controller, style: controller.presentation.style, own: own, superview: superview)
        }
        // A covered screen is in the container until it leaves the window.
        let ownFrame = own.restFrame
        if replaces {
            own.restFrame = container.bounds
            container.addSubview(own)
        }
        let toView: UIView = custom?.presentedView ?? controller.standIn.view
        let final = custom?.frameOfPresentedViewInContainerView ?? container.bounds
        toView.restFrame = final
        toView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        toView.layoutIfNeeded()
        let transition = CustomTransition(
            CustomTransition.Sides(from: self, to: controller, fromView: replaces ? own : nil, toView: toView),
            in: container,
            frames: CustomTransition.Frames(fromInitial: container.bounds, toFinal: final),
            style: controller.presentation.style,
            animator: animator,
            interaction: controller.transitioningDelegate?.interactionControllerForPresentation(using: animator),
            coordinator: coordinator,
            whenOver: { [self] completed in
                controller.customTransition = nil
                if replaces {
                    own.restFrame = ownFrame
                    superview.insertSubview(own, belowSubview: container)
                }
                if completed {
                    insertPresentedView(of: controller)
                    if custom == nil { container.removeFromSuperview() }
                    if replaces { own.removeFromSuperview() }
                    controller.viewIfLoaded?.layoutIfNeeded()
                    controller.endAppearanceTransition()
                    if replaces { endOwnAppearanceTransition() }
                    controller.movement = .none
                    custom?.presentationTransitionDidEnd(true)
                    controller.endTransition(coordinator, with: self)
                    completion()
                } else {
                    cancelPresentation(of: controller, from: container, replaces: replaces, coordinator: coordinator)
                }
            }
        )
        controller.customTransition = transition
        transition.start()
        guard controller.customTransition === transition else { return }
        container.layoutIfNeeded()
        controller.tellIsAppearing()
    }

    private func cancelPresentation(
        of controller: UIViewController,
        from container: UIView,
        replaces: Bool,
        coordinator: TransitionCoordinator
    ) {
        let custom = controller.presentation.customController
        controller.movement = .dismissed
        controller.beginAppearanceTransition(false, animated: true)
        if replaces { beginOwnAppearanceTransition(true, animated: true) }
        controller.standIn.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        controller.presentation.container = nil
        let formerResponder = controller.presentation.formerResponder
        presentation.presented = nil
        controller.presentation.presenter = nil
        controller.presentation.controller = nil
        controller.presentation.hasCustomController = false
        controller.endAppearanceTransition()
        if replaces { endOwnAppearanceTransition() }
        controller.movement = .none
        controller.appearanceIsManaged = false
        custom?.presentationTransitionDidEnd(false)
        controller.endTransition(coordinator, with: self)
        controller.restoreEditing(to: formerResponder, after: self)
    }

    /// Dismisses this controller with an animator. The appearance callbacks of the begin were called.
    ///
    /// - Parameter completion: Removes this controller after a completed transition.
    func animateDismissal(
        to context: UIViewController,
        with animator: any UIViewControllerAnimatedTransitioning,
        beside coordinator: TransitionCoordinator,
        completion: @escaping () -> Void
    ) {
        let custom = presentation.customController
        let replaces = presentation.replacesContext
        guard let view: UIView = custom?.presentedView ?? standIn.viewIfLoaded, let superview = view.superview else {
            return completion()
        }
        let frame = view.restFrame
        let container: UIView
        if let prepared = presentation.container {
            container = prepared
        } else {
            container = TransitionContainer(frame: frame)
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.insertSubview(container, aboveSubview: view)
            view.restFrame = container.bounds
            container.addSubview(view)
        }
        let contextView: UIView? = replaces ? context.view : nil
        contextView?.restFrame = container.bounds
        contextView?.layoutIfNeeded()
        let transition = CustomTransition(
            CustomTransition.Sides(from: self, to: context, fromView: view, toView: contextView),
            in: container,
            frames: CustomTransition.Frames(fromInitial: view.restFrame, toFinal: container.bounds),
            style: presentation.style,
            animator: animator,
            interaction: transitioningDelegate?.interactionControllerForDismissal(using: animator),
            coordinator: coordinator,
            whenOver: { [self] completed in
                customTransition = nil
                if custom == nil {
                    view.restFrame = frame
                    superview.insertSubview(view, aboveSubview: container)
                }
                if completed {
                    completion()
                } else {
                    cancelDismissal(to: context, replaces: replaces, coordinator: coordinator)
                }
                if custom == nil { container.removeFromSuperview() }
            }
        )
        customTransition = transition
        transition.start()
        guard customTransition === transition else { return }
        container.layoutIfNeeded()
        if replaces { context.tellOwnIsAppearing() }
    }

    private func cancelDismissal(to context: UIViewController, replaces: Bool, coordinator: TransitionCoordinator) {
        movement = .none
        if replaces { context.beginOwnAppearanceTransition(false, animated: true) }
        beginAppearanceTransition(true, animated: true)
        if replaces { context.viewIfLoaded?.removeFromSuperview() }
        if let custom = presentation.customController, presentation.container != nil {
            insertIntoContainer()
            custom.dismissalTransitionDidEnd(false)
        }
        if replaces { context.endOwnAppearanceTransition() }
        endAppearanceTransition()
        presentation.isBeingTakenAway = false
        endTransition(coordinator, with: context)
    }
}
