import Foundation

extension UITableView {
    /// Registers a class for cells; nil removes the registration.
    ///
    /// The table calls the class's `init(style:reuseIdentifier:)` with the style `.default`.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return rowsPool.register(nil, for: identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            trap(
                "UITableView was given \(cellClass) for cells, which does not descend from UITableViewCell."
            )
        }
        rowsPool.register(type, for: identifier)
    }

    /// Registers a class for section headers and footers; nil removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return sectionViewPool.register(nil, for: identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            trap(
                "UITableView was given \(aClass) for headers, which does not descend from UITableViewHeaderFooterView."
            )
        }
        sectionViewPool.register(type, for: identifier)
    }

    /// Returns a reused cell, or a new one from the registered class or nib; nil if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier {
            reconfiguredCell = nil
            return cell
        }
        if let cell = rowsPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        if let make = rowsPool.registeredMaker(for: identifier) { return make() }
        return rowsPool.registeredClass(for: identifier).map {
            ClassFactory.makeCell($0, style: .default, reuseIdentifier: identifier)
        }
    }

    /// Returns a reused cell, or a new one from the registered class or nib. Traps if nothing is registered.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard rowsPool.isRegistered(identifier), let cell = dequeueReusableCell(withIdentifier: identifier) else {
            let names = rowsPool.identifiers.map { "'\($0)'" }.joined(separator: ", ")
            trap(
                "UITableView.dequeueReusableCell(withIdentifier:for:) was asked for a cell '\(identifier)', but no class, nib or "
                    + "prototype is registered for it; call register(_:forCellReuseIdentifier:) first. "
                    + "Registered are: \(names.isEmpty ? "none" : names)."
            )
        }
        return cell
    }

    /// Returns a reused header or footer, or a new one from the registered class or nib; nil if there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = sectionViewPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        if let make = sectionViewPool.registeredMaker(for: identifier) { return make() }
        return sectionViewPool.registeredClass(for: identifier).map {
            ClassFactory.makeHeaderFooterView($0, reuseIdentifier: identifier)
        }
    }
}
