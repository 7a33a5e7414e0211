extension Publishers {
    /// The publisher that `throttle` returns.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The shortest time between two values.
        public let interval: Context.SchedulerTimeType.Stride
        /// Delivers the events.
        public let scheduler: Context
        /// Whether the last value of an interval is sent, instead of the first.
        public let latest: Bool

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let throttling = Throttling(subscriber, self)
            subscriber.receive(subscription: throttling)
            throttling.read()
        }
    }
}

private final class Throttling<Downstream: Subscriber, Upstream: Publisher, Context: Scheduler>: Producer<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let publisher: Publishers.Throttle<Upstream, Context>
    private var lastDate: Context.SchedulerTimeType?
    private var pending: Output?
    private var isScheduled = false
    private var finalCompletion: Completion?

    init(_ downstream: Downstream, _ publisher: Publishers.Throttle<Upstream, Context>) {
        self.publisher = publisher
        super.init(downstream, "Throttle")
    }

    func read() {
        subscribe(to: publisher.upstream, requesting: .unlimited) { completion in
            self.finish(completion)
        } onValue: { value in
            self.receive(value)
            return .none
        }
    }

    private func receive(_ value: Output) {
        let scheduler = publisher.scheduler
        let now = scheduler.now
        let (date, replaced): (Context.SchedulerTimeType?, Output?) = lock.withLock {
            let replaced = pending
            if !isScheduled || publisher.latest { pending = value }
            if isScheduled { return (nil, replaced) }
            isScheduled = true
            return (lastDate.map { max($0.advanced(by: publisher.interval), now) } ?? now, replaced)
        }
        withExtendedLifetime(replaced) {}
        guard let date else { return }
        if date <= now {
            scheduler.schedule { self.fire() }
        } else {
            scheduler.schedule(after: date) { self.fire() }
        }
    }

    private func fire() {
        let now = publisher.scheduler.now
        update {
            isScheduled = false
            lastDate = now
            if let value = pending, openDemand > .none { enqueue(value) }
            pending = nil
            if let finalCompletion { enqueue(finalCompletion) }
        }
    }

    private func finish(_ completion: Completion) {
        let isScheduled = lock.withLock {
            finalCompletion = completion
            return self.isScheduled
        }
        if !isScheduled { publisher.scheduler.schedule { self.update { self.enqueue(completion) } } }
    }
}

extension Publisher {
    /// Sends at most one value in an interval.
    ///
    /// The first value is sent at once. Of the values in the interval after a sent one, the last or the first is sent at the
    /// end of the interval. The publisher requests all values. A value is dropped if the subscriber has no demand at that
    /// time. The completion follows a value that waits.
    ///
    /// - Parameters:
    ///   - interval: The shortest time between two values.
    ///   - scheduler: Measures time and delivers the events.
    ///   - latest: Whether the last value of an interval is sent, instead of the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
