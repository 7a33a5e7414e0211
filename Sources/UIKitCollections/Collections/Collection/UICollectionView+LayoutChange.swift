import Foundation
import UIKitCore

/// Replacing the layout.
extension UICollectionView {
    /// Replaces the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether hosts with animations animate the views from their old positions.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        change(to: layout, animated: animated)
    }

    /// Replaces the layout, and calls the completion handler when the views are in place: in a later turn if animated,
    /// otherwise within this call.
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
        cancelMovement()
        abandonTransition(keeping: new)
        let swap = {
            let old = self.layout
            let anchor = self.anchorOfChange
            old.prepareForTransition(to: new)
            new.collectionView = self
            new.prepareForTransition(from: old)
            self.replaceLayout(by: new, releasing: [old], invalidate: self.invalidateEverything) {
                self.settle(around: anchor)
            }
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
        guard animated, window != nil else {
            swap()
            completion?(true)
            return
        }
        UIView.animate(withDuration: 0.3, animations: swap, completion: completion)
    }

    /// Replaces the layout, and notifies the visible views before and after.
    ///
    /// - Parameters:
    ///   - new: The new layout.
    ///   - released: The layouts that no longer belong to the collection.
    ///   - invalidate: Invalidates the new layout.
    ///   - settle: Lays out the elements.
    func replaceLayout(
        by new: UICollectionViewLayout,
        releasing released: [UICollectionViewLayout],
        invalidate: () -> Void,
        settle: () -> Void
    ) {
        let old = layout
        let views = shown.values.map(\.view)
        for view in views { view.willTransition(from: old, to: new) }
        forgetDecorations()
        for layout in released {
            layout.willLoseCollection()
            layout.collectionView = nil
        }
        layout = new
        new.collectionView = self
        forgetFittedSizes()
        invalidate()
        settle()
        for view in views { view.didTransition(from: old, to: new) }
    }

    /// The item that keeps its position on screen: the first visible selected item, or the first visible item.
    var anchorOfChange: Anchor? {
        guard !isAtStart else { return nil }
        let items = shownItems
        guard let path = items.first(where: selection.contains) ?? items.first,
            let frame = shown[.item(path)]?.attributes.frame
        else { return nil }
        return Anchor(element: .item(path), frame: frame.offsetBy(dx: -contentOffset.x, dy: -contentOffset.y))
    }

    /// Lays out everything, and scrolls to keep the anchor's distance from the edges of the screen.
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

    /// The content offset that the layout, and then the delegate, choose.
    func targetOffset(for offset: CGPoint) -> CGPoint {
        let target = inLayoutDirection(offset) { layout.targetContentOffset(forProposedContentOffset: $0) }
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    }
}
