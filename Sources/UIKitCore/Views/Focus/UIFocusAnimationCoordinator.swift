import Foundation

/// The timing of the animations for a movement of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the animations, in seconds.
    var duration: TimeInterval { get }
}

/// Collects animations for a movement of the keyboard focus. They run after all environments were notified.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private typealias Animation = (change: (() -> Void)?, completion: (() -> Void)?)

    private final class Timing: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval
        init(_ duration: TimeInterval) { self.duration = duration }
    }

    private var animations: [Animation] = []
    /// Whether the animations began, so that later ones run at once.
    private var hasBegun = false
    private let timing = Timing(0.2)

    override init() { super.init() }

    /// Adds changes that are animated with the movement.
    ///
    /// - Parameters:
    ///   - animations: The changes; nil for none.
    ///   - completion: Called at the end of the animation.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        self.animations.append((animations, completion))
        if hasBegun { run() }
    }

    /// Adds changes for the item that gets the focus.
    ///
    /// - Parameters:
    ///   - animations: The changes; nil for none. They receive the timing.
    ///   - completion: Called at the end of the animation.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        let timing = timing
        addCoordinatedAnimations(animations.map { body in { body(timing) } }, completion: completion)
    }

    /// Adds changes for the item that loses the focus.
    ///
    /// - Parameters:
    ///   - animations: The changes; nil for none. They receive the timing.
    ///   - completion: Called at the end of the animation.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    /// Begins the animations.
    func run() {
        hasBegun = true
        let waiting = animations
        animations = []
        for animation in waiting {
            UIView.animate(
                withDuration: timing.duration,
                animations: { animation.change?() },
                completion: { _ in animation.completion?() }
            )
        }
    }
}
