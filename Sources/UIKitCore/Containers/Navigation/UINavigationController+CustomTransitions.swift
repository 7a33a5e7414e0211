import Foundation

/// A change of the stack of a navigation controller.
struct StackChange {
    let old: [UIViewController]
    let new: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
    let isPop: Bool
}

/// Pushes and pops with animators of the delegate or of the pop gesture.
extension UINavigationController {
    /// Returns the animator of a change of the visible screen; nil for that of the host.
    func animator(of change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let old = change.old.last, let new = change.new.last, old !== new, appearance == .appeared, isViewLoaded
        else {
            return nil
        }
        let operation = change.isPop ? Operation.pop : .push
        let own = delegate?
            .navigationController(self, animationControllerFor: operation, from: old, to: new)
        if let own = own ?? popGesture.animator { return own }
        guard UIView.areAnimationsEnabled else { return nil }
        return change.isPop
            ? old.zoomAnimator(from: new, isLeaving: true) : new.zoomAnimator(from: old, isLeaving: false)
    }

    /// Performs a change of the visible screen with an animator.
    func animateChange(_ change: StackChange, with animator: any UIViewControllerAnimatedTransitioning) {
        guard let old = change.old.last, let new = change.new.last else { return }
        let coordinator = TransitionCoordinator(from: old, to: new, in: view, isAnimated: true)
        activeTransition = coordinator
        if change.removed.contains(old) { old.movement = .fromParent }
        delegate?.navigationController(self, willShow: new, animated: true)
        old.beginAppearanceTransition(false, animated: true)
        new.appearanceIsManaged = true
        new.beginAppearanceTransition(true, animated: true)
        // Callbacks may have changed the stack again.
        guard activeTransition === coordinator, stack == change.new else {
            coordinator.settle()
            return
        }
        updateBarItems(animated: true)
        let holder = topContainer
        let container = TransitionContainer(frame: holder?.restFrame ?? view.bounds)
        if let holder {
            view.insertSubview(container, aboveSubview: holder)
        } else {
            view.insertSubview(container, at: 0)
        }
        topContainer = container
        observedScrollView?.scrollObserver = nil
        let (fromView, toView): (UIView, UIView) = (old.standIn.view, new.standIn.view)
        container.addSubview(fromView)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        for child in [fromView, toView] {
            child.restFrame = container.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        toView.layoutIfNeeded()
        let interaction =
            popGesture.interaction
            ?? delegate?.navigationController(self, interactionControllerFor: animator)
        let transition = CustomTransition(
            CustomTransition.Sides(from: old, to: new, fromView: fromView, toView: toView),
            in: container,
            frames: CustomTransition.Frames(fromInitial: container.bounds, toFinal: container.bounds),
            animator: animator,
            interaction: interaction,
            coordinator: coordinator,
            whenOver: { [self] completed in
                customTransition = nil
                container.removeFromSuperview()
                topContainer = holder
                holder?.removeFromSuperview()
                if completed {
                    installTopView()
                    view.layoutIfNeeded()
                    old.endAppearanceTransition()
                    new.endAppearanceTransition()
                    endTransition(coordinator, with: self)
                    if old.askedContentSize != new.askedContentSize { tellPreferredContentSize() }
                    endChange(change)
                    delegate?.navigationController(self, didShow: new, animated: true)
                } else {
                    cancel(change, beside: coordinator)
                }
            }
        )
        customTransition = transition
        transition.start()
        guard customTransition === transition else { return }
        container.layoutIfNeeded()
        new.tellIsAppearing()
    }

    /// Restores the stack after a cancelled transition.
    private func cancel(_ change: StackChange, beside coordinator: TransitionCoordinator) {
        guard let old = change.old.last, let new = change.new.last else { return }
        stack = change.old
        for controller in change.added {
            controller.willMove(toParent: nil)
            containers[ObjectIdentifier(controller)] = nil
        }
        children = change.old + children.filter { !change.old.contains($0) && !change.added.contains($0) }
        updateBarItems(animated: true)
        old.movement = .none
        new.movement = .none
        new.beginAppearanceTransition(false, animated: true)
        new.endAppearanceTransition()
        old.beginAppearanceTransition(true, animated: true)
        installTopView()
        view.layoutIfNeeded()
        old.endAppearanceTransition()
        endTransition(coordinator, with: self)
        for controller in change.added {
            controller.appearanceIsManaged = false
            controller.parent = nil
            controller.didMove(toParent: nil)
        }
        for controller in change.removed { controller.willMove(toParent: self) }
        tabDidChange()
    }
}
