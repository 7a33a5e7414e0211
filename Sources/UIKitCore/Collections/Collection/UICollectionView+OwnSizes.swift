import Foundation

/// Views that wish another size than the layout gave them.
extension UICollectionView {
    /// What stays where it is on screen while sizes are corrected.
    struct Anchor {
        var element: CollectionElement
        var frame: CGRect
    }

    /// The first element that was on screen before and has its right size: it is what the user looks at.
    ///
    /// - Parameter isShown: Whether it stands where it was shown last; else it stands where the layout has it by now.
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

    /// Scrolls by as much as an element has moved.
    func hold(_ anchor: Anchor?) {
        guard let anchor else { return }
        prepareIfNeeded()
        guard let frame = layoutAttributesForItem(at: anchor.element.indexPath)?.frame else { return }
        let distance = CGPoint(x: frame.minX - anchor.frame.minX, y: frame.minY - anchor.frame.minY)
        noteDistanceFromRight()
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
            let asked = original.duplicate
            // A view is asked what it wishes in place of the estimate, not of what it wished before.
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

    /// All views are asked for their size again.
    func forgetFittedSizes() {
        for element in shown.keys { shown[element]?.fittedSize = nil }
        tiled = nil
    }

    /// An app has something placed anew: it may have changed what is in the views, so they are asked for their size again.
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

    /// What a cell shows is another thing, so that it may wish another size.
    func contentDidChange(in cell: UICollectionViewCell) {
        guard !isTiling, let path = indexPath(for: cell) else { return }
        shown[.item(path)]?.fittedSize = nil
        setNeedsTiling()
    }

    /// Whether what the user looks at is the beginning of the content.
    var isAtStart: Bool {
        let (offset, inset) = (contentOffset, adjustedContentInset)
        guard offset.y <= -inset.top else { return false }
        return beginsAtRight
            ? offset.x >= contentSize.width + inset.right - bounds.width : offset.x <= -inset.left
    }

    /// Whether the content begins at the right, so that it grows to the left.
    var beginsAtRight: Bool { isMirrored || compositionalLayout?.isRightToLeft == true }

    /// Where the content begins at the right, keeps it as far from there as it was when its width is another one.
    func keepDistanceFromRight() {
        let old = lengthLeftOfScreen
        noteDistanceFromRight()
        guard let new = lengthLeftOfScreen else { return }
        // Before there was any content it began where the screen does.
        let change = new - (old ?? -adjustedContentInset.left - adjustedContentInset.right)
        if change != 0 { moveContent(to: CGPoint(x: contentOffset.x + change, y: contentOffset.y)) }
    }

    /// The content stands where it should at its present width.
    func noteDistanceFromRight() {
        lengthLeftOfScreen = beginsAtRight ? widthOfContentOrRoom - bounds.width : nil
    }
}
