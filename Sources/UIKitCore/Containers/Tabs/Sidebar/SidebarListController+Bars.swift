import Foundation

/// The title bar of a sidebar, and the content above and below its rows.
extension SidebarListController {
    func showBarItems() {
        guard isViewLoaded, let sidebar, let tabs else { return }
        let hide = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak tabs] _ in tabs?.userSetSidebarHidden(true) }
        )
        hide.accessibilityLabel = SystemTexts.text("Hide Sidebar")
        navigationItem.leftBarButtonItem = hide
        var items: [UIBarButtonItem] = []
        if let overflow = sidebar.navigationOverflowItems {
            let menu = UIBarButtonItem(
                image: UIImage(systemName: "ellipsis.circle"),
                menu: UIMenu(children: [overflow])
            )
            menu.accessibilityLabel = SystemTexts.text("More")
            items.append(menu)
        }
        if isEditing || tabs.allTabs.contains(where: \.isEditableInSidebar) { items.append(editButtonItem) }
        navigationItem.rightBarButtonItems = items
    }

    func showHeader() {
        guard isViewLoaded else { return }
        tableView.tableHeaderView = view(for: sidebar?.headerContentConfiguration)
    }

    func showFooter() {
        guard isViewLoaded else { return }
        tableView.tableFooterView = view(for: sidebar?.footerContentConfiguration)
    }

    private func view(for configuration: (any UIContentConfiguration)?) -> UIView? {
        guard let configuration else { return nil }
        let view = configuration.makeContentView()
        let width = tableView.bounds.width > 0 ? tableView.bounds.width : TabSidebarView.leastWidth
        let height = view.requestedSize(in: CGSize(width: width, height: .infinity)).height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return view
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
        guard isViewLoaded else { return }
        view.layoutIfNeeded()
        switch target {
        case .header:
            guard let header = tableView.tableHeaderView else { return }
            tableView.scrollRectToVisible(header.frame, animated: animated)
        case .footer:
            guard let footer = tableView.tableFooterView else { return }
            tableView.scrollRectToVisible(footer.frame, animated: animated)
        case .tab(let tab):
            guard let path = path(of: tab) else { return }
            tableView.scrollToRow(at: path, at: .none, animated: animated)
        }
    }
}

extension UITab {
    /// Whether the user can change the tab while editing the sidebar.
    var isEditableInSidebar: Bool { allowsHiding || (parent?.allowsReordering ?? false) }
}
