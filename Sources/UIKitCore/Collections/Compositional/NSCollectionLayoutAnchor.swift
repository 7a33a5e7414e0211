import Foundation

/// Where a supplementary item is fastened: at edges or a corner, and how far from there.
///
/// Immutable. Main actor.
@MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges; two for a corner, none for the middle.
    public let edges: NSDirectionalRectEdge

    /// The distance from there: points, or parts of the supplementary item's own size. A positive x goes towards the end of
    /// the line, a positive y down.
    public let offset: CGPoint

    /// Whether ``offset`` is in points.
    public let isAbsoluteOffset: Bool

    /// Whether ``offset`` is in parts of the supplementary item's own size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    /// Makes an anchor right at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// Makes an anchor so many points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// Makes an anchor at a distance from edges that is a part of the supplementary item's size: half of it at 0.5.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    /// The point of a rectangle, in a language that reads from left to right.
    static func point(at edges: NSDirectionalRectEdge, of rect: CGRect) -> CGPoint {
        var point = CGPoint(x: rect.midX, y: rect.midY)
        if edges.contains(.leading) { point.x = rect.minX } else if edges.contains(.trailing) { point.x = rect.maxX }
        if edges.contains(.top) { point.y = rect.minY } else if edges.contains(.bottom) { point.y = rect.maxY }
        return point
    }

    func distance(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }

    /// The same object: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
