import UIKit
@_spi(Host) import UIKitCore

extension WalkInvariants {
    /// Lists show rows that their data sources have, each where it belongs.
    func checkLists(_ views: [UIView]) throws {
        for view in views {
            if let table = view as? UITableView { try check(table) }
            if let collection = view as? UICollectionView { try check(collection) }
        }
    }

    /// A list at rest shows its content, not the empty space before or behind it.
    func checkScrolling(_ views: [UIView]) throws {
        for case let view as UIScrollView in views where !view.isTracking && !view.isDecelerating && !view.isDragging {
            // A list without height or width shows nothing, and moves when it is laid out again.
            if view.refreshControl?.isRefreshing == true || view.bounds.isEmpty { continue }
            let inset = view.adjustedContentInset
            let offset = view.contentOffset
            let end = CGPoint(
                x: max(view.contentSize.width + inset.right - view.bounds.width, -inset.left),
                y: max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
            )
            if offset.x < -inset.left - 1 || offset.y < -inset.top - 1 || offset.x > end.x + 1 || offset.y > end.y + 1 {
                throw BrokenInvariant(
                    "\(type(of: view)) rests at \(offset), outside of \(-inset.left)…\(end.x), \(-inset.top)…\(end.y)."
                )
            }
        }
    }

    private func check(_ table: UITableView) throws {
        guard let source = table.dataSource else { return }
        let sections = source.numberOfSections(in: table)
        if sections != table.numberOfSections {
            throw BrokenInvariant("A table shows \(table.numberOfSections) sections of a data source with \(sections).")
        }
        for section in 0..<sections {
            let rows = source.tableView(table, numberOfRowsInSection: section)
            let shown = table.numberOfRows(inSection: section)
            if rows != shown {
                throw BrokenInvariant(
                    "A table shows \(shown) rows of section \(section), whose data source has \(rows)."
                )
            }
        }
        var previous: IndexPath?
        for path in table.indexPathsForVisibleRows ?? [] {
            guard path.section < sections, path.row < table.numberOfRows(inSection: path.section) else {
                throw BrokenInvariant("A table shows the row \(path), which it does not have.")
            }
            if let previous, path <= previous {
                throw BrokenInvariant("A table shows the row \(path) after the row \(previous).")
            }
            previous = path
            try check(table.cellForRow(at: path), at: path, of: table)
        }
        try checkOverlaps(of: table)
    }

    private func checkOverlaps(of table: UITableView) throws {
        let paths = table.indexPathsForVisibleRows ?? []
        for (upper, lower) in zip(paths, paths.dropFirst()) {
            let (above, below) = (table.rectForRow(at: upper), table.rectForRow(at: lower))
            if above.maxY > below.minY + 0.5 {
                throw BrokenInvariant("The row \(upper) at \(above) covers the row \(lower) at \(below).")
            }
        }
    }

    private func check(_ cell: UITableViewCell?, at path: IndexPath, of table: UITableView) throws {
        guard let cell else { return }
        if cell.superview == nil { throw BrokenInvariant("The cell of the visible row \(path) is not in its table.") }
        if table.indexPath(for: cell) != path {
            let own = table.indexPath(for: cell).map { "\($0)" } ?? "none"
            throw BrokenInvariant("The cell of the row \(path) has the index path \(own).")
        }
    }

    private func check(_ collection: UICollectionView) throws {
        guard let source = collection.dataSource else { return }
        for path in collection.indexPathsForVisibleItems {
            guard path.section < collection.numberOfSections,
                path.item < source.collectionView(collection, numberOfItemsInSection: path.section)
            else { throw BrokenInvariant("A collection shows the item \(path), which its data source does not have.") }
        }
    }
}
