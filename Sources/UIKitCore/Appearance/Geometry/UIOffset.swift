import Foundation

/// A distance to move something by, in points. (iOS 5)
public struct UIOffset: Equatable, Codable, Sendable {
    /// The distance to the right; negative is left.
    public var horizontal: CGFloat
    /// The distance down; negative is up.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Makes an offset of no distance.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from two distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
