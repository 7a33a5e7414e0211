import Foundation

extension UITableViewCell: SlidingRow {
    var isFocusedCell: Bool {
        get { isFocusedRow }
        set { isFocusedRow = newValue }
    }

    var list: (any CellListView)? { tableView }

    var isSticky: Bool { false }

    var rowStyle: UITableView.Style { sectionStyle }

    var separatorColor: UIColor? { tableView?.separatorColor }

    /// Whether a host draws the row as selected.
    @_spi(Host)
    public var showsSelection: Bool { selectionStyle != .none && stateDescriptions.contains("selected") }

    var isSelectable: Bool { tableView?.allowsSelection ?? false }

    var position: CellPosition? {
        guard let tableView, let path = tableView.indexPath(for: self) else { return nil }
        return CellPosition(of: path, in: tableView.geometry.sections.map(\.rows.count))
    }

    func userTapped() -> Bool { userTapped(with: []) }

    func userTapped(with modifiers: UIKeyModifierFlags) -> Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        tableView.userTappedRow(at: path, with: modifiers)
        return true
    }
}
