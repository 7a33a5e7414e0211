import Foundation

extension UIView {
    func markNeedsLayout() {
        needsLayout = true
        markSubtree()
    }

    /// Marks the view for the next layout pass, which then visits it.
    func markSubtree() {
        var view: UIView? = self
        // Stops at the first marked ancestor, because all views above it are marked.
        while let current = view, !current.subtreeNeedsLayout || current === self {
            current.subtreeNeedsLayout = true
            view = current.superview
        }
        window?.requestUpdate()
    }

    func layoutTree() {
        guard subtreeNeedsLayout else { return }
        // A layout can request another one. The limit ends mutual requests.
        for _ in 0..<UIView.layoutPassLimit where subtreeNeedsLayout {
            subtreeNeedsLayout = false
            performPropertyUpdates()
            if needsLayout {
                needsLayout = false
                viewController?.updateContentUnavailable()
                noteSafeArea()
                ObservedValues.track(in: self) {
                    updateOwnConstraints()
                    viewController?.viewWillLayoutSubviews()
                    layOutContent()
                    viewController?.placeContentUnavailable()
                    viewController?.viewDidLayoutSubviews()
                } onChange: {
                    $0.setNeedsLayout()
                }
            }
            for subview in subviews { subview.layoutTree() }
        }
    }

    static let layoutPassLimit = 8

    func markDirty() {
        // If the change cannot be recorded, as in a window without a scene, the view stays clean so that it can be marked later.
        guard !isDirty, let window, window.markDirty(self) else {
            if let maskedView { maskedView.setNeedsDisplay() }
            return
        }
        isDirty = true
    }

    func tintColorDidChangeWithin() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChangeWithin() }
    }

    func traitsDidChangeWithin(from previous: UITraitCollection) {
        // Overrides of the view also applied to its previous traits.
        let previous = TraitOverrides.areUsed ? merging(into: previous) : previous
        if TraitOverrides.areUsed, previous == traitCollection { return }
        traitsDidChange(from: previous)
    }

    /// Notifies this view and its descendants of changed traits.
    func traitsDidChange(from previous: UITraitCollection) {
        traitVariations?.apply()
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
