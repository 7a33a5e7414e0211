import Foundation

/// The time and the random numbers of the functions `now`, `random` and `randomn`.
package struct PredicateEnvironment: Sendable {
    /// The environment in which expressions are evaluated. Tests replace it.
    @TaskLocal package static var current = PredicateEnvironment(
        now: { Date() },
        random: { $0.randomElement() ?? 0 }
    )

    package let now: @Sendable () -> Date
    /// Returns a number in a range that is not empty.
    package let random: @Sendable (Range<Int64>) -> Int64

    package init(now: @escaping @Sendable () -> Date, random: @escaping @Sendable (Range<Int64>) -> Int64) {
        self.now = now
        self.random = random
    }
}

/// The predefined functions of expressions.
enum PredicateFunctions {
    typealias Function = @Sendable (_ arguments: [Any?], _ name: String) -> Any?

    /// Returns the name with colons of a function, from the name as in a format: `sum` or `add:to:`. Nil if there is none.
    static func selector(named name: String) -> String? {
        let name = name.lowercased()
        return selectors[name] ?? selectors[name + ":"]
    }

    /// The names in lower case, and as documented.
    private static let selectors = Dictionary(
        uniqueKeysWithValues: functions.keys.map { ($0.lowercased(), $0) }
    )

    static func value(_ name: String, arguments: [Any?]) -> Any? {
        guard let selector = selector(named: name), let function = functions[selector] else {
            trap("NSExpression has no predefined function '\(name)'.")
        }
        return function(arguments.map(PredicateValue.unwrapped), selector)
    }

