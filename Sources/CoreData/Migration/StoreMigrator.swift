import Foundation
import FoundationCompatibility

/// Changes the tables of a store from one version of the model to another, in one transaction.
///
/// New tables are made beside the old ones and filled from them; then the old ones are removed.
struct StoreMigrator {
    private let database: SQLiteDatabase
    private let source: ModelRecord
    private let target: ModelRecord
    private let model: NSManagedObjectModel
    private let oldSchema: StoreSchema
    private let newSchema: StoreSchema
    private let temporarySchema: StoreSchema

    private static let prefix = "new_"

    init(_ database: SQLiteDatabase, from source: ModelRecord, to target: ModelRecord, _ model: NSManagedObjectModel) {
        self.database = database
        self.source = source
        self.target = target
        self.model = model
        oldSchema = StoreSchema(source)
        newSchema = StoreSchema(target)
        temporarySchema = StoreSchema(target, prefix: Self.prefix)
    }

    /// Makes the indexes of a version whose tables are the same.
    func updateIndexes() throws {
        try database.transaction {
            try dropIndexes()
            for statement in newSchema.indexCreation { try database.execute(statement) }
            try saveModel()
        }
    }

    /// Changes the tables. Throws without changes if the differences cannot be inferred.
    func migrate(_ info: [String: Any]) throws {
        let plan = try MigrationPlan(from: source, to: target, model: model, info)
        try database.transaction {
            for statement in temporarySchema.creation { try database.execute(statement) }
            for (old, new) in plan.entities { try copyRows(from: old, to: new, plan) }
            for (old, new) in plan.entities { try copyPairs(from: old, to: new, plan) }
            try dropIndexes()
            for table in oldSchema.tables.map(\.name) + oldSchema.pairs.map(\.table) {
                try database.execute("DROP TABLE \(sqlName(table))")
            }
            for table in newSchema.tables.map(\.name) + newSchema.pairs.map(\.table) {
                try database.execute("ALTER TABLE \(sqlName(Self.prefix + table)) RENAME TO \(sqlName(table))")
            }
            for statement in newSchema.indexCreation { try database.execute(statement) }
            try moveSequences(plan)
            try saveModel()
        }
    }

    private func saveModel() throws {
        try database.run("INSERT OR REPLACE INTO coredata_metadata VALUES ('model', ?)", [.text(target.text)])
    }

    private func dropIndexes() throws {
        var names: [String] = []
        try database.forEachRow("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL") {
            (row: SQLiteStatement) -> Bool in
            if let name = row[0].text { names.append(name) }
            return true
        }
        for name in names { try database.execute("DROP INDEX \(sqlName(name))") }
    }

