import Foundation

/// A number of any type, exact for 64-bit integers.
enum PredicateNumber {
    case integer(Int64)
    /// Greater than the maximum of Int64.
    case large(UInt64)
    case real(Double)

    init(_ value: UInt64) { self = Int64(exactly: value).map(Self.integer) ?? .large(value) }

    /// Returns nil if a value is not a number.
    init?(_ value: Any?) {
        switch value {
        case let value as any FixedWidthInteger & SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any FixedWidthInteger: self.init(UInt64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
        case let value as NSNumber: self.init(value)
        default: return nil
        }
    }

    private init(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "d", "f": self = .real(number.doubleValue)
        case "Q": self.init(number.uint64Value)
        default: self = .integer(number.int64Value)
        }
    }

    var double: Double {
        switch self {
        case .integer(let value): Double(value)
        case .large(let value): Double(value)
        case .real(let value): value
        }
    }

    /// The value as a 64-bit integer, towards zero; nil if it does not fit.
    var int64: Int64? {
        switch self {
        case .integer(let value): value
        case .large: nil
        case .real(let value): Int64(exactly: value.rounded(.towardZero))
        }
    }

    var object: NSNumber {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .large(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        }
    }

    var description: String {
        switch self {
        case .integer(let value): "\(value)"
        case .large(let value): "\(value)"
        case .real(let value): "\(value)"
        }
    }

    /// Returns the order of two numbers; nil if one is NaN.
    static func order(_ first: PredicateNumber, _ second: PredicateNumber) -> ComparisonResult? {
        switch (first, second) {
        case (.integer(let first), .integer(let second)): order(first, second)
        case (.large(let first), .large(let second)): order(first, second)
        case (.integer, .large): .orderedAscending
        case (.large, .integer): .orderedDescending
        case (.integer(let first), .real(let second)): exactOrder(first, second)
        case (.large(let first), .real(let second)): exactOrder(first, second)
        case (.real(let first), .integer(let second)): exactOrder(second, first).map(reversed)
        case (.real(let first), .large(let second)): exactOrder(second, first).map(reversed)
        case (.real(let first), .real(let second)):
            first.isNaN || second.isNaN ? nil : order(first, second)
        }
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    /// Swift compares an integer with a floating-point number exactly.
    private static func exactOrder<Integer: BinaryInteger>(_ first: Integer, _ second: Double) -> ComparisonResult? {
        guard !second.isNaN else { return nil }
        guard second.isFinite else { return second > 0 ? .orderedAscending : .orderedDescending }
        let whole = second.rounded(.towardZero)
        guard let integer = Int128(exactly: whole) else { return second > 0 ? .orderedAscending : .orderedDescending }
        let result = order(Int128(first), integer)
        return result == .orderedSame ? order(0, second - whole) : result
    }

    private static func reversed(_ result: ComparisonResult) -> ComparisonResult {
        ComparisonResult(rawValue: -result.rawValue)!
    }
}
