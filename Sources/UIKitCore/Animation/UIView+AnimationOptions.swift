import Foundation

extension UIView {
    /// How fast something moves between beginning and end.
    public enum AnimationCurve: Int, Sendable {
        /// Slowly at both ends.
        case easeInOut = 0
        /// Slowly at the beginning.
        case easeIn = 1
        /// Slowly at the end.
        case easeOut = 2
        /// At one speed.
        case linear = 3
    }

    /// How a block of animations is shown.
    ///
    /// The bits are UIKit's, so that `AnimationOptions(rawValue: UInt(curve) << 16)` chooses a curve; a number that is no
    /// ``UIView/AnimationCurve`` there, as a keyboard's, is shown as ``curveEaseInOut``, and the bits of any transition as
    /// ``transitionCrossDissolve``.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// What the changed views hold is laid out in the block, so that it moves along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views can be touched on their way.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The views set out from where they are seen. They always do, with or without it, because animations of one
        /// view add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// A block within another one takes its own duration, and not that of the outer one.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A block within another one takes its own curve, and not that of the outer one.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A block within another one takes its own options, and not those of the outer one. Only
        /// ``allowUserInteraction`` is passed on.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slowly at both ends, which is the usual curve.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slowly at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slowly at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition fades from what the view showed to what it shows.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// Not there: an animation comes to an end here, as its completion handler expects.
        @available(*, unavailable, message: "Animations do not repeat; begin the next one in the completion handler.")
        public static var `repeat`: AnimationOptions { [] }
        /// Not there: it is of use with `repeat` only.
        @available(*, unavailable, message: "Animations do not run back; animate back in the completion handler.")
        public static var autoreverse: AnimationOptions { [] }
        /// Not there: views are not turned in space.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromLeft: AnimationOptions { [] }
        /// Not there: views are not turned in space.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromRight: AnimationOptions { [] }
        /// Not there: views are not turned in space.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromTop: AnimationOptions { [] }
        /// Not there: views are not turned in space.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromBottom: AnimationOptions { [] }
        /// Not there: views are no sheets of paper.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionCurlUp: AnimationOptions { [] }
        /// Not there: views are no sheets of paper.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionCurlDown: AnimationOptions { [] }

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

        /// Whether one of UIKit's transitions is chosen, by name or by its bits.
        var hasTransition: Bool { rawValue >> 20 & 0xF != 0 }
    }
}
