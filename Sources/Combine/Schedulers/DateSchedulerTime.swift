import Foundation

/// The time of run loops and operation queues: a date.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
    /// A duration in seconds.
    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
        Hashable,
        Codable, Sendable
    {
        /// The duration in seconds.
        public var magnitude: TimeInterval

        /// Creates a duration in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// Creates a duration in seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }

        /// Creates a duration in seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// Creates a duration in seconds, if the number is representable.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// The duration in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Orders durations.
        public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }

        /// The sum.
        public static func + (first: Self, second: Self) -> Self { Self(first.magnitude + second.magnitude) }

        /// The difference.
        public static func - (first: Self, second: Self) -> Self { Self(first.magnitude - second.magnitude) }

        /// The product of the numbers of seconds.
        public static func * (first: Self, second: Self) -> Self { Self(first.magnitude * second.magnitude) }

        /// Multiplies the numbers of seconds.
        public static func *= (first: inout Self, second: Self) { first = first * second }

        /// A duration in seconds.
        public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }

        /// A duration in seconds.
        public static func seconds(_ value: Double) -> Self { Self(value) }

        /// A duration in milliseconds.
        public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1000) }

        /// A duration in microseconds.
        public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1_000_000) }

        /// A duration in nanoseconds.
        public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1_000_000_000) }
    }

    /// The date.
    public var date: Date

    /// Wraps a date.
    public init(_ date: Date) { self.date = date }

    /// The duration until another time.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The time after a duration.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
