import Foundation

/// The pattern for the cells of a layout: how large they are, and what room is around them.
///
/// Main actor.
@MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size, in relation to the group or the section that holds the item.
    public let layoutSize: NSCollectionLayoutSize

    /// What is fastened to every cell, such as a badge.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fastenedItems }

    private let fastenedItems: [NSCollectionLayoutSupplementaryItem]

    /// The room that is taken from the item at its edges, in points. No account is taken of it in a direction in which the
    /// size is an estimate.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The room around the item, beyond its size; nil, as at first, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item of a size with something fastened to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        fastenedItems = supplementaryItems
    }

    /// The insets that count: those of directions with a known size.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
