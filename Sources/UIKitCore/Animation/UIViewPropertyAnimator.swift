import Foundation

/// Where an animator stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end: the views are as the blocks made them.
    case end = 0
    /// At the beginning: the views are as they were before.
    case start = 1
    /// On the way.
    case current = 2
}

/// Whether an animator runs.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not been started, or is over.
    case inactive = 0
    /// It has been started.
    case active = 1
    /// It was stopped on the way, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// Animates what blocks change, when it is started, and can be stopped on the way.
///
/// As with `UIView.animate(withDuration:animations:)`, the blocks are called and the views changed when the animator is
/// started, and hosts show the way. A running animator is kept until it is over. Main actor.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// How long it takes, in seconds, without the delay.
    open private(set) var duration: TimeInterval

    /// How long the views stay where they were, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether it runs.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether it has been started and is not over.
    open var isRunning: Bool { state == .active }

    /// Whether the views can be touched on their way; it counts when the animator is started.
    open var isUserInteractionEnabled = true

    private let timing: HostAnimation.Timing
    private var blocks: [(delayFactor: CGFloat, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var course: Course?

    /// What began with one start.
    private final class Course {
        var animations: [HostAnimation] = []
        var left = 0
        var due: Duration?
        /// How much of its way each animation had behind it when it was stopped.
        var progresses: [CGFloat] = []
    }

    private init(duration: TimeInterval, timing: HostAnimation.Timing, animations: (() -> Void)?) {
        self.duration = AnimationEnds.seconds(duration)
        self.timing = timing
        super.init()
        if let animations { blocks.append((0, animations)) }
    }

    /// Makes an animator with a curve; it does not begin yet.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - curve: How fast it moves between beginning and end.
    ///   - animations: Changes views, when the animator is started.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timing: .curve(curve), animations: animations)
    }

    /// Makes an animator that moves views as if they hung on springs; it does not begin yet.
    ///
    /// - Parameters:
    ///   - duration: How long it takes until nothing swings any more, in seconds.
    ///   - ratio: 1 for no swing at all, and the nearer to 0, the more of it.
    ///   - animations: Changes views, when the animator is started.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timing: .spring(damping: ratio, velocity: 0), animations: animations)
    }

    /// Makes an animator and starts it.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - delay: How long the views stay where they were before, in seconds.
    ///   - options: How it is shown.
    ///   - animations: Changes views. It is called at once.
    ///   - completion: Told at the end where the views are.
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

    // MARK: What it does

    /// Adds a block, which is called when the animator is started, or at once when it runs: then it takes the rest of the
    /// time. Traps when the animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block whose changes begin after a part of the time, from 0 to 1, and take the rest. Traps when the animator
    /// is stopped.
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

    /// Adds a block that is told at the end where the views are. Those added first are called first, each once.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Begins. Does nothing while the animator runs, and traps when it is stopped.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Begins, with views that stay where they were for some seconds. Does nothing while the animator runs, and traps
    /// when it is stopped.
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
        // None is over before all have begun.
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

    /// Stops on the way: the views are where they are seen, in a host without motion at the end. Does nothing unless the
    /// animator runs.
    ///
    /// - Parameter withoutFinishing: Whether that is all, and the completion blocks are forgotten. With false the
    ///   animator waits for ``finishAnimation(at:)``.
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

    /// Ends an animator that was stopped: puts the views at the end or at the beginning, or leaves them where they are, and
    /// calls the completion blocks. Traps unless the animator is stopped.
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

    /// Moves the views of an animation towards the beginning, by a part of their way.
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
