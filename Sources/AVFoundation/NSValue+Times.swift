import CoreMedia
import Foundation

extension NSValue {
    /// Makes a value that contains a time.
    public convenience init(time: CMTime) {
        // Foundation on Linux keeps only values of its own types: four numbers represent the time exactly.
        self.init(
            rect: CGRect(
                x: Double(time.value >> 32),
                y: Double(time.value & 0xffff_ffff),
                width: Double(time.timescale),
                height: Double(time.flags.rawValue & 0xff) + Double(time.epoch) * 256
            )
        )
    }

    /// The contained time. Only for values made from a time.
    public var timeValue: CMTime {
        let numbers = rectValue
        let rest = Int64(numbers.size.height)
        return CMTime(
            value: Int64(numbers.origin.x) << 32 | Int64(numbers.origin.y),
            timescale: CMTimeScale(numbers.size.width),
            flags: CMTimeFlags(rawValue: UInt32(rest & 0xff)),
            epoch: rest >> 8
        )
    }
}

extension NSValue {
    /// Makes a value that contains a time range. Its times are kept with the precision of nanoseconds.
    public convenience init(timeRange: CMTimeRange) {
        let start = timeRange.start.convertScale(1_000_000_000, method: .default)
        let duration = timeRange.duration.convertScale(1_000_000_000, method: .default)
        self.init(
            rect: CGRect(
                x: Double(start.value >> 32),
                y: Double(start.value & 0xffff_ffff),
                width: Double(duration.value >> 32),
                height: Double(duration.value & 0xffff_ffff)
            )
        )
    }

    /// The contained time range. Only for values made from a time range of numeric times.
    public var timeRangeValue: CMTimeRange {
        let numbers = rectValue
        func time(_ high: Double, _ low: Double) -> CMTime {
            CMTime(value: Int64(high) << 32 | Int64(low), timescale: 1_000_000_000)
        }
        return CMTimeRange(
            start: time(numbers.origin.x, numbers.origin.y),
            duration: time(numbers.size.width, numbers.size.height)
        )
    }
}
