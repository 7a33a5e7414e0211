import Foundation

extension UITableView {
    /// The cell of a row, for a host that owns the scrolling and shows the row now. Set ``isTiledByHost`` before.
    ///
    /// The delegate hears that the row comes on screen, unless it is there.
    @_spi(Host)
    public func hostCell(at indexPath: IndexPath) -> UITableViewCell {
        loadIfNeeded()
        checkRow(indexPath, in: "hostCell(at:)")
        if let cell = shownCells[indexPath] { return cell }
        guard let cell = makeCell(at: indexPath) else {
            trap("UITableView.hostCell(at:) was called on a table that has lost its data source.")
        }
        display(cell, at: indexPath, frame: rectForRow(at: indexPath))
        if measureRow(at: indexPath) { updateContentSize() }
        cell.frame = rectForRow(at: indexPath)
        return cell
    }

    /// A host that owns the scrolling shows a row no longer. Does nothing when the row has another cell by now.
    @_spi(Host)
    public func hostDidEndDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard shownCells[indexPath] === cell else { return }
        endDisplayingRow(at: indexPath)
    }

    /// The header or footer of a section, for a host that owns the scrolling; nil when there is none.
    @_spi(Host)
    public func hostSectionView(inSection section: Int, isFooter: Bool) -> UIView? {
        loadIfNeeded()
        checkSection(section, in: "hostSectionView(inSection:isFooter:)")
        return displayedSectionView(at: SectionViewPlace(section: section, isFooter: isFooter))
    }

    /// A host that owns the scrolling shows the header or footer of a section no longer.
    @_spi(Host)
    public func hostDidEndDisplayingSectionView(inSection section: Int, isFooter: Bool) {
        endDisplayingSectionView(at: SectionViewPlace(section: section, isFooter: isFooter))
    }

    /// What changed in the rows since the last call, one change after the other; or one that stands for all, where
    /// there were very many or the data was loaded anew.
    @_spi(Host)
    public func takeRowChanges() -> [RowChange] {
        loadIfNeeded()
        return rowChanges.take()
    }
}
