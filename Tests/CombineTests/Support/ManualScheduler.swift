import Combine
import Dispatch

/// A scheduler whose time passes only in ``advance(by:)``. Actions run in the order of their dates.
final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Entry {
        let date: SchedulerTimeType
        let number: Int
        let repetition: Int?
        let run: () -> Void
    }

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    private var entries: [Entry] = []
    private var lastNumber = 0
    private var stoppedRepetitions: Set<Int> = []

    var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// The number of actions that wait.
    var waitingCount: Int { entries.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now, action) }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(at: date, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = lastNumber + 1
        repeatAction(at: date, every: interval, repetition: repetition, action)
        return AnyCancellable { self.stoppedRepetitions.insert(repetition) }
    }

    /// Runs the actions that are due now.
    func run() { advance(by: .nanoseconds(0)) }

    /// Lets time pass.
    func advance(by interval: SchedulerTimeType.Stride) {
        let end = now.advanced(by: interval)
        while let next = entries.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
            entries.removeAll { $0.number == next.number }
            now = max(now, next.date)
            if let repetition = next.repetition, stoppedRepetitions.contains(repetition) { continue }
            next.run()
        }
        now = end
    }

    private func repeatAction(
        at date: SchedulerTimeType,
        every interval: SchedulerTimeType.Stride,
        repetition: Int,
        _ action: @escaping () -> Void
    ) {
        add(at: date, repetition: repetition) {
            self.repeatAction(at: date.advanced(by: interval), every: interval, repetition: repetition, action)
            action()
        }
    }

    private func add(at date: SchedulerTimeType, repetition: Int? = nil, _ action: @escaping () -> Void) {
        lastNumber += 1
        entries.append(Entry(date: date, number: lastNumber, repetition: repetition, run: action))
    }
}
