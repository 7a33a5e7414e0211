import Foundation

/// A value as bytes whose lexicographic order is that of the values.
public struct OrderedKey: Comparable, Hashable, Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The key of a number; NaN is treated as 0.
    init(_ number: Double) {
        // -0 and 0 are equal.
        let bits = (number.isNaN || number == 0 ? 0 : number).bitPattern
        let ordered = bits >> 63 == 0 ? bits | 1 << 63 : ~bits
        bytes = withUnsafeBytes(of: ordered.bigEndian) { [UInt8]($0) }
    }

    /// The number of the key; nil if it is not that of a number or date.
    var number: Double? {
        guard bytes.count == 8 else { return nil }
        let ordered = bytes.reduce(0) { $0 << 8 | UInt64($1) }
        return Double(bitPattern: ordered >> 63 == 1 ? ordered & ~(1 << 63) : ~ordered)
    }

    /// The key of a date.
    init(_ date: Date) { self.init(date.timeIntervalSinceReferenceDate) }

    /// Whether the first value is lower.
    public static func < (left: OrderedKey, right: OrderedKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

/// The keys between two bounds.
struct KeyInterval: Hashable, Sendable {
    /// An end of an interval.
    struct Bound: Hashable, Sendable {
        let key: OrderedKey
        let isIncluded: Bool
    }

    /// The lower end; nil if all lower keys are included.
    private(set) var lower: Bound?
    /// The upper end; nil if all greater keys are included.
    private(set) var upper: Bound?

    /// The interval of one key.
    init(of key: OrderedKey) {
        lower = Bound(key: key, isIncluded: true)
        upper = lower
    }

    /// The keys from the first one until the one before the second.
    init(from first: OrderedKey, until end: OrderedKey) {
        lower = Bound(key: first, isIncluded: true)
        upper = Bound(key: end, isIncluded: false)
    }

    init(lower: Bound?, upper: Bound?) {
        self.lower = lower
        self.upper = upper
    }

    /// The keys below this interval.
    var below: KeyInterval {
        KeyInterval(lower: nil, upper: lower.map { Bound(key: $0.key, isIncluded: !$0.isIncluded) })
    }

    /// The keys above this interval.
    var above: KeyInterval {
        KeyInterval(lower: upper.map { Bound(key: $0.key, isIncluded: !$0.isIncluded) }, upper: nil)
    }

    /// The keys up to the end of this interval.
    var upToEnd: KeyInterval { KeyInterval(lower: nil, upper: upper) }

    /// The keys from the start of this interval on.
    var fromStart: KeyInterval { KeyInterval(lower: lower, upper: nil) }

    /// The keys from the start of this interval to the end of another one; nil without one.
    func through(_ other: KeyInterval?) -> KeyInterval? { other.map { KeyInterval(lower: lower, upper: $0.upper) } }

    /// Whether it contains a key.
    func contains(_ key: OrderedKey) -> Bool { startsAtOrBelow(key) && endsAtOrAbove(key) }

    /// Whether the lower end excludes no key from the given one on.
    func startsAtOrBelow(_ key: OrderedKey) -> Bool {
        guard let lower else { return true }
        return lower.isIncluded ? lower.key <= key : lower.key < key
    }

    /// Whether the upper end excludes no key up to the given one.
    func endsAtOrAbove(_ key: OrderedKey) -> Bool {
        guard let upper else { return true }
        return upper.isIncluded ? key <= upper.key : key < upper.key
    }

    /// Whether each key of this interval is in another one.
    func isSubset(of other: KeyInterval) -> Bool {
        let startsInside =
            other.lower.map { outer in
                lower.map { outer.key < $0.key || outer.key == $0.key && (outer.isIncluded || !$0.isIncluded) } ?? false
            } ?? true
        let endsInside =
            other.upper.map { outer in
                upper.map { $0.key < outer.key || outer.key == $0.key && (outer.isIncluded || !$0.isIncluded) } ?? false
            } ?? true
        return startsInside && endsInside
    }

    /// Whether it has one end.
    var isHalfOpen: Bool { (lower == nil) != (upper == nil) }
}

extension [KeyInterval] {
    /// The intervals whose union a record's value needs to be in: a lower and an upper bound that overlap become a range, because
    /// their union would contain every key.
    var combined: [KeyInterval] {
        let lowest = filter { $0.isHalfOpen && $0.lower != nil }.widest
        let highest = filter { $0.isHalfOpen && $0.upper != nil }.widest
        guard let lowest, let highest, let lower = lowest.lower, let upper = highest.upper,
            lower.key < upper.key || lower.key == upper.key && lower.isIncluded && upper.isIncluded
        else { return self }
        return filter { !$0.isHalfOpen } + [KeyInterval(lower: lower, upper: upper)]
    }

    /// Of intervals that are open at the same end, the one that contains all others.
    private var widest: KeyInterval? {
        dropFirst().reduce(first) { known, next in known.map { next.isSubset(of: $0) ? $0 : next } }
    }
}
