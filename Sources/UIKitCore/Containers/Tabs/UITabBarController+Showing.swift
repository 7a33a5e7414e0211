import Foundation

extension UITabBarController {
    func prepareTabBar() {
        tabBar.tabBarController = self
        tabBar.delegate = self
    }

    /// Replaces the tabs. Selects the former selection if it remains, otherwise the tab at its index, otherwise the first.
    func replaceEntries(_ new: [TabEntry]) {
        let former = entries
        let formerPlace = selectedPlace
        let removed = former.filter { old in !new.contains { $0.isSame(as: old) } }
        let stays = formerPlace.flatMap { old in new.firstIndex { $0.isSame(as: former[old]) } }
        // The callbacks below may read the selection.
        (entries, selectedPlace) = (new, stays)
        if let entryBeforeSearch, !new.contains(where: { $0.isSame(as: entryBeforeSearch) }) {
            self.entryBeforeSearch = nil
        }
        for entry in removed { entry.tab?.holder = nil }
        for entry in new { entry.tab?.holder = self }
        let added = new.compactMap(\.ownController).filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        let leaving = removed.flatMap(\.madeControllers).filter { $0.parent === self }
        for controller in leaving { controller.willMove(toParent: nil) }
        let next = stays ?? formerPlace.flatMap { new.indices.contains($0) ? $0 : nil } ?? (new.isEmpty ? nil : 0)
        // A callback may have replaced the tabs again, and has then already shown them.
        if entries.elementsEqual(new, by: { $0.isSame(as: $1) }) {
            selectedPlace = nil
            reloadItems()
            show(next, isSelection: false)
        }
        for controller in leaving { remove(controller) }
        for controller in added { controller.didMove(toParent: self) }
    }

    func remove(_ controller: UIViewController) {
        controller.dismissEverythingPresented()
        containers[ObjectIdentifier(controller)] = nil
        controller.appearanceIsManaged = false
        controller.removeFromParent()
    }

    /// Updates the bar. A search tab is last.
    func reloadItems() {
        let shown = entries.filter { !$0.isHidden }
        let ordered = inBarOrder(shown)
        shownItems = ordered.compactMap { entry in entry.item.map { (entry, $0) } }
        let hasMore = needsMore
        tabBar.replaceItems(splitItems().bar + (hasMore ? [moreItem] : []))
        tabBar.selectedItem = isMoreShown && hasMore ? moreItem : selectedPlace.flatMap { barItem(of: entries[$0]) }
        moreList?.reload()
        storedSidebar?.contentDidChange()
    }

    /// Returns the entries that belong to the bar at the present width, in the order of their placements.
    private func inBarOrder(_ shown: [TabEntry]) -> [TabEntry] {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        let chosen = isCompact ? compactTabIdentifiers : nil
        func rank(_ entry: TabEntry) -> Int? {
            guard let tab = entry.tab else { return 1 }
            if let chosen, !chosen.contains(tab.identifier) { return nil }
            if tab is UISearchTab { return 3 }
            switch tab.preferredPlacement {
            case .automatic, .default, .movable: return 1
            case .optional: return isCompact ? 1 : nil
            case .fixed: return 0
            case .pinned: return 2
            case .sidebarOnly: return nil
            }
        }
        return (0...3).flatMap { wanted in shown.filter { rank($0) == wanted } }
    }

    /// Returns the item in the bar for a tab, which may be the More item. Nil for a hidden tab.
    func barItem(of entry: TabEntry) -> UITabBarItem? {
        guard let item = shownItem(of: entry) else { return nil }
        if tabBar.items?.contains(where: { $0 === item }) == true { return item }
        return tabBar.items?.contains { $0 === moreItem } == true ? moreItem : nil
    }

    /// Returns the visible item of a tab. Nil for a hidden tab.
    private func shownItem(of entry: TabEntry) -> UITabBarItem? {
        shownItems.first { $0.entry.isSame(as: entry) }?.item
    }

