import Foundation

/// Animates the changes of blocks. Can be paused, moved to any fraction, reversed, and stopped before its end.
///
/// As with `UIView.animate(withDuration:animations:)`, the blocks are called and the views changed when the animator
/// starts or is paused for the first time, and hosts show the transition. A running animator stays alive until it finishes. On a
/// host without motion a running animator ends with the turn. Must be used on the main actor.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds, without the delay.
    open private(set) var duration: TimeInterval

    /// The delay before the animation, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// The timing curve.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// The state of the animator.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether the animation plays, and is not paused.
    open private(set) var isRunning = false

    /// Whether the views receive touches during the animation. Read when the animator starts. Default: true.
    open var isUserInteractionEnabled = true

    /// Whether the animator can be paused and stopped. Calls of ``pauseAnimation()`` and ``stopAnimation(_:)`` trap if not. Set it
    /// before the animator starts. Default: true.
    open var isInterruptible = true

    /// Kept without effect: touches find the views at their new positions.
    open var isManualHitTestingEnabled = false

    /// Whether ``fractionComplete`` of a paused animator is the progress of the views. If not, it is the fraction of the time, to
    /// which the timing curve applies. Default: true.
    open var scrubsLinearly = true

    /// Whether the animator stays active at its end, so that it can be reversed or moved again. It then calls no completion blocks
    /// until ``stopAnimation(_:)`` and ``finishAnimation(at:)``. Default: false.
    open var pausesOnCompletion = false

    /// Whether the animation plays from its end to its beginning. A running animator turns round at once.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            pauseMembers()
            play(timing: timing, duration: remainder(of: duration))
        }
    }

    let timing: HostAnimation.Timing
    var blocks: [(delayFactor: CGFloat, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    var members: [Member] = []
    /// The fraction of a paused animator.
    private var pausedFraction: CGFloat = 0
    var openMembers = 0
    /// The fraction at which the current block begins.
    var openStart: CGFloat = 0
    /// The completions of the app for animations in blocks, by the order of these.
    var innerCompletions: [Int: (Bool) -> Void] = [:]
    var innerCount = 0
    /// Prevents the end while animations begin.
    private var isBeginning = false

    /// The animation of a block.
    struct Member {
        let animation: HostAnimation
        /// The fraction of the whole at which the block begins.
        let start: CGFloat
        /// The progress when the animator was stopped.
        var stopped: CGFloat = 0
    }

    private init(duration: TimeInterval, timing: HostAnimation.Timing) {
        self.duration = AnimationEnds.seconds(duration)
        self.timing = timing
        super.init()
    }

    /// Makes an inactive animator with timing parameters.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. A spring with physical values has its own.
    ///   - parameters: The timing curve.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(
            duration: parameters.springTimingParameters?.settlingDuration ?? duration,
            timing: parameters.hostTiming
        )
        timingParameters = parameters
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
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { blocks.append((0, animations)) }
    }

    /// Makes an inactive animator with a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - point1: The first control point.
    ///   - point2: The second control point.
    ///   - animations: Changes views. Called when the animator starts.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { blocks.append((0, animations)) }
    }

    /// Makes an inactive animator with spring motion.
    ///
    /// - Parameters:
    ///   - duration: The time until the oscillation ends, in seconds.
    ///   - ratio: 1 for no oscillation; values closer to 0 oscillate more.
    ///   - animations: Changes views. Called when the animator starts.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { blocks.append((0, animations)) }
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

    /// Adds a block. It is called when the animator starts, or immediately if the animator is active: it then takes the
    /// remaining time. Traps if the animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block whose changes begin after a fraction of the duration, from 0 to 1, and take the rest. For an active animator it is
    /// a fraction of the remaining time. Traps if the animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(
            state != .stopped,
            "UIViewPropertyAnimator.addAnimations(_:) was called on an animator that is stopped; call "
                + "finishAnimation(at:) first."
        )
        let factor = min(max(delayFactor, 0), 1)
        guard state == .active else { return blocks.append((factor, animation)) }
        let begun = fractionComplete
        let rest = duration * Double(1 - begun)
        run(animation, start: begun + (1 - begun) * factor, delay: rest * factor, duration: rest * (1 - factor))
    }

    /// Adds a block that is called at the end with the position of the views. Blocks are called once each, in the order in
    /// which they were added.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts the animator, or continues it if it is paused. Does nothing if it is running. Traps if it is stopped.
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
        guard !isRunning else { return }
        guard state == .inactive else { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        self.delay = AnimationEnds.seconds(delay)
        guard isReversed else { return begin(isPaused: false) }
        begin(isPaused: true)
        fractionComplete = 1
        play(timing: timing, duration: duration, delay: self.delay)
    }

    /// Pauses the animator. An inactive one is activated, and its views are shown at the beginning. Traps if it is stopped.
    open func pauseAnimation() {
        require(
            state != .stopped,
            "UIViewPropertyAnimator.pauseAnimation() was called on an animator that is stopped; call "
                + "finishAnimation(at:) first."
        )
        require(
            isInterruptible,
            "UIViewPropertyAnimator.pauseAnimation() was called on an animator that is not interruptible."
        )
        if state == .inactive {
            begin(isPaused: true)
        } else if isRunning {
            pauseMembers()
        }
    }

    /// The completed fraction, from 0 to 1. Assigning it pauses the animator and moves the views. Traps if it is stopped.
    open var fractionComplete: CGFloat {
        get {
            guard state == .active else { return state == .stopped ? pausedFraction : 0 }
            guard isRunning else { return pausedFraction }
            return memberFraction
        }
        set {
            if state != .active || isRunning { pauseAnimation() }
            pausedFraction = min(max(newValue, 0), 1)
            for member in members { member.animation.move(to: progress(of: member, at: pausedFraction)) }
        }
    }

    /// The fraction that the animations have completed.
    private var memberFraction: CGFloat {
        guard let first = members.min(by: { $0.start < $1.start }) else { return 0 }
        return first.start + (1 - first.start) * min(max(first.animation.knownProgress, 0), 1)
    }

    private func progress(of member: Member, at fraction: CGFloat) -> CGFloat {
        let length = 1 - member.start
        let local = length > 0 ? min(max((fraction - member.start) / length, 0), 1) : fraction
        return scrubsLinearly ? local : timing.progress(at: local, duration: duration)
    }

    /// Continues a paused animator to its end, or to its beginning if ``isReversed``. Traps unless the animator is paused.
    ///
    /// - Parameters:
    ///   - parameters: The timing curve of the rest; nil for that of the animator.
    ///   - durationFactor: The duration of the rest as a multiple of ``duration``; 0 for the remaining part.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        require(
            state == .active && !isRunning,
            "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:) was called on an animator that "
                + "is not paused; call pauseAnimation() first."
        )
        let rest = durationFactor > 0 ? duration * Double(durationFactor) : remainder(of: duration)
        play(timing: parameters?.hostTiming ?? timing, duration: rest)
    }

    private func remainder(of duration: TimeInterval) -> TimeInterval {
        duration * Double(isReversed ? fractionComplete : 1 - fractionComplete)
    }

    private func begin(isPaused: Bool) {
        state = .active
        isRunning = !isPaused
        pausedFraction = 0
        let begun = blocks.isEmpty ? [(0, {})] : blocks
        blocks = []
        // Prevents the animator from finishing before all animations have begun.
        isBeginning = true
        for block in begun {
            run(
                block.body,
                start: block.delayFactor,
                delay: delay + duration * Double(block.delayFactor),
                duration: duration * Double(1 - block.delayFactor)
            )
        }
        isBeginning = false
    }

    private func run(_ body: () -> Void, start: CGFloat, delay: TimeInterval, duration: TimeInterval) {
        openMembers += 1
        let outerStart = openStart
        openStart = start
        defer { openStart = outerStart }
        var options: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        let animation = UIView.run(
            duration: duration,
            delay: delay,
            timing: timing,
            options: options,
            isPaused: !isRunning,
            { _ in self.memberDidEnd() },
            {
                UIView.openAnimator = self
                body()
            }
        )
        members.append(Member(animation: animation, start: start))
    }

    private func pauseMembers() {
        for member in members { member.animation.pause() }
        isRunning = false
        pausedFraction = memberFraction
        reopenMembers()
    }

    /// Makes animations that ended before the animator paused ones at their end.
    private func reopenMembers() {
        for member in members { member.animation.reopen { _ in self.memberDidEnd() } }
        openMembers = members.count
    }

    private func play(timing: HostAnimation.Timing, duration: TimeInterval, delay: TimeInterval = 0) {
        let fraction = pausedFraction
        isRunning = true
        isBeginning = true
        for member in members {
            let target: CGFloat = isReversed ? 0 : 1
            let whole = isReversed ? fraction : 1 - fraction
            let own = isReversed ? max(0, fraction - member.start) : 1 - max(fraction, member.start)
            let wait = isReversed ? 0 : max(0, member.start - fraction)
            let scale = whole > 0 ? duration / Double(whole) : 0
            member.animation.resume(
                to: target,
                timing: timing,
                duration: Double(own) * scale,
                delay: delay + Double(wait) * scale
            )
        }
        isBeginning = false
    }

    func memberDidEnd() {
        openMembers -= 1
        guard openMembers == 0, !isBeginning, state == .active, isRunning else { return }
        guard !pausesOnCompletion else {
            isRunning = false
            pausedFraction = isReversed ? 0 : 1
            reopenMembers()
            return
        }
        finish(at: isReversed ? .start : .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        state = .inactive
        isRunning = false
        members = []
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }

    // MARK: Stopping

    /// Stops the animator. The views stay at their visible positions, which on a host without motion are the end
    /// positions. Does nothing if the animator is inactive.
    ///
    /// - Parameter withoutFinishing: Whether to discard the completion blocks. If false, the animator waits for
    ///   ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        require(
            isInterruptible,
            "UIViewPropertyAnimator.stopAnimation(_:) was called on an animator that is not interruptible."
        )
        pausedFraction = fractionComplete
        isRunning = false
        for index in members.indices {
            members[index].stopped = members[index].animation.stop()
            members[index].animation.leaveModel(at: members[index].stopped)
        }
        if withoutFinishing {
            completions = []
            members = []
            state = .inactive
        } else {
            state = .stopped
        }
        interruptInner()
    }

    /// Finishes a stopped animator: moves the views to the end or the beginning, or leaves them in place, and calls the
    /// completion blocks. Traps if the animator is not stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            trap(
                "UIViewPropertyAnimator.finishAnimation(at:) was called on an animator that is not stopped; call "
                    + "stopAnimation(false) first."
            )
        }
        for member in members.reversed() { member.animation.moveModel(from: member.stopped, to: finalPosition) }
        finish(at: finalPosition)
    }
}
