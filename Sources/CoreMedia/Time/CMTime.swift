import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64

/// The denominator of a time: the number of units in a second.
public typealias CMTimeScale = Int32

/// A number that tells apart times on different timelines; usually 0.
public typealias CMTimeEpoch = Int64

/// The largest time scale.
public let kCMTimeMaxTimescale: Int32 = 0x7fff_ffff

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt32

    /// Makes flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The time is valid. All other flags are without meaning if this one is not set.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// The value was rounded, by arithmetic or by a change of the time scale.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// The time is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// The time is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// The time is unknown, as the duration of a live broadcast is.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// The three flags of times that are not numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The rounding of a time whose scale changes.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest value; a half away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero if the new scale is smaller, otherwise away from zero.
    case quickTime = 4
    /// Towards positive infinity.
    case roundTowardPositiveInfinity = 5
    /// Towards negative infinity.
    case roundTowardNegativeInfinity = 6

    /// To the nearest value.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time or a duration as a fraction: ``value`` units, of which ``timescale`` are a second. Without flags, it is invalid.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    /// Whether the time is valid, rounded, infinite or indefinite.
    public var flags: CMTimeFlags
    /// The timeline. Times of different epochs are ordered by epoch, and cannot be added or subtracted.
    public var epoch: CMTimeEpoch

    /// Makes an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Makes a time from its parts, unchecked.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Makes the time `value / timescale` seconds. It is invalid if the scale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self = timescale > 0 ? CMTime(value: value, timescale: timescale, flags: .valid, epoch: 0) : .invalid
    }

    /// Makes a time from seconds.
    ///
    /// - Parameters:
    ///   - seconds: The seconds. NaN makes an invalid time.
    ///   - preferredTimescale: The number of units in a second. A smaller one is used if the value would not fit. The time is invalid
    ///     if the scale is not positive.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self = .invalid
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
        let exact = seconds * Double(scale)
        guard abs(exact) < 0x1p63 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let rounded = exact.rounded(.toNearestOrAwayFromZero)
        let isExact = rounded / Double(scale) == seconds
        self.init(
            value: Int64(rounded),
            timescale: scale,
            flags: isExact ? .valid : [.valid, .hasBeenRounded],
            epoch: 0
        )
    }

    // MARK: Constants

    /// The invalid time.
    public static let invalid = CMTime()
    /// The time that is unknown, as the duration of a live broadcast is.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// The time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// The time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The time of 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

    // MARK: Properties

    /// The seconds. NaN if the time is invalid or indefinite, infinite if the time is.
    public var seconds: Double {
        guard isValid, !isIndefinite else { return .nan }
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return Double(value) / Double(timescale)
    }

    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is valid and later than all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is valid and earlier than all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time is valid and unknown.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is valid and a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether the time is a number that was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
}

extension CMTime: Equatable, Comparable, Hashable {
    /// Whether both times are the same moment, also with different scales. An invalid time equals an invalid one.
    public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }

    /// Whether the first time is earlier, in the order of ``CMTimeCompare(_:_:)``.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }

    /// Hashes the moment: the same for equal times.
    public func hash(into hasher: inout Hasher) {
        guard isNumeric, timescale != 0 else { return hasher.combine(CMTimeOrder.rank(of: self)) }
        let divisor = CMTimeOrder.greatestCommonDivisor(value.magnitude, UInt64(timescale.magnitude))
        hasher.combine(epoch)
        hasher.combine(value.magnitude / divisor)
        hasher.combine(UInt64(timescale.magnitude) / divisor)
    }
}

extension CMTime: CustomStringConvertible {
    /// The fraction and the seconds, such as `{1/600 = 0.002}`.
    public var description: String { CMTimeCopyDescription(allocator: nil, time: self) as String? ?? "" }
}
