import Foundation

/// A two-dimensional offset, in points.
public struct UIOffset: Equatable, Codable, Sendable {
    /// The distance to the right; negative values are to the left.
    public var horizontal: CGFloat
    /// The distance down; negative values are up.
    public var vertical: CGFloat

    /// An offset of 0.
    public static let zero = UIOffset()

    /// Makes an offset of 0.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from two distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
