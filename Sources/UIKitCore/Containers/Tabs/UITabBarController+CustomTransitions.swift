import Foundation

/// Changes of the visible tab with animators of the delegate.
extension UITabBarController {
    func animator(
        from old: UIViewController,
        to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard appearance == .appeared, isViewLoaded, UIView.areAnimationsEnabled else { return nil }
        return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }

    /// - Parameter former: The place of the tab that was selected before.
    func animateExchange(
        of old: UIViewController,
        for new: UIViewController,
        former: Int?,
        with animator: any UIViewControllerAnimatedTransitioning
    ) {
        let coordinator = TransitionCoordinator(from: old, to: new, in: view, isAnimated: true)
        activeTransition = coordinator
        old.beginAppearanceTransition(false, animated: true)
        new.appearanceIsManaged = true
        new.beginAppearanceTransition(true, animated: true)
        // Appearance callbacks may have selected a different tab.
        guard activeTransition === coordinator, shownController === new else {
            old.endAppearanceTransition()
            coordinator.settle()
            return
        }
        let holder = shownContainer
        let container = TransitionContainer(frame: holder?.restFrame ?? view.bounds)
        if let holder {
            view.insertSubview(container, aboveSubview: holder)
        } else {
            view.insertSubview(container, at: 0)
        }
        shownContainer = container
        let (fromView, toView): (UIView, UIView) = (old.standIn.view, new.standIn.view)
        container.addSubview(fromView)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        for child in [fromView, toView] {
            child.restFrame = container.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        toView.layoutIfNeeded()
        let transition = CustomTransition(
            CustomTransition.Sides(from: old, to: new, fromView: fromView, toView: toView),
            in: container,
            frames: CustomTransition.Frames(fromInitial: container.bounds, toFinal: container.bounds),
            animator: animator,
            interaction: delegate?.tabBarController(self, interactionControllerFor: animator),
            coordinator: coordinator,
            whenOver: { [self] completed in
                customTransition = nil
                container.removeFromSuperview()
                holder?.removeFromSuperview()
                shownContainer = nil
                if !completed {
                    noteWillChange(["selectedIndex", "selectedViewController"])
                    selectedPlace = former
                    shownController = old
                    reloadItems()
                    noteDidChange(["selectedIndex", "selectedViewController"])
                    new.beginAppearanceTransition(false, animated: true)
                    new.endAppearanceTransition()
                    old.beginAppearanceTransition(true, animated: true)
                }
                installShownView()
                view.layoutIfNeeded()
                old.endAppearanceTransition()
                if completed { new.endAppearanceTransition() }
                endTransition(coordinator, with: self)
            }
        )
        customTransition = transition
        transition.start()
        guard customTransition === transition else { return }
        container.layoutIfNeeded()
        new.tellIsAppearing()
    }
}
