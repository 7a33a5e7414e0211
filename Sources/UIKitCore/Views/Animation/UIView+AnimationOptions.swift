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
    /// ``UIView/AnimationCurve``, such as that of the keyboard, is treated as ``curveEaseInOut``.
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
        /// The animation is played again until the view leaves the window, its layer's animations are removed, or a new animation
        /// of the same property begins. The completion handler is called then, with false. A host without motion shows the final
        /// values.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards. Afterwards the views have their new values.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block uses its own duration instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block uses its own curve instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// `UIView.transition(from:to:duration:options:completion:)` hides and shows the views instead of removing and adding
        /// them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
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

        /// A transition turns the view around its vertical axis; its left side comes forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition turns the view around its vertical axis; its right side comes forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition turns the view around its horizontal axis; its top comes forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition turns the view around its horizontal axis; its bottom comes forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A transition turns the previous content up over its top edge like a page. The page stays flat.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition turns the new content down over its top edge like a page. The page stays flat.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

        /// The motion of the transition; nil for none.
        var transition: HostTransition.Motion? {
            switch rawValue >> 20 & 0xF {
            case 0: nil
            case 1: .flipFromLeft
            case 2: .flipFromRight
            case 3: .curlUp
            case 4: .curlDown
            case 6: .flipFromTop
            case 7: .flipFromBottom
            default: .dissolve
            }
        }
    }
}
