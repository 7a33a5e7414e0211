import Foundation

// The initializers of NSPredicate would do. But in a file that imports Foundation too, a call of them would be one of Foundation's
// class with the same name as well.
extension NSComparisonPredicate {
    /// Makes a comparison predicate from a format. Traps if the format is invalid, or of another kind of predicate. See
    /// ``PredicateFormatInitializing/init(format:_:)``.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(parsing: predicateFormat, .values(arguments))
    }

    /// Makes a comparison predicate from a format. See ``init(format:_:)``.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, .values(arguments ?? []))
    }

    /// Makes a comparison predicate from a format and a C argument list. See ``init(format:_:)``.
    public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
        self.init(parsing: predicateFormat, .list(argList))
    }

    private convenience init(parsing format: String, _ arguments: ArgumentSource) {
        let parsed: NSComparisonPredicate = PredicateParser.trappingPredicate(format, arguments)
        self.init(
            leftExpression: parsed.leftExpression,
            rightExpression: parsed.rightExpression,
            modifier: parsed.comparisonPredicateModifier,
            type: parsed.predicateOperatorType,
            options: parsed.options
        )
    }
}
