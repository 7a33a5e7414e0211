import Foundation
import UIKitCore

extension UICollectionView {
    /// Reloads everything because a different delegate may answer differently. Selection and focus stay.
    func delegateDidChange() {
        let former = (selection, focusedPath, lastFocusedPath, pathToReturnTo)
        forgetData()
        (selection, focusedPath, lastFocusedPath, pathToReturnTo) = former
    }

    /// Discards all loaded data. It is loaded again on demand.
    func forgetData() {
        hideSwipeActions()
        finishMotions()
        endDisplayingEverything()
        movement?.scroller?.stop()
        movement = nil
        generation += 1
        isLoaded = false
        counts = []
        selection = []
        focusedPath = nil
        lastFocusedPath = nil
        forgetPathToReturnTo()
        prefetch = Prefetch()
        invalidateEverything()
        setNeedsDisplay()
    }

    func invalidateEverything() {
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    func reloadEverything() {
        require(
            updates.depth == 0,
            "UICollectionView.reloadData() was called within performBatchUpdates(_:completion:); call it after that."
        )
        forgetData()
        loadIfNeeded()
    }

    package func loadIfNeeded() {
        guard !isLoaded, let dataSource else { return }
        isLoaded = true
        counts = askCounts(of: dataSource)
        selection = selection.filter { hasCell(at: $0) }
        focusedPath = focusedPath.flatMap { hasCell(at: $0) ? $0 : nil }
        lastFocusedPath = lastFocusedPath.flatMap { hasCell(at: $0) ? $0 : nil }
    }

    func askCounts(of dataSource: any UICollectionViewDataSource) -> [Int] {
        let sections = dataSource.numberOfSections(in: self)
        require(
            sections >= 0,
            "numberOfSections(in:) of UICollectionView's data source returned \(sections); it must return 0 or more."
        )
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            require(
                count >= 0,
                "collectionView(_:numberOfItemsInSection:) of UICollectionView's data source returned \(count) for section "
                    + "\(section); it must return 0 or more."
            )
            return count
        }
    }

    package func hasCell(at path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    func checkSection(_ section: Int, in member: String) {
        require(
            counts.indices.contains(section),
            "UICollectionView.\(member) was given section \(section), but the collection has \(counts.count) sections; "
                + "call reloadData() first if the data changed."
        )
    }

    func checkItem(_ path: IndexPath, in member: String) {
        require(
            path.count == 2,
            "UICollectionView.\(member) was given an index path with \(path.count) indexes; create it with "
                + "IndexPath(item:section:)."
        )
        checkSection(path.section, in: member)
        require(
            hasCell(at: path),
            "UICollectionView.\(member) was given item \(path.item) of section \(path.section), which has "
                + "\(counts[path.section]) items; call reloadData() first if the data changed."
        )
    }

    // MARK: Elements on screen

    /// The cell of an item; nil when the item is not on screen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        tileIfNeeded()
        return shownItemCell(at: indexPath)
    }

    /// The item of a cell; nil when the cell is not on screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        for case (.item(let path), let element) in shown where element.view === cell { return path }
        return nil
    }

    /// The item at a point of the collection's coordinates; nil when there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        tileIfNeeded()
        // Visible elements may be away from their layout position: an app may move them during scrolling.
        let present = shownItems.compactMap { shown[.item($0)]?.attributes }
        let others = attributes(in: spot).filter { $0.representedElementCategory == .cell && shown[$0.place] == nil }
        return (others + present).filter { !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// The cells on screen, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { shownItemCell(at: $0) }
    }

    /// The items on screen, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        tileIfNeeded()
        return shownItems
    }

    /// The supplementary view of a kind at an index path; nil when it is not on screen.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        tileIfNeeded()
        return shown[.supplementary(elementKind, indexPath)]?.view
    }

    /// The visible supplementary views of a kind, sorted by index path.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            shown[.supplementary(elementKind, $0)]?.view
        }
    }

    /// The index paths of the visible supplementary views of a kind, sorted.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        tileIfNeeded()
        return shown.keys.compactMap { element in
            guard case .supplementary(elementKind, let path) = element else { return nil }
            return path
        }.sorted()
    }

    var shownItems: [IndexPath] {
        shown.keys.compactMap { element in
            guard case .item(let path) = element else { return nil }
            return path
        }.sorted()
    }

    func shownItemCell(at path: IndexPath) -> UICollectionViewCell? {
        shown[.item(path)]?.view as? UICollectionViewCell
    }
}
