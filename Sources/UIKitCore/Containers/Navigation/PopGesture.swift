import Foundation

/// Pops the topmost controller of a navigation controller by a finger that moves in from the leading edge of the window.
@MainActor
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let navigation: UINavigationController
    /// The interaction of the current pop.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?
    /// The animator of the current pop.
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        // The pointer has the back button.
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        recognizer.delegate = self
        recognizer.addAction(UIAction { [weak self] _ in self?.recognizerDidChange() })
    }

    func attach() {
        navigation.view.addGestureRecognizer(recognizer)
        updateEdge()
    }

    private var isMirrored: Bool { navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func updateEdge() { recognizer.edges = isMirrored ? .right : .left }

    /// Whether there is a controller to pop.
    var canBegin: Bool {
        updateEdge()
        return navigation.viewControllers.count > 1 && navigation.customTransition == nil
            && navigation.appearance == .appeared
    }

    /// The gesture has the conditions of the back button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let item = navigation.topViewController?.navigationItem, !navigation.isNavigationBarHidden else {
            return false
        }
        let hasOwnItem = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !hasOwnItem
    }

    private func recognizerDidChange() {
        let view: UIView = navigation.view
        let distance = recognizer.translation(in: view).x * (isMirrored ? -1 : 1)
        let width = max(view.bounds.width, 1)
        switch recognizer.state {
        case .began:
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.completionCurve = .easeOut
            self.interaction = interaction
            animator = PopAnimator()
            navigation.popViewController(animated: true)
            interaction.update(distance / width)
        case .changed:
            interaction?.update(distance / width)
        case .ended:
            let speed = recognizer.velocity(in: view).x * (isMirrored ? -1 : 1)
            let isFar = distance > width / 2 && speed > -300
            if isFar || speed > 300 { interaction?.finish() } else { interaction?.cancel() }
            end()
        case .cancelled, .failed:
            interaction?.cancel()
            end()
        case .possible:
            break
        }
    }

    private func end() {
        interaction = nil
        animator = nil
    }
}

/// Moves the topmost screen out at the trailing edge.
final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The displacement of the screen behind, relative to the width.
    private static let parallax: CGFloat = 0.3

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TransitionCoordinator.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.clipsToBounds = true
        container.insertSubview(to, belowSubview: from)
        let width = container.bounds.width * (container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        to.transform = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                to.transform = .identity
                from.transform = CGAffineTransform(translationX: width, y: 0)
            },
            completion: { _ in
                from.transform = .identity
                to.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }
}
