import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSExpression

/// A column of dictionaries.
struct DictionaryColumn {
    let name: String
    let value: SQLOperand
    /// Whether the value is computed from all rows of a group.
    let isAggregate: Bool
    /// Changes the value of SQL to that of the dictionary.
    let decode: (SQLiteValue) -> Any?
}

extension NSManagedObjectContext {
    /// Returns dictionaries with properties of saved objects. Throws if SQL cannot express the request.
    final func dictionaries(_ specification: FetchSpecification) throws -> [NSDictionary] {
        if let storedParent {
            nonisolated(unsafe) let specification = specification
            nonisolated(unsafe) var result: [NSDictionary] = []
            try storedParent.performAndWait { () throws(any Error) in
                result = try storedParent.dictionaries(specification)
            }
            return result
        }
        let stores = stores(for: specification)
        guard stores.count <= 1 else { throw unsupported("the objects are in several stores", specification) }
        guard let engine = stores.first?.engine else { return [] }
        return try DictionaryRequest(engine: engine, specification: specification).run()
    }

    private func unsupported(_ reason: String, _ specification: FetchSpecification) -> NSError {
        CoreDataError.make(
            .persistentStoreOperation,
            "A fetch of dictionaries of the entity \(quoted(specification.query.entity.name ?? "")) is impossible: \(reason)."
        )
    }
}

/// A request for dictionaries.
struct DictionaryRequest {
    let engine: StoreEngine
    let specification: FetchSpecification

    private func problem(_ reason: String) -> NSError {
        CoreDataError.make(
            .persistentStoreOperation,
            "A fetch of dictionaries of the entity \(quoted(specification.query.entity.name ?? "")) is impossible: \(reason). "
                + "Fetch objects instead."
        )
    }

    /// Throws if SQL cannot express the request.
    func run() throws -> [NSDictionary] {
        let query = specification.query
        let plan = engine.plan(for: query.entity, includesSubentities: query.includesSubentities)
        var select = SelectBuilder(engine: engine, entity: query.entity, plan: plan)
        guard try select.add(query.predicate) == nil else { throw problem("SQL cannot express the predicate") }
        guard try select.sort(by: query.sortDescriptors) else { throw problem("SQL cannot express the order") }
        let columns = try columns(specification.propertiesToFetch ?? Self.allAttributes(of: query.entity), &select)
        let groups = try self.columns(specification.groupBy, &select)
        guard groups.allSatisfy({ !$0.isAggregate && $0.value.parameters.isEmpty }),
            select.group(by: groups.map(\.value.sql), having: specification.having)
        else { throw problem("SQL cannot express the groups") }
        if specification.isDistinct || !groups.isEmpty || columns.contains(where: \.isAggregate) {
            if query.sortDescriptors.isEmpty { select.removeOrder() } else { select.removeKeyFromOrder() }
        }
        select.limit(query.limit, offset: query.offset)
        select.columnParameters = columns.flatMap(\.value.parameters)
        let list = columns.map(\.value.sql).joined(separator: ", ")
        let statement = select.statement(specification.isDistinct ? "DISTINCT \(list)" : list)
        var result: [NSDictionary] = []
        try engine.read { database in
            try select.run(statement, on: database) { row in
                let dictionary = NSMutableDictionary()
                for (index, column) in columns.enumerated() {
                    if let value = column.decode(row[index]) { dictionary[column.name as NSString] = value }
                }
                result.append(dictionary)
                return true
            }
        }
        return result
    }

    private static func allAttributes(of entity: NSEntityDescription) -> [Any] {
        entity.layout.storedPositions.compactMap { entity.layout.slots[$0].attribute }
    }

    private func columns(_ properties: [Any], _ select: inout SelectBuilder) throws -> [DictionaryColumn] {
        try properties.map { property in
            guard let column = select.column(property) else {
                throw problem("SQL cannot express the property \(quoted("\(property)"))")
            }
            return column
        }
    }
}

