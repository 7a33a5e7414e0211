import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

/// Changes a predicate so that SQL and the evaluation in memory have the same results.
///
/// - IDs and objects of other contexts become objects of this context.
/// - Texts that are compared with numeric attributes become numbers.
/// - `ANY` over several to-many relationships becomes a subquery for each but the last.
struct PreparedPredicate {
    let context: NSManagedObjectContext

    func prepare(_ predicate: NSPredicate?, for entity: NSEntityDescription) throws -> NSPredicate? {
        guard let predicate else { return nil }
        return prepare(predicate, entity)
    }

    private func prepare(_ predicate: NSPredicate, _ entity: NSEntityDescription) -> NSPredicate {
        switch predicate {
        case let compound as NSCompoundPredicate:
            let parts = compound.subpredicates.map { prepare($0, entity) }
            return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
        case let comparison as NSComparisonPredicate where comparison.customSelector == nil:
            return prepare(comparison, entity)
        default: return predicate
        }
    }

    private func prepare(_ predicate: NSComparisonPredicate, _ entity: NSEntityDescription) -> NSPredicate {
        if let nested = nested(predicate, entity) { return nested }
        let leftType = attributeType(predicate.leftExpression, entity)
        let rightType = attributeType(predicate.rightExpression, entity)
        return NSComparisonPredicate(
            leftExpression: constant(predicate.leftExpression, comparedWith: rightType),
            rightExpression: constant(predicate.rightExpression, comparedWith: leftType),
            modifier: predicate.comparisonPredicateModifier,
            type: predicate.predicateOperatorType,
            options: predicate.options
        )
    }

    /// The type of the attribute at the end of a key path.
    private func attributeType(_ expression: NSExpression, _ entity: NSEntityDescription) -> NSAttributeType? {
        guard expression.expressionType == .keyPath, expression.operand.expressionType == .evaluatedObject else {
            return nil
        }
        var current: NSEntityDescription? = entity
        var result: NSAttributeType?
        for key in expression.keyPath.split(separator: ".") {
            guard let owner = current, let position = owner.layout.position(String(key)) else { return nil }
            result = owner.layout.slots[position].attribute?.attributeType
            current = owner.layout.slots[position].relationship?.destinationEntity
        }
        return result
    }

    // MARK: - Constants

    private func constant(_ expression: NSExpression, comparedWith type: NSAttributeType?) -> NSExpression {
        guard ConstantExpressions.isConstant(expression) else { return expression }
        let value = expression.expressionValue(with: nil, context: nil)
        return NSExpression(forConstantValue: converted(value, type))
    }

    private func converted(_ value: Any?, _ type: NSAttributeType?) -> Any? {
        guard let value else { return nil }
        switch value {
        case let id as NSManagedObjectID: return object(id)
        case let object as NSManagedObject: return object.context === context ? object : self.object(object.id)
        case let text as String:
            guard let type, type.isNumeric else { return text }
            if let integer = Int64(text) { return NSNumber(value: integer) }
            return Double(text).map { NSNumber(value: $0) } ?? text
        case let array as NSArray: return array.map { converted($0, type) ?? NSNull() }
        case let set as NSSet: return set.map { converted($0, type) ?? NSNull() }
        case let set as NSOrderedSet: return set.map { converted($0, type) ?? NSNull() }
        case let array as [Any]: return array.map { converted($0, type) ?? NSNull() }
        case let set as Set<AnyHashable>: return set.map { converted($0.base, type) ?? NSNull() }
        default: return value
        }
    }

    /// An object that does not belong to this coordinator is equal to none of its objects.
    private func object(_ id: NSManagedObjectID) -> Any {
        guard !id.isTemporaryID, context.store(withIdentifier: id.storeIdentifier) != nil else {
            return context.registry[id] ?? id as Any
        }
        return context.registeredOrFault(id)
    }

    // MARK: - Several to-many relationships

    /// Returns `SUBQUERY(first, $x, ANY $x.rest …).@count > 0` for a key path with several to-many relationships; nil for others.
    private func nested(_ predicate: NSComparisonPredicate, _ entity: NSEntityDescription) -> NSPredicate? {
        let isAll = predicate.comparisonPredicateModifier == .all
        guard predicate.comparisonPredicateModifier != .direct, predicate.leftExpression.expressionType == .keyPath,
            predicate.leftExpression.operand.expressionType == .evaluatedObject
        else { return nil }
        let keys = predicate.leftExpression.keyPath.split(separator: ".").map(String.init)
        var current: NSEntityDescription? = entity
        var positions: [Int] = []
        for (index, key) in keys.enumerated() {
            guard let owner = current, let position = owner.layout.position(key) else { break }
            if owner.layout.slots[position].isToMany { positions.append(index) }
            current = owner.layout.slots[position].relationship?.destinationEntity
        }
        guard positions.count > 1, let first = positions.first else { return nil }
        let type = attributeType(predicate.leftExpression, entity)
        return nested(
            NSExpression(forKeyPath: keys[...first].joined(separator: ".")),
            positions.dropFirst().map { $0 - first - 1 },
            Array(keys[(first + 1)...]),
            NSComparisonPredicate(
                leftExpression: predicate.leftExpression,
                rightExpression: constant(predicate.rightExpression, comparedWith: type),
                modifier: predicate.comparisonPredicateModifier,
                type: predicate.predicateOperatorType,
                options: predicate.options
            ),
            isAll: isAll,
            depth: 0
        )
    }

    private func nested(
        _ collection: NSExpression,
        _ positions: [Int],
        _ keys: [String],
        _ predicate: NSComparisonPredicate,
        isAll: Bool,
        depth: Int
    ) -> NSPredicate {
        let variable = "element\(depth)"
        let condition: NSPredicate
        if positions.count > 1 {
            condition = nested(
                Self.variablePath(variable, keys[...positions[0]]),
                positions.dropFirst().map { $0 - positions[0] - 1 },
                Array(keys[(positions[0] + 1)...]),
                predicate,
                isAll: isAll,
                depth: depth + 1
            )
        } else {
            condition = NSComparisonPredicate(
                leftExpression: Self.variablePath(variable, keys[...]),
                rightExpression: predicate.rightExpression,
                modifier: predicate.comparisonPredicateModifier,
                type: predicate.predicateOperatorType,
                options: predicate.options
            )
        }
        let wanted = isAll ? NSCompoundPredicate(notPredicateWithSubpredicate: condition) : condition
        let matching = NSExpression(forSubquery: collection, usingIteratorVariable: variable, predicate: wanted)
        return NSComparisonPredicate(
            leftExpression: NSExpression(forFunction: "count:", arguments: [matching]),
            rightExpression: NSExpression(forConstantValue: 0),
            modifier: .direct,
            type: isAll ? .equalTo : .greaterThan
        )
    }

    /// Returns the expression `$variable.keys`. Only a format makes a key path of a variable.
    private static func variablePath(_ variable: String, _ keys: ArraySlice<String>) -> NSExpression {
        let path = keys.map { "#" + $0 }.joined(separator: ".")
        return NSExpression(format: "$\(variable).\(path)", argumentArray: [])
    }
}
