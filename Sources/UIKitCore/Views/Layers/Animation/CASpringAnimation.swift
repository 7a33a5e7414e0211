import Foundation

/// An animation from one value to another with the motion of a mass on a spring. Main actor.
///
/// Set ``CAAnimation/duration`` to ``settlingDuration`` to show the whole motion.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the moved object. Default: 1. Traps unless positive.
    open var mass: CGFloat = 1 {
        didSet { require(mass > 0, "CASpringAnimation.mass was set to \(mass); it must be positive.") }
    }

    /// The stiffness of the spring. Default: 100. Traps unless positive.
    open var stiffness: CGFloat = 100 {
        didSet { require(stiffness > 0, "CASpringAnimation.stiffness was set to \(stiffness); it must be positive.") }
    }

    /// The friction. Less friction oscillates more and longer. Default: 10. Traps if negative.
    open var damping: CGFloat = 10 {
        didSet { require(damping >= 0, "CASpringAnimation.damping was set to \(damping); it must not be negative.") }
    }

    /// The initial velocity, in multiples of the total distance per second; negative for a motion away from the target. Default: 0.
    open var initialVelocity: CGFloat = 0

    /// Whether a spring with much friction approaches the target more slowly than one without oscillation. Default: false.
    open var allowsOverdamping = false

    /// Makes a spring animation, without a key path, with a duration and a bounce. ``CAAnimation/duration`` is not set.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The pace of the motion in seconds. Traps unless positive.
    ///   - bounce: From −1 to 1: 0 for no oscillation, 1 for one without end, negative values for an overdamped spring.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        require(
            perceptualDuration > 0,
            "CASpringAnimation.init(perceptualDuration:bounce:) was given \(perceptualDuration) seconds; it must be positive."
        )
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
        let bounce = min(max(bounce, -0.99), 1)
        stiffness = frequency * frequency
        damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
        allowsOverdamping = bounce < 0
    }

    /// The pace of the motion in seconds: the period that the spring would have without friction.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }

    /// The bounce: 0 for no oscillation, 1 for one without end, negative values for an overdamped spring.
    open var bounce: CGFloat {
        let ratio = CGFloat(motion.ratio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time in seconds until the object is at rest: until its distance from the target stays below a thousandth of the total
    /// distance. At most 1,000,000.
    open var settlingDuration: CFTimeInterval { motion.settlingDuration }

    private var motion: SpringMotion {
        let frequency = Double(stiffness / mass).squareRoot()
        let ratio = Double(damping / (2 * (mass * stiffness).squareRoot()))
        return SpringMotion(
            frequency: frequency,
            ratio: allowsOverdamping ? ratio : min(ratio, 1),
            velocity: Double(initialVelocity)
        )
    }

    override func copyAttributes(of other: CAAnimation) {
        super.copyAttributes(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func apply(_ progress: CGFloat, length: TimeInterval, to values: inout LayerValues) {
        super.apply(CGFloat(motion.progress(at: Double(progress) * length)), length: length, to: &values)
    }
}

/// The motion of a mass on a spring from 0 to 1.
private struct SpringMotion {
    /// The frequency without friction, in radians per second.
    var frequency: Double
    /// The friction relative to that of a spring without oscillation.
    var ratio: Double
    /// The initial velocity, in distances per second.
    var velocity: Double

    /// The position at a time in seconds.
    func progress(at time: Double) -> Double {
        let decay = ratio * frequency
        if ratio < 0.9999 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        if ratio <= 1.0001 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let (slow, fast, share) = parts
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// The two decays of an overdamped spring, and the part of the distance that decays slowly.
    private var parts: (slow: Double, fast: Double, share: Double) {
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
        return (slow, fast, (fast - velocity) / (fast - slow))
    }

    /// A bound of the distance from the target at a time, which decreases in the end.
    private func reach(at time: Double) -> Double {
        if ratio < 0.9999 {
            let decay = ratio * frequency
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return hypot(1, (decay - velocity) / swing) * exp(-decay * time)
        }
        if ratio <= 1.0001 { return (1 + abs(frequency - velocity) * time) * exp(-frequency * time) }
        let (slow, fast, share) = parts
        return abs(share) * exp(-slow * time) + abs(1 - share) * exp(-fast * time)
    }

    var settlingDuration: TimeInterval {
        let limit = 1_000_000.0
        guard ratio > 0, velocity.isFinite else { return limit }
        var end = 1 / frequency
        while reach(at: end) > 0.001 || reach(at: end * 1.5) > 0.001, end < limit { end *= 2 }
        guard end < limit else { return limit }
        var (low, high) = (0.0, end)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if reach(at: middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
