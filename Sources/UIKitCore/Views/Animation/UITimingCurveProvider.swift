import Foundation

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring on a cubic curve. The animator uses the spring.
    case composed = 3
}

/// The timing of an animator. Main actor.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    var hostTiming: HostAnimation.Timing {
        if let spring = springTimingParameters { return spring.timing }
        return cubicTimingParameters?.timing ?? .curve(.easeInOut)
    }
}

/// A timing curve: one of UIKit's, or a cubic Bézier curve. Main actor.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve of UIKit; `easeInOut` for control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point of the curve from (0, 0) to (1, 1).
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Makes parameters with the curve `easeInOut`.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Makes parameters with a curve of UIKit.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        super.init()
    }

    /// Makes parameters with a cubic Bézier curve. The times of the points are limited to 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var timing: HostAnimation.Timing { isBuiltIn ? .curve(animationCurve) : .cubic(controlPoint1, controlPoint2) }
}

/// The motion of a spring. Main actor.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, in multiples of the total distance per second. The greater of both components is used.
    public let initialVelocity: CGVector
    private let damping: CGFloat
    /// The time until the spring is at rest, in seconds, if the physical values determine it.
    let settlingDuration: TimeInterval?

    /// Makes a spring that does not oscillate.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// Makes a spring with a damping ratio: 1 for no oscillation; values closer to 0 oscillate more.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Makes a spring with a damping ratio and an initial velocity.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        damping = ratio
        initialVelocity = velocity
        settlingDuration = nil
        super.init()
    }

    /// Makes a spring with physical values. They determine the duration; that of the animator is ignored.
    ///
    /// - Parameters:
    ///   - mass: The mass of the moved object. Must be positive.
    ///   - stiffness: The spring's stiffness. Must be positive.
    ///   - damping: The friction.
    ///   - velocity: The initial velocity.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        require(
            mass > 0 && stiffness > 0,
            "UISpringTimingParameters was given the mass \(mass) and the stiffness \(stiffness); both must be positive."
        )
        self.damping = damping / (2 * (mass * stiffness).squareRoot())
        initialVelocity = velocity
        settlingDuration = SpringPhysics(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
        super.init()
    }

    /// Makes a spring with a duration in seconds and a bounce: 0 for no oscillation, values closer to 1 oscillate more. The duration
    /// replaces that of the animator.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        damping = 1 - min(max(bounce, 0), 1)
        self.initialVelocity = initialVelocity
        settlingDuration = AnimationEnds.seconds(duration)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    var timing: HostAnimation.Timing {
        let (x, y) = (initialVelocity.dx, initialVelocity.dy)
        return .spring(damping: damping, velocity: abs(x) > abs(y) ? x : y)
    }
}

/// A mass on a spring.
@MainActor
struct SpringPhysics {
    var mass: CGFloat
    var stiffness: CGFloat
    var damping: CGFloat

    /// The time in seconds until the amplitude has decreased to a thousandth.
    var settlingDuration: TimeInterval {
        let ratio = Double(damping / (2 * (mass * stiffness).squareRoot()))
        let frequency = Double(stiffness / mass).squareRoot()
        guard ratio > 0, frequency > 0 else { return 1_000_000 }
        // Without oscillation, the slower of two decays determines the time.
        let decay = ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
        return AnimationEnds.seconds((abs(ratio - 1) < 0.1 ? 9.233 : 6.908) / (decay * frequency))
    }
}
