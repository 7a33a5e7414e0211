import Foundation

/// A predicate that compares the values of two expressions.
///
/// The class replaces Foundation's, which cannot be used on Linux. A file that imports UIKit and not Foundation finds this
/// one. In a file that imports Foundation too, calls of initializers find it, but a mention as a type is ambiguous: add
/// `import class FoundationCompatibility.NSComparisonPredicate`. Can be used on any thread; instances do not change.
open class NSComparisonPredicate: NSPredicate {
    /// The rules for the comparison of strings.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Ignores case: `[c]`.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Ignores diacritics: `[d]`.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The strings were prepared for comparison, so other options are ignored: `[n]`.
        public static let normalized = Options(rawValue: 4)
        /// Compares by the rules of the current locale: `[l]`.
        package static let localeSensitive = Options(rawValue: 8)
    }

    /// Which elements of the left value are compared.
    public enum Modifier: UInt, Sendable {
        /// The value itself.
        case direct
        /// All elements of a collection: `ALL`.
        case all
        /// At least one element of a collection: `ANY`.
        case any
    }

    /// The operators.
    public enum Operator: UInt, Sendable {
        /// `<`
        case lessThan
        /// `<=`
        case lessThanOrEqualTo
        /// `>`
        case greaterThan
        /// `>=`
        case greaterThanOrEqualTo
        /// `==`
        case equalTo
        /// `!=`
        case notEqualTo
        /// The whole left string matches a regular expression: `MATCHES`.
        case matches
        /// The whole left string matches a pattern with `?` and `*`: `LIKE`.
        case like
        /// `BEGINSWITH`
        case beginsWith
        /// `ENDSWITH`
        case endsWith
        /// The left value is an element of the right collection, or part of the right string: `IN`.
        case `in`
        /// A method of the left value with the right value as its argument.
        case customSelector
        /// The right value is an element of the left collection, or part of the left string: `CONTAINS`.
        case contains = 99
        /// The left value is not outside of the two elements of the right array: `BETWEEN`.
        case between
    }

    private let left: NSExpression
    private let right: NSExpression
    private let modifier: Modifier
    private let type: Operator
    private let comparisonOptions: Options
    private let selector: Selector?

    /// Makes a predicate that compares two values with an operator.
    ///
    /// - Parameters:
    ///   - leftExpression: The left value; a collection if the modifier is not `direct`.
    ///   - rightExpression: The right value.
    ///   - modifier: Which elements of the left value are compared.
    ///   - type: The operator. Traps for `customSelector`, which has an initializer of its own.
    ///   - options: The options for comparing strings. No effect on other values.
    public init(
        leftExpression lhs: NSExpression,
        rightExpression rhs: NSExpression,
        modifier: Modifier,
        type: Operator,
        options: Options = []
    ) {
        require(
            type != .customSelector,
            "The operator customSelector needs NSComparisonPredicate(leftExpression:rightExpression:customSelector:)."
        )
        left = lhs
        right = rhs
        self.modifier = modifier
        self.type = type
        comparisonOptions = options
        selector = nil
        super.init(value: false)
    }

    /// Makes a predicate that calls a method of the left value, which takes the right value and returns a Bool. Evaluation traps
    /// if the left value has no such method.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector)
    {
        left = lhs
        right = rhs
        modifier = .direct
        type = .customSelector
        comparisonOptions = []
        self.selector = selector
        super.init(value: false)
    }

    /// The left expression.
    open var leftExpression: NSExpression { left }

    /// The right expression.
    open var rightExpression: NSExpression { right }

    /// Which elements of the left value are compared.
    open var comparisonPredicateModifier: Modifier { modifier }

    /// The operator.
    open var predicateOperatorType: Operator { type }

    /// The rules for the comparison of strings.
    open var options: Options { comparisonOptions }

    /// The method that compares, if the operator is `customSelector`.
    open var customSelector: Selector? { selector }

    // MARK: - NSPredicate

    /// The predicate as a format, which is parsed to an equal predicate unless it contains objects that a format cannot express.
    open override var predicateFormat: String { PredicateFormatter.format(self) }

    open override var description: String { predicateFormat }

    /// Returns the predicate itself, which does not change.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        return PredicateStructure.areEqual(self, other)
    }

    open override var hash: Int { Int(type.rawValue) }

    /// Whether the comparison is true for an object. Traps if the operator cannot compare the values, a key is unknown or a
    /// variable has no value.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let scope = PredicateScope(variables: bindings ?? [:])
        let leftValue = left.value(with: object, in: scope)
        let rightValue = right.value(with: object, in: scope)
        if modifier == .direct { return compare(leftValue, rightValue) }
        guard let leftValue else { return modifier == .all }
        guard let elements = PredicateValue.elements(leftValue) else {
            trap(
                "The left hand side of ANY or ALL must be a collection, but it is \(PredicateValue.name(leftValue)): "
                    + "\(PredicateFormatter.format(self))"
            )
        }
        return modifier == .any
            ? elements.contains { compare(PredicateValue.unwrapped($0), rightValue) }
            : elements.allSatisfy { compare(PredicateValue.unwrapped($0), rightValue) }
    }
}
