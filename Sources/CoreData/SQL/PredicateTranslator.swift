import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

/// Translates predicates to conditions of SQL with the same results as in memory.
///
/// A condition is 0 or 1. It may be NULL instead of 0 unless it is negated. Each method returns nil if SQL cannot express its argument; the
/// predicate is evaluated in memory then.
struct PredicateTranslator {
    let engine: StoreEngine
    private let root: SQLScope
    /// The variables of subqueries.
    private var variables: [String: SQLScope] = [:]
    private var lastAlias = 0
    /// The tests of the statement.
    private(set) var tests: [TextTest] = []
    private var parameters: [SQLParameter] = []

    init(engine: StoreEngine, entity: NSEntityDescription) {
        self.engine = engine
        root = SQLScope(alias: "t0", entity: entity)
    }

    /// Returns the parameters of the last condition.
    mutating func takeParameters() -> [SQLParameter] {
        defer { parameters = [] }
        return parameters
    }

    /// Returns a condition. ``takeParameters()`` returns its parameters.
    mutating func condition(_ predicate: NSPredicate, isNegated: Bool) -> String? {
        guard let text = text(predicate, isNegated) else { return nil }
        parameters += text.parameters
        return text.sql
    }

    // MARK: - Predicates

    private mutating func text(_ predicate: NSPredicate, _ isNegated: Bool) -> SQLText? {
        switch predicate {
        case let comparison as NSComparisonPredicate: return self.comparison(comparison, isNegated)
        case let compound as NSCompoundPredicate: return self.compound(compound, isNegated)
        default:
            guard type(of: predicate) == NSPredicate.self else { return nil }
            if predicate.isEqual(NSPredicate(value: true)) { return SQLText("1") }
            return predicate.isEqual(NSPredicate(value: false)) ? SQLText("0") : nil
        }
    }

    private mutating func compound(_ compound: NSCompoundPredicate, _ isNegated: Bool) -> SQLText? {
        let isNot = compound.compoundPredicateType == .not
        var parts: [SQLText] = []
        for part in compound.subpredicates {
            guard let text = text(part, isNegated || isNot) else { return nil }
            parts.append(text)
        }
        let parameters = parts.flatMap(\.parameters)
        switch compound.compoundPredicateType {
        case .not: return parts.first.map { SQLText("NOT (\($0.sql))", parameters) }
        case .and: return SQLText(joined(parts, "AND", empty: "1"), parameters)
        case .or: return SQLText(joined(parts, "OR", empty: "0"), parameters)
        }
    }

    /// Joins conditions as a balanced tree: SQLite limits the depth of expressions, which a chain of a thousand would exceed.
    private func joined(_ parts: [SQLText], _ name: String, empty: String) -> String {
        guard parts.count > 1 else { return parts.first?.sql ?? empty }
        let half = parts.count / 2
        return "(\(joined(Array(parts[..<half]), name, empty: empty)) \(name) "
            + "\(joined(Array(parts[half...]), name, empty: empty)))"
    }

    private mutating func comparison(_ predicate: NSComparisonPredicate, _ isNegated: Bool) -> SQLText? {
        let type = predicate.predicateOperatorType
        let options = predicate.options
        guard type != .customSelector else { return nil }
        let left = predicate.leftExpression
        let right = predicate.rightExpression
        if predicate.comparisonPredicateModifier != .direct {
            guard let collection = collection(left), let value = operand(right) else { return nil }
            return quantified(
                collection,
                type,
                value,
                options,
                isAll: predicate.comparisonPredicateModifier == .all
            )
        }
        if let collection = collection(left) {
            guard type == .contains, let value = operand(right) else { return nil }
            return quantified(collection, .equalTo, value, options, isAll: false)
        }
        if let collection = collection(right) {
            guard type == .in, let value = operand(left) else { return nil }
            return quantified(collection, .equalTo, value, options, isAll: false)
        }
        guard let first = operand(left), let second = operand(right) else { return nil }
        if first.kind == .constant, second.kind == .constant {
            return SQLText(predicate.evaluate(with: nil) ? "1" : "0")
        }
        return ComparisonTranslator(engine: engine).compare(first, type, second, options, isNegated, &tests)
    }

    /// A condition for one or all members of a relationship.
    private mutating func quantified(
        _ collection: SQLCollection,
        _ type: NSComparisonPredicate.Operator,
        _ value: SQLOperand,
        _ options: NSComparisonPredicate.Options,
        isAll: Bool
    ) -> SQLText? {
        guard let (source, scope) = members(of: collection),
            let element = path(collection.rest, from: scope),
            let condition = ComparisonTranslator(engine: engine).compare(element, type, value, options, isAll, &tests)
        else { return nil }
        var sql = "EXISTS (\(source.sql)"
        var parameters = source.parameters
        if !collection.relationship.isOrdered, !collection.rest.isEmpty {
            // The set of the members' values does not contain nil.
            sql += " AND \(element.sql) IS NOT NULL"
            parameters += element.parameters
        }
        sql += isAll ? " AND NOT (\(condition.sql)))" : " AND \(condition.sql))"
        parameters += condition.parameters
        return SQLText(isAll ? "NOT \(sql)" : sql, parameters)
    }

