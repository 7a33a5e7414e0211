import Foundation

extension NSExpression {
    /// Returns the value of the expression.
    ///
    /// Traps if a key is unknown, a variable has no value, or an operand has the wrong type.
    ///
    /// - Parameters:
    ///   - object: The object whose keys are used.
    ///   - context: The values of variables by name. Passed to closures.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
        return value(with: object, in: PredicateScope(variables: variables, context: context))
    }

    func value(with object: Any?, in scope: PredicateScope) -> Any? {
        PredicateValue.unwrapped(rawValue(with: object, in: scope))
    }

    private func rawValue(with object: Any?, in scope: PredicateScope) -> Any? {
        switch content {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .variable(let name):
            guard let value = scope.variables[name] else {
                trap("The variable $\(name) of a predicate has no value. Pass it in the substitution variables.")
            }
            return (value as? NSExpression)?.value(with: object, in: scope) ?? value
        case .keyPath(let keyPath, let operand):
            let operand = operand == nil ? object : operand?.value(with: object, in: scope)
            return KeyPathValues.value(of: operand, forKeyPath: keyPath)
        case .function(let name, let arguments):
            return PredicateFunctions.value(name, arguments: arguments.map { $0.value(with: object, in: scope) })
        case .method(let target, let name, let arguments):
            return Self.callMethod(
                name,
                of: target.value(with: object, in: scope),
                arguments: arguments.map { $0.value(with: object, in: scope) }
            )
        case .union(let left, let right):
            return left.elements(with: object, in: scope).union(right.elements(with: object, in: scope))
        case .intersection(let left, let right):
            return left.elements(with: object, in: scope).intersection(right.elements(with: object, in: scope))
        case .difference(let left, let right):
            return left.elements(with: object, in: scope).subtracting(right.elements(with: object, in: scope))
        case .subquery(let collection, let variable, let predicate):
            guard let value = collection.value(with: object, in: scope) else { return nil }
            guard let elements = PredicateValue.elements(value) else {
                trap("SUBQUERY needs a collection, but the value is \(PredicateValue.name(value)).")
            }
            return elements.filter { element in
                var variables = scope.variables
                variables[variable] = element
                return predicate.evaluate(with: object, substitutionVariables: variables)
            }
        case .aggregate(let expressions): return expressions.map { $0.value(with: object, in: scope) ?? NSNull() }
        case .anyKey: trap("An expression for any key has no value.")
        case .block(let block, let arguments):
            return block(object, (arguments ?? []).map { $0.value(with: object, in: scope) ?? NSNull() }, scope.context)
        case .conditional(let predicate, let first, let second):
            let isTrue = predicate.evaluate(with: object, substitutionVariables: scope.variables)
            return (isTrue ? first : second).value(with: object, in: scope)
        }
    }

    private func elements(with object: Any?, in scope: PredicateScope) -> Set<AnyHashable> {
        let value = value(with: object, in: scope)
        guard let elements = PredicateValue.elements(value) else {
            trap("A set expression needs a collection, but the value is \(PredicateValue.name(value)).")
        }
        return Set(
            elements.map { element in
                guard let element = element as? AnyHashable else {
                    trap("A set expression needs hashable elements, not \(PredicateValue.name(element)).")
                }
                return element
            }
        )
    }

    private static func callMethod(_ name: String, of target: Any?, arguments: [Any?]) -> Any? {
        guard let target else { return nil }
        switch name {
        case "valueForKey:", "valueForKeyPath:":
            guard let key = PredicateValue.text(arguments.first ?? nil) else {
                trap("'\(name)' needs the name of a key.")
            }
            return KeyPathValues.value(of: target, forKeyPath: key)
        default: break
        }
        guard type(of: target) is AnyClass else {
            trap("FUNCTION calls '\(name)' on \(PredicateValue.name(target)), which is not an object.")
        }
        require(arguments.count <= 2, "FUNCTION passes up to two arguments to '\(name)', not \(arguments.count).")
        return Selector(name).send(
            to: target as AnyObject,
            arguments.first ?? nil,
            arguments.count > 1 ? arguments[1] : nil
        )
    }
}

/// The variables of an evaluation.
struct PredicateScope {
    var variables: [String: Any] = [:]
    var context: NSMutableDictionary?
}
