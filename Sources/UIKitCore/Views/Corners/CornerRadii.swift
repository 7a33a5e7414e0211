import Foundation

/// The radii of the corners of a view or layer, in points.
@_spi(Host)
public struct CornerRadii: Equatable {
    /// The radius of the corner at the top left.
    public var topLeft: CGFloat = 0
    /// The radius of the corner at the top right.
    public var topRight: CGFloat = 0
    /// The radius of the corner at the bottom left.
    public var bottomLeft: CGFloat = 0
    /// The radius of the corner at the bottom right.
    public var bottomRight: CGFloat = 0

    /// Whether a corner is round.
    public var isRound: Bool { topLeft > 0 || topRight > 0 || bottomLeft > 0 || bottomRight > 0 }

    /// The radii clockwise from the top left.
    public var clockwise: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

    init() {}

    /// Creates radii: top left, top right, bottom left, bottom right.
    init(_ radii: [CGFloat]) {
        (topLeft, topRight, bottomLeft, bottomRight) = (radii[0], radii[1], radii[2], radii[3])
    }

    /// The radii in the order top left, top right, bottom left, bottom right.
    var inReadingOrder: [CGFloat] { [topLeft, topRight, bottomLeft, bottomRight] }
}

extension CALayer {
    /// The radii of the corners: those of the view's corner configuration, otherwise `cornerRadius` for the rounded corners.
    @_spi(Host)
    public var cornerRadii: CornerRadii {
        if let configuredRadii { return configuredRadii }
        let radius = max(cornerRadius, 0)
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        return CornerRadii(corners.map { maskedCorners.contains($0) ? radius : 0 })
    }

    /// The radii of the view's corner configuration; nil without one.
    var configuredRadii: CornerRadii? { storedRadii ?? view?.configuredRadii }
}
