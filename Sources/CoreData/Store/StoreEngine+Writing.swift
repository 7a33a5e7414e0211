import Foundation
import FoundationCompatibility

/// The changes of a save, ready for SQL.
struct StoreChanges {
    enum Kind {
        case insertion
        case update
        case deletion
    }

    /// The change of a row.
    struct Row {
        let kind: Kind
        let id: NSManagedObjectID
        /// The version that the change is based on.
        let version: Int64
        let columns: [(name: String, value: SQLiteValue)]
        /// The values by position, for errors.
        let values: [Any?]
    }

    /// Changes of the members of a relationship with a table of its own.
    struct PairChange {
        let pairs: StoreSchema.Pairs
        let owner: NSManagedObjectID
        let added: [NSManagedObjectID]
        let removed: [NSManagedObjectID]
    }

    /// The order of the members of a relationship.
    struct OrderChange {
        let table: String
        let column: String
        /// The condition on the owner, for tables of pairs.
        let owner: (column: String, key: Int64)?
        let keyColumn: String
        let members: [Int64]
    }

    var rows: [Row] = []
    var pairChanges: [PairChange] = []
    var orderChanges: [OrderChange] = []
}

/// The conflicts that prevented a save.
///
/// Unchecked: passed from the store to the context that is saved.
struct StoreConflicts: Error, @unchecked Sendable {
    enum Conflict {
        /// Another save changed or deleted the object. The present row is nil if it was deleted.
        case version(NSManagedObjectID, present: StoredRow?)
        /// Another object has the same values of a uniqueness constraint.
        case constraint(NSManagedObjectID, names: [String], present: NSManagedObjectID?)
    }

    var conflicts: [Conflict]
}

extension StoreEngine {
    /// Reserves numbers for new objects, which are never used again.
    ///
    /// - Parameter counts: The number of new objects by the name of their root entity.
    /// - Returns: The first number for each.
    func reserveKeys(_ counts: [String: Int]) throws -> [String: Int64] {
        try write { database in
            try database.transaction {
                var result: [String: Int64] = [:]
                for (root, count) in counts {
                    let last = try database.value(
                        "INSERT INTO coredata_sequences VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + "
                            + "excluded.value RETURNING value",
                        [.text(root), .integer(Int64(count))]
                    )
                    result[root] = (last?.integer ?? 0) - Int64(count) + 1
                }
                return result
            }
        }
    }

    /// Saves changes of several stores, each in one transaction. All are written before the first transaction ends, so that an error or
    /// a conflict of one store undoes the changes of the others.
    ///
    /// The order of the stores is the same for all savers, so that they cannot wait for each other. The transaction of the first store
    /// ends last: stores in memory are first, because the end of their transactions does not fail. Only if the disk fails between the
    /// ends of two files' transactions has one file the changes and the other not.
    static func save(_ changes: [(engine: StoreEngine, changes: StoreChanges)]) throws {
        let ordered = changes.sorted { first, second in
            (first.engine.path == nil ? 0 : 1, first.engine.identifier)
                < (second.engine.path == nil ? 0 : 1, second.engine.identifier)
        }
        try save(ordered[...])
    }

    private static func save(_ changes: ArraySlice<(engine: StoreEngine, changes: StoreChanges)>) throws {
        guard let first = changes.first else { return }
        try first.engine.save(first.changes) { try save(changes.dropFirst()) }
    }

    /// Saves changes in one transaction. Throws ``StoreConflicts`` if others prevent them; nothing is saved then.
    ///
    /// - Parameter beforeEnd: Called before the transaction ends. If it throws, nothing is saved.
    private func save(_ changes: StoreChanges, beforeEnd: () throws -> Void) throws {
        try write { database in
            try database.transaction {
                var conflicts: [StoreConflicts.Conflict] = []
                var insertions: [String: String] = [:]
                // Deletions first, so that their unique values are free.
                for kind in [StoreChanges.Kind.deletion, .update, .insertion] {
                    for row in changes.rows where row.kind == kind {
                        if let conflict = try write(row, to: database, &insertions) { conflicts.append(conflict) }
                    }
                }
                guard conflicts.isEmpty else { throw StoreConflicts(conflicts: conflicts) }
                for change in changes.pairChanges { try write(change, to: database) }
                for change in changes.orderChanges { try write(change, to: database) }
                try beforeEnd()
            }
        }
    }

    /// Writes a row.
    ///
    /// - Parameter insertions: The statements for insertions by entity. All new objects of an entity have the same columns.
    private func write(
        _ row: StoreChanges.Row,
        to database: SQLiteDatabase,
        _ insertions: inout [String: String]
    ) throws -> StoreConflicts.Conflict? {
        guard let entity = schema.entities[row.id.layoutName] else { return nil }
        let values = row.columns.map(\.value)
        do {
            switch row.kind {
            case .insertion:
                let sql = insertions[row.id.layoutName] ?? insertion(row, sqlName(entity.table))
                insertions[row.id.layoutName] = sql
                try database.run(sql, [.integer(row.id.key), .integer(entity.number)] + values)
                return nil
            case .update:
                let table = sqlName(entity.table)
                let assignments = row.columns.map { ", \(sqlName($0.name)) = ?" }.joined()
                try database.run(
                    "UPDATE \(table) SET version = version + 1\(assignments) WHERE pk = ? AND version = ?",
                    values + [.integer(row.id.key), .integer(row.version)]
                )
                guard database.changes == 0 else { return nil }
                return .version(row.id, present: try presentRow(row.id, database))
            case .deletion:
                try database.run(
                    "DELETE FROM \(sqlName(entity.table)) WHERE pk = ? AND version = ?",
                    [.integer(row.id.key), .integer(row.version)]
                )
                if database.changes == 0, let present = try presentRow(row.id, database) {
                    return .version(row.id, present: present)
                }
                try deletePairs(of: row.id, database)
                return nil
            }
        } catch let failure as SQLiteFailure where failure.isUniqueConstraint {
            return try constraintConflict(of: row, database)
        }
    }

