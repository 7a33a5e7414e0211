import Foundation

/// Editing a sidebar: the user hides and shows tabs with switches, and reorders the tabs of groups.
extension SidebarListController {
    /// Called after editing began or ended.
    func editingDidChange() {
        guard let tabs else { return }
        reload()
        guard !isEditing else { return }
        tabs.storeCustomization()
        tabs.delegate?.tabBarControllerDidEndEditing(tabs)
    }

    /// Shows the switch of a tab that the user can hide.
    func showEditing(_ row: SidebarRow, in cell: SidebarCell) {
        guard isEditing, let tab = row.content.tab, tab.allowsHiding else {
            cell.editingAccessoryView = nil
            return
        }
        let toggle = UISwitch()
        toggle.isOn = !tab.isHidden
        toggle.accessibilityLabel = tab.title
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                guard let self, let toggle else { return }
                userSetVisible(toggle.isOn, tab)
            },
            for: .valueChanged
        )
        cell.editingAccessoryView = toggle
    }

    private func userSetVisible(_ isVisible: Bool, _ tab: UITab) {
        guard tab.isHidden == isVisible, let tabs else { return }
        tab.isHidden = !isVisible
        tabs.delegate?.tabBarController(tabs, visibilityDidChangeFor: [tab])
    }

    func canMoveTab(at path: IndexPath) -> Bool {
        row(at: path)?.content.tab?.parent?.allowsReordering ?? false
    }

    /// Whether a tab can move to the place of another one: it stays among the tabs of its group.
    func canMoveTab(from source: IndexPath, to destination: IndexPath) -> Bool {
        guard let parent = row(at: source)?.content.tab?.parent else { return false }
        return row(at: destination)?.content.tab?.parent === parent
    }

    func moveTab(from source: IndexPath, to destination: IndexPath) {
        guard let tab = row(at: source)?.content.tab, let other = row(at: destination)?.content.tab,
            let group = tab.parent, let tabs
        else { return }
        var order = group.displayOrder
        guard let from = order.firstIndex(of: tab), let to = order.firstIndex(of: other), from != to else { return }
        order.insert(order.remove(at: from), at: to)
        group.displayOrderIdentifiers = order.map(\.identifier)
        tabs.delegate?.tabBarController(tabs, displayOrderDidChangeFor: group)
    }
}
