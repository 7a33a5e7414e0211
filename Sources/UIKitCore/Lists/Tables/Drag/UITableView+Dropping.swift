import Foundation

/// Dropping on the table.
extension UITableView: DropTarget {
    func canHandle(_ session: DropSession) -> Bool {
        if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
        return ownRow(in: session) != nil
    }

    func dropDidEnter(_ session: DropSession) {
        activeDrop = TableDrop(of: session, on: self)
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidUpdate(_ session: DropSession) -> UIDropOperation {
        guard let drop = activeDrop else { return .cancel }
        let path = dropPath(at: session.location(in: self))
        drop.destinationIndexPath = path
        if let dropDelegate {
            drop.proposal =
                dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        } else {
            let isMove = path != nil && ownRow(in: session) != nil
            drop.proposal = UITableViewDropProposal(
                operation: isMove ? .move : .cancel,
                intent: .insertAtDestinationIndexPath
            )
        }
        show(drop, session)
        return drop.proposal.operation
    }

    func dropDidExit(_ session: DropSession) {
        forgetDrop()
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func performDrop(_ session: DropSession) {
        guard let drop = activeDrop else { return }
        let intent = intent(of: drop, session)
        forgetDrop()
        let isMove = drop.proposal.operation == .move && intent == .insertAtDestinationIndexPath
        if isMove, let source = ownRow(in: session), let target = drop.destinationIndexPath {
            userMovedRow(from: source, to: existing(target, movedFrom: source))
        } else {
            dropDelegate?.tableView(self, performDropWith: drop)
        }
    }

    func dropDidEnd(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    // MARK: Where

    /// The dragged row, if the drag consists of a single row of this table that the data source allows to be moved.
    private func ownRow(in session: DropSession) -> IndexPath? {
        let paths = session.drag.paths(in: self)
        guard paths.count == 1, geometry.contains(paths[0]) else { return nil }
        return dataSource?.tableView(self, canMoveRowAt: paths[0]) == true ? paths[0] : nil
    }

    /// The row at a point; below all rows, the path after the last row.
    private func dropPath(at point: CGPoint) -> IndexPath? {
        if let path = indexPathForRow(at: point) { return path }
        guard numberOfSections > 0 else { return nil }
        let section = numberOfSections - 1
        guard point.y >= rect(forSection: section).maxY - rectForFooter(inSection: section).height else { return nil }
        return IndexPath(row: numberOfRows(inSection: section), section: section)
    }

    /// The final destination of a moved row. After the last row of its own section, one less, because the row leaves its
    /// position.
    private func existing(_ target: IndexPath, movedFrom source: IndexPath) -> IndexPath {
        guard target.section == source.section else { return target }
        return IndexPath(row: min(target.row, numberOfRows(inSection: target.section) - 1), section: target.section)
    }

    // MARK: Showing

    private func intent(of drop: TableDrop, _ session: DropSession) -> UITableViewDropProposal.Intent {
        guard drop.proposal.intent == .automatic, let path = drop.destinationIndexPath else {
            return drop.proposal.intent
        }
        guard geometry.contains(path) else { return .insertAtDestinationIndexPath }
        let row = rectForRow(at: path)
        let isInMiddle = row.insetBy(dx: 0, dy: row.height / 4).contains(session.location(in: self))
        return isInMiddle ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    }

    private func show(_ drop: TableDrop, _ session: DropSession) {
        let takes = drop.proposal.operation == .copy || drop.proposal.operation == .move
        let intent = takes ? intent(of: drop, session) : .unspecified
        let path = drop.destinationIndexPath
        let lit = intent == .insertIntoDestinationIndexPath ? path : nil
        let cell = lit.flatMap { geometry.contains($0) ? cellForRow(at: $0) : nil }
        if drop.litCell !== cell {
            drop.litCell?.setHighlighted(false, animated: false)
            cell?.setHighlighted(true, animated: false)
            drop.litCell = cell
        }
        guard intent == .insertAtDestinationIndexPath, let path else { return drop.line.removeFromSuperview() }
        drop.line.backgroundColor = tintColor
        drop.line.frame = CGRect(
            x: rowsFrame.minX,
            y: lineTop(at: path, session) - 1,
            width: rowsFrame.width,
            height: 2
        )
        if drop.line.superview !== self { addSubview(drop.line) }
    }

    /// The top of the drop indicator: above a row, or below it if the dragged row comes from above in the same section.
    private func lineTop(at path: IndexPath, _ session: DropSession) -> CGFloat {
        guard geometry.contains(path) else {
            let section = rect(forSection: path.section)
            return section.maxY - rectForFooter(inSection: path.section).height
        }
        let row = rectForRow(at: path)
        guard let source = ownRow(in: session), source.section == path.section, source < path else { return row.minY }
        return row.maxY
    }

    private func forgetDrop() {
        activeDrop?.litCell?.setHighlighted(false, animated: false)
        activeDrop?.line.removeFromSuperview()
        activeDrop = nil
    }
}
