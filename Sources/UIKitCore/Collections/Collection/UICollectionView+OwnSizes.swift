import Foundation

/// Views that wish another size than the layout gave them.
extension UICollectionView {
    /// What stays where it is on screen while sizes are corrected.
    struct Anchor {
        var element: CollectionElement
        var frame: CGRect
    }

    /// The first element that was on screen before and has its right size: it is what the user looks at.
    var currentAnchor: Anchor? {
        let isAtStart = contentOffset.y <= -adjustedContentInset.top && contentOffset.x <= -adjustedContentInset.left
        guard !isAtStart else { return nil }
        let known = shownItems.first { path in
            guard let element = shown[.item(path)], element.fittedSize == element.attributes.size else { return false }
            return element.attributes.frame.intersects(bounds)
        }
        guard let known, let frame = shown[.item(known)]?.attributes.frame else { return nil }
        return Anchor(element: .item(known), frame: frame)
    }

    /// Scrolls by as much as an element has moved.
    func hold(_ anchor: Anchor?) {
        guard let anchor else { return }
        prepareIfNeeded()
        guard let frame = layoutAttributesForItem(at: anchor.element.indexPath)?.frame else { return }
        let distance = CGPoint(x: frame.minX - anchor.frame.minX, y: frame.minY - anchor.frame.minY)
        guard distance != .zero else { return }
        moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    /// Asks the views on screen for the size that they wish, and has the layout make room.
    ///
    /// - Returns: Whether the layout has something to place anew.
    func hearWishes() -> Bool {
        var changed = false
        for element in shown.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
            guard let present = shown[element], present.fittedSize != present.attributes.size,
                layout.mayResize(present.attributes)
            else { continue }
            shown[element]?.fittedSize = present.attributes.size
            let original = present.attributes.duplicate
            let preferred = present.view.preferredLayoutAttributesFitting(original.duplicate)
            guard
                layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            shown[element]?.fittedSize = preferred.size
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
            layout.invalidateLayout(with: context)
            changed = true
        }
        return changed
    }

    /// All views are asked for their size again.
    func forgetFittedSizes() {
        for element in shown.keys { shown[element]?.fittedSize = nil }
        tiled = nil
    }

    /// What a cell shows is another thing, so that it may wish another size.
    func contentDidChange(in cell: UICollectionViewCell) {
        guard !isTiling, let path = indexPath(for: cell) else { return }
        shown[.item(path)]?.fittedSize = nil
        setNeedsTiling()
    }

    /// Puts the content to the end where a mirrored layout begins, once it has a size.
    func placeAtStart() {
        guard isMirrored, !hasPlacedStart, contentSize.width > 0 else { return }
        hasPlacedStart = true
        let end = contentSize.width + adjustedContentInset.right - bounds.width
        if contentOffset.x == -adjustedContentInset.left, end > contentOffset.x {
            moveContent(to: CGPoint(x: end, y: contentOffset.y))
        }
    }
}
