import Foundation

/// What shows content in a place whose size others decide: a view controller, or what knows of its presentation.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content asks for; zero where it asks for none.
    var preferredContentSize: CGSize { get }
    /// Called after a child's ``preferredContentSize`` changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called after constraints gave a child another size. Nothing here lays children out that way by itself: an app's own
    /// container calls it.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size in points that a child will have when this container has another one.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the container's view gets another size. An override calls `super`, which passes it on.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before other traits apply. An override calls `super`, which passes it on.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}

extension UIViewController: UIContentContainer {
    /// The children whose size follows from this controller's.
    private var contentChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { child in child.standIn.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// The size of a child's view when this controller's has another one: the same where it fills this one, else as it is.
    func sizeOfChild(_ container: any UIContentContainer, inSize parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.standIn.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
    }

    /// Tells the children whose size will be another one, and what is presented.
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

    /// Tells the children, and what is presented.
    func passOn(traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childTraits = child.traits(inParentWith: traits)
            if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
        }
        if let presented = presentation.presented, !presented.presentation.isApart {
            presented.willTransition(to: presented.traits(inParentWith: traits), with: coordinator)
        }
    }

    /// What the traits of what holds this controller become in it.
    private func traits(inParentWith traits: UITraitCollection) -> UITraitCollection {
        var result = traits
        if let imposedTraits { result = imposedTraits.over(result) }
        if let traitOverrides { result = traitOverrides.over(result) }
        return result
    }

    /// The controller, or its container, asks for another size.
    func tellPreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if let presenter = presentation.presenter {
            presenter.preferredContentSizeDidChange(forChildContentContainer: self)
            presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Begins the transition to another controller, if it is shown with motion.
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

    /// UIKit's side of a transition is done.
    func endTransition(_ coordinator: TransitionCoordinator?, with other: UIViewController) {
        guard let coordinator else { return }
        for controller in [self, other] where controller.activeTransition === coordinator {
            controller.activeTransition = nil
        }
        coordinator.settle()
    }

    /// The transition that this controller, or what holds it, is in.
    var presentTransition: TransitionCoordinator? {
        activeTransition ?? parent?.presentTransition ?? presentation.presenter?.activeTransition
    }
}

extension UIView {
    /// Changes the size of a window, or of a sheet, with everything in it: controllers hear of it before, in UIKit's order,
    /// and of the end afterwards.
    ///
    /// - Parameters:
    ///   - controllers: The outermost ones in the view; they pass on what they hear.
    ///   - size: The new size in points.
    ///   - traits: The traits that apply to them then.
    ///   - change: Makes the change.
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
