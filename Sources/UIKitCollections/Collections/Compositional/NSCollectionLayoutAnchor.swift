import Foundation
import UIKitCore

/// The anchor of a supplementary item: edges or a corner, and an offset.
///
/// Immutable. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges: two for a corner, none for the centre.
    public let edges: NSDirectionalRectEdge

    /// The offset in points, or as a fraction of the supplementary item's own size. Positive x is towards the trailing edge,
    /// positive y is down.
    public let offset: CGPoint

    /// Whether ``offset`` is in points.
    public let isAbsoluteOffset: Bool

    /// Whether ``offset`` is a fraction of the supplementary item's own size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    /// Creates an anchor at edges without an offset.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// Creates an anchor with an offset as a fraction of the supplementary item's size: 0.5 is half of it.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    /// The anchor point of a rectangle, for left-to-right layout.
    static func point(at edges: NSDirectionalRectEdge, of rect: CGRect) -> CGPoint {
        var point = CGPoint(x: rect.midX, y: rect.midY)
        if edges.contains(.leading) { point.x = rect.minX } else if edges.contains(.trailing) { point.x = rect.maxX }
        if edges.contains(.top) { point.y = rect.minY } else if edges.contains(.bottom) { point.y = rect.maxY }
        return point
    }

    func distance(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }

    /// Returns the same object, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
