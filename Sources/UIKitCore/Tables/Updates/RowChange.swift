import Foundation

/// A change of the rows that a host which keeps its own model applies, one after the other.
@_spi(Host)
public enum RowChange: Hashable, Sendable {
    /// Everything is another thing: forget what you had, and ask for the counts again.
    case reloadedEverything
    /// Rows of a section went.
    case deletedRows(Range<Int>, section: Int)
    /// Rows came into a section.
    case insertedRows(Range<Int>, section: Int)
    /// A row has another content.
    case reloadedRow(IndexPath)
    /// A section went with its rows.
    case deletedSection(Int)
    /// A section came with so many rows.
    case insertedSection(Int, rows: Int)
}

/// What changed since the host last asked.
struct RowChangeLog {
    private static let limit = 1000
    private var changes: [RowChange] = []

    mutating func reload() {
        changes = [.reloadedEverything]
    }

    mutating func add(_ steps: [RowChange]) {
        guard changes != [.reloadedEverything] else { return }
        // A host that never asks must not have the log grow; one that asks late is better off with a fresh start.
        if changes.count + steps.count > RowChangeLog.limit { return reload() }
        changes += steps
    }

    mutating func take() -> [RowChange] {
        defer { changes = [] }
        return changes
    }
}
