import Foundation
import UIKitCore

extension UICollectionView {
    /// Called when the layout is invalidated.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        needsPrepare = true
        if !(context is TransitionContext) { (layout as? UICollectionViewTransitionLayout)?.layoutWasInvalidated() }
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        if context !== ownContext, !isPreparing, !isTiling { askSizesAgain(after: context) }
        if !isPreparing { setNeedsLayout() }
    }

    /// Invalidates the layout for a reason internal to the collection, such as new bounds or a preferred size.
    func invalidateByItself(with context: UICollectionViewLayoutInvalidationContext) {
        let former = ownContext
        ownContext = context
        layout.invalidateLayout(with: context)
        ownContext = former
    }

    /// Prepares the layout if it is invalid, and updates the content size.
    func prepareIfNeeded() {
        guard !isPreparing, !isUpdating else { return }
        loadIfNeeded()
        noteBounds()
        guard needsPrepare else { return }
        isPreparing = true
        needsPrepare = false
        tiled = nil
        layout.prepare()
        contentSize = layout.collectionViewContentSize
        isPreparing = false
        guard offsetAdjustment != .zero else { return }
        let adjustment = offsetAdjustment
        offsetAdjustment = .zero
        moveContent(to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
    }

    /// Invalidates the layout if it depends on the bounds and these changed.
    private func noteBounds() {
        guard let old = preparedBounds, old != bounds else {
            preparedBounds = bounds
            return
        }
        preparedBounds = bounds
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            invalidateByItself(with: layout.invalidationContext(forBoundsChange: bounds))
        }
    }

    // MARK: Queries

    /// The layout attributes of an item; nil if the layout has none.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layout.layoutAttributesForItem(at: indexPath).map(mirrored)
    }

    /// The layout attributes of a supplementary view; nil if the layout has none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
    }

    /// The attributes of the elements that intersect a rectangle in the collection's coordinates.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        let asked = isMirrored ? mirrored(rect) : rect
        return (layout.layoutAttributesForElements(in: asked) ?? []).map(mirrored)
    }

    // MARK: Right to left

    /// Whether the layout is mirrored horizontally, because the layout direction is not the one it was developed for.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// The width used for mirroring: of the content, or of the visible area if that is wider. Narrow content is
    /// right-aligned.
    var widthOfContentOrRoom: CGFloat {
        max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = widthOfContentOrRoom - rect.maxX
        return rect
    }

    /// Applies a change to an offset in the layout's own coordinates, and converts the result back.
    func inLayoutDirection(_ offset: CGPoint, _ change: (CGPoint) -> CGPoint) -> CGPoint {
        guard isMirrored else { return change(offset) }
        let width = widthOfContentOrRoom - bounds.width
        let target = change(CGPoint(x: width - offset.x, y: offset.y))
        return CGPoint(x: width - target.x, y: target.y)
    }

    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate
        copy.restFrame = mirrored(attributes.restFrame)
        return copy
    }
}
