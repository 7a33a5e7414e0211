import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Orders two times: negative infinity, numbers by epoch and value, positive infinity, indefinite, invalid. Times of the same kind are
/// equal.
///
/// - Returns: -1 if the first time is earlier, 1 if it is later, 0 if both are equal.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    let (rank1, rank2) = (CMTimeOrder.rank(of: time1), CMTimeOrder.rank(of: time2))
    if rank1 != rank2 { return rank1 < rank2 ? -1 : 1 }
    guard time1.isNumeric else { return 0 }
    if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
    let left = CMTimeOrder.product(time1.value, time2.timescale)
    let right = CMTimeOrder.product(time2.value, time1.timescale)
    return left == right ? 0 : left < right ? -1 : 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the later time, in the order of ``CMTimeCompare(_:_:)``.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time1 < time2 ? time2 : time1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the earlier time, in the order of ``CMTimeCompare(_:_:)``.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }

/// Helpers of comparisons.
enum CMTimeOrder {
    /// The position of the kind of a time among all kinds.
    static func rank(of time: CMTime) -> Int {
        if !time.isValid { return 4 }
        if time.isIndefinite { return 3 }
        if time.isPositiveInfinity { return 2 }
        return time.isNegativeInfinity ? 0 : 1
    }

    /// The exact product: 96 bits at most.
    static func product(_ value: Int64, _ scale: Int32) -> Int128 { Int128(value) * Int128(scale) }

    /// The greatest common divisor of two numbers; 1 if both are 0.
    static func greatestCommonDivisor<Number: UnsignedInteger>(_ first: Number, _ second: Number) -> Number {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return max(first, 1)
    }

    /// The smallest scale that is a multiple of two scales.
    static func commonScale(_ first: Int32, _ second: Int32) -> Int128 {
        let divisor = greatestCommonDivisor(UInt32(first.magnitude), UInt32(second.magnitude))
        return Int128(first) / Int128(divisor) * Int128(second)
    }
}
