import Foundation

/// A part of a timeline: a start and a duration.
public struct CMTimeRange: Sendable {
    /// The first moment.
    public var start: CMTime
    /// The length. The end is not part of the range.
    public var duration: CMTime

    /// Makes an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Makes a range from a start and a duration. It is invalid if either is.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Makes a range from a start and an end.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    /// The invalid range.
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
    /// The empty range at 0.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)

    /// The first moment after the range.
    public var end: CMTime { start + duration }

    /// Whether start and duration are valid, and the duration is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }

    /// Whether the range is valid and the start or the duration is unknown.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Whether the range is valid and has no length.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time is in the range. The end is not.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isValid && start <= time && time < end
    }

    /// Whether another range is in this one.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && start <= otherRange.start && otherRange.end <= end
    }

    /// Returns the common part of two ranges; ``zero`` if there is none, ``invalid`` if one of them is invalid.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (start, end) = (max(start, otherRange.start), min(end, otherRange.end))
        return start < end ? CMTimeRange(start: start, end: end) : .zero
    }

    /// Returns the smallest range that contains both ranges; ``invalid`` if one of them is invalid.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

extension CMTimeRange: Equatable, Hashable {
    /// Whether both ranges have the same start and duration.
    public static func == (range1: CMTimeRange, range2: CMTimeRange) -> Bool {
        range1.start == range2.start && range1.duration == range2.duration
    }
}

extension CMTimeRange: CustomStringConvertible {
    /// The start and the duration, for logs.
    public var description: String { "{\(start), \(duration)}" }
}

/// The empty range at 0.
public let kCMTimeRangeZero = CMTimeRange.zero
/// The invalid range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a range from a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a range from a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the first moment after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether both ranges have the same start and duration.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the second range is in the first.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the common part of two ranges.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest range that contains both ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the moment of a range that is nearest to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard range.isValid, time.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time at the same fraction of the second range as a time in the first range.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard fromRange.isValid, toRange.isValid, t.isNumeric, fromRange.duration.isNumeric, !fromRange.isEmpty else {
        return .invalid
    }
    let fraction = (t - fromRange.start).seconds / fromRange.duration.seconds
    return toRange.start + CMTimeMultiplyByFloat64(toRange.duration, multiplier: fraction)
}
