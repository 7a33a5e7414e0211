import Foundation
import UIKitCore

/// The template of an item's supplementary view, such as a badge.
///
/// Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, passed to the data source.
    public let elementKind: String

    /// The anchor in the cell.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The anchor in the supplementary view; nil for the same edges as ``containerAnchor``.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The stacking order. Cells have 0. Default: 1.
    open var zIndex = 1

    /// Creates a supplementary item whose edges are aligned with those of the cell.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, container: containerAnchor, item: nil)
    }

    /// Creates a supplementary item that aligns a point of its own with a point of the cell.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        containerAnchor = container
        itemAnchor = item
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame in relation to a container's rectangle, for left-to-right layout.
    func frame(at container: CGRect, preferred: CGSize? = nil) -> CGRect {
        var size = layoutSize.size(in: container.size)
        if let preferred { size = layoutSize.replacingMeasured(in: size, by: preferred) }
        let target = NSCollectionLayoutAnchor.point(at: containerAnchor.edges, of: container)
        let away = containerAnchor.distance(for: size)
        let anchor = itemAnchor ?? containerAnchor
        let own = NSCollectionLayoutAnchor.point(at: anchor.edges, of: CGRect(origin: .zero, size: size))
        let ownAway = itemAnchor?.distance(for: size) ?? .zero
        return CGRect(
            x: target.x + away.x - own.x + ownAway.x,
            y: target.y + away.y - own.y + ownAway.y,
            width: size.width,
            height: size.height
        )
    }
}

/// The template of a header or footer at the boundary of a section or of the whole layout.
///
/// Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the content is inset for the view; otherwise the view overlays the content. Default: true.
    open var extendsBoundary = true

    /// Whether it stays on screen while its section is visible. Default: false.
    open var pinToVisibleBounds = false

    /// The space before it, in points, which disappears while it is pinned.
    var paddingBefore: CGFloat = 0

    /// The edge of the section.
    public let alignment: NSRectAlignment

    /// The offset from the edge, in points.
    public let offset: CGPoint

    /// Creates a header or footer at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer with an offset from an edge, in points.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind: elementKind, container: anchor, item: nil)
    }
}

/// The template of a decoration: a background behind a section's content.
///
/// Its class is registered with the layout, not with the collection view. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, for which its class is registered with the layout.
    public let elementKind: String

    /// The stacking order. Default: 0, behind the cells.
    open var zIndex = 0

    /// Returns a background with the size of the section including its headers and footers, inset by its own `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    private init(elementKind: String) {
        self.elementKind = elementKind
        let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: all, supplementaryItems: [])
    }
}
