import Foundation

/// A value in a comparison: a constant, the value for a key path, or the result of a function.
///
/// The class replaces Foundation's, which cannot be used on Linux. A file that imports UIKit and not Foundation finds this
/// one. In a file that imports Foundation too, calls of initializers find it, but a mention as a type is ambiguous: add
/// `import class FoundationCompatibility.NSExpression`. Can be used on any thread; instances do not change.
open class NSExpression: NSObject, NSCopying {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        /// A constant.
        case constantValue
        /// The evaluated object itself, `SELF`.
        case evaluatedObject
        /// A variable, such as `$name`.
        case variable
        /// A key path.
        case keyPath
        /// A function.
        case function
        /// The union of two collections.
        case unionSet
        /// The elements that are in both of two collections.
        case intersectSet
        /// The elements of a collection that are not in another.
        case minusSet
        /// The elements of a collection for which a predicate is true.
        case subquery = 13
        /// An array of expressions.
        case aggregate = 14
        /// Any key.
        case anyKey = 15
        /// A closure.
        case block = 19
        /// One of two expressions, selected by a predicate.
        case conditional = 20
    }

    /// A closure that computes a value from the evaluated object, the values of the arguments and a context.
    public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

    /// The parts of an expression.
    indirect enum Content {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        /// The value for a key path of the evaluated object, or of an operand.
        case keyPath(String, of: NSExpression?)
        case function(String, [NSExpression])
        case method(NSExpression, String, [NSExpression])
        case union(NSExpression, NSExpression)
        case intersection(NSExpression, NSExpression)
        case difference(NSExpression, NSExpression)
        case subquery(NSExpression, String, NSPredicate)
        case aggregate([NSExpression])
        case anyKey
        case block(Block, [NSExpression]?)
        case conditional(NSPredicate, NSExpression, NSExpression)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Makes an expression of the type `evaluatedObject` or `anyKey`. Traps for other types, whose initializers take their parts.
    public init(expressionType type: ExpressionType) {
        switch type {
        case .evaluatedObject: content = .evaluatedObject
        case .anyKey: content = .anyKey
        default:
            trap(
                "NSExpression(expressionType:) cannot create an expression of the type \(type). Use the initializer for that "
                    + "type."
            )
        }
    }

    // MARK: - Simple expressions

    /// Makes an expression with a constant value, or nil.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(PredicateValue.unwrapped(obj))) }

    /// Returns an expression with the evaluated object, `SELF`, as its value.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    /// Returns an expression that stands for any key. It has no value.
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

    /// Makes an expression with the value of a variable.
    ///
    /// - Parameter string: The name without `$`.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Makes an expression with the value of the evaluated object for a key path, with operators such as `@count`.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath, of: nil)) }

    /// Makes an expression with an array of values.
    ///
    /// - Parameter subexpressions: Expressions or constant values.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map(Self.expression)))
    }

    // MARK: - Functions

    /// Makes an expression that calls a predefined function, such as `sum:`. Traps if there is no such function.
    ///
    /// - Parameters:
    ///   - name: The name of the function, with a colon for each argument.
    ///   - parameters: Expressions or constant values.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let selector = PredicateFunctions.selector(named: name) else {
            trap("NSExpression has no predefined function '\(name)'.")
        }
        self.init(.function(selector, parameters.map(Self.expression)))
    }

    /// Makes an expression that calls a method of an object. The class needs a ``MemberTable`` with the method, unless it is
    /// `valueForKey:` or `valueForKeyPath:`.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - name: The name of the method, with a colon for each argument.
    ///   - parameters: Up to two expressions or constant values.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.method(target, name, (parameters ?? []).map(Self.expression)))
    }

    /// Makes an expression that calls a closure with the evaluated object, the values of the arguments and a context.
    public convenience init(block: @escaping Block, arguments: [NSExpression]?) { self.init(.block(block, arguments)) }

    /// Makes an expression that calls a closure. See ``init(block:arguments:)``.
    public convenience init(forBlock block: @escaping Block, arguments: [NSExpression]?) {
        self.init(.block(block, arguments))
    }

    // MARK: - Collections and conditions

    /// Makes an expression with the union of a set and a collection.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) { self.init(.union(left, right)) }

    /// Makes an expression with the elements of a set that are also in a collection.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.intersection(left, right))
    }

    /// Makes an expression with the elements of a set that are not in a collection.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.difference(left, right))
    }

    /// Makes an expression with the elements of a collection for which a predicate is true.
    ///
    /// - Parameters:
    ///   - expression: The collection.
    ///   - variable: The name of the variable that is the element in the predicate, without `$`.
    ///   - predicate: An NSPredicate. Traps otherwise.
    public convenience init(
        forSubquery expression: NSExpression,
        usingIteratorVariable variable: String,
        predicate: Any
    ) {
        self.init(.subquery(expression, variable, Self.predicate(predicate)))
    }

    /// Makes an expression with the value of one of two expressions.
    ///
    /// - Parameters:
    ///   - predicate: An NSPredicate. Traps otherwise.
    ///   - trueExpression: The expression if the predicate is true.
    ///   - falseExpression: The expression if it is false.
    public convenience init(
        forConditional predicate: Any,
        trueExpression: NSExpression,
        falseExpression: NSExpression
    ) {
        self.init(.conditional(Self.predicate(predicate), trueExpression, falseExpression))
    }

    private static func expression(_ value: Any) -> NSExpression {
        value as? NSExpression ?? NSExpression(forConstantValue: value)
    }

    private static func predicate(_ value: Any) -> NSPredicate {
        guard let predicate = value as? NSPredicate else {
            trap("An NSExpression needs an NSPredicate, not \(PredicateValue.name(value)).")
        }
        return predicate
    }

    // MARK: - NSObject

    open override func copy() -> Any { copy(with: nil) }

    /// Returns the expression itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { PredicateFormatter.format(self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        return PredicateStructure.areEqual(self, other)
    }

    // Equal expressions can differ in the type of a number, so the hash value depends on the kind alone.
    open override var hash: Int { Int(expressionType.rawValue) }
}
