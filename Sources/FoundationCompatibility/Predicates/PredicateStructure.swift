import Foundation

/// Equality of predicates and expressions by their parts, and substitution of variables.
enum PredicateStructure {
    /// Returns the value of a predicate that is always true or always false; nil for others.
    static func constant(_ predicate: NSPredicate) -> Bool? {
        // Foundation's compound predicates claim equality with a predicate that is always false.
        guard type(of: predicate) == NSPredicate.self else { return nil }
        if predicate.isEqual(NSPredicate(value: true)) { return true }
        return predicate.isEqual(NSPredicate(value: false)) ? false : nil
    }

    /// Whether two predicates have equal parts. Predicates with closures are equal if they are the same object.
    static func areEqual(_ first: NSPredicate, _ second: NSPredicate) -> Bool {
        if first === second { return true }
        switch (first, second) {
        case (let first as NSComparisonPredicate, let second as NSComparisonPredicate):
            return first.predicateOperatorType == second.predicateOperatorType
                && first.comparisonPredicateModifier == second.comparisonPredicateModifier
                && first.options == second.options
                && first.customSelector == second.customSelector
                && areEqual(first.leftExpression, second.leftExpression)
                && areEqual(first.rightExpression, second.rightExpression)
        case (let first as NSCompoundPredicate, let second as NSCompoundPredicate):
            return first.compoundPredicateType == second.compoundPredicateType
                && first.subpredicates.count == second.subpredicates.count
                && zip(first.subpredicates, second.subpredicates).allSatisfy { areEqual($0, $1) }
        default:
            guard let value = constant(first) else { return false }
            return constant(second) == value
        }
    }

    static func areEqual(_ first: [NSExpression], _ second: [NSExpression]) -> Bool {
        first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
    }

    static func areEqual(_ first: NSExpression, _ second: NSExpression) -> Bool {
        if first === second { return true }
        switch (first.content, second.content) {
        case (.constant(let first), .constant(let second)):
            return PredicateComparison.areEqual(first, second, options: [])
        case (.constant(let value), .aggregate(let expressions)): return isAggregate(value, of: expressions)
        case (.aggregate(let expressions), .constant(let value)): return isAggregate(value, of: expressions)
        case (.evaluatedObject, .evaluatedObject), (.anyKey, .anyKey): return true
        case (.variable(let first), .variable(let second)): return first == second
        case (.keyPath(let first, let firstOperand), .keyPath(let second, let secondOperand)):
            guard first == second else { return false }
            guard let firstOperand, let secondOperand else { return firstOperand == nil && secondOperand == nil }
            return areEqual(firstOperand, secondOperand)
        case (.function(let first, let firstArguments), .function(let second, let secondArguments)):
            return first == second && areEqual(firstArguments, secondArguments)
        case (.method(let first, let firstName, let firstArguments), .method(let second, let name, let arguments)):
            return firstName == name && areEqual(first, second) && areEqual(firstArguments, arguments)
        case (.union(let left, let right), .union(let otherLeft, let otherRight)),
            (.intersection(let left, let right), .intersection(let otherLeft, let otherRight)),
            (.difference(let left, let right), .difference(let otherLeft, let otherRight)):
            return areEqual(left, otherLeft) && areEqual(right, otherRight)
        case (.subquery(let first, let firstName, let firstPredicate), .subquery(let second, let name, let predicate)):
            return firstName == name && areEqual(first, second) && areEqual(firstPredicate, predicate)
        case (.aggregate(let first), .aggregate(let second)): return areEqual(first, second)
        case (.conditional(let first, let left, let right), .conditional(let second, let otherLeft, let otherRight)):
            return areEqual(first, second) && areEqual(left, otherLeft) && areEqual(right, otherRight)
        default: return false
        }
    }

    /// A constant array has the same format as an array of expressions.
    private static func isAggregate(_ value: Any?, of expressions: [NSExpression]) -> Bool {
        guard PredicateValue.dictionary(value) == nil, let elements = PredicateValue.elements(value),
            elements.count == expressions.count
        else { return false }
        return zip(elements, expressions).allSatisfy { areEqual(NSExpression(forConstantValue: $0), $1) }
    }

    // MARK: - Substitution

    static func substitute(_ variables: [String: Any], in predicate: NSPredicate) -> NSPredicate {
        switch predicate {
        case let comparison as NSComparisonPredicate:
            let left = substitute(variables, in: comparison.leftExpression)
            let right = substitute(variables, in: comparison.rightExpression)
            if let selector = comparison.customSelector {
                return NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: selector)
            }
            return NSComparisonPredicate(
                leftExpression: left,
                rightExpression: right,
                modifier: comparison.comparisonPredicateModifier,
                type: comparison.predicateOperatorType,
                options: comparison.options
            )
        case let compound as NSCompoundPredicate:
            return FormattedCompoundPredicate(
                type: compound.compoundPredicateType,
                subpredicates: compound.subpredicates.map { substitute(variables, in: $0) }
            )
        default: return predicate
        }
    }

    static func substitute(_ variables: [String: Any], in expression: NSExpression) -> NSExpression {
        func all(_ expressions: [NSExpression]) -> [NSExpression] { expressions.map { substitute(variables, in: $0) } }
        func one(_ expression: NSExpression) -> NSExpression { substitute(variables, in: expression) }
        switch expression.content {
        case .constant, .evaluatedObject, .anyKey: return expression
        case .variable(let name):
            guard let value = variables[name] else { return expression }
            return value as? NSExpression ?? NSExpression(forConstantValue: value)
        case .keyPath(let keyPath, let operand): return NSExpression(.keyPath(keyPath, of: operand.map(one)))
        case .function(let name, let arguments): return NSExpression(.function(name, all(arguments)))
        case .method(let target, let name, let arguments):
            return NSExpression(.method(one(target), name, all(arguments)))
        case .union(let left, let right): return NSExpression(.union(one(left), one(right)))
        case .intersection(let left, let right): return NSExpression(.intersection(one(left), one(right)))
        case .difference(let left, let right): return NSExpression(.difference(one(left), one(right)))
        case .subquery(let collection, let name, let predicate):
            // The subquery's own variable hides one with the same name.
            let inner = variables.filter { $0.key != name }
            return NSExpression(.subquery(one(collection), name, substitute(inner, in: predicate)))
        case .aggregate(let expressions): return NSExpression(.aggregate(all(expressions)))
        case .block(let block, let arguments): return NSExpression(.block(block, arguments.map(all)))
        case .conditional(let predicate, let first, let second):
            return NSExpression(.conditional(substitute(variables, in: predicate), one(first), one(second)))
        }
    }
}
