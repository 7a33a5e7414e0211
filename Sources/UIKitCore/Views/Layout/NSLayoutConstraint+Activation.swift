import Foundation

/// A view with a counter that a constraint incremented.
struct CountedView {
    weak var view: UIView?
    let count: WritableKeyPath<ViewLayoutState, Int>
}

extension NSLayoutConstraint {
    /// The views of the items. A layout guide is represented by its owning view.
    package var itemViews: [UIView] {
        [firstItem, secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
    }

    static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// The nearest common ancestor of both items. Traps if there is none.
    var commonView: UIView {
        let expected = secondAttribute == .notAnAttribute ? 1 : 2
        require(
            itemViews.count == expected,
            "The constraint \(self) was activated, but one of its items was deallocated, or is a layout guide without an "
                + "owning view: call addLayoutGuide(_:) first."
        )
        let views = itemViews
        guard let common = UIView.nearestView(holding: views) else {
            trap(
                "The constraint \(self) was activated, but its items have no common ancestor: add them to one view hierarchy "
                    + "first."
            )
        }
        return common
    }

    func attach(to view: UIView) {
        holder = view
        view.layoutState.constraints.append(self)
        for item in [firstItem, secondItem] { count(item, in: view) }
        view.layoutInputsDidChange()
        for itemView in itemViews { itemView.layoutInputsDidChange() }
    }

    func detach() {
        guard let view = holder else { return }
        view.layoutInputsDidChange()
        view.layoutState.constraints.removeAll { $0 === self }
        for entry in counted { entry.view?.layoutState[keyPath: entry.count] -= 1 }
        counted = []
        holder = nil
    }

    /// Increments the counters of the views between an item and the view that holds the constraint.
    private func count(_ item: AnyObject?, in holder: UIView) {
        guard let itemView = NSLayoutConstraint.view(of: item), itemView !== holder else { return }
        func raise(_ view: UIView, _ count: WritableKeyPath<ViewLayoutState, Int>) {
            view.layoutState[keyPath: count] += 1
            counted.append(CountedView(view: view, count: count))
        }
        raise(itemView, \.references)
        if let guide = item as? UILayoutGuide, guide.kind.isSolved { raise(itemView, \.crossings) }
        var view = itemView.superview
        while let current = view, current !== holder {
            raise(current, \.crossings)
            view = current.superview
        }
    }
}

extension UIView {
    /// Returns the nearest view that is, or contains, each of the given views; nil if there is none.
    package static func nearestView(holding views: [UIView]) -> UIView? {
        guard let first = views.first else { return nil }
        return sequence(first: first, next: { $0.superview }).first { candidate in
            views.allSatisfy { $0.isDescendant(of: candidate) }
        }
    }

    /// Deactivates the constraints of ancestors that involve this view or its descendants, because the view leaves them.
    func endConstraints(fromAbove oldSuperview: UIView) {
        for ancestor in sequence(first: oldSuperview, next: { $0.superview }) {
            for constraint in ancestor.layoutState.constraints
            where constraint.itemViews.contains(where: { $0.isDescendant(of: self) }) {
                constraint.detach()
            }
        }
    }

    // MARK: Adding and removing

    /// The active constraints that this view holds: those for which it is the nearest common ancestor of the items.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Activates a constraint that this view holds. Traps if an item is not in this view.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        require(
            constraint.itemViews.allSatisfy { $0.isDescendant(of: self) },
            "UIView.addConstraint(_:) was given \(constraint), but one of its items is not in this view. Set isActive to true "
                + "instead; it finds the right view."
        )
        guard constraint.holder !== self else { return }
        constraint.detach()
        constraint.attach(to: self)
    }

    /// Activates constraints that this view holds. Traps if an item is not in this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view holds. Does nothing for other constraints.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.detach() }
    }

    /// Deactivates constraints that this view holds. Ignores other constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
