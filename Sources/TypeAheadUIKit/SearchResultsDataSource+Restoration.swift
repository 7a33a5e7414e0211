import TypeAhead
import UIKit

/// The position and the selection of a stored screen, until the results arrive.
@MainActor
struct PendingRestoration {
    /// The generation of the query whose answer is restored.
    let generation: Int

    /// Restores them in the rows that are displayed now.
    ///
    /// - Parameter isComplete: Whether no more rows follow. Otherwise only the stored records themselves are looked for.
    /// - Returns: Whether this was possible.
    let restore: (_ isComplete: Bool) -> Bool
}

extension SearchResultsDataSource where Record.ID: Codable {
    /// The position of the table; nil at its top.
    func anchor() -> SearchRestorationState<Record.ID>.Anchor? {
        guard let table, let place = table.firstVisibleRow else { return nil }
        let ids = snapshot().itemIdentifiers
        guard ids.indices.contains(place.row) else { return nil }
        return .init(place.row, in: ids, offset: Double(place.distance))
    }

    /// The selected record.
    var selectedIdentifier: Record.ID? { table?.indexPathForSelectedRow.flatMap(itemIdentifier(for:)) }

    /// Restores position and selection when the answer of a generation is displayed.
    func restore(_ state: SearchRestorationState<Record.ID>, generation: Int) {
        pendingRestoration = PendingRestoration(generation: generation) { [weak self] isComplete in
            guard let self, let table else { return true }
            let ids = snapshot().itemIdentifiers
            if !isComplete {
                let sought = [state.anchor?.id, state.selection].compactMap { $0 }
                guard sought.allSatisfy(ids.contains) else { return false }
            }
            if let anchor = state.anchor, let row = anchor.rank(in: ids) {
                TablePlace(ids[row], distance: CGFloat(anchor.offset) + table.adjustedContentInset.top)
                    .restore(in: table, path: indexPath(for:))
            }
            if let selected = state.selection.flatMap(indexPath(for:)) {
                table.selectRow(at: selected, animated: false, scrollPosition: .none)
            }
            return true
        }
    }
}

extension SearchResultsDataSource {
    /// Whether the table has the focus.
    var isFocused: Bool { table?.isFirstResponder == true }

    /// Gives the table the focus.
    func focus() { table?.becomeFirstResponder() }

    /// Restores position and selection, if they belong to an answer that is displayed now. A later answer cancels them.
    func restorePosition(in answer: SearchAnswer<Record>) {
        guard let pending = pendingRestoration, answer.generation >= pending.generation else { return }
        if answer.generation > pending.generation || pending.restore(answer.isComplete) || answer.isComplete {
            pendingRestoration = nil
        }
    }

    /// Restores position and selection in the rows that are displayed, because their query is not sent again.
    func restoreInPresentRows() {
        _ = pendingRestoration?.restore(true)
        pendingRestoration = nil
    }
}