    /// The numbers of a root entity are never used again, also under its new name.
    private func moveSequences(_ plan: MigrationPlan) throws {
        var values: [String: Int64] = [:]
        for (old, new) in plan.entities {
            let last = try database.value(
                "SELECT value FROM coredata_sequences WHERE name = ?",
                [.text(plan.root(of: old, in: source))]
            )
            let root = plan.root(of: new, in: target)
            values[root] = max(values[root] ?? 0, last?.integer ?? 0)
        }
        try database.run("DELETE FROM coredata_sequences")
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            try database.run("INSERT INTO coredata_sequences VALUES (?, ?)", [.text(name), .integer(value)])
        }
    }

    // MARK: - Rows

    private func copyRows(from old: String, to new: String, _ plan: MigrationPlan) throws {
        guard let oldEntity = oldSchema.entities[old], let newEntity = temporarySchema.entities[new] else { return }
        var columns: [String] = []
        var values: [String] = []
        var parameters: [SQLiteValue] = []
        for (name, storage) in newEntity.storage.sorted(by: { $0.key < $1.key }) {
            let former = plan.formerName(of: name, in: new).flatMap { oldEntity.storage[$0] }
            switch (storage, former) {
            case (.attribute(let column), .attribute(let oldColumn)):
                columns.append(column.name)
                let value = plan.defaults[new]?[name] ?? .null
                if value == .null {
                    values.append(sqlName(oldColumn.name))
                } else {
                    // A property that is no longer optional gets its default instead of nil.
                    values.append("coalesce(\(sqlName(oldColumn.name)), ?)")
                    parameters.append(value)
                }
            case (.attribute(let column), _):
                guard let value = plan.defaults[new]?[name] ?? plan.initialValues[new]?[name] else { continue }
                columns.append(column.name)
                values.append("?")
                parameters.append(value)
            case (.reference(let reference), .reference(let oldReference)):
                columns.append(reference.key)
                values.append(sqlName(oldReference.key))
                if let order = reference.order {
                    columns.append(order)
                    values.append(oldReference.order.map(sqlName) ?? "NULL")
                }
                if let entity = reference.entity {
                    columns.append(entity)
                    values.append(
                        entityExpression(oldReference.entity, plan.formerDestination(of: name, in: new), plan)
                    )
                }
            default: continue
            }
        }
        let list = columns.map { ", " + sqlName($0) }.joined()
        let selection = values.map { ", " + $0 }.joined()
        try database.run(
            "INSERT INTO \(sqlName(newEntity.table)) (pk, entity, version\(list)) SELECT pk, \(newEntity.number), "
                + "version\(selection) FROM \(sqlName(oldEntity.table)) WHERE entity = \(oldEntity.number)",
            parameters
        )
    }

    /// The new number of the entity that an old column has.
    private func entityExpression(_ column: String?, _ destination: String?, _ plan: MigrationPlan) -> String {
        guard let column else {
            let name = destination.flatMap { old in plan.entities.first { $0.old == old }?.new }
            return name.flatMap { newSchema.entities[$0]?.number }.map(String.init) ?? "NULL"
        }
        let cases = plan.entities.compactMap { old, new in
            oldSchema.entities[old].flatMap { old in
                newSchema.entities[new].map { "WHEN \(old.number) THEN \($0.number)" }
            }
        }
        return cases.isEmpty ? "NULL" : "CASE \(sqlName(column)) \(cases.joined(separator: " ")) END"
    }

    // MARK: - Pairs

    private func copyPairs(from old: String, to new: String, _ plan: MigrationPlan) throws {
        guard let oldEntity = oldSchema.entities[old], let newEntity = temporarySchema.entities[new] else { return }
        for (name, storage) in newEntity.storage.sorted(by: { $0.key < $1.key }) {
            guard case .members(.pairs(let pairs)) = storage,
                let former = plan.formerName(of: name, in: new).flatMap({ oldEntity.storage[$0] }),
                case .members(let members) = former
            else { continue }
            let memberEntity: String
            let selection: String
            switch members {
            case .pairs(let oldPairs):
                memberEntity = entityExpression(oldPairs.memberEntity, nil, plan)
                selection =
                    "SELECT \(oldPairs.ownKey), \(newEntity.number), \(oldPairs.memberOrder), \(oldPairs.memberKey), "
                    + "\(memberEntity), \(oldPairs.order) FROM \(sqlName(oldPairs.table)) WHERE \(oldPairs.ownEntity) = "
                    + "\(oldEntity.number) AND \(memberEntity) IS NOT NULL"
            case .inverse(let table, let reference):
                memberEntity = entityExpression("entity", nil, plan)
                selection =
                    "SELECT \(sqlName(reference.key)), \(newEntity.number), NULL, pk, \(memberEntity), "
                    + "\(reference.order.map(sqlName) ?? "NULL") FROM \(sqlName(table)) WHERE "
                    + "\(sqlName(reference.key)) IN (SELECT pk FROM \(sqlName(oldEntity.table)) WHERE entity = "
                    + "\(oldEntity.number)) AND \(memberEntity) IS NOT NULL"
            }
            try database.run(
                "INSERT OR IGNORE INTO \(sqlName(pairs.table)) (\(pairs.ownKey), \(pairs.ownEntity), \(pairs.memberOrder), "
                    + "\(pairs.memberKey), \(pairs.memberEntity), \(pairs.order)) \(selection)"
            )
        }
    }
}
