import Foundation

extension UIView {
    /// Whether ``updateConstraints()`` is called before the next layout.
    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Calls ``updateConstraints()`` of the descendants that need it, innermost first, then of this view.
    func updateConstraintsTree() {
        guard subtreeNeedsLayout else { return }
        for subview in subviews { subview.updateConstraintsTree() }
        updateOwnConstraints()
    }

    func updateOwnConstraints() {
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        if let viewController, viewController.viewIfLoaded === self {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    func updateConstraintsWithin() {
        for subview in subviews { subview.updateConstraintsWithin() }
        updateOwnConstraints()
    }
}
