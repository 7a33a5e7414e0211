import Foundation

/// Receives the begin and the end of an animation. Main actor.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called in the turn after the animation was added to a layer. Default: does nothing.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation ended. Default: does nothing.
    ///
    /// - Parameters:
    ///   - anim: The layer's copy of the animation.
    ///   - flag: Whether it reached its end; false if it was removed, or if its layer left the screen before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Use one of the subclasses.
///
/// The layer's own properties do not change: `CALayer.presentation()` returns the visible values. Time is that of
/// ``CACurrentMediaTime()``. Main actor.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed

    /// The speed over time; nil for constant speed.
    open var timingFunction: CAMediaTimingFunction?

    /// Receives the begin and the end. Strong reference, as in Core Animation, until the end.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer removes the animation at its end. Default: true.
    open var isRemovedOnCompletion = true

    private var userValues: [String: Any] = [:]

    /// Makes an animation without duration.
    public required override init() {
        super.init()
    }

    /// Stores a value of the app under a key, for example to recognize the animation in the delegate.
    open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }

    /// Returns a value of the app; nil if there is none.
    open func value(forKey key: String) -> Any? { userValues[key] }

    /// Returns a copy, which a layer keeps.
    open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

    func duplicate() -> Self {
        let copy = Self()
        copy.copyAttributes(of: self)
        return copy
    }

    func copyAttributes(of other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        speed = other.speed
        timeOffset = other.timeOffset
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        userValues = other.userValues
    }

    /// Adds the animation to a layer, with the event as the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The key under which a layer keeps the animation, whatever the app gives.
    var fixedKey: String? { nil }

    /// Called after the animation was added to a layer.
    ///
    /// - Parameter length: The duration in seconds of an animation without its own.
    func didBegin(on layer: CALayer, length: TimeInterval) {}

    // MARK: Values

    /// The key paths that cannot be animated.
    var unknownKeyPaths: [String] { [] }

    /// Changes the values of a layer to those at a progress from 0 to 1.
    func apply(_ progress: CGFloat, length: TimeInterval, to values: inout LayerValues) {}

    /// Changes the values of a layer to those at a time since the begin, in seconds. Returns whether the animation is over.
    @discardableResult
    final func apply(at elapsed: TimeInterval, usualLength: TimeInterval, to values: inout LayerValues) -> Bool {
        let length = duration > 0 ? duration : usualLength
        let moment = moment(at: elapsed, length: length)
        if case .inside(let time, _) = moment {
            let linear = length > 0 ? CGFloat(time / length) : 1
            apply(timingFunction?.progress(at: linear) ?? linear, length: length, to: &values)
        }
        return moment.isOver
    }
}

/// Animations that run together. A child's begin time is a delay in the group; a child without duration has that of the group. The
/// delegates of children are not called. Main actor.
open class CAAnimationGroup: CAAnimation {
    /// The animations; later ones replace values of earlier ones.
    open var animations: [CAAnimation]?

    override func copyAttributes(of other: CAAnimation) {
        super.copyAttributes(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override var unknownKeyPaths: [String] { (animations ?? []).flatMap(\.unknownKeyPaths) }

    override func apply(_ progress: CGFloat, length: TimeInterval, to values: inout LayerValues) {
        for animation in animations ?? [] {
            let elapsed = TimeInterval(progress) * length - animation.beginTime
            animation.apply(at: elapsed, usualLength: length, to: &values)
        }
    }
}
