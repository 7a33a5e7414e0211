import Foundation

/// Columns that become one, and are taken apart again.
extension UISplitViewController {
    /// What the stack of the one column took over from another.
    struct Merge {
        /// Whose it is.
        let column: Column
        /// What was in it, from the root up.
        let controllers: [UIViewController]
    }

    /// The window is wide or narrow now.
    func roomDidChange() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        let isNarrow = traitCollection.horizontalSizeClass != .regular
        guard !hasDecided || isNarrow != isCollapsed else { return }
        let isFirst = !hasDecided
        hasDecided = true
        if isNarrow { collapse() } else { expand(isFirst: isFirst) }
    }

    private var base: UINavigationController? { columns[oneColumn] as? UINavigationController }

    // MARK: One column

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

    /// The columns above the one that is at the bottom, up to one of them.
    private func columnsAbove(_ bottom: Column, upTo top: Column) -> [Column] {
        let order: [Column] = [.primary, .supplementary, .secondary]
        guard let first = order.firstIndex(of: bottom), let last = order.firstIndex(of: top), first < last else {
            return []
        }
        return order[(first + 1)...last].filter { columns[$0] != nil }
    }

    // MARK: Several columns

    private func expand(isFirst: Bool) {
        if style == .unspecified, isCollapsed { separateClassic() }
        separateAll()
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

    /// A controller of the delegate's takes a place.
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

    /// Puts what is in a column onto the stack of the one column.
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

    /// Takes everything apart that is on one stack: each column gets what was its own, with what was pushed over it.
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
            // The person went back: the column is as it was.
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
            // A column without a navigation controller holds one screen: the topmost.
            base.setViewControllers(Array(stack.dropLast()), animated: animated)
            adopt(last, as: merge.column)
        }
    }

    /// What the person left by going back returns to its column.
    private func forgetPopped(_ column: Column) {
        for merge in merges where merge.column == column { separate(merge, animated: false) }
        merges.removeAll { $0.column == column }
    }

    // MARK: Asking for columns of the one

    func bringOntoStack(_ column: Column) {
        guard oneColumn != .compact, let base else { return }
        for lower in columnsAbove(oneColumn, upTo: column) { merge(lower, animated: lower == column) }
        // What lies over the column goes.
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
    /// The split view controller that holds this one, at any depth.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
}
