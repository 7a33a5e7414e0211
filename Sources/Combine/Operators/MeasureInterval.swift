extension Publishers {
    /// The publisher that `measureInterval` returns.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Tells the time.
        public let scheduler: Context

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var last = scheduler.now
            upstream.subscribe(
                Relay(subscriber, "MeasureInterval") { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .send(last.distance(to: now))
                }
            )
        }
    }
}

extension Publisher {
    /// Replaces each value by the time since the previous one, or since the subscription.
    ///
    /// - Parameters:
    ///   - scheduler: Tells the time.
    ///   - options: Accepted for source compatibility. Reading the time has no options.
    public func measureInterval<S: Scheduler>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
