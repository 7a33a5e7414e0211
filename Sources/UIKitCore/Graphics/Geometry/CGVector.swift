import Foundation

/// A direction and a length in the plane, such as a velocity. Foundation on Linux has no such type.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// A vector without length.
    public static let zero = CGVector()

    /// Makes a vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector with its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

extension CGVector {
    /// Makes a vector with components of type `Double`.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Makes a vector with integer components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
