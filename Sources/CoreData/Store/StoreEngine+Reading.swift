import Foundation
import FoundationCompatibility

/// A request for the objects of an entity.
struct RowQuery {
    var entity: NSEntityDescription
    var includesSubentities = true
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    /// The objects that are not returned. Each store ignores those of the others.
    var excludedIDs: [NSManagedObjectID] = []
    var limit = 0
    var offset = 0
    var includesValues = true
}

/// The result of a request.
struct RowResult {
    var rows: [StoredRow]
    /// The part of the predicate that SQL cannot express; the caller evaluates it.
    var unresolved: NSPredicate?
    /// Whether the rows have the requested order. If not, the caller sorts them.
    var isSorted = true
    /// Whether limit and offset were applied.
    var isLimited = true
}

extension StoreEngine {
    /// Returns the rows of a request. Limit and offset are applied only if SQL can express the whole predicate and order.
    func rows(_ query: RowQuery) throws -> RowResult {
        let plan = plan(for: query.entity, includesSubentities: query.includesSubentities)
        var select = SelectBuilder(engine: self, entity: query.entity, plan: plan)
        let unresolved = try select.add(query.predicate)
        select.exclude(keys(in: query.excludedIDs))
        let isSorted = try select.sort(by: query.sortDescriptors)
        let isLimited = unresolved == nil && isSorted
        if isLimited { select.limit(query.limit, offset: query.offset) }
        let statement = select.statement(plan.selection(alias: "t0", includesValues: query.includesValues))
        var rows: [StoredRow] = []
        try read { database in
            try select.run(statement, on: database) { row in
                if let row = plan.row(row, engine: self, includesValues: query.includesValues) { rows.append(row) }
                return true
            }
        }
        return RowResult(rows: rows, unresolved: unresolved, isSorted: isSorted, isLimited: isLimited)
    }

    /// Returns the number of rows of a request without limit; nil if SQL cannot express the predicate.
    func count(_ query: RowQuery) throws -> Int? {
        let plan = plan(for: query.entity, includesSubentities: query.includesSubentities)
        var select = SelectBuilder(engine: self, entity: query.entity, plan: plan)
        guard try select.add(query.predicate) == nil else { return nil }
        select.exclude(keys(in: query.excludedIDs))
        let statement = select.statement("count(*)")
        var result = 0
        try read { database in
            try select.run(statement, on: database) { row in
                result = Int(row[0].integer ?? 0)
                return false
            }
        }
        return result
    }

    /// The numbers of the objects of this store, in order.
    private func keys(in ids: [NSManagedObjectID]) -> [Int64] {
        ids.filter { $0.storeIdentifier == identifier }.map(\.key).sorted()
    }

    /// Returns the rows of objects by their IDs, in any order. Those that do not exist are missing.
    func rows(for ids: [NSManagedObjectID]) throws -> [StoredRow] {
        var rows: [StoredRow] = []
        for (_, ids) in Dictionary(grouping: ids, by: { $0.entity.layout.rootName }) {
            guard let entity = ids.first?.entity.root else { continue }
            let plan = plan(for: entity, includesSubentities: true)
            let selection = plan.selection(alias: "t0", includesValues: true)
            let (condition, parameters) = Self.keyCondition("t0.pk", ids.map(\.key))
            try read { database in
                try database.forEachRow(
                    "SELECT \(selection) FROM \(sqlName(plan.table)) t0 WHERE \(condition)",
                    parameters
                ) { statement in
                    if let row = plan.row(statement, engine: self, includesValues: true) { rows.append(row) }
                    return true
                }
            }
        }
        return rows
    }

    /// The condition that a column has one of several integers. Many of them are one parameter, so that the statement is the same for all
    /// numbers of them.
    static func keyCondition(_ column: String, _ keys: [Int64]) -> (String, [SQLiteValue]) {
        if keys.count == 1 { return ("\(column) = ?", [.integer(keys[0])]) }
        let list = "[" + keys.map(String.init).joined(separator: ",") + "]"
        return ("\(column) IN (SELECT value FROM json_each(?))", [.text(list)])
    }

    /// Returns the members of a relationship of objects, by the owner's number. In order if the relationship is ordered.
    func members(
        of ids: [NSManagedObjectID],
        _ relationship: NSRelationshipDescription
    ) throws -> [Int64: [NSManagedObjectID]] {
        var result: [Int64: [NSManagedObjectID]] = [:]
        guard let first = ids.first,
            case .members(let members) = schema.entities[first.layoutName]?.storage[relationship.name]
        else { return result }
        let sql: String
        let parameters: [SQLiteValue]
        switch members {
        case .inverse(let table, let reference):
            let condition: String
            (condition, parameters) = Self.keyCondition(sqlName(reference.key), ids.map(\.key))
            let order = reference.order.map { "\(sqlName($0)), pk" } ?? "pk"
            sql =
                "SELECT \(sqlName(reference.key)), pk, entity FROM \(sqlName(table)) WHERE \(condition) ORDER BY \(order)"
        case .pairs(let pairs):
            let condition: String
            (condition, parameters) = Self.keyCondition(pairs.ownKey, ids.map(\.key))
            let order = pairs.isOrdered ? "\(pairs.order), \(pairs.memberKey)" : pairs.memberKey
            sql =
                "SELECT \(pairs.ownKey), \(pairs.memberKey), \(pairs.memberEntity) FROM \(sqlName(pairs.table)) "
                + "WHERE \(condition) ORDER BY \(order)"
        }
        try read { database in
            try database.forEachRow(sql, parameters) { row in
                if let owner = row[0].integer, let key = row[1].integer,
                    let entity = row[2].integer.flatMap(self.entity)
                {
                    result[owner, default: []].append(id(entity, key))
                }
                return true
            }
        }
        return result
    }
}

extension NSManagedObjectID {
    /// The name of the entity.
    var layoutName: String { entity.layout.name }
}
