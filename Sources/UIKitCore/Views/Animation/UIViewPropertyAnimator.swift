import Foundation

/// The position at which an animator stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end: the views are as the blocks changed them.
    case end = 0
    /// The beginning: the views are as they were before.
    case start = 1
    /// In between.
    case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started.
    case active = 1
    /// Stopped before its end; waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// Animates the changes of blocks when it is started. Can be stopped before its end.
///
/// As with `UIView.animate(withDuration:animations:)`, the blocks are called and the views changed when the animator
/// starts, and hosts show the transition. A running animator stays alive until it finishes. Must be used on the main actor.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// The duration in seconds, without the delay.
    open private(set) var duration: TimeInterval

    /// The delay before the animation, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// The state of the animator.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether the animator was started and has not finished.
    open var isRunning: Bool { state == .active }

    /// Whether the views receive touches during the animation. Read when the animator starts. Default: true.
    open var isUserInteractionEnabled = true

    private let timing: HostAnimation.Timing
    private var blocks: [(delayFactor: CGFloat, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var course: Course?

    /// The animations of one start.
    private final class Course {
        var animations: [HostAnimation] = []
        var left = 0
        var due: Duration?
        /// The fraction that each animation had completed when it was stopped.
        var progresses: [CGFloat] = []
    }

    private init(duration: TimeInterval, timing: HostAnimation.Timing, animations: (() -> Void)?) {
        self.duration = AnimationEnds.seconds(duration)
        self.timing = timing
        super.init()
        if let animations { blocks.append((0, animations)) }
    }

    /// Makes an inactive animator with a timing curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - curve: The timing curve.
    ///   - animations: Changes views. Called when the animator starts.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timing: .curve(curve), animations: animations)
    }

    /// Makes an inactive animator with spring motion.
    ///
    /// - Parameters:
    ///   - duration: The time until the oscillation ends, in seconds.
    ///   - ratio: 1 for no oscillation; values closer to 0 oscillate more.
    ///   - animations: Changes views. Called when the animator starts.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timing: .spring(damping: ratio, velocity: 0), animations: animations)
    }

    /// Makes an animator and starts it.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay before the animation, in seconds.
    ///   - options: The animation options.
    ///   - animations: Changes views. Called immediately.
    ///   - completion: Called at the end with the position of the views.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Blocks

    /// Adds a block. It is called when the animator starts, or immediately if the animator is running: it then takes the
    /// remaining time. Traps if the animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block whose changes begin after a fraction of the duration, from 0 to 1, and take the rest. Traps if the
    /// animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(
            state != .stopped,
            "UIViewPropertyAnimator.addAnimations(_:) was called on an animator that is stopped; call "
                + "finishAnimation(at:) first."
        )
        let factor = min(max(delayFactor, 0), 1)
        if let course {
            run(animation, delayFactor: factor, delay: 0, duration: remainder(of: course), in: course)
        } else {
            blocks.append((factor, animation))
        }
    }

    /// Adds a block that is called at the end with the position of the views. Blocks are called once each, in the order in
    /// which they were added.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts the animator. Does nothing if it is running. Traps if it is stopped.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animator with a delay in seconds. Does nothing if it is running. Traps if it is stopped.
    open func startAnimation(afterDelay delay: TimeInterval) {
        require(
            state != .stopped,
            "UIViewPropertyAnimator.startAnimation() was called on an animator that is stopped; call "
                + "finishAnimation(at:) first."
        )
        guard state == .inactive else { return }
        state = .active
        self.delay = AnimationEnds.seconds(delay)
        let course = Course()
        self.course = course
        course.due = UIApplication.current.map { $0.animationEnds.now + .seconds(self.delay + duration) }
        let begun = blocks.isEmpty ? [(0, {})] : blocks
        blocks = []
        // Prevents the animator from finishing before all animations have begun.
        course.left = 1
        for block in begun {
            run(block.body, delayFactor: block.delayFactor, delay: self.delay, duration: duration, in: course)
        }
        course.left -= 1
    }

    private func run(
        _ body: () -> Void,
        delayFactor: CGFloat,
        delay: TimeInterval,
        duration: TimeInterval,
        in course: Course
    ) {
        course.left += 1
        var options: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        let animation = UIView.run(
            duration: duration * (1 - delayFactor),
            delay: delay + duration * delayFactor,
            timing: timing,
            options: options,
            { _ in self.oneDidEnd(of: course) },
            body
        )
        course.animations.append(animation)
    }

    private func remainder(of course: Course) -> TimeInterval {
        guard let due = course.due, let now = UIApplication.current?.animationEnds.now, now < due else { return 0 }
        return min((due - now) / .seconds(1), duration)
    }

    private func oneDidEnd(of course: Course) {
        course.left -= 1
        guard course.left == 0, state == .active, self.course === course else { return }
        finish(at: .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        state = .inactive
        course = nil
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }

    // MARK: Stopping

    /// Stops the animator. The views stay at their visible positions, which with a host without motion are the end
    /// positions. Does nothing unless the animator is running.
    ///
    /// - Parameter withoutFinishing: Whether to discard the completion blocks. If false, the animator waits for
    ///   ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let course else { return }
        course.progresses = course.animations.map { $0.stop() }
        for (animation, progress) in zip(course.animations, course.progresses) {
            Self.move(animation, by: 1 - progress)
        }
        if withoutFinishing {
            completions = []
            self.course = nil
            state = .inactive
        } else {
            state = .stopped
        }
    }

    /// Finishes a stopped animator: moves the views to the end or the beginning, or leaves them in place, and calls the
    /// completion blocks. Traps if the animator is not stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped, let course else {
            trap(
                "UIViewPropertyAnimator.finishAnimation(at:) was called on an animator that is not stopped; call "
                    + "stopAnimation(false) first."
            )
        }
        for (animation, progress) in zip(course.animations, course.progresses) {
            switch finalPosition {
            case .end: Self.move(animation, by: progress - 1)
            case .start: Self.move(animation, by: progress)
            case .current: break
            }
        }
        finish(at: finalPosition)
    }

    /// Moves the views of an animation towards the beginning, by a fraction of their distance.
    private static func move(_ animation: HostAnimation, by part: CGFloat) {
        guard part != 0 else { return }
        UIView.performWithoutAnimation {
            for change in animation.changes {
                guard let view = change.view else { continue }
                let frame = view.restFrame
                view.restFrame = CGRect(
                    x: frame.minX + change.origin.x * part,
                    y: frame.minY + change.origin.y * part,
                    width: frame.width + change.size.width * part,
                    height: frame.height + change.size.height * part
                )
                view.alpha += change.alpha * part
                if let way = change.transform {
                    view.transform = TransformParts(view.transform).adding(way, times: part).transform
                }
            }
        }
    }
}
