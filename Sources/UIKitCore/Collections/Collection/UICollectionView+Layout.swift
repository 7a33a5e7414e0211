import Foundation

extension UICollectionView {
    /// The layout says that something has to be placed anew.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        needsPrepare = true
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        if context !== ownContext, !isPreparing, !isTiling { askSizesAgain(after: context) }
        if !isPreparing { setNeedsLayout() }
    }

    /// Has the layout invalidated for a reason of the collection's own, not because of what an app changed.
    func invalidateByItself(with context: UICollectionViewLayoutInvalidationContext) {
        let former = ownContext
        ownContext = context
        layout.invalidateLayout(with: context)
        ownContext = former
    }

    /// Has the layout ready to be asked.
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

    /// Tells the layout of other bounds.
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

    // MARK: Asking

    /// The place of an item, as the layout has it; nil when it has none.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layout.layoutAttributesForItem(at: indexPath).map(mirrored)
    }

    /// The place of a supplementary view, as the layout has it; nil when it has none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
    }

    /// What touches a rectangle of the collection's coordinates.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        let asked = isMirrored ? mirrored(rect) : rect
        return (layout.layoutAttributesForElements(in: asked) ?? []).map(mirrored)
    }

    // MARK: Right to left

    /// Whether the layout is shown the other way round than it was made.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// The width in which content is mirrored: where there is less than the room, it stands at the right of that.
    var widthOfContentOrRoom: CGFloat {
        max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = widthOfContentOrRoom - rect.maxX
        return rect
    }

    /// Has a layout change an offset that it knows in its own direction.
    func inLayoutDirection(_ offset: CGPoint, _ change: (CGPoint) -> CGPoint) -> CGPoint {
        guard isMirrored else { return change(offset) }
        let width = widthOfContentOrRoom - bounds.width
        let target = change(CGPoint(x: width - offset.x, y: offset.y))
        return CGPoint(x: width - target.x, y: target.y)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate
        copy.restFrame = mirrored(attributes.restFrame)
        return copy
    }

    // MARK: Another layout

    /// Has another layout take over.
    ///
    /// - Parameters:
    ///   - layout: What places the elements from here on.
    ///   - animated: Whether a host that animates shows the way of the views from their old places.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        change(to: layout, animated: animated)
    }

    /// Has another layout take over, and tells when the views have arrived: in a later turn when that is animated, else
    /// within this call.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout, animated: animated, completion: completion)
    }

    func change(
        to new: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard new !== layout else {
            completion?(true)
            return
        }
        let swap = {
            let old = self.layout
            let views = self.shown.values.map(\.view)
            let anchor = self.anchorOfChange
            for view in views { view.willTransition(from: old, to: new) }
            self.forgetDecorations()
            old.willLoseCollection()
            old.collectionView = nil
            self.layout = new
            new.collectionView = self
            self.forgetFittedSizes()
            self.invalidateEverything()
            self.settle(around: anchor)
            for view in views { view.didTransition(from: old, to: new) }
        }
        guard animated, window != nil else {
            swap()
            completion?(true)
            return
        }
        UIView.animate(withDuration: 0.3, animations: swap, completion: completion)
    }

    /// What the user looks at: the first selected item on screen, or the first that is on it.
    private var anchorOfChange: Anchor? {
        guard !isAtStart else { return nil }
        let items = shownItems
        guard let path = items.first(where: selection.contains) ?? items.first,
            let frame = shown[.item(path)]?.attributes.frame
        else { return nil }
        return Anchor(element: .item(path), frame: frame.offsetBy(dx: -contentOffset.x, dy: -contentOffset.y))
    }

    /// Places everything, with an item that was on screen as far from the edges as it was.
    private func settle(around anchor: Anchor?) {
        guard isLoaded, !bounds.isEmpty else { return }
        prepareIfNeeded()
        var offset = contentOffset
        if let anchor, let place = layoutAttributesForItem(at: anchor.element.indexPath)?.frame {
            offset = CGPoint(x: place.minX - anchor.frame.minX, y: place.minY - anchor.frame.minY)
            noteDistanceFromRight()
        } else {
            keepDistanceFromRight()
            offset = contentOffset
        }
        moveContent(to: clamped(targetOffset(for: clamped(offset))))
        tile()
    }

    /// Where the layout, and then the delegate, want the content.
    func targetOffset(for offset: CGPoint) -> CGPoint {
        let target = inLayoutDirection(offset) { layout.targetContentOffset(forProposedContentOffset: $0) }
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    }
}
