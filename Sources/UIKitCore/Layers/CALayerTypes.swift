import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits, as in Core Animation.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a shape of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve without a visible beginning. Hosts draw it as ``circular``: the two differ by a point or less.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// In which direction the colours of a gradient follow each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a direction of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
