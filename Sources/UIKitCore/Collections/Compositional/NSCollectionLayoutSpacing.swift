import Foundation

/// The room between items, or between an item and the edge of its group.
///
/// Immutable. Main actor.
@MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// The room, in points: exactly this much, or at least.
    public let spacing: CGFloat

    /// Whether the room grows where the items leave some.
    public let isFlexibleSpacing: Bool

    /// Whether the room is always the same.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// So many points at least; what the items of the group leave is divided among all flexible spacings.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
    }

    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
    }

    /// The same object: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The room around an item, which pushes its neighbours away. `contentInsets` instead takes room from the item itself.
///
/// Immutable. Main actor.
@MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The room where lines begin.
    public let leading: NSCollectionLayoutSpacing?
    /// The room at the top.
    public let top: NSCollectionLayoutSpacing?
    /// The room where lines end.
    public let trailing: NSCollectionLayoutSpacing?
    /// The room at the bottom.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes the room around an item; nil for none at an edge.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// The same object: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
