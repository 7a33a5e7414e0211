extension Publishers {
    /// The publisher that `timeout` returns.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The longest time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// Delivers the events.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?
        /// Creates the failure; nil to finish.
        public let customError: (() -> Failure)?

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let timing = Timing(subscriber, self)
            subscriber.receive(subscription: timing)
            timing.restart()
            timing.read(upstream)
        }
    }
}

private final class Timing<Downstream: Subscriber, Upstream: Publisher, Context: Scheduler>: Rescheduling<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let deadline: Deadline<Context>
    private let interval: Context.SchedulerTimeType.Stride
    private let customError: (() -> Failure)?

    init(_ downstream: Downstream, _ publisher: Publishers.Timeout<Upstream, Context>) {
        deadline = Deadline(scheduler: publisher.scheduler, options: publisher.options)
        interval = publisher.interval
        customError = publisher.customError
        super.init(downstream, "Timeout") { publisher.scheduler.schedule(options: publisher.options, $0) }
    }

    func restart() {
        guard lock.withLock({ isActive }) else { return }
        deadline.set(after: interval) {
            let completion: Completion = self.customError.map { .failure($0()) } ?? .finished
            self.update { self.enqueue(completion) }
        }
    }

    override func willSchedule(_ value: Output) { restart() }

    override func didEnd() { deadline.clear() }
}

extension Publisher {
    /// Ends the values if none arrives for a time, counted from the subscription and from each value.
    ///
    /// - Parameters:
    ///   - interval: The longest time without a value.
    ///   - scheduler: Measures time and delivers the events.
    ///   - options: Options of the scheduler.
    ///   - customError: Creates the failure; nil to finish.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}
