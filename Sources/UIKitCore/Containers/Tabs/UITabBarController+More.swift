import Foundation

/// The More tab: in compact width, a bar with more than five tabs shows four of them, and a list of the others.
///
/// A tab chosen from the list appears in place of the list, and the More tab stays selected; a tap on that tab returns to the list.
extension UITabBarController {
    /// The maximum number of tabs in a bar in compact width.
    static let mostTabs = 5

    /// Whether the bar has a More tab at the present width.
    var needsMore: Bool {
        traitCollection.horizontalSizeClass == .compact && shownItems.count > UITabBarController.mostTabs
    }

    /// The entries in the bar, and those in the list of the More tab.
    func splitItems() -> (bar: [UITabBarItem], listed: [TabEntry]) {
        guard needsMore else { return (shownItems.map(\.item), []) }
        let count = UITabBarController.mostTabs - 1
        return (shownItems.prefix(count).map(\.item), shownItems.dropFirst(count).map(\.entry))
    }

    /// Makes the controller of the More tab.
    func makeMoreController() -> UINavigationController {
        if let storedMoreController { return storedMoreController }
        let list = MoreListController(of: self)
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = moreItem
        storedMoreController = navigation
        return navigation
    }

    /// Whether the list of the More tab is visible.
    var isMoreShown: Bool { storedMoreController != nil && shownController === storedMoreController }

    /// Shows the list of the More tab.
    func showMore() {
        finishCustomTransitions()
        let former = selectedPlace
        noteWillChange(["selectedIndex", "selectedViewController"])
        selectedPlace = nil
        tabBar.selectedItem = tabBar.items?.contains { $0 === moreItem } == true ? moreItem : nil
        let (old, new) = (shownController, makeMoreController())
        if old !== new { exchange(old, for: new, former: former) }
        noteDidChange(["selectedIndex", "selectedViewController"])
    }

    /// Called when the user selects the More tab.
    func userChoseMore() {
        let controller = makeMoreController()
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        tabBar.selectedItem = moreItem
        tabBar(tabBar, didSelect: moreItem)
        if isMoreShown { showBeginning() } else { showMore() }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Shows the tabs for a new width, and adds or removes the More tab.
    func updateMore() {
        let hasMore = tabBar.items?.contains { $0 === moreItem } == true
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard hasMore != needsMore || isCompact != wasCompact else { return }
        wasCompact = isCompact
        reloadItems()
        if isMoreShown, !needsMore, !entries.isEmpty { show(0, isSelection: false) }
    }

    // MARK: Customizing

    /// Whether the user can change the order of the tabs.
    var isCustomizable: Bool { tabs.isEmpty && customizableViewControllers?.isEmpty == false }

    /// Shows the screen on which the user changes the order of the tabs.
    func beginCustomizing() {
        let controllers = customizableViewControllers ?? []
        delegate?.tabBarController(self, willBeginCustomizing: controllers)
        let screen = TabOrderController(of: self)
        present(UINavigationController(rootViewController: screen), animated: true)
    }

    /// Applies the order of controllers that the user chose.
    func endCustomizing(with order: [UIViewController]) {
        let changed = order != entries.compactMap(\.ownController)
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        if changed {
            let customizable = customizableViewControllers
            let wasMore = isMoreShown
            replaceEntries(order.map { TabEntry(tab: nil, ownController: $0) })
            customizableViewControllers = customizable
            if wasMore { showMore() }
        }
        delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
    }
}
