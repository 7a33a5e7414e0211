import Foundation

/// The pattern for a view that is fastened to each cell, such as a badge.
///
/// Main actor.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view, by which the data source knows what to make.
    public let elementKind: String

    /// Where in the cell it is fastened.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// Which point of its own is fastened there; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// How far in front of the others it stands. Cells have 0; 1 unless set.
    open var zIndex = 1

    /// Makes a view that is fastened by the same edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, container: containerAnchor, item: nil)
    }

    /// Makes a view, a point of which is fastened to a point of the cell.
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

    /// Its rectangle at a rectangle that it is fastened to, in a language that reads from left to right.
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

/// The pattern for a view at the boundary of a section or of the whole layout: a header or a footer.
///
/// Main actor.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the content makes room for it. True unless set; false lays it over the content.
    open var extendsBoundary = true

    /// Whether it stays on screen as long as its section is. False unless set.
    open var pinToVisibleBounds = false

    /// The room before it, in points, that goes while it stays on screen.
    var paddingBefore: CGFloat = 0

    /// At which edge it stands.
    public let alignment: NSRectAlignment

    /// The distance from where it would stand, in points.
    public let offset: CGPoint

    /// Makes a header or footer at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or footer at a distance from an edge, in points.
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

/// The pattern for a view that decorates a section: a background behind its content.
///
/// Its class is registered with the layout, not with the collection view. Main actor.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view, under which its class is registered with the layout.
    public let elementKind: String

    /// How far in front of the others it stands. At 0, as at first, it is behind the cells.
    open var zIndex = 0

    /// A background as large as the section with its headers and footers, less its own `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    private init(elementKind: String) {
        self.elementKind = elementKind
        let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: all, supplementaryItems: [])
    }
}
