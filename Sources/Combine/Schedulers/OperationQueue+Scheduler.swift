import Dispatch
import Foundation

extension OperationQueue: Scheduler {
    /// A date.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Actions of operation queues have no options.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an action to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SendableAction(action)
        addOperation { action.run() }
    }

    /// Adds an action to the queue at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = SendableAction(action)
        timers.schedule(after: timerTime(date), tolerance: timerStride(tolerance), options: nil) {
            self.schedule { action.run() }
        }
    }

    /// Adds an action to the queue repeatedly.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = SendableAction(action)
        return timers.schedule(
            after: timerTime(date),
            interval: timerStride(interval),
            tolerance: timerStride(tolerance),
            options: nil
        ) {
            self.schedule { action.run() }
        }
    }

    /// Operation queues have no timers.
    private var timers: DispatchQueue { .global() }

    private func timerTime(_ date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
        timers.now.advanced(by: timerStride(now.distance(to: date)))
    }

    private func timerStride(_ stride: SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride {
        .seconds(max(0, stride.timeInterval))
    }
}
