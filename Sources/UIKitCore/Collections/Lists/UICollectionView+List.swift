import Foundation

/// Lists in a collection.
extension UICollectionView {
    var compositionalLayout: UICollectionViewCompositionalLayout? { layout as? UICollectionViewCompositionalLayout }

    /// How the list looks that a section is; nil for one that is none.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        prepareIfNeeded()
        guard let parts = compositionalLayout?.parts, parts.geometries.indices.contains(section) else { return nil }
        return parts.geometries[section].section.list
    }

    /// Whether everything in the collection is a list.
    var isList: Bool {
        guard let parts = compositionalLayout?.parts, !parts.geometries.isEmpty else { return false }
        return parts.geometries.allSatisfy { $0.section.list != nil }
    }

    // MARK: Rows

    /// Tells a row where it stands, before the data source sets it up.
    func prepareRow(_ view: UICollectionReusableView, of element: CollectionElement) {
        guard let cell = view as? UICollectionViewListCell, !isPreparing, !isUpdating else { return }
        cell.rowPlace = rowPlace(of: element)
    }

    /// Tells the rows on screen where they stand: a neighbour may have come or gone.
    func showRowPlaces() {
        for (element, present) in shown {
            guard let cell = present.view as? UICollectionViewListCell else { continue }
            cell.rowPlace = rowPlace(of: element)
        }
    }

    private func rowPlace(of element: CollectionElement) -> RowPlace {
        let path = element.indexPath
        guard path.count == 2, let list = listConfiguration(ofSection: path.section) else { return RowPlace() }
        var place = RowPlace()
        place.appearance = list.appearance
        switch element {
        case .supplementary(UICollectionView.elementKindSectionFooter, _): place.isFooter = true
        case .supplementary: place.isHeader = true
        case .decoration: break
        case .item:
            let firstRow = list.headerMode == .firstItemInSection ? 1 : 0
            place.isHeader = path.item < firstRow
            place.isFirst = path.item == firstRow
            place.isLast = path.item == counts[path.section] - 1
            place.isExpanded = (dataSource as? any OutlineSource)?.isItemExpanded(at: path)
            addLines(to: &place, at: path, of: list)
        }
        return place
    }

    private func addLines(
        to place: inout RowPlace,
        at path: IndexPath,
        of list: UICollectionLayoutListConfiguration
    ) {
        guard list.showsSeparators else { return }
        var lines = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
        let usual = !place.isHeader && !(place.isLast && list.appearance == .insetGrouped)
        place.showsLine = lines.bottomSeparatorVisibility.isShown(usually: usual)
        place.showsTopLine = lines.topSeparatorVisibility.isShown(usually: false)
        place.lineInsets = lines.bottomSeparatorInsets
        place.topLineInsets = lines.topSeparatorInsets
        // The usual colour is the host's own.
        place.lineColor = lines.color == .separator ? nil : lines.color
    }

    // MARK: Outlines

    /// The right and left arrows show and hide what a row holds.
    ///
    /// - Returns: Whether the key meant that.
    func handleOutlineKey(_ press: KeyPress) -> Bool {
        guard press.key == .left || press.key == .right, let path = focusedPath,
            let cell = shownItemCell(at: path) as? UICollectionViewListCell
        else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return cell.disclose((press.key == .right) != isRightToLeft, at: path)
    }
}

extension UIListSeparatorConfiguration.Visibility {
    fileprivate func isShown(usually: Bool) -> Bool {
        switch self {
        case .automatic: usually
        case .visible: true
        case .hidden: false
        }
    }
}

extension UICollectionView: SwipingList {
    var answersToSwipes: Bool { !isEditing }

    func checkCell(at path: IndexPath, in member: String) {
        loadIfNeeded()
        checkItem(path, in: member)
    }

    func slidingRow(at path: IndexPath) -> (any SlidingRow)? { cellForItem(at: path) as? UICollectionViewListCell }

    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        listConfiguration(ofSection: path.section)?.leadingSwipeActionsConfigurationProvider?(path)
    }

    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        listConfiguration(ofSection: path.section)?.trailingSwipeActionsConfigurationProvider?(path)
    }

    func willReveal(at path: IndexPath) {}

    func didHideActions(at path: IndexPath?) {}
}

/// Rows that the user drags by their handles.
extension UICollectionView {
    private var reordering: (any ReorderingSource)? { dataSource as? any ReorderingSource }

    /// Whether the user can move a row now: its cell shows a handle, and the data source lets items move.
    func canMove(_ path: IndexPath) -> Bool {
        guard hasCell(at: path), let row = shownItemCell(at: path) as? UICollectionViewListCell else { return false }
        return row.canBeMovedByHandle && reordering?.canReorderItem(at: path) == true
    }

    func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath { destination }

    @discardableResult
    func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool {
        guard canMove(source), let reordering else { return false }
        hideSwipeActions()
        guard source != destination else { return true }
        reordering.userReorderedItem(from: source, to: destination)
        return true
    }

    /// Alt and an arrow move the focused row.
    func handleMoveKey(_ press: KeyPress) -> Bool {
        guard isFirstResponder, let path = focusedPath, canMove(path) else { return false }
        let step = press.key == .up ? -1 : press.key == .down ? 1 : 0
        let target = IndexPath(item: path.item + step, section: path.section)
        guard step != 0, hasCell(at: target) else { return false }
        return userMovedRow(from: path, to: target)
    }
}

/// A data source whose items the user can move.
@MainActor
protocol ReorderingSource: AnyObject {
    func canReorderItem(at path: IndexPath) -> Bool
    func userReorderedItem(from source: IndexPath, to destination: IndexPath)
}
