import Foundation
import UIKitCore

/// Self-sizing: views that prefer a different size from the layout's.
extension UICollectionView {
    /// An element that keeps its position on screen while sizes are corrected.
    struct Anchor {
        var element: CollectionElement
        var frame: CGRect
    }

    /// The first visible item whose size is final. Nil at the start of the content.
    ///
    /// - Parameter isShown: Whether to return the item's last displayed frame instead of its current layout frame.
    func anchor(asShown isShown: Bool) -> Anchor? {
        guard !isAtStart else { return nil }
        let known = shownItems.first { path in
            guard let element = shown[.item(path)], element.fittedSize == element.attributes.size else { return false }
            return element.attributes.frame.intersects(bounds)
        }
        guard let known,
            let frame = isShown ? shown[.item(known)]?.attributes.frame : layoutAttributesForItem(at: known)?.frame
        else { return nil }
        return Anchor(element: .item(known), frame: frame)
    }

    /// Scrolls by the distance that the anchor has moved.
    func hold(_ anchor: Anchor?) {
        guard let anchor else { return }
        prepareIfNeeded()
        guard let frame = layoutAttributesForItem(at: anchor.element.indexPath)?.frame else { return }
        let distance = CGPoint(x: frame.minX - anchor.frame.minX, y: frame.minY - anchor.frame.minY)
        noteDistanceFromRight()
        guard distance != .zero else { return }
        moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    /// Queries the preferred size of each visible view, and invalidates the layout where that differs from its size.
    ///
    /// - Returns: Whether the layout was invalidated.
    func hearWishes() -> Bool {
        var changed = false
        for element in shown.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
            guard let present = shown[element], present.fittedSize != present.attributes.size,
                layout.mayResize(present.attributes)
            else { continue }
            shown[element]?.fittedSize = present.attributes.size
            let original = present.attributes.duplicate
            let asked = original.duplicate
            // The view receives the layout's estimate, not its own earlier preference.
            asked.restFrame.size = layout.estimatedSize(of: original)
            let preferred = present.view.preferredLayoutAttributesFitting(asked)
            guard
                layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            shown[element]?.fittedSize = preferred.size
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
            invalidateByItself(with: context)
            changed = true
        }
        return changed
    }

    /// Discards the sizes reported by views; all visible views are queried again.
    func forgetFittedSizes() {
        for element in shown.keys { shown[element]?.fittedSize = nil }
        tiled = nil
    }

    /// Queries the sizes of the affected views again after the app invalidated the layout: their content may have changed.
    func askSizesAgain(after context: UICollectionViewLayoutInvalidationContext) {
        guard context.namesElements else {
            if layout.concernsSizes(context) { forgetFittedSizes() }
            return
        }
        for path in context.invalidatedItemIndexPaths ?? [] { shown[.item(path)]?.fittedSize = nil }
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
            for path in paths { shown[.supplementary(kind, path)]?.fittedSize = nil }
        }
    }

    /// Queries the cell's size again because its content changed.
    func contentDidChange(in cell: UICollectionViewCell) {
        guard !isTiling, let path = indexPath(for: cell) else { return }
        shown[.item(path)]?.fittedSize = nil
        setNeedsTiling()
    }

    /// Whether the content is scrolled to its start.
    var isAtStart: Bool {
        let (offset, inset) = (contentOffset, adjustedContentInset)
        guard offset.y <= -inset.top else { return false }
        return beginsAtRight
            ? offset.x >= contentSize.width + inset.right - bounds.width : offset.x <= -inset.left
    }

    /// Whether the content starts at the right and grows to the left.
    var beginsAtRight: Bool { isMirrored || compositionalLayout?.isRightToLeft == true }

    /// For content that starts at the right, keeps the distance from that edge when the content's width changes.
    func keepDistanceFromRight() {
        let old = lengthLeftOfScreen
        noteDistanceFromRight()
        guard let new = lengthLeftOfScreen else { return }
        // Without content, the start is the edge of the screen.
        let change = new - (old ?? -adjustedContentInset.left - adjustedContentInset.right)
        if change != 0 { moveContent(to: CGPoint(x: contentOffset.x + change, y: contentOffset.y)) }
    }

    /// Records the distance for the present content width, without scrolling.
    func noteDistanceFromRight() {
        lengthLeftOfScreen = beginsAtRight ? widthOfContentOrRoom - bounds.width : nil
    }
}