    private static let functions: [String: Function] = [
        // Statistics: of the elements of one collection, or of all arguments.
        "sum:": { arguments, _ in sum(operands(arguments)) },
        "count:": { arguments, _ in NSNumber(value: operands(arguments).count) },
        "min:": { arguments, _ in extreme(operands(arguments), .orderedAscending) },
        "max:": { arguments, _ in extreme(operands(arguments), .orderedDescending) },
        "average:": { arguments, _ in average(operands(arguments)) },
        "median:": { arguments, name in median(operands(arguments), name) },
        "mode:": { arguments, _ in mode(operands(arguments)) },
        "stddev:": { arguments, name in deviation(operands(arguments), name) },
        // Arithmetic.
        "add:to:": { binary($0, $1, { $0.addingReportingOverflow($1) }, +) },
        "from:subtract:": { binary($0, $1, { $0.subtractingReportingOverflow($1) }, -) },
        "multiply:by:": { binary($0, $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
        "divide:by:": { binary($0, $1, { $0.dividedReportingOverflow(by: $1) }, /) },
        "modulus:by:": {
            binary(
                $0,
                $1,
                { $0.remainderReportingOverflow(dividingBy: $1) },
                { $0.truncatingRemainder(dividingBy: $1) }
            )
        },
        "raise:toPower:": { binary($0, $1, integerPower, pow) },
        "sqrt:": { real($0, $1, sqrt) },
        "log:": { real($0, $1, log10) },
        "ln:": { real($0, $1, log) },
        "exp:": { real($0, $1, exp) },
        "floor:": { rounded($0, $1, .down) },
        "ceiling:": { rounded($0, $1, .up) },
        "trunc:": { rounded($0, $1, .towardZero) },
        "abs:": { arguments, name in
            guard let number = number(arguments, 0, name) else { return nil }
            if case .integer(let value) = number { return PredicateNumber(value.magnitude).object }
            return PredicateNumber.real(abs(number.double)).object
        },
        "random": { _, _ in NSNumber(value: PredicateEnvironment.current.random(0..<Int64(Int32.max))) },
        "randomn:": { arguments, name in
            guard let limit = number(arguments, 0, name)?.int64 else { return nil }
            require(limit > 0, "The function 'randomn:' needs a number greater than 0, not \(limit).")
            return NSNumber(value: PredicateEnvironment.current.random(0..<limit))
        },
        "bitwiseAnd:with:": { bits($0, $1, &) },
        "bitwiseOr:with:": { bits($0, $1, |) },
        "bitwiseXor:with:": { bits($0, $1, ^) },
        "leftshift:by:": { bits($0, $1, <<) },
        "rightshift:by:": { bits($0, $1, >>) },
        "onesComplement:": { arguments, name in integer(arguments, 0, name).map { NSNumber(value: ~$0) } },
        // Strings.
        "uppercase:": { text($0, $1)?.uppercased() },
        "lowercase:": { text($0, $1)?.lowercased() },
        "length:": { text($0, $1).map { NSNumber(value: $0.utf16.count) } },
        // Others.
        "now": { _, _ in PredicateEnvironment.current.now() },
        "noindex:": { arguments, _ in arguments.first ?? nil },
        "castObject:toType:": { arguments, _ in cast(arguments) },
        "objectFrom:withIndex:": { arguments, _ in
            PredicateElement.value(of: arguments.first ?? nil, index: arguments.count > 1 ? arguments[1] : nil)
        },
    ]

    // MARK: - Arguments

    private static func operands(_ arguments: [Any?]) -> [Any] {
        if arguments.count == 1, let elements = PredicateValue.elements(arguments[0]) {
            return elements.compactMap(PredicateValue.unwrapped)
        }
        return arguments.compactMap(PredicateValue.unwrapped)
    }

    private static func number(_ arguments: [Any?], _ index: Int, _ name: String) -> PredicateNumber? {
        guard index < arguments.count else { trap("The function '\(name)' needs \(index + 1) arguments.") }
        return arguments[index].map { number($0, name) }
    }

    private static func number(_ value: Any, _ name: String) -> PredicateNumber {
        guard let number = PredicateNumber(value) else {
            trap("The function '\(name)' needs a number, not \(PredicateValue.name(value)).")
        }
        return number
    }

    private static func integer(_ arguments: [Any?], _ index: Int, _ name: String) -> Int64? {
        guard let number = number(arguments, index, name) else { return nil }
        guard let integer = number.int64 else {
            trap("The function '\(name)' needs an integer, not \(number.description).")
        }
        return integer
    }

    private static func text(_ arguments: [Any?], _ name: String) -> String? {
        guard let value = arguments.first ?? nil else { return nil }
        guard let text = PredicateValue.text(value) else {
            trap("The function '\(name)' needs a string, not \(PredicateValue.name(value)).")
        }
        return text
    }

    // MARK: - Arithmetic

    /// The result is an integer if both operands are and it fits in 64 bits. Nil if an operand is nil.
    private static func binary(
        _ arguments: [Any?],
        _ name: String,
        _ integers: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
        _ reals: (Double, Double) -> Double
    ) -> Any? {
        guard let first = number(arguments, 0, name), let second = number(arguments, 1, name) else { return nil }
        if case .integer(let first) = first, case .integer(let second) = second {
            let result = integers(first, second)
            if !result.overflow { return NSNumber(value: result.partialValue) }
        }
        return NSNumber(value: reals(first.double, second.double))
    }

    private static func integerPower(_ base: Int64, _ exponent: Int64) -> (partialValue: Int64, overflow: Bool) {
        guard exponent >= 0 else { return (0, true) }
        var result: Int64 = 1
        var square = base
        var exponent = exponent
        var isExact = true
        while exponent > 0 {
            if exponent & 1 == 1 {
                let product = result.multipliedReportingOverflow(by: square)
                if product.overflow || !isExact { return (0, true) }
                result = product.partialValue
            }
            let next = square.multipliedReportingOverflow(by: square)
            square = next.partialValue
            isExact = isExact && !next.overflow
            exponent >>= 1
        }
        return (result, false)
    }

    private static func real(_ arguments: [Any?], _ name: String, _ function: (Double) -> Double) -> Any? {
        number(arguments, 0, name).map { NSNumber(value: function($0.double)) }
    }

    private static func rounded(_ arguments: [Any?], _ name: String, _ rule: FloatingPointRoundingRule) -> Any? {
        guard let number = number(arguments, 0, name) else { return nil }
        guard case .real(let value) = number else { return number.object }
        return NSNumber(value: value.rounded(rule))
    }

    private static func bits(_ arguments: [Any?], _ name: String, _ function: (Int64, Int64) -> Int64) -> Any? {
        guard let first = integer(arguments, 0, name), let second = integer(arguments, 1, name) else { return nil }
        return NSNumber(value: function(first, second))
    }

    private static func cast(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2, let type = PredicateValue.text(arguments[1]) else {
            trap("CAST needs a value and the name of a type.")
        }
        guard let value = arguments[0] else { return nil }
        switch type {
        case "NSDate" where PredicateNumber(value) != nil:
            return PredicateNumber(value).map { Date(timeIntervalSinceReferenceDate: $0.double) }
        case "NSNumber" where PredicateNumber(value) != nil: return PredicateNumber(value)?.object
        case "NSNumber": return PredicateValue.text(value).flatMap(Double.init).map { NSNumber(value: $0) }
        case "NSString": return PredicateValue.text(value) ?? PredicateNumber(value)?.description
        default: trap("CAST supports the types NSDate, NSNumber and NSString, not '\(type)'.")
        }
    }

    // MARK: - Statistics

    static func sum(_ values: [Any]) -> NSNumber {
        var integers: Int64? = 0
        var reals = 0.0
        for value in values {
            let number = number(value, "sum:")
            reals += number.double
            if let sum = integers, case .integer(let value) = number {
                let result = sum.addingReportingOverflow(value)
                integers = result.overflow ? nil : result.partialValue
            } else {
                integers = nil
            }
        }
        return integers.map { NSNumber(value: $0) } ?? NSNumber(value: reals)
    }

    static func average(_ values: [Any]) -> NSNumber? {
        guard !values.isEmpty else { return nil }
        return NSNumber(value: values.reduce(0) { $0 + number($1, "average:").double } / Double(values.count))
    }

    /// Returns the value that has the given order to all others; nil if there are none.
    static func extreme(_ values: [Any], _ order: ComparisonResult) -> Any? {
        guard var result = values.first else { return nil }
        for value in values.dropFirst() where PredicateComparison.order(value, result, options: []) == order {
            result = value
        }
        return result
    }

    static func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    }

    private static func median(_ values: [Any], _ name: String) -> NSNumber? {
        guard !values.isEmpty else { return nil }
        let sorted = values.map { number($0, name).double }.sorted()
        let middle = sorted.count / 2
        return NSNumber(value: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }

    private static func mode(_ values: [Any]) -> [NSNumber] {
        let counts = Dictionary(values.map { (number($0, "mode:").double, 1) }, uniquingKeysWith: +)
        let maximum = counts.values.max()
        return counts.filter { $0.value == maximum }.keys.sorted().map { NSNumber(value: $0) }
    }

    private static func deviation(_ values: [Any], _ name: String) -> NSNumber? {
        guard !values.isEmpty else { return nil }
        let numbers = values.map { number($0, name).double }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)
        return NSNumber(value: variance.squareRoot())
    }
}
