import Foundation

/// Animations in several steps.
extension UIView {
    /// The options of a keyframe animation.
    ///
    /// The bits are UIKit's. The curve of `UIView.AnimationOptions` with the same bits applies to the whole animation; between
    /// keyframes the speed is constant.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As `UIView.AnimationOptions.layoutSubviews`.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// As `UIView.AnimationOptions.allowUserInteraction`.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// As `UIView.AnimationOptions.beginFromCurrentState`.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// As `UIView.AnimationOptions.repeat`.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// As `UIView.AnimationOptions.autoreverse`.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// As `UIView.AnimationOptions.overrideInheritedDuration`.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// As `UIView.AnimationOptions.overrideInheritedOptions`.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Values between keyframes are interpolated.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// The views jump to the values of each keyframe at its end.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Unavailable: keyframes have the times that the app gives them.
        @available(
            *,
            unavailable,
            message: "Pass the start times and durations to addKeyframe, with calculationModeLinear."
        )
        public static var calculationModePaced: KeyframeAnimationOptions { [] }
        /// Unavailable: values are interpolated linearly.
        @available(*, unavailable, message: "Use calculationModeLinear, with an additional keyframe on the curve.")
        public static var calculationModeCubic: KeyframeAnimationOptions { [] }
        /// Unavailable: values are interpolated linearly.
        @available(*, unavailable, message: "Use calculationModeLinear, with an additional keyframe on the curve.")
        public static var calculationModeCubicPaced: KeyframeAnimationOptions { [] }
    }

    /// Animates the keyframes that a block adds with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. Changes
    /// outside of keyframes take the whole duration.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay before the animation, in seconds. The block is called immediately nevertheless.
    ///   - options: The options.
    ///   - animations: Adds keyframes. Called immediately.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Must be called on the main actor.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let isDiscrete = options.contains(.calculationModeDiscrete)
        let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        run(duration: duration, delay: delay, timing: .curve(shared.curve), options: shared, completion) {
            let outer = keyframesAreDiscrete
            keyframesAreDiscrete = isDiscrete
            animations()
            keyframesAreDiscrete = outer
        }
    }

    /// Adds a keyframe to the current keyframe animation. Outside of one, the changes are not animated.
    ///
    /// - Parameters:
    ///   - frameStartTime: The begin, as a fraction of the whole duration, from 0 to 1.
    ///   - frameDuration: The duration, as a fraction of the whole.
    ///   - animations: Changes views. Called immediately.
    ///
    /// Must be called on the main actor.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let animation = openAnimation else { return animations() }
        let start = CGFloat(min(max(frameStartTime, 0), 1))
        let length = CGFloat(min(max(frameDuration, 0), 1 - Double(start)))
        let outer = animation.span
        animation.span =
            keyframesAreDiscrete
            ? HostAnimation.Span(start: start + length, length: 0) : HostAnimation.Span(start: start, length: length)
        animations()
        animation.span = outer
    }

    /// Repeats the changes of a block within an animation block, instead of the other changes of that block.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions, which is rounded up.
    ///   - autoreverses: Whether each repetition also runs backwards.
    ///   - animations: Changes views. Called immediately.
    ///
    /// Must be called on the main actor, in the block of an animation.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = openAnimation else { return animations() }
        let own = outer.makePart()
        own.repetitions = count.isFinite ? max(1, Double(count.rounded(.up))) : .infinity
        own.autoreverses = autoreverses
        recording(own, animations)
        own.dropUnseen()
        let host = own.changes.lazy.compactMap { $0.view?.shownWindow?.windowScene?.host }.first
        guard let host, own.duration > 0 else { return own.end(finished: true) }
        own.begin(on: host)
    }

    private static var keyframesAreDiscrete = false
}
