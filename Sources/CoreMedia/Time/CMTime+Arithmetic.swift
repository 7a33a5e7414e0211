import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of two times. An invalid or indefinite operand, different epochs, and opposite infinities make the result invalid or
/// indefinite. A sum that no fraction with the common scale represents is rounded.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    if lhs.isPositiveInfinity || rhs.isPositiveInfinity {
        return lhs.isNegativeInfinity || rhs.isNegativeInfinity ? .invalid : .positiveInfinity
    }
    if lhs.isNegativeInfinity || rhs.isNegativeInfinity { return .negativeInfinity }
    // An epoch of 0 is that of a duration, which may be added to a time of any epoch.
    guard lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0 else { return .invalid }
    let scale = CMTimeOrder.commonScale(lhs.timescale, rhs.timescale)
    return .fraction(
        Int128(lhs.value) * (scale / Int128(lhs.timescale)) + Int128(rhs.value) * (scale / Int128(rhs.timescale)),
        over: scale,
        epoch: lhs.epoch == 0 ? rhs.epoch : lhs.epoch,
        wasRounded: lhs.hasBeenRounded || rhs.hasBeenRounded
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the difference of two times, as ``CMTimeAdd(_:_:)`` of the negated second time. The difference of times of the same epoch is
/// a duration, with the epoch 0.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isNumeric, rhs.isNumeric, lhs.epoch == rhs.epoch else { return CMTimeAdd(lhs, negated(rhs)) }
    var (left, right) = (lhs, rhs)
    left.epoch = 0
    right.epoch = 0
    return CMTimeAdd(left, negated(right))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time multiplied by an integer. A product that does not fit has a smaller scale, or is infinite.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time.multiplied(bySign: multiplier.signum()) }
    return .fraction(
        Int128(time.value) * Int128(multiplier),
        over: Int128(time.timescale),
        epoch: time.epoch,
        wasRounded: time.hasBeenRounded
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time multiplied by a number. The result has a scale of at least 65536, unless it does not fit.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard !multiplier.isNaN else { return .invalid }
    guard time.isNumeric else {
        return time.multiplied(bySign: multiplier > 0 ? 1 : multiplier < 0 ? -1 : 0)
    }
    var scale = time.timescale
    while scale < 65536 { scale *= 2 }
    var product = CMTime(seconds: time.seconds * multiplier, preferredTimescale: scale)
    product.epoch = time.epoch
    return product
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time multiplied by a fraction. Invalid for a divisor of 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    guard time.isNumeric else { return time.multiplied(bySign: multiplier.signum() * divisor.signum()) }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return .fraction(
        Int128(time.value) * Int128(multiplier) * sign,
        over: Int128(time.timescale) * Int128(divisor) * sign,
        epoch: time.epoch,
        wasRounded: time.hasBeenRounded
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time without its sign. An infinity becomes the positive one.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    return time.isNumeric && time.value < 0 ? negated(time) : time
}

private func negated(_ time: CMTime) -> CMTime {
    if time.isPositiveInfinity { return .negativeInfinity }
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric else { return time }
    var negated = time
    negated.value = time.value == .min ? .max : -time.value
    if time.value == .min { negated.flags.insert(.hasBeenRounded) }
    return negated
}

extension CMTime {
    /// Returns the product of a time that is not a number with a number of a sign.
    fileprivate func multiplied(bySign sign: Int32) -> CMTime {
        guard isPositiveInfinity || isNegativeInfinity else { return self }
        if sign == 0 { return .invalid }
        return sign < 0 ? negated(self) : self
    }

    /// Returns a fraction as a time. A denominator that does not fit is reduced, or replaced by the largest scale; a numerator that does
    /// not fit is halved together with the denominator.
    fileprivate static func fraction(
        _ numerator: Int128,
        over denominator: Int128,
        epoch: CMTimeEpoch,
        wasRounded: Bool
    ) -> CMTime {
        var (numerator, denominator) = (numerator, denominator)
        if denominator > Int128(kCMTimeMaxTimescale) {
            let divisor = CMTimeOrder.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
            numerator /= Int128(divisor)
            denominator /= Int128(divisor)
        }
        var isRounded = wasRounded
        if denominator > Int128(kCMTimeMaxTimescale) {
            let scale = Int128(kCMTimeMaxTimescale)
            let (quotient, rest) = (numerator.magnitude * UInt128(scale)).quotientAndRemainder(
                dividingBy: denominator.magnitude
            )
            numerator = numerator < 0 ? -Int128(quotient) : Int128(quotient)
            denominator = scale
            if rest != 0 { isRounded = true }
        }
        while denominator > 1, numerator > Int128(Int64.max) || numerator < Int128(Int64.min) {
            if numerator % 2 != 0 || denominator % 2 != 0 { isRounded = true }
            numerator /= 2
            denominator /= 2
        }
        guard let value = Int64(exactly: numerator) else {
            return numerator > 0 ? .positiveInfinity : .negativeInfinity
        }
        return CMTime(
            value: value,
            timescale: CMTimeScale(denominator),
            flags: isRounded ? [.valid, .hasBeenRounded] : .valid,
            epoch: epoch
        )
    }

    /// Returns the sum of two times; see ``CMTimeAdd(_:_:)``.
    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { CMTimeAdd(addend1, addend2) }

    /// Returns the difference of two times; see ``CMTimeSubtract(_:_:)``.
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { CMTimeSubtract(minuend, subtrahend) }

    /// Adds a time.
    public static func += (time: inout CMTime, addend: CMTime) { time = time + addend }

    /// Subtracts a time.
    public static func -= (time: inout CMTime, subtrahend: CMTime) { time = time - subtrahend }
}
