import Foundation

/// The corners of a view. Background, border, shadow and clipped content have this shape.
///
/// No radius is larger than half of the shorter side of the view.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        /// Rounds the whole shorter side.
        case capsule(maximum: Double?)
        /// Top left, top right, bottom left and bottom right. Corners with the same number get the same radius: the largest of theirs.
        case corners([UICornerRadius], groups: [Int])
    }

    let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    private static func corners(
        _ topLeft: UICornerRadius?,
        _ topRight: UICornerRadius?,
        _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?,
        groups: [Int] = [0, 1, 2, 3]
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topLeft, topRight, bottomLeft, bottomRight].map { $0 ?? .fixed(0) }, groups: groups)
        )
    }

    /// Returns a configuration in which each corner has its own radius, also where they differ by the distance to the container.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius, radius, radius, radius)
    }

    /// Returns a configuration with a radius for each corner; nil for a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?,
        topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        corners(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// Returns a configuration whose shorter sides are half circles.
    ///
    /// - Parameter maximumRadius: The largest radius in points; nil for no limit.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    /// Returns a configuration in which all corners have the largest of their radii.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius, radius, radius, radius, groups: [0, 0, 0, 0])
    }

    /// Returns a configuration in which the corners at the left have one radius, and those at the right another.
    public static func uniformEdges(
        leftRadius: UICornerRadius,
        rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        corners(leftRadius, rightRadius, leftRadius, rightRadius, groups: [0, 1, 0, 1])
    }

    /// Returns a configuration in which the corners at the top have one radius, and those at the bottom another.
    public static func uniformEdges(
        topRadius: UICornerRadius,
        bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        corners(topRadius, topRadius, bottomRadius, bottomRadius, groups: [0, 0, 1, 1])
    }

    /// Returns a configuration with one radius for the corners at the left, and radii for the others; nil for square ones.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius,
        topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(leftRadius, topRightRadius, leftRadius, bottomRightRadius, groups: [0, 1, 0, 3])
    }

    /// Returns a configuration with one radius for the corners at the right, and radii for the others; nil for square ones.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, groups: [0, 1, 2, 1])
    }

    /// Returns a configuration with one radius for the corners at the top, and radii for the others; nil for square ones.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, groups: [0, 0, 2, 3])
    }

    /// Returns a configuration with one radius for the corners at the bottom, and radii for the others; nil for square ones.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, groups: [0, 1, 2, 2])
    }
}

extension UICornerConfiguration: CustomStringConvertible {
    /// The corners as text, for logs.
    public var description: String {
        switch shape {
        case .capsule(let maximum): "capsule" + (maximum.map { ", at most \($0)" } ?? "")
        case .corners(let radii, _): radii.map(\.description).joined(separator: "; ")
        }
    }
}
