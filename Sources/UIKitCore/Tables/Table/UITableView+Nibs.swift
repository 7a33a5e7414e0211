import Foundation

extension UITableView {
    /// Names the nib from which cells are made; nil takes the name back. Traps, when a cell is needed, unless the first object
    /// in the nib is a cell of that identifier, or of none.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return rowsPool.register(nil, for: identifier) }
        rowsPool.register(maker: { UITableView.makeCell(of: nib, identifier) }, for: identifier)
    }

    /// Names the nib from which headers and footers of sections are made; nil takes the name back. Traps, when one is needed,
    /// unless the first object in the nib is a ``UITableViewHeaderFooterView``.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return sectionViewPool.register(nil, for: identifier) }
        sectionViewPool.register(
            maker: {
                let made = nib.make(owner: nil, reuseIdentifier: identifier).first
                guard let view = made as? UITableViewHeaderFooterView else {
                    trap(
                        "The nib registered for the identifier '\(identifier)' does not begin with a "
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
            trap("The nib registered for the identifier '\(identifier)' does not begin with a UITableViewCell.")
        }
        require(
            cell.reuseIdentifier == identifier,
            "The nib registered for the identifier '\(identifier)' has a cell with another one, "
                + "'\(cell.reuseIdentifier ?? "")'."
        )
        return cell
    }
}
