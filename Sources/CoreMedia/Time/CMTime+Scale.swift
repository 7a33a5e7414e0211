import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time with another scale.
///
/// - Parameters:
///   - time: The time. One that is not a number is returned unchanged.
///   - newTimescale: The number of units in a second. The result is invalid if it is not positive.
///   - method: The rounding. A result that differs from the time has the flag ``CMTimeFlags/hasBeenRounded``.
/// - Returns: The time; infinite if the value does not fit.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard time.isNumeric else { return time }
    guard newTimescale > 0 else { return .invalid }
    guard time.timescale != newTimescale else { return time }
    let product = CMTimeOrder.product(time.value, newTimescale)
    let divisor = Int128(time.timescale)
    let (truncated, rest) = product.quotientAndRemainder(dividingBy: divisor)
    let isExact = rest == 0
    let roundsAway = !isExact && method.roundsAway(rest: rest, divisor: divisor, isFiner: newTimescale > time.timescale)
    let quotient = roundsAway ? truncated + rest.signum() : truncated
    guard let value = Int64(exactly: quotient) else { return quotient > 0 ? .positiveInfinity : .negativeInfinity }
    var result = CMTime(value: value, timescale: newTimescale, flags: time.flags, epoch: time.epoch)
    if !isExact { result.flags.insert(.hasBeenRounded) }
    return result
}

extension CMTimeRoundingMethod {
    /// Whether a quotient with a rest is rounded away from zero.
    fileprivate func roundsAway(rest: Int128, divisor: Int128, isFiner: Bool) -> Bool {
        switch self {
        case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude
        case .roundTowardZero: false
        case .roundAwayFromZero: true
        case .quickTime: isFiner
        case .roundTowardPositiveInfinity: rest > 0
        case .roundTowardNegativeInfinity: rest < 0
        }
    }
}

extension CMTime {
    /// Returns the time with another scale; see ``CMTimeConvertScale(_:timescale:method:)``.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        CMTimeConvertScale(self, timescale: newTimescale, method: method)
    }
}
