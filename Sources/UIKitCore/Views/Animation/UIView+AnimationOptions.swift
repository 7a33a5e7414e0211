import Foundation

extension UIView {
    /// The speed of an animation over time.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Constant speed.
        case linear = 3
    }

    /// The options of an animation block.
    ///
    /// The bits are UIKit's, so that `AnimationOptions(rawValue: UInt(curve) << 16)` selects a curve. A value that is not a
    /// ``UIView/AnimationCurve``, such as that of the keyboard, is treated as ``curveEaseInOut``, and the bits of any
    /// transition as ``transitionCrossDissolve``.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews of changed views are laid out in the block, so that their changes are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views receive touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation begins at the visible positions of the views. This is always the case, because animations of one view
        /// are additive.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// A nested block uses its own duration instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block uses its own curve instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A nested block uses its own options instead of the outer one's. Only ``allowUserInteraction`` is inherited.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends. The default curve.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition fades from the previous to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// Unavailable: an animation ends, as its completion handler expects.
        @available(*, unavailable, message: "Animations do not repeat; begin the next one in the completion handler.")
        public static var `repeat`: AnimationOptions { [] }
        /// Unavailable: it is only useful with `repeat`.
        @available(*, unavailable, message: "Animations do not run back; animate back in the completion handler.")
        public static var autoreverse: AnimationOptions { [] }
        /// Unavailable: there are no 3D transitions.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromLeft: AnimationOptions { [] }
        /// Unavailable: there are no 3D transitions.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromRight: AnimationOptions { [] }
        /// Unavailable: there are no 3D transitions.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromTop: AnimationOptions { [] }
        /// Unavailable: there are no 3D transitions.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionFlipFromBottom: AnimationOptions { [] }
        /// Unavailable: there are no page curl transitions.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionCurlUp: AnimationOptions { [] }
        /// Unavailable: there are no page curl transitions.
        @available(*, unavailable, message: "Use transitionCrossDissolve.")
        public static var transitionCurlDown: AnimationOptions { [] }

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

        /// Whether the options contain one of UIKit's transitions.
        var hasTransition: Bool { rawValue >> 20 & 0xF != 0 }
    }
}
