import Foundation
import UIKitCore

/// Interactive transitions between two layouts.
extension UICollectionView {
    /// Called at the end of an interactive transition.
    ///
    /// - Parameters:
    ///   - completed: Whether the final animation ended.
    ///   - finished: Whether the new layout is in effect; false after a cancellation.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func startTransition(
        to next: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        require(
            !(layout is UICollectionViewTransitionLayout) && next !== layout,
            "UICollectionView.startInteractiveTransition(to:completion:) was called during a transition or with the present "
                + "layout; call it with a different layout after finishInteractiveTransition() or "
                + "cancelInteractiveTransition()."
        )
        cancelMovement()
        tileIfNeeded()
        let old = layout
        let anchor = anchorOfChange
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        old.prepareForTransition(to: next)
        next.collectionView = self
        next.prepareForTransition(from: old)
        transition.startOffset = contentOffset
        transition.endOffset = contentOffset
        transition.completion = completion
        let invalidate = {
            // The present layout keeps its state.
            let context = next.makeContext()
            context.invalidateEverything = true
            context.invalidateDataSourceCounts = true
            next.invalidateLayout(with: context)
            self.invalidateProgress(of: transition)
        }
        replaceLayout(by: transition, releasing: [], invalidate: invalidate) {
            guard isLoaded, !bounds.isEmpty else { return }
            prepareIfNeeded()
            transition.endOffset = offset(of: anchor, in: next)
            tile()
        }
        return transition
    }

    /// Shows the present progress of the transition.
    func transitionDidProgress(_ transition: UICollectionViewTransitionLayout) {
        guard layout === transition else { return }
        invalidateProgress(of: transition)
        prepareIfNeeded()
        moveContent(to: clamped(transition.offset))
        setNeedsTiling()
    }

    private func invalidateProgress(of transition: UICollectionViewTransitionLayout) {
        let context = TransitionContext()
        context.keepsLayouts = true
        invalidateByItself(with: context)
    }

    /// Ends the transition with an animation.
    ///
    /// - Parameter isFinishing: Whether the new layout takes effect.
    func endTransition(isFinishing: Bool) {
        guard let transition = layout as? UICollectionViewTransitionLayout else { return }
        let kept = isFinishing ? transition.nextLayout : transition.currentLayout
        let released = isFinishing ? transition.currentLayout : transition.nextLayout
        let progress = min(1, max(0, transition.transitionProgress))
        let completion = transition.completion
        transition.completion = nil
        let swap = {
            self.replaceLayout(by: kept, releasing: [transition, released], invalidate: kept.invalidateLayout) {
                guard self.isLoaded, !self.bounds.isEmpty else { return }
                self.prepareIfNeeded()
                self.noteDistanceFromRight()
                self.moveContent(
                    to: self.clamped(isFinishing ? transition.endOffset : transition.startOffset)
                )
                self.tile()
            }
            transition.currentLayout.finalizeLayoutTransition()
            transition.nextLayout.finalizeLayoutTransition()
        }
        guard window != nil else {
            swap()
            completion?(true, isFinishing)
            return
        }
        let rest = isFinishing ? 1 - progress : progress
        UIView.animate(withDuration: 0.3 * Double(rest), animations: swap) { completion?($0, isFinishing) }
    }

    /// Ends a transition because the app assigns a layout.
    func abandonTransition(keeping new: UICollectionViewLayout) {
        guard let transition = layout as? UICollectionViewTransitionLayout else { return }
        for layout in [transition.currentLayout, transition.nextLayout] where layout !== new {
            layout.willLoseCollection()
            layout.collectionView = nil
        }
        transition.completion?(true, new === transition.nextLayout)
        transition.completion = nil
    }

    /// The content offset for a layout that keeps an item's distance from the edges of the screen.
    private func offset(of anchor: Anchor?, in next: UICollectionViewLayout) -> CGPoint {
        var offset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        if let anchor, let frame = next.layoutAttributesForItem(at: anchor.element.indexPath)?.frame {
            offset = CGPoint(x: frame.minX - anchor.frame.minX, y: frame.minY - anchor.frame.minY)
        }
        offset = next.targetContentOffset(forProposedContentOffset: limited(offset, to: next.collectionViewContentSize))
        offset = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
        return limited(offset, to: next.collectionViewContentSize)
    }

    private func limited(_ offset: CGPoint, to size: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        let right = max(-inset.left, size.width + inset.right - bounds.width)
        let bottom = max(-inset.top, size.height + inset.bottom - bounds.height)
        return CGPoint(x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
    }
}
