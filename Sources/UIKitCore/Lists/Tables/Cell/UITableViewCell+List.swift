import Foundation

extension UITableViewCell: SlidingRow {
    package var isFocusedCell: Bool {
        get { isFocusedRow }
        set { isFocusedRow = newValue }
    }

    package var list: (any SwipingList)? { tableView }

    package var isSticky: Bool { false }

    package var rowStyle: UITableView.Style { sectionStyle }

    package var separatorColor: UIColor? { tableView?.separatorEffect?.material ?? tableView?.separatorColor }

    /// Whether a host draws the row as selected.
    @_spi(Host)
    public var showsSelection: Bool { selectionStyle != .none && stateDescriptions.contains("selected") }

    package var isSelectable: Bool { tableView?.allowsSelection ?? false }

    package var position: CellPosition? {
        guard let tableView, let path = tableView.indexPath(for: self) else { return nil }
        return CellPosition(of: path, in: tableView.geometry.sections.map(\.rows.count))
    }

    package func userTapped() -> Bool { userTapped(with: []) }

    func userTapped(with modifiers: UIKeyModifierFlags) -> Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        tableView.userTappedRow(at: path, with: modifiers)
        return true
    }
}
