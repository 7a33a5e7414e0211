/// A scheduler that runs each action at once, in the call that schedules it. Its time never changes.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// Immediate actions have no options.
    public typealias SchedulerOptions = Never

    /// A time that counts without unit.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A difference of times.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
            Hashable, Codable, Sendable
        {
            /// The count.
            public var magnitude: Int

            /// Creates a difference.
            public init(_ value: Int) { magnitude = value }

            /// Creates a difference.
            public init(integerLiteral value: Int) { magnitude = value }

            /// Creates a difference, rounded towards zero.
            public init(floatLiteral value: Double) { magnitude = Int(value) }

            /// Creates a difference, if the number is in range.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Orders differences.
            public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }

            /// The sum.
            public static func + (first: Self, second: Self) -> Self { Self(first.magnitude + second.magnitude) }

            /// The difference.
            public static func - (first: Self, second: Self) -> Self { Self(first.magnitude - second.magnitude) }

            /// The product.
            public static func * (first: Self, second: Self) -> Self { Self(first.magnitude * second.magnitude) }

            /// Multiplies.
            public static func *= (first: inout Self, second: Self) { first = first * second }

            /// No duration: actions do not wait.
            public static func seconds(_ value: Int) -> Self { 0 }

            /// No duration: actions do not wait.
            public static func seconds(_ value: Double) -> Self { 0 }

            /// No duration: actions do not wait.
            public static func milliseconds(_ value: Int) -> Self { 0 }

            /// No duration: actions do not wait.
            public static func microseconds(_ value: Int) -> Self { 0 }

            /// No duration: actions do not wait.
            public static func nanoseconds(_ value: Int) -> Self { 0 }
        }

        private let count: Int

        init(count: Int) { self.count = count }

        /// The difference to another time.
        public func distance(to other: Self) -> Stride { Stride(other.count - count) }

        /// The time after a difference.
        public func advanced(by n: Stride) -> Self { Self(count: count + n.magnitude) }
    }

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// Always the same time.
    public var now: SchedulerTimeType { SchedulerTimeType(count: 0) }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs the action at once.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once, at once.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
