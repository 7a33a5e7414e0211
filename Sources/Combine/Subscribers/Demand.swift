import TextEscaping

extension Subscribers {
    /// A number of requested values.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// `Int.max` means unlimited.
        private var count: Int

        /// As many values as the publisher can produce.
        public static let unlimited = Demand(count: .max)

        /// No values.
        public static let none = Demand(count: 0)

        /// A number of values. Traps if it is negative.
        public static func max(_ value: Int) -> Demand {
            if value < 0 { trap("Demand.max(\(value)) is negative. Request zero or more values.") }
            return Demand(count: value)
        }

        /// The number of values, or nil for ``unlimited``.
        public var max: Int? { count == .max ? nil : count }

        /// `unlimited` or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

extension Subscribers.Demand {
    /// The sum; unlimited if an operand is, or on overflow.
    public static func + (first: Self, second: Self) -> Self {
        let (sum, overflow) = first.count.addingReportingOverflow(second.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// The sum; unlimited if an operand is, or on overflow.
    public static func + (first: Self, second: Int) -> Self { second < 0 ? first - -second : first + .max(second) }

    /// Adds a demand.
    public static func += (first: inout Self, second: Self) { first = first + second }

    /// Adds a number of values.
    public static func += (first: inout Self, second: Int) { first = first + second }

    /// The difference, at least none. Unlimited minus any demand is unlimited.
    public static func - (first: Self, second: Self) -> Self {
        if first == .unlimited { return .unlimited }
        return Self(count: Swift.max(0, first.count - second.count))
    }

    /// The difference, at least none. Unlimited minus any number is unlimited.
    public static func - (first: Self, second: Int) -> Self { second < 0 ? first + -second : first - .max(second) }

    /// Subtracts a demand.
    public static func -= (first: inout Self, second: Self) { first = first - second }

    /// Subtracts a number of values.
    public static func -= (first: inout Self, second: Int) { first = first - second }

    /// The product; unlimited if the demand is, or on overflow. Traps if the factor is negative.
    public static func * (first: Self, second: Int) -> Self {
        if first == .unlimited { return .unlimited }
        let (product, overflow) = first.count.multipliedReportingOverflow(by: second)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies by a factor. Traps if it is negative.
    public static func *= (first: inout Self, second: Int) { first = first * second }

    /// Orders demands; unlimited is the largest.
    public static func < (first: Self, second: Self) -> Bool { first.count < second.count }

    /// Compares with a number of values.
    public static func == (first: Self, second: Int) -> Bool { first.max == second }

    /// Compares with a number of values.
    public static func != (first: Self, second: Int) -> Bool { first.max != second }

    /// Compares with a number of values.
    public static func > (first: Self, second: Int) -> Bool { first.max.map { $0 > second } ?? true }

    /// Compares with a number of values.
    public static func >= (first: Self, second: Int) -> Bool { first.max.map { $0 >= second } ?? true }

    /// Compares with a number of values.
    public static func < (first: Self, second: Int) -> Bool { !(first >= second) }

    /// Compares with a number of values.
    public static func <= (first: Self, second: Int) -> Bool { !(first > second) }
}
