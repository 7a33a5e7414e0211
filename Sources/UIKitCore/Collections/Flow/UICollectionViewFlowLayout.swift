import Foundation

/// Items in lines, as words are in a text, in sections with headers and footers.
///
/// A line takes as many items as fit and spreads them from margin to margin; an item for which there is no neighbour stands in
/// the middle. Sizes and distances are the layout's own, or those of a delegate that adopts
/// ``UICollectionViewDelegateFlowLayout``. While all items of a section are of one size, their number costs nothing. In an
/// interface that runs from right to left the layout does, too. Main actor.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// From where the margins of sections count.
    public enum SectionInsetReference: Int, Sendable {
        /// From the edge of the content.
        case fromContentInset
        /// From the safe area.
        case fromSafeArea
        /// From the collection's layout margins.
        case fromLayoutMargins
    }

    /// As an ``estimatedItemSize``: cells say their size, and ``itemSize`` is the estimate.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    // MARK: Sizes and distances

    /// The least distance between lines, in points; 10 at first.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least distance between the items of a line, in points; 10 at first.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of the items, in points; 50 by 50 at first.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// What the size of an item will probably be, in points. Zero, as at first, leaves the sizes as they are; any other has the
    /// cells on screen asked, through `preferredLayoutAttributesFitting(_:)`.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// In which direction the content grows: downwards at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, in points: the height counts where the content grows downwards, else the width. Zero, as at first,
    /// for no headers.
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

    /// From where ``sectionInset`` counts.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether a header stays on screen while its section does.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether a footer stays on screen while its section does.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State

    var geometry: FlowGeometry?
    /// The sizes that cells on screen have wished.
    var wishedSizes: [IndexPath: CGSize] = [:]
    /// The items whose size the delegate leaves to their cells, by answering ``automaticSize``.
    var automaticItems: Set<IndexPath> = []
    /// The sections whose lines are worked out again.
    var staleSections: Set<Int> = []
    /// Whether the delegate was found not to implement `collectionView(_:layout:sizeForItemAt:)`.
    var delegateLeavesItemSize = false

    // MARK: Layout

    /// The class of the contexts that the layout is invalidated with.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Works out the lines, where something changed.
    open override func prepare() {
        super.prepare()
        _ = currentGeometry
    }

    /// The size of everything, in points. Across the direction in which it grows, the content is as large as the screen.
    open override var collectionViewContentSize: CGSize {
        let geometry = currentGeometry
        return axis.size(length: geometry.length, breadth: geometry.breadth)
    }

    /// The items, headers and footers that touch a rectangle. They are new each time, for an override to change.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// The place of an item; nil when there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }

    /// The place of a header or footer; nil when the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first, indexPath.dropFirst().first ?? 0 == 0 else { return nil }
        return supplementary(elementKind, section: section)
    }

    // MARK: Invalidating

    /// Has what a context names worked out anew.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// True where there is another room across, and where headers or footers stay on screen.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesRoom(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// Everything where there is another room across, else only the headers and footers.
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

    /// True where sizes are estimates and a cell wishes another.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        mayResize(originalAttributes) && preferredAttributes.size != originalAttributes.size
    }

    /// The section of the cell, in which the lines are worked out again.
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

    /// True: in an interface that runs from right to left, lines begin at the right.
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