    // MARK: - Collections

    /// Returns the relationship of a key path that contains a to-many relationship; nil for others.
    private mutating func collection(_ expression: NSExpression) -> SQLCollection? {
        guard expression.expressionType == .keyPath, let start = scope(of: expression.operand) else { return nil }
        return collection(expression.keyPath.split(separator: ".").map(String.init), from: start)
    }

    private mutating func collection(_ keys: [String], from start: SQLScope) -> SQLCollection? {
        var entity = start.entity
        for (index, key) in keys.enumerated() {
            guard let position = entity.layout.position(key) else { return nil }
            let slot = entity.layout.slots[position]
            guard let relationship = slot.relationship, let destination = relationship.destinationEntity else {
                return nil
            }
            if slot.isToMany {
                guard let owner = path(Array(keys[..<index]), from: start) else { return nil }
                return SQLCollection(
                    owner: owner,
                    ownerEntity: entity,
                    relationship: relationship,
                    rest: Array(keys[(index + 1)...])
                )
            }
            entity = destination
        }
        return nil
    }

    /// The start of a SELECT for the members of a relationship, up to the first condition.
    private mutating func members(of collection: SQLCollection, _ selection: String = "1") -> (SQLText, SQLScope)? {
        guard let destination = collection.relationship.destinationEntity,
            let table = engine.schema.entities[destination.name ?? ""]?.table,
            case .members(let members) = engine.schema.entities[collection.ownerEntity.name ?? ""]?
                .storage[collection.relationship.name]
        else { return nil }
        let scope = SQLScope(alias: nextAlias(), entity: destination)
        let owner = collection.owner
        let selection = selection.replacingOccurrences(of: "$", with: scope.alias)
        switch members {
        case .inverse(let table, let reference):
            let sql =
                "SELECT \(selection) FROM \(sqlName(table)) \(scope.alias) WHERE \(scope.alias).\(sqlName(reference.key)) "
                + "= \(owner.sql)"
            return (SQLText(sql, owner.parameters), scope)
        case .pairs(let pairs):
            let alias = nextAlias()
            let sql =
                "SELECT \(selection) FROM \(sqlName(pairs.table)) \(alias) JOIN \(sqlName(table)) \(scope.alias) ON "
                + "\(scope.alias).pk = \(alias).\(pairs.memberKey) WHERE \(alias).\(pairs.ownKey) = \(owner.sql)"
            return (SQLText(sql, owner.parameters), scope)
        }
    }

    private mutating func nextAlias() -> String {
        lastAlias += 1
        return "t\(lastAlias)"
    }

    private func scope(of expression: NSExpression) -> SQLScope? {
        switch expression.expressionType {
        case .evaluatedObject: root
        case .variable: variables[expression.variable]
        default: nil
        }
    }

    // MARK: - Operands

    /// Returns the value of an expression that is no collection.
    mutating func operand(_ expression: NSExpression) -> SQLOperand? {
        if ConstantExpressions.isConstant(expression) {
            return .constant(expression.expressionValue(with: nil, context: nil))
        }
        switch expression.expressionType {
        case .evaluatedObject, .variable:
            return scope(of: expression).flatMap { path([], from: $0) }
        case .keyPath:
            let keys = expression.keyPath.split(separator: ".").map(String.init)
            if expression.operand.expressionType == .subquery {
                return keys == ["@count"] ? count(ofSubquery: expression.operand) : nil
            }
            return scope(of: expression.operand).flatMap { path(keys, from: $0) }
        case .function: return function(expression)
        default: return nil
        }
    }

    /// Returns the value of a key path, with an aggregate of a to-many relationship such as `@count` at its end.
    mutating func path(_ keys: [String], from start: SQLScope) -> SQLOperand? {
        if keys.contains(where: { $0.hasPrefix("@") }) { return aggregate(keys, from: start) }
        var entity = start.entity
        var current = SQLOperand(
            sql: "\(start.alias).pk",
            kind: .object,
            rootName: entity.layout.rootName,
            isColumn: true
        )
        var alias: String? = start.alias
        for key in keys {
            if key.lowercased() == "self" || key == "objectID" { continue }
            guard let position = entity.layout.position(key),
                let stored = engine.schema.entities[entity.name ?? ""]
            else { return nil }
            func column(_ name: String, _ current: SQLOperand) -> String {
                if let alias { return "\(alias).\(sqlName(name))" }
                let inner = nextAlias()
                return "(SELECT \(inner).\(sqlName(name)) FROM \(sqlName(stored.table)) \(inner) WHERE \(inner).pk = "
                    + "\(current.sql))"
            }
            switch (entity.layout.slots[position], stored.storage[key]) {
            case (.toOne(let relationship), .reference(let reference)):
                guard let destination = relationship.destinationEntity else { return nil }
                current = SQLOperand(
                    sql: column(reference.key, current),
                    kind: .object,
                    rootName: destination.layout.rootName,
                    isColumn: alias != nil
                )
                entity = destination
                alias = nil
            case (.attribute(let attribute), .attribute(let stored)):
                guard key == keys.last, let kind = attribute.attributeType.operandKind else { return nil }
                let sql = column(stored.name, current)
                let isDecimal = attribute.attributeType == .decimalAttributeType
                return SQLOperand(
                    sql: isDecimal ? "coredata_decimal(\(sql))" : sql,
                    kind: kind,
                    isColumn: alias != nil && !isDecimal
                )
            default: return nil
            }
        }
        return current
    }

