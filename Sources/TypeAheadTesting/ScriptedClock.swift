import TypeAhead

/// A clock that a test moves. It also runs the actions that were scheduled for a time, such as the answers of a ``ScriptedSource``.
///
/// A ``ScriptedSession`` moves it to each event in order.
public final class ScriptedClock: Clock {
    /// A time of the clock.
    public struct Instant: InstantProtocol {
        /// The time since the creation of the clock.
        public var time: Duration

        /// Makes a time.
        public init(time: Duration = .zero) { self.time = time }

        /// The time after a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

        /// The duration up to a different time.
        public func duration(to other: Instant) -> Duration { other.time - time }

        /// Whether the first time is the earlier one.
        public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private struct State {
        var now = Instant()
        var lastNumber = 0
        var sleepers: [Int: (end: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var events: [(time: Instant, action: @Sendable () -> Void)] = []
    }

    private let state = Guarded(State())

    /// Makes a clock at time zero.
    public init() {}

    /// The current time.
    public var now: Instant { state.withLock { $0.now } }

    /// Zero: the clock has any time that it is moved to.
    public var minimumResolution: Duration { .zero }

    /// The number of sleeping tasks.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The time of the next action or wake-up; nil if there is none.
    public var nextTime: Instant? {
        state.withLock { state in
            (state.sleepers.values.map(\.end) + state.events.map(\.time)).min()
        }
    }

    /// Schedules an action after a duration. It runs on the thread that moves the clock.
    public func schedule(after time: Duration, _ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.events.append(($0.now.advanced(by: time), action)) }
    }

    /// Sets the time, wakes the tasks whose time has come, and runs the actions that are due, each in the order in which they began to
    /// wait. Stop at each ``nextTime`` to run all of them in the order of time.
    ///
    /// - Parameter time: The current time or a later one. An earlier one is a programming error and traps.
    public func move(to time: Instant) {
        let (due, awake) = state.withLock { state in
            precondition(
                time >= state.now,
                "ScriptedClock: the clock is at \(state.now.time), and cannot go back to \(time.time)."
            )
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

    /// Sleeps until the clock is moved to a time.
    ///
    /// - Parameter tolerance: Has no meaning for this clock.
    /// - Throws: `CancellationError` if the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
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