extension PredicateTranslator {
    /// Returns a column for a name, key path, property or expression description; nil if SQL cannot express it.
    mutating func column(_ property: Any, of entity: NSEntityDescription) -> DictionaryColumn? {
        if let description = property as? NSExpressionDescription {
            guard let expression = description.expression, let (value, isAggregate) = aggregateOrValue(expression)
            else { return nil }
            let attribute = keyPathAttribute(expression, entity)
            let type = description.expressionResultType
            let isObject = value.kind == .object
            return DictionaryColumn(name: description.name, value: value, isAggregate: isAggregate) { [engine] result in
                if isObject {
                    return result.integer.map { engine.id(entity, $0) }
                }
                return Self.decoded(result, type, attribute)
            }
        }
        guard let keyPath = property as? String ?? (property as? NSPropertyDescription)?.name,
            let value = operand(NSExpression(forKeyPath: keyPath))
        else { return nil }
        let attribute = keyPathAttribute(NSExpression(forKeyPath: keyPath), entity)
        let destination = destinationEntity(keyPath, entity)
        return DictionaryColumn(name: keyPath, value: value, isAggregate: false) { [engine] result in
            if let attribute {
                // The value of a decimal in SQL is a floating-point number.
                return attribute.attributeType == .decimalAttributeType
                    ? Self.decoded(result, .decimalAttributeType, nil) : AttributeCoding.decode(result, of: attribute)
            }
            return result.integer.flatMap { key in destination.map { engine.id($0, key) } }
                ?? Self.decoded(result, .undefinedAttributeType, nil)
        }
    }

    private func destinationEntity(_ keyPath: String, _ entity: NSEntityDescription) -> NSEntityDescription? {
        var current: NSEntityDescription? = entity
        for key in keyPath.split(separator: ".") {
            guard let owner = current, let position = owner.layout.position(String(key)) else { return nil }
            current = owner.layout.slots[position].relationship?.destinationEntity
        }
        return current
    }

    private func keyPathAttribute(_ expression: NSExpression, _ entity: NSEntityDescription) -> NSAttributeDescription?
    {
        var expression = expression
        if expression.expressionType == .function, let first = expression.arguments?.first {
            guard ["min:", "max:"].contains(expression.function) else { return nil }
            expression = first
        }
        guard expression.expressionType == .keyPath else { return nil }
        var current: NSEntityDescription? = entity
        var result: NSAttributeDescription?
        for key in expression.keyPath.split(separator: ".") {
            guard let owner = current, let position = owner.layout.position(String(key)) else { return nil }
            result = owner.layout.slots[position].attribute
            current = owner.layout.slots[position].relationship?.destinationEntity
        }
        return result
    }

    private mutating func aggregateOrValue(_ expression: NSExpression) -> (SQLOperand, Bool)? {
        let functions = ["sum:": "sum", "min:": "min", "max:": "max", "average:": "avg", "count:": "count"]
        if expression.expressionType == .function, let name = functions[expression.function],
            let argument = expression.arguments?.first, expression.arguments?.count == 1,
            let value = operand(argument), value.kind != .constant
        {
            let isText = value.kind == .text && name != "count"
            guard !isText || name == "min" || name == "max" else { return nil }
            let sql = name == "sum" ? "coalesce(sum(\(value.sql)), 0)" : "\(name)(\(value.sql))"
            let kind: SQLOperand.Kind = name == "count" || value.kind == .object ? .number : value.kind
            return (SQLOperand(sql: sql, kind: kind, parameters: value.parameters), true)
        }
        return operand(expression).flatMap { $0.kind == .constant ? nil : ($0, false) }
    }

    /// Returns a number as the type of an expression description, or a value as that of an attribute.
    private static func decoded(
        _ value: SQLiteValue,
        _ type: NSAttributeType,
        _ attribute: NSAttributeDescription?
    ) -> Any? {
        let number: NSNumber
        switch value {
        case .null: return nil
        case .integer(let value): number = NSNumber(value: value)
        case .real(let value): number = NSNumber(value: value)
        default: return attribute.flatMap { AttributeCoding.decode(value, of: $0) } ?? value.text
        }
        switch type {
        case .decimalAttributeType: return NSDecimalNumber(decimal: number.decimalValue)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return NSNumber(value: number.int64Value)
        case .doubleAttributeType, .floatAttributeType: return NSNumber(value: number.doubleValue)
        case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: number.doubleValue)
        case .booleanAttributeType: return NSNumber(value: number.boolValue)
        default:
            if let attribute, attribute.attributeType != .decimalAttributeType {
                return AttributeCoding.decode(value, of: attribute)
            }
            return number
        }
    }
}
