import Foundation

/// The tabs of a group, and the selected one.
extension UITabGroup {
    var sortedChildren: [UITab] {
        guard !displayOrderIdentifiers.isEmpty else { return storedChildren }
        var rest = Dictionary(storedChildren.map { ($0.identifier, $0) }) { first, _ in first }
        let sorted = displayOrderIdentifiers.compactMap { rest.removeValue(forKey: $0) }
        return sorted + storedChildren.filter { rest[$0.identifier] != nil }
    }

    func replaceChildren(with children: [UITab]) {
        require(
            Set(children.map(\.identifier)).count == children.count,
            "UITabGroup.children was assigned two tabs with the same identifier."
        )
        let former = storedChildren
        storedChildren = children
        for tab in former where !children.contains(tab) { tab.parent = nil }
        for tab in children where tab.parent !== self {
            tab.parent?.storedChildren.removeAll { $0 === tab }
            tab.parent = self
        }
        let removed = former.filter { !children.contains($0) }
        if let selected = storedSelectedChild, removed.contains(selected) { storedSelectedChild = nil }
        tabBarController?.groupDidChange(self, removed: removed)
    }

    func select(child: UITab?) {
        require(
            child.map { $0.parent === self } ?? true,
            "UITabGroup.selectedChild was assigned a tab that is not in children."
        )
        guard child !== storedSelectedChild else { return }
        storedSelectedChild = child
        tabBarController?.selectionDidChange(in: self)
    }

    /// The child that the user selects with the group.
    var defaultChild: UITab? {
        if let defaultChildIdentifier {
            return storedChildren.first { $0.identifier == defaultChildIdentifier }
        }
        return hasController ? nil : sortedChildren.first { !$0.isHidden && $0.isEnabled }
    }
}

/// The stack of a managed navigation controller.
extension UITabGroup {
    /// Shows the path from the group to a tab in the managed navigation controller.
    func showPath(to tab: UITab, in controller: UITabBarController, animated: Bool) {
        guard let navigation = managingNavigationController else { return }
        let path = tab.ancestry.prefix { $0 !== self } + [self]
        managedLevels = path.reversed().map { level in
            let proposed = [level.viewController].compactMap { $0 }
            let shown =
                controller.delegate?.tabBarController(
                    controller,
                    displayedViewControllersFor: level,
                    proposedViewControllers: proposed
                ) ?? proposed
            return (level, shown)
        }
        let stack = managedLevels.flatMap(\.controllers)
        guard stack != navigation.viewControllers else { return }
        isUpdatingStack = true
        navigation.setViewControllers(stack, animated: animated && !navigation.viewControllers.isEmpty)
        isUpdatingStack = false
    }

    /// Selects the tab of the topmost managed screen after screens were popped.
    func managedStackDidChange() {
        guard !isUpdatingStack, let navigation = managingNavigationController else { return }
        let shown = Set(navigation.viewControllers)
        guard let level = managedLevels.last(where: { $0.controllers.contains(where: shown.contains) }),
            level.tab !== managedLevels.last?.tab
        else { return }
        managedLevels = Array(managedLevels.prefix { $0.tab !== level.tab }) + [level]
        level.tab.selectInside(nil)
        tabBarController?.selectionDidMove()
    }
}
