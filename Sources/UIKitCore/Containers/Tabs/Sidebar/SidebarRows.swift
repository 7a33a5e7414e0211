/// A row of a sidebar.
@MainActor
struct SidebarRow {
    let content: UITabSidebarItem.Content
    /// The number of outlines around the row.
    let depth: Int
    /// Whether rows follow that belong to the row, visible or not.
    var isOutline = false
}

/// A section of a sidebar: the rows of a group, or root tabs without a group.
@MainActor
struct SidebarSection {
    let group: UITab?
    var rows: [SidebarRow] = []
}

/// Arranges tabs in sections and rows. Takes time proportional to the number of tabs.
@MainActor
struct SidebarArrangement {
    /// Whether hidden tabs are shown too, to be edited.
    let showsHidden: Bool
    /// The identifiers of collapsed groups.
    let collapsed: Set<String>
    private(set) var sections: [SidebarSection] = []
    /// Whether the last section is open for root tabs.
    private var isOpen = false

    init(_ tabs: [UITab], showsHidden: Bool, collapsed: Set<String>) {
        self.showsHidden = showsHidden
        self.collapsed = collapsed
        for tab in tabs where isShown(tab) { addRoot(tab) }
    }

    private func isShown(_ tab: UITab) -> Bool { !tab.isHidden || showsHidden && tab.allowsHiding }

    private mutating func addRoot(_ tab: UITab) {
        guard let group = tab as? UITabGroup else { return addRow(SidebarRow(content: .tab(tab), depth: 0)) }
        if group.sidebarAppearance == .inline {
            for child in group.tabsInside where isShown(child) { addRoot(child) }
            for action in group.sidebarActions { addRow(SidebarRow(content: .action(action), depth: 0)) }
        } else {
            addSection(group)
        }
    }

    private mutating func addRow(_ row: SidebarRow) {
        if !isOpen { sections.append(SidebarSection(group: nil)) }
        isOpen = true
        sections[sections.count - 1].rows.append(row)
    }

    /// Adds the section of a group, and after it those of the groups inside that are sections too.
    private mutating func addSection(_ group: UITabGroup) {
        var section = SidebarSection(group: group)
        var later: [UITabGroup] = []
        if !collapsed.contains(group.identifier) { add(group, to: &section.rows, depth: 0, later: &later) }
        sections.append(section)
        isOpen = false
        for group in later { addSection(group) }
    }

    private func add(_ group: UITabGroup, to rows: inout [SidebarRow], depth: Int, later: inout [UITabGroup]) {
        for child in group.tabsInside where isShown(child) {
            guard let inner = child as? UITabGroup else {
                rows.append(SidebarRow(content: .tab(child), depth: depth))
                continue
            }
            switch inner.sidebarAppearance {
            case .rootSection: later.append(inner)
            case .inline: add(inner, to: &rows, depth: depth, later: &later)
            case .automatic:
                let isEmpty = inner.tabsInside.isEmpty && inner.sidebarActions.isEmpty
                rows.append(SidebarRow(content: .tab(inner), depth: depth, isOutline: !isEmpty))
                if !collapsed.contains(inner.identifier) { add(inner, to: &rows, depth: depth + 1, later: &later) }
            }
        }
        for action in group.sidebarActions { rows.append(SidebarRow(content: .action(action), depth: depth)) }
    }
}
