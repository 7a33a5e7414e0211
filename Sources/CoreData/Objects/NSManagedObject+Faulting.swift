import Foundation
import FoundationCompatibility

extension NSManagedObject {
    /// Reads the values of a fault. Of an object that no longer exists in the store, all values become nil.
    final func fire() {
        guard isFault, probe == nil else { return }
        guard let context else {
            // Values that are needed after the context was deallocated, or the deletion saved, are nil.
            state.remove(.fault)
            values = Array(repeating: nil, count: layout.slots.count)
            return
        }
        if let row = pendingRow {
            pendingRow = nil
            return fill(with: row)
        }
        if let batch { context.readBatch(batch) }
        guard isFault else { return }
        if let row = context.row(for: id) { return fill(with: row) }
        require(
            context.shouldDeleteInaccessibleFaults,
            "CoreData could not fulfill a fault for '\(id)'. The object was deleted from the store."
        )
        state.remove(.fault)
        values = Array(repeating: nil, count: layout.slots.count)
        committed = values
        context.noteInaccessible(self)
    }

    /// Gives a fault its values, and calls `awakeFromFetch()`.
    final func fill(with row: StoredRow) {
        guard isFault, let saved = row.values else { return }
        state.remove(.fault)
        batch = nil
        pendingRow = nil
        values = saved
        committed = saved
        version = row.version
        context?.withoutTracking { awakeFromFetch() }
    }

    /// Releases the values.
    final func turnIntoFault() {
        guard !isFault else {
            pendingRow = nil
            return
        }
        willTurnIntoFault()
        state.insert(.fault)
        values = []
        committed = nil
        eventStart = nil
        related = [:]
        pendingRow = nil
        didTurnIntoFault()
    }

    /// Replaces the saved values by those of a newer row. Values that were changed since remain.
    final func merge(_ row: StoredRow) {
        guard let saved = row.values else { return }
        guard !isFault else {
            pendingRow = row
            return
        }
        let base = committed ?? layout.initialValues
        for position in values.indices {
            if let state = values[position] as? ToManyState {
                // The members are read again, and the changes applied to them.
                if state.hasChanges, !state.isOrdered {
                    let members = context.flatMap { context in
                        layout.slots[position].relationship.map { context.relatedIDs(of: id, $0) }
                    }
                    state.load(members ?? [])
                } else if !state.hasChanges {
                    values[position] = nil
                }
            } else if isEqual(base[position], values[position], at: position) {
                values[position] = saved[position]
                related[position] = nil
            }
        }
        committed = saved
        version = row.version
    }

    /// Makes the present values the saved ones.
    final func commit(version: Int64) {
        self.version = version
        guard !isFault else { return }
        var saved = values
        for position in layout.toManyPositions {
            (values[position] as? ToManyState)?.commit()
            saved[position] = nil
        }
        committed = saved
    }
}
