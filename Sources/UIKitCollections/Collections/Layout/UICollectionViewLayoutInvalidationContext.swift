import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The invalid parts of a layout, for layouts that support partial updates.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is invalid, because the data was reloaded or the layout replaced.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// The invalid items; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The invalid supplementary views, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The invalid decorations, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The distance by which the collection scrolls at its next layout, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The change of the content size until the layout is queried for it again, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// The index path of the item that the user moves, before this step; nil without a movement.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The index path of the item that the user moves, after this step; nil without a movement.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The position of the item that the user moves, in the collection's coordinates; zero without a movement.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    var namesElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }

    /// Creates a context without invalid elements.
    public override init() {
        super.init()
    }

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Marks decorations as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
