import Foundation

/// The part of a view that no system element covers.
extension UIView {
    /// Whether any controller has additional insets. While none has, views do not compute insets.
    static var hasAdditionalSafeArea = false

    /// The insets that the system and the `additionalSafeAreaInsets` of enclosing controllers take from the view's edges,
    /// in points. Bars take space beside views and do not cover them, so the insets are zero unless a controller adds some.
    public var safeAreaInsets: UIEdgeInsets {
        guard UIView.hasAdditionalSafeArea else { return .zero }
        var insets = inheritedSafeAreaInsets
        let covered = layoutState.ownSafeArea
        insets = UIEdgeInsets(
            top: max(insets.top, covered.top),
            left: max(insets.left, covered.left),
            bottom: max(insets.bottom, covered.bottom),
            right: max(insets.right, covered.right)
        )
        if let own = viewController?.additionalSafeAreaInsets {
            insets.top += own.top
            insets.left += own.left
            insets.bottom += own.bottom
            insets.right += own.right
        }
        return insets
    }

    /// The part of the superview's insets that overlaps this view.
    private var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        let bounds = superview.bounds
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)),
            left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX))
        )
    }

    /// Sets the insets that views in front of this one take from its edges, in points.
    func setOwnSafeArea(_ insets: UIEdgeInsets) {
        guard insets != layoutState.ownSafeArea else { return }
        UIView.hasAdditionalSafeArea = true
        layoutState.ownSafeArea = insets
        safeAreaDidChangeWithin()
    }

    /// Notifies the view and its controller if the insets changed since the last layout.
    func noteSafeArea() {
        guard UIView.hasAdditionalSafeArea else { return }
        let insets = safeAreaInsets
        guard insets != layoutState.knownSafeArea else { return }
        layoutState.knownSafeArea = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
    }

    /// Marks the view and all descendants for layout after a change of insets.
    func safeAreaDidChangeWithin() {
        layoutInputsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.safeAreaDidChangeWithin() }
    }
}
