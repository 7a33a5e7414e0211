import Foundation

/// Classes of predicates that can be made from a format: NSPredicate and its subclasses.
///
/// The initializers belong to a protocol because one of a class could not return an object of a subclass. Foundation's own
/// initializers with formats are unavailable on Linux, so the compiler selects these.
///
/// An NSCompoundPredicate from a format has a format, equality and copies by its parts. One that the app makes with an initializer
/// of NSCompoundPredicate is Foundation's: it is evaluated correctly, but Foundation's `predicateFormat`, `isEqual(_:)` and
/// `copy()` ignore its parts. `withSubstitutionVariables(_:)` returns an equivalent predicate without these limits.
public protocol PredicateFormatInitializing {}

extension NSPredicate: PredicateFormatInitializing {}

extension PredicateFormatInitializing {
    /// Makes a predicate from a format, such as `"name CONTAINS[cd] %@ AND year > %d"`.
    ///
    /// Traps with the position of the error if the format is invalid, or has more specifiers than arguments.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The values for `%@` (any value or nil), `%K` (the name of a key, or a key path) and number specifiers such
    ///     as `%d` and `%f` (any number).
    public init(format predicateFormat: String, _ arguments: Any?...) {
        self = PredicateParser.trappingPredicate(predicateFormat, .values(arguments))
    }

    /// Makes a predicate from a format. See ``init(format:_:)``.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = PredicateParser.trappingPredicate(predicateFormat, .values(arguments ?? []))
    }

    /// Makes a predicate from a format and a C argument list, whose values must have the types of the specifiers. See
    /// ``init(format:_:)``.
    public init(format predicateFormat: String, arguments argList: CVaListPointer) {
        self = PredicateParser.trappingPredicate(predicateFormat, .list(argList))
    }
}

extension NSPredicate {
    /// Returns a predicate with constant values instead of variables. Variables without a value remain.
    ///
    /// - Parameter variables: Values or expressions by the name of the variable, without `$`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let result = PredicateStructure.substitute(variables, in: self)
        guard let result = result as? Self else {
            trap(
                "\(type(of: self)) cannot substitute variables, because it is not a class of Foundation: override "
                    + "evaluate(with:substitutionVariables:)."
            )
        }
        return result
    }
}

extension NSExpression {
    /// Makes an expression from a format, such as `"price * %d"`. See ``NSPredicate/init(format:_:)``.
    public convenience init(format expressionFormat: String, _ arguments: Any?...) {
        self.init(PredicateParser.trappingExpression(expressionFormat, .values(arguments)).content)
    }

    /// Makes an expression from a format. See ``NSPredicate/init(format:_:)``.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateParser.trappingExpression(expressionFormat, .values(arguments)).content)
    }

    /// Makes an expression from a format and a C argument list. See ``NSPredicate/init(format:_:)``.
    public convenience init(format expressionFormat: String, arguments argList: CVaListPointer) {
        self.init(PredicateParser.trappingExpression(expressionFormat, .list(argList)).content)
    }
}
