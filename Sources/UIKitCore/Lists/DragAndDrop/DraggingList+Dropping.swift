import Foundation

/// Dropping on the list.
extension DraggingList {
    package func canHandle(_ session: DropSession) -> Bool {
        hasDropDelegate ? delegateCanHandle(session) : ownCell(in: session) != nil
    }

    package func dropDidEnter(_ session: DropSession) {
        activeDrop = ListDrop(of: session, on: self)
        tellDropDidEnter(session)
    }

    package func dropDidUpdate(_ session: DropSession) -> UIDropOperation {
        guard let drop = activeDrop else { return .cancel }
        let path = dropPath(at: session.location(in: self))
        drop.destinationIndexPath = path
        if hasDropDelegate {
            (drop.proposal, drop.intent) = proposal(for: session, at: path)
        } else {
            let isMove = path != nil && ownCell(in: session) != nil
            drop.proposal = UIDropProposal(operation: isMove ? .move : .cancel)
            drop.intent = .insertAt
        }
        show(drop, session)
        return drop.proposal.operation
    }

    package func dropDidExit(_ session: DropSession) {
        forgetDrop()
        tellDropDidExit(session)
    }

    package func performDrop(_ session: DropSession) {
        guard let drop = activeDrop else { return }
        let intent = intent(of: drop, session)
        forgetDrop()
        let isMove = drop.proposal.operation == .move && intent == .insertAt
        if isMove, let source = ownCell(in: session), let target = drop.destinationIndexPath {
            moveCell(from: source, to: existing(target, movedFrom: source))
        } else if hasDropDelegate {
            perform(drop)
        }
    }

    package func dropDidEnd(_ session: DropSession) { tellDropDidEnd(session) }

    // MARK: Where

    /// The dragged cell, if the drag consists of a single cell of this list that the data source allows to be moved.
    private func ownCell(in session: DropSession) -> IndexPath? {
        let paths = session.drag?.paths(in: self) ?? []
        guard paths.count == 1, hasCell(at: paths[0]), mayMoveCell(at: paths[0]) else { return nil }
        return paths[0]
    }

    /// The final destination of a moved cell. After the last cell of its own section, one less, because the cell leaves its
    /// position.
    private func existing(_ target: IndexPath, movedFrom source: IndexPath) -> IndexPath {
        guard target.section == source.section else { return target }
        return IndexPath(row: min(target.row, cellCount(inSection: target.section) - 1), section: target.section)
    }

    // MARK: Showing

    private func intent(of drop: ListDrop, _ session: DropSession) -> ListDropIntent {
        guard drop.intent == .automatic, let path = drop.destinationIndexPath else { return drop.intent }
        guard hasCell(at: path) else { return .insertAt }
        let cell = frameOfCell(at: path)
        let isInMiddle = cell.insetBy(dx: 0, dy: cell.height / 4).contains(session.location(in: self))
        return isInMiddle ? .insertInto : .insertAt
    }

    private func show(_ drop: ListDrop, _ session: DropSession) {
        let takes = drop.proposal.operation == .copy || drop.proposal.operation == .move
        let intent = takes ? intent(of: drop, session) : .unspecified
        let path = drop.destinationIndexPath
        let lit = intent == .insertInto ? path : nil
        let cell = lit.flatMap { hasCell(at: $0) ? shownCell(at: $0) : nil }
        if drop.litCell !== cell {
            drop.litCell?.isHighlighted = false
            cell?.isHighlighted = true
            drop.litCell = cell
        }
        guard intent == .insertAt, let path else { return drop.line.removeFromSuperview() }
        drop.line.backgroundColor = tintColor
        drop.line.frame = frameOfDropLine(at: path, from: ownCell(in: session))
        if drop.line.superview !== self { addSubview(drop.line) }
    }

    private func forgetDrop() {
        activeDrop?.litCell?.isHighlighted = false
        activeDrop?.line.removeFromSuperview()
        activeDrop = nil
    }
}
