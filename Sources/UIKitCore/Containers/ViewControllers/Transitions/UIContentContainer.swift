import Foundation

/// A container or content whose size is determined by its parent: a view controller or a presentation controller.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content requests. Zero requests nothing.
    var preferredContentSize: CGSize { get }
    /// Called after a child's ``preferredContentSize`` changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called after constraints changed the size of a child. The library never calls it for layouts of its own; an app's
    /// container calls it.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size in points that a child will have at a different size of this container.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the size of the container's view changes. An override calls `super`, which forwards the call.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change. An override calls `super`, which forwards the call.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

extension UIViewController: UIContentContainer {
    /// The children whose views are inside this controller's view.
    private var contentChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { child in child.standIn.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Returns the size of a child's view at a different size of this controller's view. Children that fill the view follow
    /// it.
    func sizeOfChild(_ container: any UIContentContainer, inSize parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.standIn.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
    }

    /// Forwards a size change to presented controllers and to the children whose size changes.
    func passOn(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contentChildren {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != child.standIn.viewIfLoaded?.bounds.size else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        if let presented = presentation.presented, !presented.presentation.isApart {
            presented.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Forwards a trait change to children and presented controllers.
    func passOn(traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childTraits = child.traits(inParentWith: traits)
            if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
        }
        if let presented = presentation.presented, !presented.presentation.isApart {
            presented.willTransition(to: presented.traits(inParentWith: traits), with: coordinator)
        }
    }

    /// Returns the parent's traits with the overrides of this controller applied.
    private func traits(inParentWith traits: UITraitCollection) -> UITraitCollection {
        var result = traits
        if let imposedTraits { result = imposedTraits.over(result) }
        if let storedTraitOverrides { result = storedTraitOverrides.over(result) }
        return result
    }

    /// Notifies the parent or presentation of a changed preferred size.
    func tellPreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if let presenter = presentation.presenter {
            presenter.preferredContentSizeDidChange(forChildContentContainer: self)
            presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Begins an animated transition to a controller. Returns nil if the transition is not animated.
    func beginTransition(
        to other: UIViewController,
        style: UIModalPresentationStyle,
        isAnimated: Bool
    ) -> TransitionCoordinator? {
        guard isAnimated, let container = viewIfLoaded?.superview else { return nil }
        let coordinator = TransitionCoordinator(from: self, to: other, in: container, style: style, isAnimated: true)
        activeTransition = coordinator
        other.activeTransition = coordinator
        return coordinator
    }

    /// Ends UIKit's side of a transition.
    func endTransition(_ coordinator: TransitionCoordinator?, with other: UIViewController) {
        guard let coordinator else { return }
        for controller in [self, other] where controller.activeTransition === coordinator {
            controller.activeTransition = nil
        }
        coordinator.settle()
    }

    /// The current transition of this controller, its containers or its presenter.
    var presentTransition: TransitionCoordinator? {
        activeTransition ?? parent?.presentTransition ?? presentation.presenter?.activeTransition
    }
}

extension UIView {
    /// Changes the size of a window or sheet. Controllers are notified before the change, in UIKit's order, and of its
    /// completion.
    ///
    /// - Parameters:
    ///   - controllers: The outermost controllers in the view. They forward the notifications.
    ///   - size: The new size in points.
    ///   - traits: The new traits.
    ///   - change: Performs the change.
    func transition(
        _ controllers: [UIViewController],
        to size: CGSize,
        traits: UITraitCollection,
        _ change: () -> Void
    ) {
        let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, isAnimated: false)
        for controller in controllers {
            controller.activeTransition = coordinator
            if controller.traitCollection.differsInRoom(from: traits) {
                controller.willTransition(to: traits, with: coordinator)
            }
            controller.viewWillTransition(to: size, with: coordinator)
        }
        change()
        coordinator.runAnimations()
        layoutIfNeeded()
        for controller in controllers { controller.activeTransition = nil }
        coordinator.settle()
    }
}

extension UITraitCollection {
    fileprivate func differsInRoom(from other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
    }
}
