import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSExpression

extension StoreEngine {
    /// Deletes objects in one transaction, with the delete rules of their relationships.
    func delete(_ ids: [NSManagedObjectID]) throws {
        try write { database in
            try database.transaction {
                var deleted: Set<NSManagedObjectID> = []
                var denied: [(NSManagedObjectID, NSRelationshipDescription)] = []
                var pending = ids
                while let id = pending.popLast() {
                    guard deleted.insert(id).inserted else { continue }
                    for slot in id.entity.layout.slots {
                        guard let relationship = slot.relationship else { continue }
                        switch relationship.deleteRule {
                        case .cascadeDeleteRule: pending += try related(to: id, relationship, database)
                        case .denyDeleteRule: denied.append((id, relationship))
                        default: break
                        }
                    }
                }
                for (id, relationship) in denied {
                    let remaining = try related(to: id, relationship, database).filter { !deleted.contains($0) }
                    guard remaining.isEmpty else {
                        throw CoreDataError.make(
                            .relationshipDeniedDelete,
                            "Items cannot be deleted from \(relationship.name).",
                            [NSValidationKeyErrorKey: relationship.name]
                        )
                    }
                }
                for id in deleted { try deleteRow(id, database) }
            }
        }
    }

    private func related(
        to id: NSManagedObjectID,
        _ relationship: NSRelationshipDescription,
        _ database: SQLiteDatabase
    ) throws -> [NSManagedObjectID] {
        guard let stored = schema.entities[id.layoutName], let storage = stored.storage[relationship.name] else {
            return []
        }
        var sql: String
        switch storage {
        case .reference(let reference):
            guard let destination = relationship.destinationEntity?.name,
                let table = schema.entities[destination]?.table
            else { return [] }
            sql =
                "SELECT m.pk, m.entity FROM \(sqlName(stored.table)) o JOIN \(sqlName(table)) m ON m.pk = "
                + "o.\(sqlName(reference.key)) WHERE o.pk = ?"
        case .members(.inverse(let table, let reference)):
            sql = "SELECT pk, entity FROM \(sqlName(table)) WHERE \(sqlName(reference.key)) = ?"
        case .members(.pairs(let pairs)):
            sql =
                "SELECT \(pairs.memberKey), \(pairs.memberEntity) FROM \(sqlName(pairs.table)) WHERE \(pairs.ownKey) = ?"
        default: return []
        }
        var result: [NSManagedObjectID] = []
        try database.forEachRow(sql, [.integer(id.key)]) { (row: SQLiteStatement) -> Bool in
            if let key = row[0].integer, let entity = row[1].integer.flatMap(self.entity) {
                result.append(self.id(entity, key))
            }
            return true
        }
        return result
    }

    /// Deletes a row, and makes the references of inverse relationships nil.
    private func deleteRow(_ id: NSManagedObjectID, _ database: SQLiteDatabase) throws {
        guard let stored = schema.entities[id.layoutName] else { return }
        try deletePairs(of: id, database)
        for slot in id.entity.layout.slots {
            guard let inverse = slot.relationship?.inverseRelationship, !inverse.isToMany,
                let owner = inverse.entity?.name, let other = schema.entities[owner],
                case .reference(let reference) = other.storage[inverse.name]
            else { continue }
            try database.run(
                "UPDATE \(sqlName(other.table)) SET \(sqlName(reference.key)) = NULL, version = version + 1 WHERE "
                    + "\(sqlName(reference.key)) = ?",
                [.integer(id.key)]
            )
        }
        try database.run("DELETE FROM \(sqlName(stored.table)) WHERE pk = ?", [.integer(id.key)])
    }

    /// Changes attributes of objects in one transaction.
    func update(_ ids: [NSManagedObjectID], of entity: NSEntityDescription, _ values: [AnyHashable: Any]) throws {
        guard !ids.isEmpty, let stored = schema.entities[entity.name ?? ""] else { return }
        var translator = PredicateTranslator(engine: self, entity: entity)
        var assignments = ["version = version + 1"]
        var parameters: [SQLiteValue] = []
        for (key, value) in values.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
            guard let position = entity.layout.position(name) else {
                throw problem("The entity \(quoted(entity.name ?? "")) has no property \(quoted(name)).")
            }
            switch (entity.layout.slots[position], stored.storage[name]) {
            case (.attribute(let attribute), .attribute(let column)):
                let constant = (value as? NSExpression).map { ConstantExpressions.isConstant($0) } ?? true
                if constant {
                    let plain = (value as? NSExpression)?.expressionValue(with: nil, context: nil) ?? value
                    let isNil = value is NSNull || plain is NSExpression
                    let canonical = isNil ? nil : AttributeCoding.canonical(plain, for: attribute)
                    assignments.append("\(sqlName(column.name)) = ?")
                    parameters.append(try AttributeCoding.encode(canonical, of: attribute))
                } else if let expression = value as? NSExpression, attribute.attributeType != .decimalAttributeType,
                    let operand = translator.operand(expression), operand.kind == attribute.attributeType.operandKind
                {
                    assignments.append("\(sqlName(column.name)) = \(operand.sql)")
                    for case .value(let parameter) in operand.parameters { parameters.append(parameter) }
                } else {
                    throw problem("SQL cannot express the new value of \(quoted(name)).")
                }
            default:
                throw problem("\(quoted(name)) is no saved attribute, so a batch update cannot change it.")
            }
        }
        let (condition, keys) = Self.keyCondition("t0.pk", ids.map(\.key))
        try write { database in
            try database.transaction {
                try database.run(
                    "UPDATE \(sqlName(stored.table)) AS t0 SET \(assignments.joined(separator: ", ")) WHERE \(condition)",
                    parameters + keys
                )
            }
        }
    }

    private func problem(_ text: String) -> NSError { CoreDataError.make(.persistentStoreOperation, text) }
}
