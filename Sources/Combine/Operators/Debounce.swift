extension Publishers {
    /// The publisher that `debounce` returns.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The pause after which a value is sent.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Delivers the events.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let debouncing = Debouncing(subscriber, self)
            subscriber.receive(subscription: debouncing)
            debouncing.read()
        }
    }
}

private final class Debouncing<Downstream: Subscriber, Upstream: Publisher, Context: Scheduler>: Producer<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let publisher: Publishers.Debounce<Upstream, Context>
    private let deadline: Deadline<Context>

    init(_ downstream: Downstream, _ publisher: Publishers.Debounce<Upstream, Context>) {
        self.publisher = publisher
        deadline = Deadline(scheduler: publisher.scheduler, options: publisher.options)
        super.init(downstream, "Debounce")
    }

    func read() {
        subscribe(to: publisher.upstream, requesting: .unlimited) { completion in
            self.deadline.clear()
            self.publisher.scheduler.schedule(options: self.publisher.options) {
                self.update { self.enqueue(completion) }
            }
        } onValue: { value in
            self.deadline.set(after: self.publisher.dueTime) {
                self.update { if self.openDemand > .none { self.enqueue(value) } }
            }
            return .none
        }
    }

    override func didEnd() { deadline.clear() }
}

extension Publisher {
    /// Sends a value when no other follows for a time, such as the text of a search field when the user stops typing.
    ///
    /// The publisher requests all values. A value is dropped if the subscriber has no demand when the pause ends, or if the
    /// values end before. The completion is delivered without delay.
    ///
    /// - Parameters:
    ///   - dueTime: The pause after which a value is sent.
    ///   - scheduler: Measures time and delivers the events.
    ///   - options: Options of the scheduler.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
