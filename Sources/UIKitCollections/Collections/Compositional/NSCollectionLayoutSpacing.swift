import Foundation
import UIKitCore

/// The space between items, or between an item and the edge of its group.
///
/// Immutable. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// The space in points: exact if fixed, the minimum if flexible.
    public let spacing: CGFloat

    /// Whether the spacing grows if the items leave space.
    public let isFlexibleSpacing: Bool

    /// Whether the spacing is constant.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// Returns a minimum spacing in points. Space left by the group's items is divided among all flexible spacings.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
    }

    /// Returns a constant spacing in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
    }

    /// Returns the same object, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an item, outside its size. `contentInsets`, by contrast, are inside its size.
///
/// Immutable. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The space at the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// The space at the top.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space at the bottom.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacing; nil for no space at an edge.
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

    /// Returns the same object, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
