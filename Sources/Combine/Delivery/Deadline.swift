import Foundation

/// An action at a time that can be moved. At most one scheduled action waits for it, however often it moves.
final class Deadline<Context: Scheduler> {
    private let lock = NSLock()
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private var date: Context.SchedulerTimeType?
    private var action: (() -> Void)?
    /// Counts the calls of ``set(after:action:)``.
    private var setting = 0
    private var isScheduled = false

    init(scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
    }

    /// Runs an action after an interval, in place of the previous one.
    func set(after interval: Context.SchedulerTimeType.Stride, action: @escaping () -> Void) {
        let date = scheduler.now.advanced(by: interval)
        let (setting, isScheduled, replaced) = lock.withLock {
            let replaced = self.action
            self.action = action
            self.date = date
            self.setting += 1
            defer { self.isScheduled = true }
            return (self.setting, self.isScheduled, replaced)
        }
        withExtendedLifetime(replaced) {}
        if !isScheduled { schedule(setting, at: date) }
    }

    /// Removes the action.
    func clear() {
        let removed = lock.withLock {
            defer { action = nil }
            return action
        }
        withExtendedLifetime(removed) {}
    }

    private func schedule(_ setting: Int, at date: Context.SchedulerTimeType) {
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
            self.fire(setting)
        }
    }

    private func fire(_ setting: Int) {
        let (action, moved): ((() -> Void)?, (setting: Int, date: Context.SchedulerTimeType)?) = lock.withLock {
            if let date, self.action != nil, setting != self.setting { return (nil, (self.setting, date)) }
            isScheduled = false
            defer { self.action = nil }
            return (self.action, nil)
        }
        if let moved { schedule(moved.setting, at: moved.date) }
        action?()
    }
}
