import Foundation

/// Writes predicates and expressions in the syntax that the parser reads.
enum PredicateFormatter {
    /// The words that a format reserves, in capitals. A key with such a name needs a `#` before it.
    static let reservedWords: Set<String> = [
        "ALL", "AND", "ANY", "ANYKEY", "BEGINSWITH", "BETWEEN", "CASEINSENSITIVE", "CAST", "CI", "CONTAINS", "ENDSWITH",
        "FALSE",
        "FALSEPREDICATE", "FIRST", "FUNCTION", "IN", "INTERSECT", "LAST", "LIKE", "MATCHES", "MINUS", "NIL", "NO",
        "NONE",
        "NOT", "NULL", "OR", "SELF", "SIZE", "SOME", "SUBQUERY", "TERNARY", "TRUE", "TRUEPREDICATE", "UNION", "UTI",
        "YES",
    ]

    /// Operators of arithmetic by function.
    static let operators = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]

    static func format(_ predicate: NSPredicate) -> String {
        switch predicate {
        case let comparison as NSComparisonPredicate: return format(comparison)
        case let compound as NSCompoundPredicate: return format(compound)
        default:
            switch PredicateStructure.constant(predicate) {
            case true: return "TRUEPREDICATE"
            case false: return "FALSEPREDICATE"
            case nil: return "BLOCKPREDICATE"
            }
        }
    }

    private static func format(_ compound: NSCompoundPredicate) -> String {
        let parts = compound.subpredicates.map { part in
            (part as? NSCompoundPredicate).map { "(\(format($0)))" } ?? format(part)
        }
        switch compound.compoundPredicateType {
        case .not: return "NOT \(parts.first ?? "TRUEPREDICATE")"
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }

    private static func format(_ comparison: NSComparisonPredicate) -> String {
        let modifier =
            switch comparison.comparisonPredicateModifier {
            case .direct: ""
            case .all: "ALL "
            case .any: "ANY "
            }
        let name = comparison.customSelector?.name ?? name(of: comparison.predicateOperatorType)
        let letters = [
            (NSComparisonPredicate.Options.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"),
            (.localeSensitive, "l"),
        ].filter { comparison.options.contains($0.0) }.map(\.1).joined()
        let options = letters.isEmpty ? "" : "[\(letters)]"
        return "\(modifier)\(format(comparison.leftExpression)) \(name)\(options) \(format(comparison.rightExpression))"
    }

    private static func name(of type: NSComparisonPredicate.Operator) -> String {
        switch type {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .customSelector: "customSelector"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }

    // MARK: - Expressions

    static func format(_ expression: NSExpression) -> String {
        switch expression.content {
        case .constant(let value): return format(constant: value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(let keyPath, nil): return escaped(keyPath)
        case .keyPath(let keyPath, let operand?): return "\(formatBase(operand)).\(keyPath)"
        case .function(let name, let arguments): return format(function: name, arguments)
        case .method(let target, let name, let arguments):
            return "FUNCTION(\(list([target, NSExpression(forConstantValue: name)] + arguments)))"
        case .union(let left, let right): return "\(formatOperand(left)) UNION \(formatOperand(right))"
        case .intersection(let left, let right): return "\(formatOperand(left)) INTERSECT \(formatOperand(right))"
        case .difference(let left, let right): return "\(formatOperand(left)) MINUS \(formatOperand(right))"
        case .subquery(let collection, let variable, let predicate):
            return "SUBQUERY(\(format(collection)), $\(variable), \(format(predicate)))"
        case .aggregate(let expressions): return "{\(list(expressions))}"
        case .anyKey: return "ANYKEY"
        case .block(_, let arguments): return "BLOCK(\(list(arguments ?? [])))"
        case .conditional(let predicate, let first, let second):
            return "TERNARY(\(format(predicate)), \(format(first)), \(format(second)))"
        }
    }

    private static func list(_ expressions: [NSExpression]) -> String {
        expressions.map { format($0) }.joined(separator: ", ")
    }

    private static func format(function name: String, _ arguments: [NSExpression]) -> String {
        if let symbol = operators[name], arguments.count == 2 {
            return "\(formatOperand(arguments[0])) \(symbol) \(formatOperand(arguments[1]))"
        }
        if name == "objectFrom:withIndex:", arguments.count == 2 {
            return "\(formatBase(arguments[0]))[\(format(arguments[1]))]"
        }
        if name == "castObject:toType:" { return "CAST(\(list(arguments)))" }
        return "\(name)(\(list(arguments)))"
    }

    /// An operand, in parentheses unless it is a single value.
    private static func formatOperand(_ expression: NSExpression) -> String {
        let text = format(expression)
        switch expression.content {
        case .function(let name, let arguments) where operators[name] != nil && arguments.count == 2: return "(\(text))"
        case .union, .intersection, .difference: return "(\(text))"
        default: return text
        }
    }

    /// The value before a key path or an index. "1.name" would be read as a number.
    private static func formatBase(_ expression: NSExpression) -> String {
        guard case .constant(let value) = expression.content, PredicateNumber(value) != nil else {
            return formatOperand(expression)
        }
        return "(\(format(expression)))"
    }

    /// A key path with `#` before a first key that is a reserved word.
    private static func escaped(_ keyPath: String) -> String {
        let first = keyPath.prefix { $0 != "." }
        return reservedWords.contains(first.uppercased()) ? "#" + keyPath : keyPath
    }

    private static func format(constant value: Any?) -> String {
        guard let value = PredicateValue.unwrapped(value) else { return "nil" }
        if let text = PredicateValue.text(value) {
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "\"\(escaped)\""
        }
        if let number = PredicateNumber(value) {
            return number.double.isFinite ? number.description : "CAST(\"\(number.description)\", \"NSNumber\")"
        }
        if let date = PredicateValue.date(value) { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
        if let index = value as? PredicateIndex { return index.rawValue }
        if PredicateValue.dictionary(value) == nil, let elements = PredicateValue.elements(value) {
            return "{\(elements.map { format(constant: $0) }.joined(separator: ", "))}"
        }
        return "\(value)"
    }
}
