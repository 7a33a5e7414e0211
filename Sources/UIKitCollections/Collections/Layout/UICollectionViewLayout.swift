import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The base class of layouts, which position the elements of a collection. Subclass it for a custom arrangement.
///
/// A subclass overrides ``prepare()`` to compute its geometry, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``. The collection queries visible elements only,
/// so the cost of a layout should not grow with the number of elements off screen. Main actor.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection whose elements the layout positions.
    open internal(set) weak var collectionView: UICollectionView?

    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Returns nil: archives exist on Apple's systems only, and layouts of storyboards are created with `init()`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Classes

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that ``invalidateLayout()`` and the collection create.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers a class for decorations of a kind, instantiated with `init(frame:)`; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            trap(
                "UICollectionViewLayout.register(_:forDecorationViewOfKind:) was given \(viewClass); pass a class that "
                    + "descends from UICollectionReusableView."
            )
        }
        decorationClasses[elementKind] = type
    }

    func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

    // MARK: Geometry

    /// Computes the data for the other members. Called before them after each invalidation. An override calls `super`.
    open func prepare() {}

    /// The size of the content, in points. Default: zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the elements that intersect a rectangle of the content. Default: nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item. Default: nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view. Default: nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration. Default: nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the offset at which scrolling comes to rest. Default: the proposed offset.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset without this override.
    ///   - velocity: The scrolling velocity in points per millisecond; always zero, because hosts do not measure it.
    ///
    /// Called when scrolling by the user comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after updates or a layout change. Default: the proposed offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The layout direction of the layout's coordinates. Default: left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection mirrors the layout if the interface's direction differs from ``developmentLayoutDirection``.
    /// Default: false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Invalidates everything. The layout is prepared again before the collection is next shown.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Invalidates the parts of the layout that a context lists. An override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether new bounds, also those of scrolling, invalidate the layout. Default: false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context of an invalidation for new bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether a view's preferred attributes invalidate the layout. Default: false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context of an invalidation for preferred attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        if preferredAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        } else if let kind = preferredAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
        }
        return context
    }

    // MARK: Updates

    /// Called before a batch of updates is shown. An override calls `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after a batch of updates was shown.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes from which an inserted item moves to its place; nil to fade it in there. Called after
    /// ``prepare(forCollectionViewUpdates:)``. By default, the attributes of the item with an opacity of 0.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// Returns the attributes to which a deleted item moves; nil to fade it out in its place, the default.
    ///
    /// - Parameter itemIndexPath: The index path before the updates.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    /// As ``initialLayoutAttributesForAppearingItem(at:)``, for a supplementary view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// As ``finalLayoutAttributesForDisappearingItem(at:)``, for a supplementary view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// As ``initialLayoutAttributesForAppearingItem(at:)``, for a decoration.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// As ``finalLayoutAttributesForDisappearingItem(at:)``, for a decoration.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.duplicate
        copy?.alpha = 0
        return copy
    }

    // MARK: Interactive movement

    /// Returns the index path of a moving item when the item is at a position. Default: that of the item there, or the
    /// previous index path if there is none.
    ///
    /// - Parameters:
    ///   - previousIndexPath: The item's present index path.
    ///   - position: The centre of the item, in the layout's coordinates.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath { item(at: position) ?? previousIndexPath }

    /// Returns the attributes of a moving item. Default: those of its index path, with the position as centre, in front of
    /// all other elements.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { attributesOfMovingItem(at: indexPath, position) }

    /// Returns the context of the invalidation after a step of an interactive movement. An override calls `super`.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: The index path of the moving item after the step.
    ///   - targetPosition: The position after the step, in the collection's coordinates.
    ///   - previousIndexPaths: The index path before the step.
    ///   - previousPosition: The position before the step.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(targetIndexPaths, targetPosition, from: previousIndexPaths)
    }

    /// Returns the context of the invalidation at the end of an interactive movement. An override calls `super`.
    ///
    /// - Parameters:
    ///   - indexPaths: The final index path of the item.
    ///   - previousIndexPaths: The index path before the end.
    ///   - movementCancelled: Whether the item returns to its first position.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(indexPaths, .zero, from: previousIndexPaths) }

    // MARK: Changes of the layout

    /// Called on the old layout before a different one replaces it. Default: does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on the new layout before it replaces the old one. Default: does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts once the collection has the final attributes, before they are shown. Default: does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Inside the library

    /// Whether scrolling may have to rest at particular offsets. True for an app's own classes, which may override
    /// ``targetContentOffset(forProposedContentOffset:withScrollingVelocity:)``; false for the library's classes.
    var mayHaveRestingPlaces: Bool {
        let own: [UICollectionViewLayout.Type] = [
            UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
            UICollectionViewTransitionLayout.self,
        ]
        return !own.contains { $0 == type(of: self) }
    }

    /// Whether a context without elements requires querying the views' sizes again.
    func concernsSizes(_ context: UICollectionViewLayoutInvalidationContext) -> Bool { true }

    /// The size of an element before its view reports a preferred size.
    func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize { attributes.size }

    /// Whether supplementary views of a kind belong to items and move with them, rather than to sections.
    func areFastenedToItems(_ kind: String, inSection section: Int) -> Bool {
        kind != UICollectionView.elementKindSectionHeader && kind != UICollectionView.elementKindSectionFooter
    }

    /// Called before a different layout replaces this one.
    func willLoseCollection() {}

    /// Whether a view may report a preferred size different from these attributes.
    func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Updates state that is stored per item after items changed their index paths.
    func itemsDidMove(by plan: RowUpdatePlan) {}

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = type(of: self).invalidationContextClass
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            trap(
                "invalidationContextClass is \(type), which does not descend from "
                    + "UICollectionViewLayoutInvalidationContext; return a class that does."
            )
        }
        return ClassFactory.makeObject(type) as! UICollectionViewLayoutInvalidationContext
    }

    func makeAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes {
        .make(type(of: self).layoutAttributesClass, for: element)
    }
}
