import Foundation
import UIKitCore

/// The template of a layout's cells: their size and the space around them.
///
/// Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size, relative to the containing group or section.
    public let layoutSize: NSCollectionLayoutSize

    /// The supplementary items of each cell, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fastenedItems }

    private let fastenedItems: [NSCollectionLayoutSupplementaryItem]

    /// The insets of the cell within the item's size, in points. They are ignored on axes on which the size is an estimate.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item, outside its size; nil for none. Default: nil.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with a size and supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        fastenedItems = supplementaryItems
    }

    /// The effective insets: those of axes without an estimate.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
