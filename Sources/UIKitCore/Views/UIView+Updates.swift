import Foundation

extension UIView {
    func markNeedsLayout() {
        needsLayout = true
        var view: UIView? = self
        // Up to the first view that knows already: above it everybody does.
        while let current = view, !current.subtreeNeedsLayout || current === self {
            current.subtreeNeedsLayout = true
            view = current.superview
        }
        window?.requestUpdate()
    }

    func layoutTree() {
        guard subtreeNeedsLayout else { return }
        // A layout may ask for another one; two views that keep asking each other end here.
        for _ in 0..<UIView.layoutPassLimit where subtreeNeedsLayout {
            subtreeNeedsLayout = false
            if needsLayout {
                needsLayout = false
                viewController?.updateContentUnavailable()
                noteSafeArea()
                updateOwnConstraints()
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.placeContentUnavailable()
                viewController?.viewDidLayoutSubviews()
            }
            for subview in subviews { subview.layoutTree() }
        }
    }

    static let layoutPassLimit = 8

    func markDirty() {
        // Where nobody takes note, as in a window without a scene, the view stays clean, to be marked later.
        guard !isDirty, let window, window.markDirty(self) else { return }
        isDirty = true
    }

    func tintColorDidChangeWithin() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChangeWithin() }
    }

    func traitsDidChangeWithin(from previous: UITraitCollection) {
        // Where traits of the view's own hold, it had others before than what holds it.
        let previous = TraitOverrides.areUsed ? merging(into: previous) : previous
        if TraitOverrides.areUsed, previous == traitCollection { return }
        traitsDidChange(from: previous)
    }

    /// Tells this view of other traits, and what is in it.
    func traitsDidChange(from previous: UITraitCollection) {
        viewController?.traitCollectionDidChange(previous)
        viewController?.requestContentUnavailableUpdate()
        viewController?.tellTraitObservers(from: previous)
        traitCollectionDidChange(previous)
        tellTraitObservers(from: previous)
        setNeedsDisplay()
        setNeedsLayout()
        for subview in subviews { subview.traitsDidChangeWithin(from: previous) }
    }
}
