import Foundation

/// The names of common timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of the system: a fast start and a slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The speed of an animation over time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Immutable, and can be shared between threads.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let first: CGPoint
    let second: CGPoint

    /// Makes a common function. An unknown name gives the linear function.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a function from the control points of the curve. Times outside 0…1 are clamped.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = CGPoint(x: CGFloat(min(max(c1x, 0), 1)), y: CGFloat(c1y))
        second = CGPoint(x: CGFloat(min(max(c2x, 0), 1)), y: CGFloat(c2y))
        super.init()
    }

    /// Writes a point of the curve: 0 and 3 are the ends, 1 and 2 the control points. Traps for other indices.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
        require(points.indices.contains(idx), "CAMediaTimingFunction has no control point \(idx); there are 0 to 3.")
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    /// The progress at a time from 0 to 1.
    func progress(at time: CGFloat) -> CGFloat {
        let time = min(max(time, 0), 1)
        if first.x == first.y, second.x == second.y { return time }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        // The times are monotonic, so bisection finds the parameter to a precision of 2⁻³⁰.
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if Self.value(first.x, second.x, middle) < time { low = middle } else { high = middle }
        }
        return Self.value(first.y, second.y, (low + high) / 2)
    }

    private static func value(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
