import Foundation

/// What of a layout is to be worked out anew. A layout that can do less than everything looks at it.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is, because the data was loaded anew or the layout is a new one.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items are others.
    open internal(set) var invalidateDataSourceCounts = false

    /// The items to place anew; nil when none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views to place anew, by kind; nil when none was named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decorations to place anew, by kind; nil when none was named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// How far the collection scrolls when it is laid out next, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// How much larger the content is until the layout is asked for its size again, in points.
    open var contentSizeAdjustment = CGSize.zero

    var namesElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }

    /// Makes a context that names nothing.
    public override init() {
        super.init()
    }

    /// Names items to place anew.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views to place anew.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decorations to place anew.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