    private mutating func aggregate(_ keys: [String], from start: SQLScope) -> SQLOperand? {
        guard let index = keys.firstIndex(where: { $0.hasPrefix("@") }),
            let collection = collection(Array(keys[..<index]), from: start), collection.rest.isEmpty
        else { return nil }
        let rest = Array(keys[(index + 1)...])
        if keys[index] == "@count" {
            guard rest.isEmpty, let (source, _) = members(of: collection, "count(*)") else { return nil }
            return SQLOperand(sql: "(\(source.sql))", kind: .number, parameters: source.parameters)
        }
        guard let (source, scope) = members(of: collection, "#"), let value = path(rest, from: scope),
            value.kind == .number || (value.kind != .object && ["@min", "@max"].contains(keys[index]))
        else { return nil }
        let function: String
        switch keys[index] {
        case "@sum": function = "coalesce(sum(\(value.sql)), 0)"
        case "@avg": function = "coalesce(avg(\(value.sql)), 0)"
        case "@min": function = "min(\(value.sql))"
        case "@max": function = "max(\(value.sql))"
        default: return nil
        }
        let sql = source.sql.replacingOccurrences(of: "SELECT #", with: "SELECT \(function)")
        return SQLOperand(sql: "(\(sql))", kind: value.kind, parameters: value.parameters + source.parameters)
    }

    private mutating func count(ofSubquery expression: NSExpression) -> SQLOperand? {
        guard let source = expression.collection as? NSExpression, let collection = collection(source),
            collection.rest.isEmpty, let (members, scope) = members(of: collection, "count(*)")
        else { return nil }
        let hidden = variables[expression.variable]
        variables[expression.variable] = scope
        defer { variables[expression.variable] = hidden }
        guard let condition = text(expression.predicate, false) else { return nil }
        return SQLOperand(
            sql: "(\(members.sql) AND \(condition.sql))",
            kind: .number,
            parameters: members.parameters + condition.parameters
        )
    }

    private mutating func function(_ expression: NSExpression) -> SQLOperand? {
        guard expression.operand.expressionType == .evaluatedObject, let arguments = expression.arguments else {
            return nil
        }
        if expression.function == "count:", arguments.count == 1, let collection = collection(arguments[0]),
            collection.rest.isEmpty, let (source, _) = members(of: collection, "count(*)")
        {
            return SQLOperand(sql: "(\(source.sql))", kind: .number, parameters: source.parameters)
        }
        let symbols = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*"]
        guard let symbol = symbols[expression.function], arguments.count == 2,
            let first = operand(arguments[0]).flatMap(numeric), let second = operand(arguments[1]).flatMap(numeric)
        else { return nil }
        return SQLOperand(
            sql: "(\(first.sql) \(symbol) \(second.sql))",
            kind: .number,
            parameters: first.parameters + second.parameters
        )
    }

    /// Returns a number with its parameter.
    private func numeric(_ operand: SQLOperand) -> SQLOperand? {
        guard operand.kind == .constant else { return operand.kind == .number ? operand : nil }
        guard let value = ComparisonTranslator.number(operand.constant) else { return nil }
        return SQLOperand(sql: "?", kind: .number, parameters: [.value(value)])
    }

    // MARK: - Order

    /// Returns a term of ORDER BY with the order of a descriptor; nil if SQL has no such order.
    mutating func orderTerm(_ descriptor: NSSortDescriptor) -> String? {
        guard let key = SortKeys.key(of: descriptor, in: root.entity), !SortKeys.hasComparator(descriptor),
            let value = path(key.split(separator: ".").map(String.init), from: root), value.parameters.isEmpty
        else { return nil }
        let direction = descriptor.ascending ? "ASC" : "DESC"
        let selector = descriptor.selector?.name
        switch value.kind {
        case .text:
            return TextCollation.named(selector).map { "\(value.sql) COLLATE \($0.name) \(direction)" }
        case .number, .date: return selector == nil || selector == "compare:" ? "\(value.sql) \(direction)" : nil
        default: return nil
        }
    }
}

extension NSAttributeType {
    /// The kind of the value in SQL; nil if SQL cannot compare it.
    var operandKind: SQLOperand.Kind? {
        switch self {
        case .stringAttributeType: .text
        case .dateAttributeType: .date
        case .UUIDAttributeType: .uuid
        case .URIAttributeType: .url
        case .binaryDataAttributeType: .data
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType: nil
        default: .number
        }
    }
}
