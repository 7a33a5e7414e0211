import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A layout that arranges items in lines, like words of a text, in sections with headers and footers.
///
/// A line takes as many items as fit and distributes them from margin to margin; a single item without space for a second one
/// is centred. Sizes and spacing are the layout's own, or those of a delegate that adopts
/// ``UICollectionViewDelegateFlowLayout``. While all items of a section have the same size, cost does not depend on their
/// number. The layout is mirrored in right-to-left interfaces. Main actor.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The edges from which section insets are measured.
    public enum SectionInsetReference: Int, Sendable {
        /// The edge of the content.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The collection's layout margins.
        case fromLayoutMargins
    }

    /// As ``estimatedItemSize``: cells determine their size, and ``itemSize`` is the estimate.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    // MARK: Sizes and spacing

    /// The minimum spacing between lines, in points. Default: 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum spacing between the items of a line, in points. Default: 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of the items, in points. Default: 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The estimated size of an item, in points. Default: zero, which disables self-sizing. With any other value, visible
    /// cells determine their size with `preferredLayoutAttributesFitting(_:)`.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The scroll direction. Default: vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, in points: the height is used for vertical scrolling, the width for horizontal scrolling.
    /// Default: zero, for no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, in points, as that of headers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The margins around the items of each section, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The edges from which ``sectionInset`` is measured.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether a header stays on screen while its section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether a footer stays on screen while its section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State

    var geometry: FlowGeometry?
    /// The preferred sizes reported by visible cells.
    var wishedSizes: [IndexPath: CGSize] = [:]
    /// The items for which the delegate returned ``automaticSize``, so that their cells determine the size.
    var automaticItems: Set<IndexPath> = []
    /// The sections whose lines are out of date.
    var staleSections: Set<Int> = []
    /// Whether the delegate does not implement `collectionView(_:layout:sizeForItemAt:)`.
    var delegateLeavesItemSize = false

    // MARK: Layout

    /// The class of the layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Computes the lines if they are out of date.
    open override func prepare() {
        super.prepare()
        _ = currentGeometry
    }

    /// The size of the content, in points. Across the scroll direction it is the visible size.
    open override var collectionViewContentSize: CGSize {
        let geometry = currentGeometry
        return axis.size(length: geometry.length, breadth: geometry.breadth)
    }

    /// Returns the items, headers and footers that intersect a rectangle. The objects are new at each call, so overrides can
    /// change them.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// Returns the attributes of an item; nil when there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }

    /// Returns the attributes of a header or footer; nil when the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first, indexPath.dropFirst().first ?? 0 == 0 else { return nil }
        return supplementary(elementKind, section: section)
    }

    // MARK: Invalidation

    /// Invalidates the parts of the layout that a context lists.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// True if the available space across the scroll direction changes, or if headers or footers are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesRoom(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// Returns a context for everything if the available space changes, otherwise for pinned headers and footers only.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !changesRoom(newBounds) {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    /// True if an item's size is an estimate and its cell prefers a different one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        mayResize(originalAttributes) && preferredAttributes.size != originalAttributes.size
    }

    /// Returns a context for the lines of the cell's section.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
            flow.wishedSizes[preferredAttributes.indexPath] = preferredAttributes.size
        }
        return context
    }

    /// Returns a context for everything, or for no lines while the moving item keeps its index path.
    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths,
            withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition
        )
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, targetIndexPaths == previousIndexPaths
        {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    /// True: in right-to-left interfaces lines start at the right.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && isEstimated(attributes.indexPath)
    }

    override func concernsSizes(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
        !isPartial(context)
    }

    override func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
        estimate(of: attributes)
    }

    override func areFastenedToItems(_ kind: String, inSection section: Int) -> Bool { false }

    override func itemsDidMove(by plan: RowUpdatePlan) {
        moveWishes(by: plan)
    }
}
