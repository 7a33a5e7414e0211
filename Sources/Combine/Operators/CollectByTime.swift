extension Publishers {
    /// When `collect` sends the values it has collected.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and when there are enough values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The publisher that `collect` with a time returns.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = [Upstream.Output]
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// When the values are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            switch strategy {
            case .byTime(let scheduler, let interval):
                let collection = TimeCollection(subscriber, self, scheduler, limit: .max)
                collection.read(every: interval)
            case .byTimeOrCount(let scheduler, let interval, let count):
                let collection = TimeCollection(subscriber, self, scheduler, limit: count)
                collection.read(every: interval)
            }
        }
    }
}

private final class TimeCollection<Downstream: Subscriber, Upstream: Publisher, Context: Scheduler>:
    Producer<Downstream>
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.CollectByTime<Upstream, Context>
    private let scheduler: Context
    private let limit: Int
    private var values: [Upstream.Output] = []
    private var repetition: (any Cancellable)?

    init(
        _ downstream: Downstream,
        _ publisher: Publishers.CollectByTime<Upstream, Context>,
        _ scheduler: Context,
        limit: Int
    ) {
        self.publisher = publisher
        self.scheduler = scheduler
        self.limit = limit
        super.init(downstream, "CollectByTime")
        downstream.receive(subscription: self)
    }

    func read(every interval: Context.SchedulerTimeType.Stride) {
        let repetition = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: publisher.options
        ) { [weak self] in
            self?.update { self?.send() }
        }
        let isNeeded = lock.withLock {
            if isActive { self.repetition = repetition }
            return isActive
        }
        if !isNeeded { repetition.cancel() }
        subscribe(to: publisher.upstream, requesting: .unlimited) { completion in
            self.scheduler.schedule(options: self.publisher.options) {
                self.update {
                    if !completion.isFailure { self.send() }
                    self.enqueue(completion)
                }
            }
        } onValue: { value in
            self.update {
                self.values.append(value)
                if self.values.count == self.limit { self.send() }
            }
            return .none
        }
    }

    private func send() {
        if values.isEmpty { return }
        enqueue(values)
        values = []
    }

    override func didEnd() {
        let repetition = lock.withLock {
            defer { self.repetition = nil }
            return self.repetition
        }
        repetition?.cancel()
    }
}

extension Publisher {
    /// Collects the values of each interval in an array. An interval without values sends nothing.
    ///
    /// The publisher requests all values. Arrays wait until the subscriber requests them. The last array is sent when the
    /// values end.
    ///
    /// - Parameters:
    ///   - strategy: When the values are sent.
    ///   - options: Options of the scheduler.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
