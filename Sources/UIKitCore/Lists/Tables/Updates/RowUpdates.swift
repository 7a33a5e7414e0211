import Foundation

/// The changes that an app reports between `beginUpdates()` and `endUpdates()`.
///
/// Sources of deletions, reloads and moves are positions before all changes. Insertions and destinations of moves are positions
/// after them.
package struct RowUpdates {
    package struct Move<Place: Equatable>: Equatable {
        package var from: Place
        package var to: Place
    }

    package private(set) var deletedRows: [Int: IndexSet] = [:]
    package private(set) var insertedRows: [Int: IndexSet] = [:]
    package private(set) var reloadedRows: Set<IndexPath> = []
    /// The rows whose cells are to be reconfigured.
    package private(set) var reconfiguredRows: [IndexPath] = []
    package private(set) var movedRows: [Move<IndexPath>] = []
    package private(set) var deletedSections = IndexSet()
    package private(set) var insertedSections = IndexSet()
    package private(set) var reloadedSections = IndexSet()
    package private(set) var movedSections: [Move<Int>] = []

    /// The animations of rows in tables.
    package var animations = RowAnimations()

    /// The first error found while changes are reported.
    private(set) var mistake: RowUpdateError?

    package init() {}

    package mutating func deleteRow(_ path: IndexPath) {
        if deletedRows[path.section]?.contains(path.row) == true { report(.rowTwice(path, "deleted")) }
        deletedRows[path.section, default: []].insert(path.row)
    }

    package mutating func insertRow(_ path: IndexPath) {
        if insertedRows[path.section]?.contains(path.row) == true { report(.rowTwice(path, "inserted")) }
        insertedRows[path.section, default: []].insert(path.row)
    }

    package mutating func reloadRow(_ path: IndexPath) {
        reloadedRows.insert(path)
    }

    package mutating func reconfigureRow(_ path: IndexPath) {
        reconfiguredRows.append(path)
    }

    package mutating func moveRow(from: IndexPath, to: IndexPath) {
        if movedRows.contains(where: { $0.from == from }) { report(.rowTwice(from, "moved")) }
        if movedRows.contains(where: { $0.to == to }) { report(.rowTwice(to, "moved to")) }
        movedRows.append(Move(from: from, to: to))
    }

    package mutating func deleteSection(_ section: Int) {
        if deletedSections.contains(section) { report(.sectionTwice(section, "deleted")) }
        deletedSections.insert(section)
    }

    package mutating func insertSection(_ section: Int) {
        if insertedSections.contains(section) { report(.sectionTwice(section, "inserted")) }
        insertedSections.insert(section)
    }

    package mutating func reloadSection(_ section: Int) {
        reloadedSections.insert(section)
    }

    package mutating func moveSection(from: Int, to: Int) {
        if movedSections.contains(where: { $0.from == from }) { report(.sectionTwice(from, "moved")) }
        if movedSections.contains(where: { $0.to == to }) { report(.sectionTwice(to, "moved to")) }
        movedSections.append(Move(from: from, to: to))
    }

    private mutating func report(_ error: RowUpdateError) {
        if mistake == nil { mistake = error }
    }

    /// The deleted and moved rows of a section, as positions before all changes.
    func removedRows(ofSection section: Int) -> IndexSet {
        var rows = deletedRows[section] ?? []
        for move in movedRows where move.from.section == section { rows.insert(move.from.row) }
        return rows
    }

    /// The inserted and moved rows of a section, as positions after all changes.
    func addedRows(ofSection section: Int) -> IndexSet {
        var rows = insertedRows[section] ?? []
        for move in movedRows where move.to.section == section { rows.insert(move.to.row) }
        return rows
    }
}

/// Reported changes that are contradictory or inconsistent with the data source.
package enum RowUpdateError: Error, Equatable, CustomStringConvertible {
    case rowTwice(IndexPath, String)
    case sectionTwice(Int, String)
    case noSuchRow(IndexPath, String, rows: Int)
    case noSuchSection(Int, String, sections: Int)
    case noSectionOfRow(IndexPath, String, sections: Int)
    case rowCount(section: Int, before: Int, deleted: Int, inserted: Int, movedOut: Int, movedIn: Int, after: Int)
    case sectionCount(before: Int, deleted: Int, inserted: Int, after: Int)

    package var description: String { sentence(about: .table) }

    package func sentence(about list: ListWords) -> String {
        let (owner, item) = (list.owner, list.item)
        return switch self {
        case .rowTwice(let path, let verb):
            "\(owner) was told twice that \(item) \(path.row) of section \(path.section) is \(verb)."
        case .sectionTwice(let section, let verb):
            "\(owner) was told twice that section \(section) is \(verb)."
        case .noSuchRow(let path, let verb, let rows):
            "\(owner) was told that \(item) \(path.row) of section \(path.section) is \(verb), "
                + "but that section has \(rows) \(item)s."
        case .noSuchSection(let section, let verb, let sections):
            "\(owner) was told that section \(section) is \(verb), but there are \(sections) sections."
        case .noSectionOfRow(let path, let verb, let sections):
            "\(owner) was told that \(item) \(path.row) of section \(path.section) is \(verb), "
                + "but there are \(sections) sections."
        case .rowCount(let section, let before, let deleted, let inserted, let movedOut, let movedIn, let after):
            "The \(item) changes reported to \(owner) do not match its data source in section \(section): it had \(before) "
                + "\(item)s, of which \(deleted) were deleted and \(movedOut) moved out; \(inserted) were inserted and "
                + "\(movedIn) moved in. That makes \(before - deleted - movedOut + inserted + movedIn) \(item)s, but the data "
                + "source returned \(after). Report exactly the changes of the data."
        case .sectionCount(let before, let deleted, let inserted, let after):
            "The section changes reported to \(owner) do not match its data source: there were \(before) sections, of which "
                + "\(deleted) were deleted; \(inserted) were inserted. That makes \(before - deleted + inserted) sections, but "
                + "the data source returned \(after). Report exactly the changes of the data."
        }
    }
}

/// The names of a list and its elements in error messages.
package struct ListWords {
    var owner: String
    var item: String

    static let table = ListWords(owner: "UITableView", item: "row")
    package static let collection = ListWords(owner: "UICollectionView", item: "item")
}
