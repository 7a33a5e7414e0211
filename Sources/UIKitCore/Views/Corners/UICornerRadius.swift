import Foundation

/// The radius of a corner of a view.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case concentric(minimum: Double?)
    }

    let kind: Kind

    /// Returns a radius in points. Negative values and NaN are treated as 0.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(radius > 0 ? radius : 0))
    }

    /// Returns the radius at which the corner has the same centre as the nearest corner of the container: the container's radius minus
    /// the distance of the edges, the larger of the horizontal and the vertical one. The container is the nearest superview with round
    /// corners. Windows of the desktop count as square.
    ///
    /// - Parameter minimum: The smallest radius in points; nil for 0.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a fixed radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates a fixed radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
    /// The radius as text, for logs.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed \(radius)"
        case .concentric(let minimum): "concentric" + (minimum.map { ", at least \($0)" } ?? "")
        }
    }
}
