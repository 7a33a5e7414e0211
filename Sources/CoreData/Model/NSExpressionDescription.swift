import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSExpression

/// A computed column of a fetch with the result type `dictionaryResultType`, such as a sum.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression: a key path, or one of the functions `sum:`, `min:`, `max:`, `average:` and `count:` of a key path.
    open var expression: NSExpression?

    /// The type of the result. Numbers are returned as SQLite computes them if it is undefined.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType

    /// The type of the result, by its Swift name.
    public final var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(expressionResultType) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func emptyCopy() -> NSPropertyDescription {
        let copy = NSExpressionDescription()
        copy.expression = expression
        copy.expressionResultType = expressionResultType
        return copy
    }
}
