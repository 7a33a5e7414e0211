@testable import TypeAhead

/// A clock that the test advances. It runs scheduled actions when their time is reached. Stop at each
/// ``nextTime`` to run them in order.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var time = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private struct State {
        var now = Instant()
        var lastNumber = 0
        var sleepers: [Int: (end: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var events: [(time: Instant, action: @Sendable () -> Void)] = []
    }

    private let state = Guarded(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    /// The number of sleeping tasks.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The time of the next event or wake-up.
    var nextTime: Instant? {
        state.withLock { state in
            (state.sleepers.values.map(\.end) + state.events.map(\.time)).min()
        }
    }

    /// Schedules an action after a duration.
    func schedule(after time: Duration, _ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.events.append(($0.now.advanced(by: time), action)) }
    }

    /// Sets the time, wakes the tasks whose deadline has been reached, and runs the actions that are due.
    func move(to time: Instant) {
        let (due, awake) = state.withLock { state in
            state.now = time
            let due = state.events.filter { $0.time <= time }
            state.events.removeAll { $0.time <= time }
            let awake = state.sleepers.filter { $0.value.end <= time }
            for number in awake.keys { state.sleepers[number] = nil }
            return (due.map(\.action), awake.sorted { $0.key < $1.key }.map(\.value.continuation))
        }
        for continuation in awake { continuation.resume() }
        for action in due { action() }
    }

    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers[number] = (deadline, continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation
                .resume(throwing: CancellationError())
        }
    }
}
