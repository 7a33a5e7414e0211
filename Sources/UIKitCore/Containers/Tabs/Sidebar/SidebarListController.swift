import Foundation

/// The list of a sidebar.
final class SidebarListController: UITableViewController {
    weak var sidebar: UITabBarController.Sidebar?
    var sections: [SidebarSection] = []
    /// The tabs whose changes the list observes.
    private var watched: [UITab] = []
    private var isReloadPending = false

    init(of sidebar: UITabBarController.Sidebar) {
        self.sidebar = sidebar
        super.init(style: .plain)
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    var tabs: UITabBarController? { sidebar?.controller }

    override func loadView() {
        let table = SidebarTableView(frame: .zero, style: .plain)
        table.dataSource = self
        table.delegate = self
        tableView = table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.backgroundColor = .secondarySystemBackground
        tableView.cellLayoutMarginsFollowReadableWidth = false
        tableView.allowsSelectionDuringEditing = false
        (tableView as? SidebarTableView)?.list = self
        reload()
        showHeader()
        showFooter()
        showBarItems()
    }

    // MARK: Content

    /// Shows the current tabs once at the end of the changes.
    func setNeedsReload() {
        guard isViewLoaded, !isReloadPending else { return }
        isReloadPending = true
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if isReloadPending { reload() }
    }

    func reload() {
        isReloadPending = false
        guard isViewLoaded, let sidebar, let tabs else { return }
        let arrangement = SidebarArrangement(tabs.tabs, showsHidden: isEditing, collapsed: sidebar.collapsed)
        sections = arrangement.sections
        watch(tabs.allTabs)
        tableView.reloadData()
        showSelection()
        showBarItems()
        title = tabs.title ?? UIApplication.current?.info.displayName
    }

    private func watch(_ tabs: [UITab]) {
        for tab in watched { tab.item.removeWatcher(self) }
        for tab in tabs { tab.item.addWatcher(self) { [weak self] in self?.setNeedsReload() } }
        watched = tabs
    }

    func row(at path: IndexPath) -> SidebarRow? {
        guard sections.indices.contains(path.section) else { return nil }
        let rows = sections[path.section].rows
        return rows.indices.contains(path.row) ? rows[path.row] : nil
    }

    /// The position of a tab's row.
    func path(of tab: UITab) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { $0.content.tab === tab }) {
                return IndexPath(row: row, section: number)
            }
        }
        return nil
    }

    /// Selects the row of the selected tab, or of the innermost visible group around it.
    func showSelection() {
        guard isViewLoaded else { return }
        let ancestry = tabs?.selectedTab?.ancestry ?? []
        let path = ancestry.lazy.compactMap { self.path(of: $0) }.first
        guard path != tableView.indexPathForSelectedRow else { return }
        if let path {
            tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            tableView.scrollToRow(at: path, at: .none, animated: false)
        } else if let former = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: former, animated: false)
        }
    }

    // MARK: Items

    private func item(for row: SidebarRow) -> UITabSidebarItem {
        let key = ObjectIdentifier(row.content.object)
        if let item = sidebar?.items[key] { return item }
        let request = UITabSidebarItem.Request(row.content)
        var item = UITabSidebarItem(request: request)
        if let sidebar, let tabs, let delegate = sidebar.delegate {
            item = delegate.tabBarController(tabs, sidebar: sidebar, itemFor: request)
        }
        sidebar?.items[key] = item
        return item
    }

    /// Shows an item in its cell, after the delegate updated it for a new state.
    private func show(_ item: UITabSidebarItem, of row: SidebarRow, in cell: SidebarCell) {
        cell.contentConfiguration = item.contentConfiguration.updated(for: item.configurationState)
        // Hosts draw the selection of rows without a background of the app.
        cell.backgroundConfiguration =
            item.hasOwnBackground ? item.backgroundConfiguration.updated(for: item.configurationState) : .clear()
        cell.show(row, isExpanded: row.content.tab.map { sidebar?.collapsed.contains($0.identifier) != true } ?? false)
    }

    func reconfigure(_ tab: UITab) {
        guard isViewLoaded, let path = path(of: tab), let cell = tableView.cellForRow(at: path) as? SidebarCell,
            let row = row(at: path)
        else { return }
        update(item(for: row), of: row, in: cell)
    }

    private func update(_ item: UITabSidebarItem, of row: SidebarRow, in cell: SidebarCell) {
        if let sidebar, let tabs { sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, update: item) }
        show(item, of: row, in: cell)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? SidebarCell
            ?? SidebarCell(style: .default, reuseIdentifier: "row")
        guard let row = row(at: indexPath) else { return cell }
        let item = item(for: row)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.configurationUpdateHandler = { [weak self, weak item] cell, state in
            guard let self, let item, let cell = cell as? SidebarCell else { return }
            var state = state
            state.isExpanded = cell.isExpanded
            guard state != item.configurationState else { return }
            item.configurationState = state
            update(item, of: row, in: cell)
        }
        cell.whenToggled = { [weak self] in self?.toggle(row) }
        item.configurationState = cell.configurationState
        update(item, of: row, in: cell)
        cell.selectionStyle = isSelectable(row) ? .default : .none
        showEditing(row, in: cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].group?.title
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let group = sections[section].group else { return nil }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.sidebarHeader()
        content.text = group.title
        header.contentConfiguration = content
        header.backgroundColor = .secondarySystemBackground
        return header
    }

    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard let sidebar, let tabs, let tab = row(at: indexPath)?.content.tab else { return }
        (cell as? SidebarCell)?.shownTab = tab
        sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, willBeginDisplaying: tab)
    }

    override func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard let sidebar, let tabs, let cell = cell as? SidebarCell, let tab = cell.shownTab else { return }
        cell.shownTab = nil
        sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, didEndDisplaying: tab)
    }

    // MARK: Selection

    private func isSelectable(_ row: SidebarRow) -> Bool {
        switch row.content {
        case .tab(let tab): tab.isEnabled
        case .action(let action): !action.attributes.contains(.disabled)
        }
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        row(at: indexPath).map(isSelectable) == true ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let row = row(at: indexPath), let tabs else { return }
        switch row.content {
        case .tab(let tab):
            // A group without a screen of its own only opens and closes.
            if row.isOutline, !tab.hasController { toggle(row) } else { tabs.userChose(tab) }
        case .action(let action): action.perform(sender: tabs)
        }
        // The delegate may have refused, and actions are not selected.
        showSelection()
    }

    // MARK: Outlines

    /// Opens or closes the rows of a group.
    func toggle(_ row: SidebarRow) {
        guard row.isOutline, let tab = row.content.tab, let sidebar else { return }
        if sidebar.collapsed.remove(tab.identifier) == nil { sidebar.collapsed.insert(tab.identifier) }
        let wasFocused = tableView.isFirstResponder
        reload()
        if wasFocused, let path = path(of: tab) { tableView.focusedPath = path }
    }

    /// Opens or closes the focused row with an arrow key. Returns false if the key has no use there.
    func userPressedArrow(opening: Bool) -> Bool {
        guard let path = tableView.focusedIndexPath, let row = row(at: path), row.isOutline, let tab = row.content.tab,
            let sidebar, sidebar.collapsed.contains(tab.identifier) == opening
        else { return false }
        toggle(row)
        return true
    }

    // MARK: Actions

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let sidebar, let tabs, let tab = row(at: indexPath)?.content.tab else { return nil }
        return sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let sidebar, let tabs, let tab = row(at: indexPath)?.content.tab else { return nil }
        return sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let sidebar, let tabs, let tab = row(at: indexPath)?.content.tab else { return nil }
        return sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }

    // MARK: Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        if editing, let tabs { tabs.delegate?.tabBarControllerWillBeginEditing(tabs) }
        super.setEditing(editing, animated: animated)
        editingDidChange()
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMoveTab(at: indexPath)
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        canMoveTab(from: sourceIndexPath, to: proposedDestinationIndexPath)
            ? proposedDestinationIndexPath : sourceIndexPath
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moveTab(from: sourceIndexPath, to: destinationIndexPath)
    }
}
