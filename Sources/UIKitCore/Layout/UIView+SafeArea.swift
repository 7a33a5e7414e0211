import Foundation

/// The part of a view that nothing of the system covers.
extension UIView {
    /// Whether any controller has insets of its own. As long as none has, no view looks for them.
    static var hasAdditionalSafeArea = false

    /// What the system, and the controllers around the view with their `additionalSafeAreaInsets`, take from the view's
    /// edges, in points. Bars take their room from the views beside them here and cover nothing, so that it is zero unless a
    /// controller says otherwise.
    public var safeAreaInsets: UIEdgeInsets {
        guard UIView.hasAdditionalSafeArea else { return .zero }
        var insets = inheritedSafeAreaInsets
        if let own = viewController?.additionalSafeAreaInsets {
            insets.top += own.top
            insets.left += own.left
            insets.bottom += own.bottom
            insets.right += own.right
        }
        return insets
    }

    /// How far the superview's insets reach into this view.
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

    /// Tells the view, and its controller, when its insets are others than at the last layout.
    func noteSafeArea() {
        guard UIView.hasAdditionalSafeArea else { return }
        let insets = safeAreaInsets
        guard insets != layoutState.knownSafeArea else { return }
        layoutState.knownSafeArea = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
    }

    /// Has everything in the view laid out in other insets.
    func safeAreaDidChangeWithin() {
        layoutInputsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.safeAreaDidChangeWithin() }
    }
}
