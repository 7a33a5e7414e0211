import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A time of the monotonic clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// A duration in nanoseconds. Integer and float literals are seconds.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
            Hashable, Codable, Sendable
        {
            /// The duration in nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates a duration.
            public init(_ timeInterval: DispatchTimeInterval) {
                magnitude =
                    switch timeInterval {
                    case .seconds(let value): Self.scaled(value, by: 1_000_000_000)
                    case .milliseconds(let value): Self.scaled(value, by: 1_000_000)
                    case .microseconds(let value): Self.scaled(value, by: 1000)
                    case .nanoseconds(let value): value
                    case .never: .max
                    @unknown default: .max
                    }
            }

            /// Creates a duration in seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates a duration in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Creates a duration in nanoseconds, if the number is in range.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// The duration.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Orders durations.
            public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }

            /// The sum.
            public static func + (first: Self, second: Self) -> Self { nanoseconds(first.magnitude + second.magnitude) }

            /// The difference.
            public static func - (first: Self, second: Self) -> Self { nanoseconds(first.magnitude - second.magnitude) }

            /// The product of the numbers of nanoseconds.
            public static func * (first: Self, second: Self) -> Self { nanoseconds(first.magnitude * second.magnitude) }

            /// Multiplies the numbers of nanoseconds.
            public static func *= (first: inout Self, second: Self) { first = first * second }

            /// A duration in seconds.
            public static func seconds(_ value: Double) -> Self {
                let nanoseconds = value * 1_000_000_000
                if nanoseconds.isNaN { return Self(nanoseconds: 0) }
                return Self(nanoseconds: Int(exactly: nanoseconds.rounded()) ?? (value < 0 ? .min : .max))
            }

            /// A duration in seconds.
            public static func seconds(_ value: Int) -> Self { Self(nanoseconds: scaled(value, by: 1_000_000_000)) }

            /// A duration in milliseconds.
            public static func milliseconds(_ value: Int) -> Self { Self(nanoseconds: scaled(value, by: 1_000_000)) }

            /// A duration in microseconds.
            public static func microseconds(_ value: Int) -> Self { Self(nanoseconds: scaled(value, by: 1000)) }

            /// A duration in nanoseconds.
            public static func nanoseconds(_ value: Int) -> Self { Self(nanoseconds: value) }

            /// A product that saturates: `.seconds(.max)` means never.
            private static func scaled(_ value: Int, by factor: Int) -> Int {
                let (product, overflow) = value.multipliedReportingOverflow(by: factor)
                return overflow ? (value < 0 ? .min : .max) : product
            }
        }

        /// The time.
        public var dispatchTime: DispatchTime

        /// Wraps a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes nanoseconds since the start of the system.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Encodes nanoseconds since the start of the system.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// The duration until another time.
        public func distance(to other: Self) -> Stride {
            let from = dispatchTime.uptimeNanoseconds
            let to = other.dispatchTime.uptimeNanoseconds
            return to >= from
                ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
        }

        /// The time after a duration.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
    }

    /// Options of an action.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group of the work item.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SendableAction(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
    }

    /// Runs an action on the queue, at or after a time. The tolerance has no effect: the queue runs it as soon as it can.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = SendableAction(action)
        let group = options?.group
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.run()
            group?.leave()
        }
    }

    /// Runs an action on the queue repeatedly.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = SendableAction(action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime,
            repeating: interval.timeInterval,
            leeway: tolerance.timeInterval
        )
        source.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
