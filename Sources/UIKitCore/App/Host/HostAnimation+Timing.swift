import Foundation

extension HostAnimation {
    /// The speed of an animation over time.
    public enum Timing: Hashable, Sendable {
        /// A curve for the whole duration.
        case curve(UIView.AnimationCurve)
        /// Spring motion with a damping ratio, where 1 has no oscillation, and an initial speed in total distances per second.
        case spring(damping: CGFloat, velocity: CGFloat)
        /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
        case cubic(CGPoint, CGPoint)
    }
}
