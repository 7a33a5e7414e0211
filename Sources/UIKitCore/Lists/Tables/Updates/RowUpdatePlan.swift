import Foundation

/// The destination of every section and row, computed from reported changes and checked against the data source.
package struct RowUpdatePlan {
    package let updates: RowUpdates
    /// The source of each section; nil for sections with only new rows.
    package let sources: [Int?]
    private let destinations: [Int: Int]
    private let movedRows: [IndexPath: IndexPath]
    private let sourcesOfMovedRows: [IndexPath: IndexPath]

    /// - Parameters:
    ///   - updates: The reported changes.
    ///   - before: The number of rows of each section before the changes.
    ///   - after: The number of rows of each section after the changes.
    package init(_ updates: RowUpdates, before: [Int], after: [Int]) throws(RowUpdateError) {
        if let mistake = updates.mistake { throw mistake }
        self.updates = updates
        let places = try RowUpdatePlan.sectionPlaces(updates, before: before.count, after: after.count)
        destinations = Dictionary(
            uniqueKeysWithValues: places.enumerated().compactMap { new, old in old.map { ($0, new) } }
        )
        sources = places.map { $0.flatMap { updates.reloadedSections.contains($0) ? nil : $0 } }
        movedRows = Dictionary(updates.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        sourcesOfMovedRows = Dictionary(
            updates.movedRows.map { ($0.to, $0.from) },
            uniquingKeysWith: { first, _ in first }
        )
        try RowUpdatePlan.checkRows(updates, before: before, after: after)
        try checkCounts(before: before, after: after)
    }

    // MARK: Answers

    /// The new index of a section; nil if it was deleted. A reloaded section keeps its position.
    package func destination(ofSection section: Int) -> Int? { destinations[section] }

    /// The new path of a row; nil if it was deleted or its section reloaded.
    package func destination(of path: IndexPath) -> IndexPath? {
        if let target = movedRows[path] { return target }
        guard let section = destinations[path.section], !updates.reloadedSections.contains(path.section) else {
            return nil
        }
        let removed = updates.removedRows(ofSection: path.section)
        guard !removed.contains(path.row) else { return nil }
        var row = path.row - removed.count(in: 0..<path.row)
        for added in updates.addedRows(ofSection: section) {
            guard added <= row else { break }
            row += 1
        }
        return IndexPath(row: row, section: section)
    }

    /// The path of a row before the changes; nil if it was inserted, or its section inserted or reloaded.
    package func source(of path: IndexPath) -> IndexPath? {
        if let source = sourcesOfMovedRows[path] { return source }
        guard sources.indices.contains(path.section), let section = sources[path.section] else { return nil }
        let added = updates.addedRows(ofSection: path.section)
        guard !added.contains(path.row) else { return nil }
        var row = path.row - added.count(in: 0..<path.row)
        for removed in updates.removedRows(ofSection: section) {
            guard removed <= row else { break }
            row += 1
        }
        return IndexPath(row: row, section: section)
    }

    // MARK: Checks

    private static func sectionPlaces(
        _ updates: RowUpdates,
        before: Int,
        after: Int
    ) throws(RowUpdateError) -> [Int?] {
        for move in updates.movedSections {
            if updates.deletedSections.contains(move.from) { throw .sectionTwice(move.from, "deleted or moved") }
            if updates.insertedSections.contains(move.to) { throw .sectionTwice(move.to, "inserted or moved to") }
        }
        let removed = updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from)))
        for section in removed where section >= before {
            throw .noSuchSection(section, "deleted or moved", sections: before)
        }
        for section in updates.reloadedSections where section >= before {
            throw .noSuchSection(section, "reloaded", sections: before)
        }
        guard before - updates.deletedSections.count + updates.insertedSections.count == after else {
            throw .sectionCount(
                before: before,
                deleted: updates.deletedSections.count,
                inserted: updates.insertedSections.count,
                after: after
            )
        }
        var places = [Int?](repeating: nil, count: after)
        let taken = updates.insertedSections.union(IndexSet(updates.movedSections.map(\.to)))
        for section in taken where section >= after { throw .noSuchSection(section, "inserted", sections: after) }
        for move in updates.movedSections { places[move.to] = move.from }
        var old = 0
        for new in 0..<after where !taken.contains(new) {
            while removed.contains(old) { old += 1 }
            guard old < before else { break }
            places[new] = old
            old += 1
        }
        return places
    }

    private static func checkRows(
        _ updates: RowUpdates,
        before: [Int],
        after: [Int]
    ) throws(RowUpdateError) {
        for (section, rows) in updates.deletedRows {
            for row in rows { try check(IndexPath(row: row, section: section), "deleted", in: before) }
        }
        for path in updates.reloadedRows { try check(path, "reloaded", in: before) }
        for (section, rows) in updates.insertedRows {
            for row in rows { try check(IndexPath(row: row, section: section), "inserted", in: after) }
        }
        for move in updates.movedRows {
            try check(move.from, "moved", in: before)
            try check(move.to, "moved to", in: after)
            if updates.deletedRows[move.from.section]?.contains(move.from.row) == true {
                throw .rowTwice(move.from, "deleted or moved")
            }
            if updates.insertedRows[move.to.section]?.contains(move.to.row) == true {
                throw .rowTwice(move.to, "inserted or moved to")
            }
        }
    }

    private static func check(_ path: IndexPath, _ verb: String, in counts: [Int]) throws(RowUpdateError) {
        guard counts.indices.contains(path.section) else {
            throw .noSectionOfRow(path, verb, sections: counts.count)
        }
        guard (0..<counts[path.section]).contains(path.row) else {
            throw .noSuchRow(path, verb, rows: counts[path.section])
        }
    }

    private func checkCounts(before: [Int], after: [Int]) throws(RowUpdateError) {
        for (new, source) in sources.enumerated() {
            guard let old = source else { continue }
            let deleted = updates.deletedRows[old]?.count ?? 0
            let inserted = updates.insertedRows[new]?.count ?? 0
            let movedOut = updates.movedRows.count { $0.from.section == old }
            let movedIn = updates.movedRows.count { $0.to.section == new }
            guard before[old] - deleted - movedOut + inserted + movedIn == after[new] else {
                throw .rowCount(
                    section: new,
                    before: before[old],
                    deleted: deleted,
                    inserted: inserted,
                    movedOut: movedOut,
                    movedIn: movedIn,
                    after: after[new]
                )
            }
        }
    }
}
