import Foundation

/// The invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// The time that is unknown.
public let kCMTimeIndefinite = CMTime.indefinite
/// The time after all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// The time before all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// The time of 0 seconds.
public let kCMTimeZero = CMTime.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the time `value / timescale` seconds. It is invalid if the scale is not positive.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the time `value / timescale` seconds on a timeline. It is invalid if the scale is not positive.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    if time.isValid { time.epoch = epoch }
    return time
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a time from seconds; see ``CMTime/init(seconds:preferredTimescale:)``.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of a time: NaN if it is invalid or indefinite.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text that ``CMTimeShow(_:)`` prints: the fraction and the seconds, or the kind of a time that is not a number.
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> String? {
    if !time.isValid { return "{INVALID}" }
    if time.isIndefinite { return "{INDEFINITE}" }
    if time.isPositiveInfinity { return "{+INFINITY}" }
    if time.isNegativeInfinity { return "{-INFINITY}" }
    let seconds = (time.seconds * 1000).rounded() / 1000
    let rounded = time.hasBeenRounded ? ", rounded" : ""
    return "{\(time.value)/\(time.timescale) = \(seconds)\(rounded)}"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Prints a time to standard error, for debugging.
public func CMTimeShow(_ time: CMTime) {
    try? FileHandle.standardError.write(contentsOf: Data("\(time)\n".utf8))
}
