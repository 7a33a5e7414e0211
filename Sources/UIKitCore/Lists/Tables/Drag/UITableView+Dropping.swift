import Foundation

/// Dropping on the table.
extension UITableView {
    package var hasDropDelegate: Bool { dropDelegate != nil }

    package func delegateCanHandle(_ session: DropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    package func tellDropDidEnter(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    package func tellDropDidExit(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    package func tellDropDidEnd(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    package func proposal(for session: DropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        guard let dropDelegate else { return (UIDropProposal(operation: .cancel), .unspecified) }
        let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        let intent: ListDropIntent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            case .automatic: .automatic
            }
        return (proposal, intent)
    }

    package func perform(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
    }

    package func mayMoveCell(at path: IndexPath) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: path) == true
    }

    package func moveCell(from source: IndexPath, to destination: IndexPath) {
        userMovedRow(from: source, to: destination)
    }

    package func cellCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    /// The row at a point; below all rows, the path after the last row.
    package func dropPath(at point: CGPoint) -> IndexPath? {
        if let path = indexPathForRow(at: point) { return path }
        guard numberOfSections > 0 else { return nil }
        let section = numberOfSections - 1
        guard point.y >= rect(forSection: section).maxY - rectForFooter(inSection: section).height else { return nil }
        return IndexPath(row: numberOfRows(inSection: section), section: section)
    }

    package func frameOfDropLine(at path: IndexPath, from source: IndexPath?) -> CGRect {
        CGRect(x: rowsFrame.minX, y: lineTop(at: path, from: source) - 1, width: rowsFrame.width, height: 2)
    }

    /// The top of the drop indicator: above a row, or below it if the dragged row comes from above in the same section.
    private func lineTop(at path: IndexPath, from source: IndexPath?) -> CGFloat {
        guard geometry.contains(path) else {
            let section = rect(forSection: path.section)
            return section.maxY - rectForFooter(inSection: path.section).height
        }
        let row = rectForRow(at: path)
        guard let source, source.section == path.section, source < path else { return row.minY }
        return row.maxY
    }
}
