import Foundation

extension UITableView {
    /// Registers a nib for cells; nil removes the registration. Traps when a cell is created unless the first object in the nib
    /// is a cell with that identifier or without one.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return rowsPool.register(nil, for: identifier) }
        rowsPool.register(maker: { UITableView.makeCell(of: nib, identifier) }, for: identifier)
    }

    /// Registers a nib for section headers and footers; nil removes the registration. Traps when a view is created unless the
    /// first object in the nib is a ``UITableViewHeaderFooterView``.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return sectionViewPool.register(nil, for: identifier) }
        sectionViewPool.register(
            maker: {
                let made = nib.make(owner: nil, reuseIdentifier: identifier).first
                guard let view = made as? UITableViewHeaderFooterView else {
                    trap(
                        "The first object of the nib registered for the identifier '\(identifier)' is not a "
                            + "UITableViewHeaderFooterView."
                    )
                }
                return view
            },
            for: identifier
        )
    }

    private static func makeCell(of nib: UINib, _ identifier: String) -> UITableViewCell {
        guard let cell = nib.make(owner: nil, reuseIdentifier: identifier).first as? UITableViewCell else {
            trap("The first object of the nib registered for the identifier '\(identifier)' is not a UITableViewCell.")
        }
        require(
            cell.reuseIdentifier == identifier,
            "The nib registered for the identifier '\(identifier)' has a cell with a different identifier, "
                + "'\(cell.reuseIdentifier ?? "")'."
        )
        return cell
    }
}
