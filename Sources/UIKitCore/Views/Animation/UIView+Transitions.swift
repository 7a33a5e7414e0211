import Foundation

/// Transitions of the content of views.
extension UIView {
    /// Changes a view from its previous content to the content after a block's changes.
    ///
    /// - Parameters:
    ///   - view: The view that contains the changes.
    ///   - duration: The duration in seconds.
    ///   - options: One of the transitions, such as ``AnimationOptions/transitionCrossDissolve``; without, the view changes
    ///     immediately.
    ///   - animations: Changes the view. Called immediately.
    ///   - completion: Called with true at the end of the transition.
    ///
    /// Must be called on the main actor.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationEnds.seconds(duration)
        let end = AnimationEnds.completion(completion, after: seconds)
        let host = view.window?.windowScene?.host
        let motion = areAnimationsEnabled && seconds > 0 ? options.transition : nil
        if let motion, let host {
            host.animate(HostTransition(motion, in: view, duration: seconds, end: { _ = end(true) }))
        }
        // The image of the view changes; its content is not animated separately.
        recording(nil) { animations?() }
        if motion == nil || host == nil { _ = end(true) }
    }

    /// Replaces a view by another one in its superview. With ``AnimationOptions/showHideTransitionViews`` the second view must be
    /// in the hierarchy; it is shown, and the first is hidden.
    ///
    /// - Parameters:
    ///   - fromView: The view that disappears.
    ///   - toView: The view that takes its place. Its frame is not changed.
    ///   - duration: The duration in seconds.
    ///   - options: One of the transitions, such as ``AnimationOptions/transitionCrossDissolve``; without, the view is replaced
    ///     immediately.
    ///   - completion: Called with true at the end of the transition.
    ///
    /// Must be called on the main actor.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let holder = fromView.superview else {
            _ = AnimationEnds.completion(completion, after: 0)(true)
            return
        }
        transition(
            with: holder,
            duration: duration,
            options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    holder.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            },
            completion: completion
        )
    }

    /// The animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are then removed from their superviews.
        case delete = 0
    }

    /// Performs an animation of the system on views.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - views: The views.
    ///   - options: The animation options.
    ///   - parallelAnimations: Changes views, animated at the same time.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Must be called on the main actor.
    public class func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let former = views.map { ($0, $0.alpha, $0.transform) }
        animate(
            withDuration: 0.3,
            delay: 0,
            options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for (view, alpha, transform) in former {
                    view.removeFromSuperview()
                    view.alpha = alpha
                    view.transform = transform
                }
                completion?(finished)
            }
        )
    }
}
