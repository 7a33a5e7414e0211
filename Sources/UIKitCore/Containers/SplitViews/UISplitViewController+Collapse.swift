import Foundation

/// Collapsing columns into one stack, and separating them again.
extension UISplitViewController {
    /// The controllers that the collapsed stack took over from a column.
    struct Merge {
        /// The original column.
        let column: Column
        /// The controllers of the column, from the root up.
        let controllers: [UIViewController]
    }

    /// Collapses or expands the split view according to the size class.
    func roomDidChange() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        let isNarrow = traitCollection.horizontalSizeClass != .regular
        guard !hasDecided || isNarrow != isCollapsed else { return }
        let isFirst = !hasDecided
        hasDecided = true
        if isNarrow { collapse() } else { expand(isFirst: isFirst) }
    }

    private var base: UINavigationController? { columns[oneColumn] as? UINavigationController }

    // MARK: Collapsing

    private func collapse() {
        chosenColumns = nil
        isCollapsed = true
        oneColumn = leadingColumns.first ?? .secondary
        if style == .unspecified { collapseClassic() } else { collapseColumns() }
        grantEarlyWishes()
        imposeTraits()
        updateDisplayMode(always: true)
        if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    }

    private func collapseColumns() {
        let hasCompact = columns[.compact] != nil
        let proposed: Column =
            hasCompact ? .compact : columns[.secondary] != nil ? .secondary : leadingColumns.last ?? .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if top == .compact, hasCompact {
            oneColumn = .compact
        } else {
            for column in columnsAbove(oneColumn, upTo: top) { merge(column, animated: false) }
        }
    }

    private func collapseClassic() {
        guard let primary = columns[.primary] else { return }
        let left = delegate?.primaryViewController(forCollapsing: self) ?? primary
        if left !== primary { adopt(left, as: .primary) }
        guard let secondary = columns[.secondary], secondary !== left else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: left) == true { return }
        left.collapseSecondaryViewController(secondary, for: self)
    }

    /// Returns the columns above the bottom column, up to the given one.
    private func columnsAbove(_ bottom: Column, upTo top: Column) -> [Column] {
        let order: [Column] = [.primary, .supplementary, .secondary]
        guard let first = order.firstIndex(of: bottom), let last = order.firstIndex(of: top), first < last else {
            return []
        }
        return order[(first + 1)...last].filter { columns[$0] != nil }
    }

    // MARK: Expanding

    private func expand(isFirst: Bool) {
        if style == .unspecified, isCollapsed { separateClassic() }
        separateAll()
        takeInspectorBack()
        isCollapsed = false
        shownColumns = []
        imposeTraits()
        if style != .unspecified, !isFirst, let delegate {
            let proposed = displayModeWhenExpanded
            let wanted = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            if wanted != proposed, wanted != .automatic { chosenColumns = wanted.extraColumns }
        }
        grantEarlyWishes()
        updateDisplayMode(always: true)
        if style != .unspecified, !isFirst { delegate?.splitViewControllerDidExpand(self) }
    }

    private func separateClassic() {
        guard let left = columns[.primary] else { return }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? left
        if primary !== left { adopt(primary, as: .primary) }
        let separated =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let separated { adopt(separated, as: .secondary) }
    }

    /// Assigns a controller supplied by the delegate to a column.
    private func adopt(_ controller: UIViewController, as column: Column) {
        let former = columns[column]
        columns[column] = controller
        assigned[column] = controller
        if let former { letGo(former) }
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    // MARK: Merging

    func isOnStack(_ column: Column) -> Bool {
        guard let base, let merge = merges.last(where: { $0.column == column }) else { return false }
        return merge.controllers.contains { base.viewControllers.contains($0) }
    }

    /// Pushes the controllers of a column onto the collapsed stack.
    func merge(_ column: Column, animated: Bool) {
        guard let base, let other = columns[column], other !== base, !isOnStack(column) else { return }
        forgetPopped(column)
        if let navigation = other as? UINavigationController {
            let moved = navigation.viewControllers
            guard !moved.isEmpty else { return }
            navigation.setViewControllers([], animated: false)
            merges.append(Merge(column: column, controllers: moved))
            base.setViewControllers(base.viewControllers + moved, animated: animated)
        } else {
            merges.append(Merge(column: column, controllers: [other]))
            base.pushViewController(other, animated: animated)
        }
    }

    /// Separates the collapsed stack: each column gets its own controllers, with those pushed over them.
    func separateAll() {
        for merge in merges.reversed() { separate(merge, animated: false) }
        merges = []
    }

    private func separate(_ merge: Merge, animated: Bool) {
        guard let base else { return }
        let stack = base.viewControllers
        let first = stack.firstIndex { merge.controllers.contains($0) }
        let navigation = columns[merge.column] as? UINavigationController
        guard let first else {
            // The user went back: the column gets its original controllers.
            if let navigation {
                navigation.setViewControllers(merge.controllers, animated: false)
            } else if let own = merge.controllers.first, own.parent == nil, columns[merge.column] === own {
                adopt(own, as: merge.column)
            }
            return
        }
        if let navigation {
            base.setViewControllers(Array(stack[..<first]), animated: animated)
            navigation.setViewControllers(Array(stack[first...]), animated: false)
        } else if let last = stack.last {
            // A column without a navigation controller gets the topmost controller only.
            base.setViewControllers(Array(stack.dropLast()), animated: animated)
            adopt(last, as: merge.column)
        }
    }

    /// Returns controllers that the user popped to their column.
    private func forgetPopped(_ column: Column) {
        for merge in merges where merge.column == column { separate(merge, animated: false) }
        merges.removeAll { $0.column == column }
    }

    // MARK: Showing and hiding columns while collapsed

    func bringOntoStack(_ column: Column) {
        guard oneColumn != .compact, let base else { return }
        for lower in columnsAbove(oneColumn, upTo: column) { merge(lower, animated: lower == column) }
        // Pops the controllers above the column.
        let own = column == oneColumn ? base.viewControllers : merges.last { $0.column == column }?.controllers ?? []
        let foreign = Set(merges.filter { $0.column.rawValue > column.rawValue }.flatMap(\.controllers))
        let stack = base.viewControllers
        guard let top = stack.prefix(while: { !foreign.contains($0) }).last, top !== stack.last, !own.isEmpty else {
            return
        }
        base.popToViewController(top, animated: true)
    }

    func takeOffStack(_ column: Column, animated: Bool) {
        guard let merge = merges.last(where: { $0.column == column }), isOnStack(column) else { return }
        separate(merge, animated: animated)
        merges.removeAll { $0.column == column }
    }
}

extension UIViewController {
    /// The nearest ancestor that is a split view controller.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
}
