import Foundation

extension UITabBarController {
    // MARK: By the app

    func select(at place: Int) {
        guard entries.indices.contains(place) else {
            return Diagnostics.warn(
                "UITabBarController.selectedIndex was set to \(place), but there are \(entries.count) tabs. The assignment is "
                    + "ignored."
            )
        }
        show(place)
    }

    func select(_ controller: UIViewController) {
        if controller === storedMoreController { return showMore() }
        guard let place = entries.firstIndex(where: { $0.madeControllers.contains(controller) }) else {
            trap(
                "UITabBarController.selectedViewController was assigned \(type(of: controller)), which is not in "
                    + "viewControllers."
            )
        }
        allTabs.first { $0.madeController === controller }?.selectInGroups()
        show(place)
    }

    func select(_ tab: UITab) {
        guard let place = entries.firstIndex(where: { $0.tab === tab.root && $0.tab != nil }) else {
            trap("UITabBarController.selectedTab was assigned the tab \"\(tab.title)\", which is not in tabs.")
        }
        tab.selectInGroups()
        show(place)
    }

    // MARK: By the user

    /// Called when the user selects a tab, which may already be selected.
    func userChose(_ item: UITabBarItem) {
        if item === moreItem { return userChoseMore() }
        guard let entry = shownItems.first(where: { $0.item === item })?.entry else { return }
        if expandBar() { return }
        if let tab = entry.tab {
            let isSelected = selectedPlace.map { entries[$0].tab === tab } ?? false
            return userChose(isSelected ? tab.selectedLeaf : tab.leafOnSelection)
        }
        guard mayChoose(entry) else { return }
        if shownItems.contains(where: { $0.item === item }) { tabBar.selectedItem = item }
        tabBar(tabBar, didSelect: item)
        // The delegate may have replaced the tabs.
        guard let place = entries.firstIndex(where: { $0.isSame(as: entry) }) else { return }
        if place == selectedPlace {
            showBeginning()
            activateSearch(of: entry)
        } else {
            show(place)
        }
        if let controller = entry.ownController { delegate?.tabBarController(self, didSelect: controller) }
    }

    private func mayChoose(_ entry: TabEntry) -> Bool {
        guard let controller = entry.ownController else { return true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// Pops the selected tab's navigation controller to its root, or scrolls the root to its top. Called when the tab is
    /// selected again.
    func showBeginning() {
        let navigation = shownController as? UINavigationController
        if let navigation, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        let screen = navigation?.topViewController ?? shownController
        screen?.contentScrollView(for: .top)?.userScrolledToTop()
    }

    // MARK: By key

    /// Responds to the keys that select tabs: Control with Page Up or Page Down, and Alt with a digit. Nil for other keys.
    func responseOfTabs(to press: KeyPress) -> KeyResponse? {
        switch (press.key, press.modifiers) {
        case (.pageUp, .control): return KeyResponse(isHandled: userMoved(by: -1))
        case (.pageDown, .control): return KeyResponse(isHandled: userMoved(by: 1))
        case (.character(let digit), .alternate) where ("1"..."9").contains(digit):
            return KeyResponse(isHandled: userChose(number: digit.wholeNumberValue!))
        default: return nil
        }
    }

    /// Selects the next or previous enabled tab.
    func userMoved(by step: Int) -> Bool {
        guard let item = tabBar.selectedItem, let items = tabBar.items,
            let place = items.firstIndex(where: { $0 === item }), !isBarHidden || isSidebarShown
        else { return false }
        let candidates = step > 0 ? Array(items[(place + 1)...]) : items[..<place].reversed()
        guard let next = candidates.first(where: \.isEnabled) else { return false }
        userChose(next)
        return true
    }

    /// Selects a tab by its number, from 1.
    func userChose(number: Int) -> Bool {
        guard let items = tabBar.items, items.indices.contains(number - 1), items[number - 1].isEnabled,
            !isBarHidden || isSidebarShown
        else { return false }
        userChose(items[number - 1])
        return true
    }

    // MARK: Search tabs

    /// Begins the search of a search tab's controller if the tab requests it (rule 79).
    func activateSearch(of entry: TabEntry) {
        guard let tab = entry.tab as? UISearchTab, tab.automaticallyActivatesSearch, appearance == .appeared else {
            return
        }
        let screen = (shownController as? UINavigationController)?.topViewController ?? shownController
        screen?.screenSearch?.searchBar.becomeFirstResponder()
    }

    /// Returns to the tab selected before a search tab whose search the user cancelled (rule 79).
    func userDidCancelSearch(in controller: UIViewController) {
        guard let selectedPlace, let tab = entries[selectedPlace].tab as? UISearchTab,
            tab.automaticallyActivatesSearch, controller === shownController || controller.isWithin(shownController),
            let former = entryBeforeSearch, let place = entries.firstIndex(where: { $0.isSame(as: former) })
        else { return }
        show(place)
    }
}
