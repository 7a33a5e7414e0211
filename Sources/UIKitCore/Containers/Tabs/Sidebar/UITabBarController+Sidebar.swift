import Foundation

/// The visibility and the place of the sidebar.
extension UITabBarController {
    /// The areas of a tab bar controller's view, in points.
    struct Frames {
        var sidebar = CGRect.zero
        var content = CGRect.zero
        var accessory = CGRect.zero
        var bar = CGRect.zero
    }

    func makeSidebar() -> Sidebar {
        if let storedSidebar { return storedSidebar }
        let sidebar = Sidebar(of: self)
        storedSidebar = sidebar
        return sidebar
    }

    /// Whether the mode permits a sidebar at the present width.
    var isSidebarAvailable: Bool {
        guard traitCollection.horizontalSizeClass == .regular, !entries.isEmpty else { return false }
        switch mode {
        case .tabBar: return false
        case .tabSidebar: return !tabs.isEmpty
        case .automatic: return tabs.contains { $0 is UITabGroup }
        }
    }

    /// Whether the sidebar is visible.
    var isSidebarShown: Bool { isSidebarAvailable && storedSidebar?.isHidden != true }

    /// Whether the tab bar is visible.
    var isBarShown: Bool { !isBarHidden && !isSidebarShown }

    /// Called when the sidebar may have appeared or disappeared.
    func sidebarDidChange() {
        guard isViewLoaded else { return }
        updateSidebar()
        view.setNeedsLayout()
    }

    /// Called when the user hides or shows the sidebar with a button.
    func userSetSidebarHidden(_ isHidden: Bool) {
        UIView.animate(withDuration: 0.25) { [self] in
            sidebar.isHidden = isHidden
            view.layoutIfNeeded()
        }
    }

    /// Creates or removes the views of the sidebar.
    func updateSidebar() {
        let isShown = isSidebarShown
        tabBar.show(isSidebarAvailable && !isShown ? sidebarButton : nil)
        guard isShown != (sidebarView?.superview != nil) else { return }
        if isShown {
            let sidebar = sidebar
            let list = sidebar.list ?? SidebarListController(of: sidebar)
            let navigation = sidebar.navigation ?? UINavigationController(rootViewController: list)
            (sidebar.list, sidebar.navigation) = (list, navigation)
            addChild(navigation)
            let holder = sidebarView ?? TabSidebarView(list: navigation.view)
            if sidebarView == nil { holder.showBottomBar(sidebar.bottomBarView) }
            sidebarView = holder
            list.reload()
            view.addSubview(holder)
            navigation.didMove(toParent: self)
        } else if let navigation = storedSidebar?.navigation {
            navigation.willMove(toParent: nil)
            sidebarView?.removeFromSuperview()
            navigation.removeFromParent()
        }
    }

    /// Excludes a sidebar in front of the content from the safe area of the content.
    private func updateOverlapInsets(_ frames: Frames) {
        var insets = UIEdgeInsets.zero
        if isSidebarShown, frames.content.intersects(frames.sidebar) {
            if frames.sidebar.minX <= frames.content.minX {
                insets.left = frames.sidebar.width
            } else {
                insets.right = frames.sidebar.width
            }
        }
        shownContainer?.setOwnSafeArea(insets)
    }

    /// Returns the areas of the view in a size.
    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var content = CGRect(origin: .zero, size: size)
        if isSidebarShown {
            let width = min(TabSidebarView.width(in: size.width), size.width)
            frames.sidebar = CGRect(x: isMirrored ? size.width - width : 0, y: 0, width: width, height: size.height)
            if sidebar.preferredLayout != .overlap {
                content.size.width -= width
                if !isMirrored { content.origin.x = width }
            }
        }
        let barHeight = isBarShown ? tabBar.sizeThatFits(size).height : 0
        frames.bar = CGRect(x: content.minX, y: size.height - barHeight, width: content.width, height: barHeight)
        var bottom = barHeight
        let accessoryHeight = accessoryHeight(inWidth: content.width)
        if accessoryHeight > 0 {
            if isBarMinimized, isBarShown {
                let width = min(tabBar.minimizedWidth, content.width)
                bottom = max(barHeight, accessoryHeight)
                let y = size.height - bottom
                frames.bar = CGRect(
                    x: isMirrored ? content.maxX - width : content.minX,
                    y: y,
                    width: width,
                    height: bottom
                )
                frames.accessory = CGRect(
                    x: isMirrored ? content.minX : content.minX + width,
                    y: y,
                    width: content.width - width,
                    height: bottom
                )
            } else {
                bottom += accessoryHeight
                frames.accessory = CGRect(
                    x: content.minX,
                    y: size.height - bottom,
                    width: content.width,
                    height: accessoryHeight
                )
            }
        }
        content.size.height = max(0, size.height - bottom)
        frames.content = content
        return frames
    }

    func placeSidebar(_ frames: Frames) {
        updateOverlapInsets(frames)
        guard let sidebarView, sidebarView.superview != nil else { return }
        sidebarView.restFrame = frames.sidebar
        if view.subviews.last !== sidebarView { view.bringSubviewToFront(sidebarView) }
    }

    /// Makes the button in the bar that shows the sidebar.
    func makeSidebarButton() -> UIButton {
        let action = UIAction { [weak self] _ in self?.userSetSidebarHidden(false) }
        let button = UIButton(type: .system, primaryAction: action)
        button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        button.tintColor = .label
        button.accessibilityLabel = SystemTexts.text("Show Sidebar")
        return button
    }
}

extension UITabBarController.Sidebar {
    /// Called when tabs changed.
    func contentDidChange(resetsItems: Bool = false) {
        if resetsItems { items = [:] }
        guard let controller else { return }
        let present = Set(
            controller.allTabs.flatMap { tab in
                [ObjectIdentifier(tab)] + ((tab as? UITabGroup)?.sidebarActions ?? []).map { ObjectIdentifier($0) }
            }
        )
        items = items.filter { present.contains($0.key) }
        list?.setNeedsReload()
        controller.sidebarDidChange()
    }

    /// Called when a different tab was selected.
    func selectionDidChange() { list?.showSelection() }

    /// The row of a tab, if it is on screen.
    func row(of tab: UITab) -> UIView? {
        guard let list, list.isViewLoaded, list.view.window != nil, let path = list.path(of: tab) else { return nil }
        return list.tableView.cellForRow(at: path)
    }
}

extension UITabBarControllerView: TitleBarColumnsView {
    /// The sidebar and the content, or the columns of a split view that fills the content.
    var ownTitleBarColumns: [TitleBarColumn]? {
        guard let tabBarController, let sidebar = tabBarController.sidebarView, sidebar.superview === self,
            let content = tabBarController.shownContainer
        else { return nil }
        let rest = max(0, bounds.width - sidebar.frame.width)
        let first = TitleBarColumn(view: sidebar, width: min(sidebar.frame.width, bounds.width), isContent: false)
        let inside = tabBarController.shownController?.viewIfLoaded?.titleBarColumns ?? []
        if inside.count > 1, content.frame.width == rest { return [first] + inside }
        return [first, TitleBarColumn(view: content, width: rest, isContent: true)]
    }
}
