import Foundation

extension HostAnimation.Timing {
    /// Returns the progress at a fraction of a duration. It is exactly 0 at 0 and 1 at 1; a spring exceeds 1 in between.
    func progress(at fraction: CGFloat, duration: TimeInterval) -> CGFloat {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        switch self {
        case .curve(.linear): return fraction
        case .curve(.easeIn): return fraction * fraction
        case .curve(.easeOut): return fraction * (2 - fraction)
        case .curve(.easeInOut):
            return fraction < 0.5 ? 2 * fraction * fraction : 1 - 2 * (1 - fraction) * (1 - fraction)
        case .cubic(let first, let second):
            let curve = CAMediaTimingFunction(
                controlPoints: Float(first.x),
                Float(first.y),
                Float(second.x),
                Float(second.y)
            )
            return curve.progress(at: fraction)
        case .spring(let damping, let velocity):
            return Self.spring(damping: damping, velocity: Double(velocity) * duration, at: Double(fraction))
        }
    }

    /// The position of a spring whose amplitude has decreased to a thousandth at the time 1.
    private static func spring(damping: CGFloat, velocity: Double, at time: Double) -> CGFloat {
        let damping = damping.isNaN ? 1 : min(max(Double(damping), 0.05), 1)
        let velocity = velocity.isFinite ? velocity : 0
        // The solution of (1 + speed) · exp(−speed) = 0.001.
        let criticalSpeed = 9.233
        guard damping < 0.999 else {
            return CGFloat(1 - exp(-criticalSpeed * time) * (1 + (criticalSpeed - velocity) * time))
        }
        let width = (1 - damping * damping).squareRoot()
        let speed = min((6.908 - log(width)) / damping, damping > 0.9 ? criticalSpeed : .infinity)
        let decay = damping * speed
        let frequency = speed * width
        let swing = cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time)
        return CGFloat(1 - exp(-decay * time) * swing)
    }
}
