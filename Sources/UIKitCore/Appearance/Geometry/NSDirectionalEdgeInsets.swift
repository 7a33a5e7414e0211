import Foundation

/// Distances inwards from the edges of a rectangle, in points, that follow the reading direction. (iOS 11)
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge at which a line of text begins: left in English, right in Arabic.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge at which a line of text ends.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets with no distance on any side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
