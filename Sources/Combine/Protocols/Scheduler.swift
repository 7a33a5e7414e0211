/// A type that runs actions, now or later, and tells the time.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options of an action; `Never` if there are none.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }

    /// The smallest tolerance.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action once.
    ///
    /// - Parameters:
    ///   - date: The earliest time.
    ///   - tolerance: The permitted delay.
    ///   - options: Options, if any.
    ///   - action: The action.
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    /// Runs an action repeatedly.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first run.
    ///   - interval: The time between runs.
    ///   - tolerance: The permitted delay.
    ///   - options: Options, if any.
    ///   - action: The action.
    /// - Returns: Stops the repetition.
    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A duration that can be written in seconds and fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// A duration in seconds.
    static func seconds(_ value: Int) -> Self
    /// A duration in seconds.
    static func seconds(_ value: Double) -> Self
    /// A duration in milliseconds.
    static func milliseconds(_ value: Int) -> Self
    /// A duration in microseconds.
    static func microseconds(_ value: Int) -> Self
    /// A duration in nanoseconds.
    static func nanoseconds(_ value: Int) -> Self
}

extension Scheduler {
    /// Runs an action as soon as possible, without options.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action once, at or after a time, with the smallest tolerance.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action once, at or after a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action repeatedly, with the smallest tolerance.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action repeatedly.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