    private func insertion(_ row: StoreChanges.Row, _ table: String) -> String {
        let names = row.columns.map { ", " + sqlName($0.name) }.joined()
        let marks = String(repeating: ", ?", count: row.columns.count)
        return "INSERT INTO \(table) (pk, entity, version\(names)) VALUES (?, ?, 1\(marks))"
    }

    private func presentRow(_ id: NSManagedObjectID, _ database: SQLiteDatabase) throws -> StoredRow? {
        let plan = plan(for: id.entity.root, includesSubentities: true)
        var result: StoredRow?
        try database.forEachRow(
            "SELECT \(plan.selection(alias: "t0", includesValues: true)) FROM \(sqlName(plan.table)) t0 WHERE t0.pk = ?",
            [.integer(id.key)]
        ) { row in
            result = plan.row(row, engine: self, includesValues: true)
            return false
        }
        return result
    }

    /// Finds the constraint that a row violates.
    private func constraintConflict(
        of row: StoreChanges.Row,
        _ database: SQLiteDatabase
    ) throws -> StoreConflicts.Conflict {
        let layout = row.id.entity.layout
        for constraint in layout.constraints {
            let names = constraint.map { layout.names[$0] }
            guard let keys = try keys(matching: constraint, of: row.id.entity, row.values, database) else { continue }
            if let other = keys.first(where: { $0.key != row.id.key }) {
                return .constraint(row.id, names: names, present: other)
            }
        }
        return .constraint(row.id, names: [], present: nil)
    }

    /// Returns the objects with the given values of a constraint; nil if a value is nil, because nil values are not unique.
    func keys(
        matching constraint: [Int],
        of entity: NSEntityDescription,
        _ values: [Any?],
        _ database: SQLiteDatabase
    ) throws -> [NSManagedObjectID]? {
        guard let stored = schema.entities[entity.name ?? ""] else { return nil }
        var conditions: [String] = []
        var parameters: [SQLiteValue] = []
        for position in constraint {
            let name = entity.layout.names[position]
            switch (entity.layout.slots[position], stored.storage[name]) {
            case (.attribute(let attribute), .attribute(let column)):
                conditions.append("\(sqlName(column.name)) = ?")
                parameters.append(try AttributeCoding.encode(values[position], of: attribute))
            case (.toOne, .reference(let reference)):
                conditions.append("\(sqlName(reference.key)) = ?")
                parameters.append((values[position] as? NSManagedObjectID).map { .integer($0.key) } ?? .null)
            default: return nil
            }
        }
        guard !parameters.contains(.null) else { return nil }
        var result: [NSManagedObjectID] = []
        try database.forEachRow(
            "SELECT pk, entity FROM \(sqlName(stored.table)) WHERE \(conditions.joined(separator: " AND "))",
            parameters
        ) { row in
            if let key = row[0].integer, let entity = row[1].integer.flatMap(self.entity) {
                result.append(id(entity, key))
            }
            return true
        }
        return result
    }

    // MARK: - Relationships

    /// Removes the pairs of a deleted object from all tables that can have any.
    func deletePairs(of id: NSManagedObjectID, _ database: SQLiteDatabase) throws {
        for case .members(.pairs(let pairs)) in schema.entities[id.layoutName]?.storage.values ?? [:].values {
            try database.run(
                "DELETE FROM \(sqlName(pairs.table)) WHERE \(pairs.ownKey) = ?",
                [.integer(id.key)]
            )
            guard pairs.isSymmetric else { continue }
            try database.run(
                "DELETE FROM \(sqlName(pairs.table)) WHERE \(pairs.memberKey) = ?",
                [.integer(id.key)]
            )
        }
    }

    private func write(_ change: StoreChanges.PairChange, to database: SQLiteDatabase) throws {
        let pairs = change.pairs
        let table = sqlName(pairs.table)
        let owner: [SQLiteValue] = [
            .integer(change.owner.key), .integer(schema.entities[change.owner.layoutName]?.number ?? 0),
        ]
        for member in change.removed {
            try database.run(
                "DELETE FROM \(table) WHERE \(pairs.ownKey) = ? AND \(pairs.memberKey) = ?",
                [owner[0], .integer(member.key)]
            )
        }
        for member in change.added {
            // The opposite side may have saved the pair.
            try database.run(
                "INSERT OR IGNORE INTO \(table) (\(pairs.ownKey), \(pairs.ownEntity), \(pairs.memberKey), "
                    + "\(pairs.memberEntity)) VALUES (?, ?, ?, ?)",
                owner + [.integer(member.key), .integer(schema.entities[member.layoutName]?.number ?? 0)]
            )
        }
    }

    private func write(_ change: StoreChanges.OrderChange, to database: SQLiteDatabase) throws {
        let owner = change.owner.map { " AND \(sqlName($0.column)) = ?" } ?? ""
        let sql =
            "UPDATE \(sqlName(change.table)) SET \(sqlName(change.column)) = ? WHERE \(change.keyColumn) = ?\(owner)"
        for (index, key) in change.members.enumerated() {
            try database.run(
                sql,
                [.integer(Int64(index)), .integer(key)] + (change.owner.map { [.integer($0.key)] } ?? [])
            )
        }
    }
}
