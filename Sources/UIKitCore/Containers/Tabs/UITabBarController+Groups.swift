import Foundation

/// Tabs inside groups.
extension UITabBarController {
    /// All tabs, also those inside groups, from the outside in.
    var allTabs: [UITab] { tabs.flatMap(\.withTabsInside) }

    /// Prepares the managed navigation controller of the selected tab.
    func showManagedPath(animated: Bool) {
        guard let selectedPlace, let leaf = entries[selectedPlace].tab?.selectedLeaf else { return }
        leaf.managingTabGroup?.showPath(to: leaf, in: self, animated: animated)
    }

    /// Called when the app selected a different tab in a group.
    func selectionDidChange(in group: UITabGroup) {
        guard let selectedPlace, entries[selectedPlace].tab === group.root else { return }
        show(selectedPlace)
    }

    /// Called when the selection changed together with the visible screen.
    func selectionDidMove() { storedSidebar?.selectionDidChange() }

    /// Called when the tabs of a group changed.
    func groupDidChange(_ group: UITabGroup, removed: [UITab]) {
        requireUniqueIdentifiers(of: tabs, in: "UITabGroup.children")
        let controllers = removed.flatMap(\.madeControllers)
        if selectedPlace.map({ entries[$0].tab === group.root }) == true { show(selectedPlace, isSelection: false) }
        for controller in controllers where controller.parent === self {
            controller.willMove(toParent: nil)
            remove(controller)
        }
        storedSidebar?.contentDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    func requireUniqueIdentifiers(of tabs: [UITab], in member: String) {
        let all = tabs.flatMap(\.withTabsInside).map(\.identifier)
        require(Set(all).count == all.count, "\(member) was given two tabs with the same identifier.")
    }

    /// Called when the user selects a tab in the bar or the sidebar, which may already be selected.
    func userChose(_ tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        let former = selectedTab
        let root = tab.root
        if let entry = entries.first(where: { $0.tab === root }), let item = barItem(of: entry) {
            tabBar.selectedItem = item
        }
        tabBar(tabBar, didSelect: root.item)
        // The delegate may have replaced the tabs.
        guard let place = entries.firstIndex(where: { $0.tab === root }), tab.tabBarController === self else { return }
        if tab === former, place == selectedPlace {
            showBeginning()
            activateSearch(of: entries[place])
        } else {
            tab.selectInGroups()
            show(place)
        }
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }

    /// The button or row that shows a tab.
    func viewShowing(_ tab: UITab) -> UIView? {
        if let row = storedSidebar?.row(of: tab) { return row }
        guard !tabBar.isHidden else { return nil }
        return tabBar.buttons.first { $0.item === tab.root.item && $0.window != nil }
    }
}
