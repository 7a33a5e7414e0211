import Foundation

extension UIScrollView {
    package func moveContent(to offset: CGPoint) {
        let offset = offset.drawable
        guard offset != storedBoundsOrigin else { return }
        noteWillChange(["contentOffset", "bounds"])
        UIView.openAnimation?.note(self, boundsOriginFrom: storedBoundsOrigin, to: offset)
        storedBoundsOrigin = offset
        setNeedsLayout()
        if constraintsDependOnOffset { layoutInputsDidChange() }
        setNeedsDisplay()
        offsetDidChange()
        noteDidChange(["contentOffset", "bounds"])
    }

    /// The nearest offset at which the view shows content only.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let size = bounds.size
        let inset = adjustedContentInset
        let right = max(-inset.left, contentSize.width + inset.right - size.width)
        let bottom = max(-inset.top, contentSize.height + inset.bottom - size.height)
        return CGPoint(
            x: min(max(offset.x, -inset.left), right),
            y: min(max(offset.y, -inset.top), bottom)
        )
    }

    /// Moves the offset back to the content. Does nothing for a view without a size, because apps may scroll before the first
    /// layout.
    func clampOffset() {
        guard !bounds.isEmpty else { return }
        moveContent(to: clamped(contentOffset))
    }

    func contentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        scrollObserver?.scrollViewDidMove(self)
        storedEdges?.updateContainers()
    }

    /// Updates the offset after a change of the adjusted inset. Content that is scrolled to its start stays there.
    func noteAdjustedContentInset() {
        let (old, new) = (knownAdjustedInset, adjustedContentInset)
        guard old != new else { return }
        knownAdjustedInset = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        moveContent(to: offset)
        contentDidChange()
        adjustedContentInsetDidChange()
    }

    /// The part of the adjusted content inset that the safe area adds.
    package var safeAreaAdjustment: UIEdgeInsets {
        guard UIView.hasAdditionalSafeArea, contentInsetAdjustmentBehavior != .never else { return .zero }
        var insets = safeAreaInsets
        guard insets != .zero else { return .zero }
        let isWide = contentSize.width > bounds.width
        let isHigh = contentSize.height > bounds.height
        switch contentInsetAdjustmentBehavior {
        case .automatic where !isWide:
            (insets.left, insets.right) = (0, 0)
        case .scrollableAxes:
            if !isWide { (insets.left, insets.right) = (0, 0) }
            if !isHigh { (insets.top, insets.bottom) = (0, 0) }
        default: break
        }
        return insets
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top,
            left: left.left + right.left,
            bottom: left.bottom + right.bottom,
            right: left.right + right.right
        )
    }
}
