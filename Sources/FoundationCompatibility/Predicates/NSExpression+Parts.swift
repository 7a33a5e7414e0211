import Foundation

/// The parts of an expression. Each traps if an expression of that type does not have the part.
extension NSExpression {
    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch content {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function, .method: .function
        case .union: .unionSet
        case .intersection: .intersectSet
        case .difference: .minusSet
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .anyKey: .anyKey
        case .block: .block
        case .conditional: .conditional
        }
    }

    private func lacks(_ part: String) -> Never {
        trap("An NSExpression of the type \(expressionType) has no \(part): \(PredicateFormatter.format(self)).")
    }

    /// The value of a constant expression.
    public var constantValue: Any! {
        guard case .constant(let value) = content else { lacks("constantValue") }
        return value
    }

    /// The key path.
    public var keyPath: String {
        guard case .keyPath(let keyPath, _) = content else { lacks("keyPath") }
        return keyPath
    }

    /// The name of the function or method.
    public var function: String {
        switch content {
        case .function(let name, _): name
        case .method(_, let name, _): name
        default: lacks("function")
        }
    }

    /// The name of the variable, without `$`.
    public var variable: String {
        switch content {
        case .variable(let name): name
        case .subquery(_, let name, _): name
        default: lacks("variable")
        }
    }

    /// The object whose key path or method is used; the evaluated object unless another was given.
    public var operand: NSExpression {
        switch content {
        case .keyPath(_, let operand): operand ?? NSExpression(.evaluatedObject)
        case .method(let target, _, _): target
        case .function: NSExpression(.evaluatedObject)
        default: lacks("operand")
        }
    }

    /// The arguments of a function, method or closure.
    public var arguments: [NSExpression]? {
        switch content {
        case .function(_, let arguments): arguments
        case .method(_, _, let arguments): arguments
        case .block(_, let arguments): arguments
        default: lacks("arguments")
        }
    }

    /// The collection of a subquery, or the array of expressions of an aggregate.
    public var collection: Any {
        switch content {
        case .subquery(let collection, _, _): collection
        case .aggregate(let expressions): expressions
        default: lacks("collection")
        }
    }

    /// The predicate of a subquery or condition.
    public var predicate: NSPredicate {
        switch content {
        case .subquery(_, _, let predicate): predicate
        case .conditional(let predicate, _, _): predicate
        default: lacks("predicate")
        }
    }

    private func sets(_ part: String) -> (left: NSExpression, right: NSExpression) {
        switch content {
        case .union(let left, let right): (left, right)
        case .intersection(let left, let right): (left, right)
        case .difference(let left, let right): (left, right)
        default: lacks(part)
        }
    }

    /// The first of two sets.
    public var left: NSExpression { sets("left").left }

    /// The second of two sets.
    public var right: NSExpression { sets("right").right }

    /// The expression of a condition if its predicate is true.
    public var `true`: NSExpression {
        guard case .conditional(_, let expression, _) = content else { lacks("true") }
        return expression
    }

    /// The expression of a condition if its predicate is false.
    public var `false`: NSExpression {
        guard case .conditional(_, _, let expression) = content else { lacks("false") }
        return expression
    }

    /// The closure of a block expression.
    public var expressionBlock: Block {
        guard case .block(let block, _) = content else { lacks("expressionBlock") }
        return block
    }
}