    /// Called when a child's tab bar item or bottom bar visibility changed.
    func childDidChange(_ controller: UIViewController) {
        guard entries.contains(where: { $0.madeControllers.contains(controller) }) else { return }
        let shown = entries.filter { !$0.isHidden }
        if shown.contains(where: { $0.item !== shownItem(of: $0) }) { reloadItems() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the controller of a tab in place of the former one.
    ///
    /// - Parameter isSelection: Whether the tab was explicitly selected, which may begin a search.
    func show(_ place: Int?, isSelection: Bool = true) {
        finishCustomTransitions()
        let former = selectedPlace
        if let place, entries[place].tab is UISearchTab, let former, former != place {
            entryBeforeSearch = entries[former]
        }
        noteWillChange(["selectedIndex", "selectedViewController"])
        selectedPlace = place
        let entry = place.map { entries[$0] }
        tabBar.selectedItem = entry.flatMap(barItem)
        showManagedPath(animated: former == place && appearance == .appeared)
        let (old, new) = (shownController, entry?.controller)
        if old !== new { exchange(old, for: new, former: former) }
        noteDidChange(["selectedIndex", "selectedViewController"])
        selectionDidMove()
        if isSelection, let entry, former != place { activateSearch(of: entry) }
    }

    func exchange(_ old: UIViewController?, for new: UIViewController?, former: Int?) {
        shownController = new
        if let new { adopt(new) }
        if let old, let new, let animator = animator(from: old, to: new) {
            return animateExchange(of: old, for: new, former: former, with: animator)
        }
        let isVisible = appearance.isVisible && isViewLoaded
        if isVisible {
            old?.beginAppearanceTransition(false, animated: false)
            if shownController === new {
                new?.appearanceIsManaged = true
                new?.beginAppearanceTransition(true, animated: false)
            }
        }
        // Appearance callbacks may have selected a different tab.
        guard shownController === new else {
            old?.endAppearanceTransition()
            return
        }
        if isViewLoaded { installShownView() }
        guard isVisible else { return }
        if appearance == .appeared { view.layoutIfNeeded() }
        old?.endAppearanceTransition()
        if appearance == .appeared { new?.endAppearanceTransition() }
    }

    /// Adds a controller created by a tab as a child.
    func adopt(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    func installShownView() {
        guard let view = viewIfLoaded else { return }
        shownContainer?.removeFromSuperview()
        shownContainer = nil
        view.setNeedsLayout()
        guard let controller = shownController else { return }
        shownContainer = view.showBehind(controller, in: &containers)
        // A navigation controller observes its own screens.
        if !(controller is UINavigationController) {
            controller.contentScrollView(for: .bottom)?.scrollObserver = self
        }
        tabBar.contentDidScroll()
    }

    /// Whether the bar is hidden by the app or by a pushed controller.
    var isBarHidden: Bool {
        if wantsTabBarHidden { return true }
        let pushed = (shownController as? UINavigationController)?.viewControllers ?? []
        return pushed.contains(where: \.hidesBottomBarWhenPushed)
    }

    func layout(in bounds: CGRect) {
        updateMore()
        updateSidebar()
        updateMinimizing()
        let frames = frames(in: bounds.size)
        tabBar.isHidden = !isBarShown
        tabBar.restFrame = frames.bar
        shownContainer?.restFrame = frames.content
        placeSidebar(frames)
        placeAccessory(frames)
        updateContentGuide(frames, in: bounds.size)
    }

    /// Returns the size in points of the visible controller's view.
    func contentSize(in size: CGSize) -> CGSize { frames(in: size).content.size }
}

/// The view of a tab bar controller.
final class UITabBarControllerView: UIView {
    weak var tabBarController: UITabBarController?

    /// The sidebar, the content, the accessory and the bar.
    override var orderedSubviews: [UIView] {
        let controller = tabBarController
        let first = [controller?.sidebarView].compactMap { $0 }.filter { $0.superview === self }
        let last = [controller?.accessoryContainer, controller?.tabBar].compactMap { $0 }.filter {
            $0.superview === self
        }
        return first + super.orderedSubviews.filter { !(first + last).contains($0) } + last
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tabBarController?.layout(in: bounds)
    }
}

extension UITabBarController: ScrollObserver {
    func scrollViewDidMove(_ scrollView: UIScrollView) { tabBar.contentDidScroll() }

    func scrollView(_ scrollView: UIScrollView, userScrolledBy distance: CGFloat) { userScrolled(by: distance) }
}
