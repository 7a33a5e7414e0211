extension Publishers {
    /// The publisher that `delay` returns.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// The permitted further delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Delivers the events.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let rescheduling = Rescheduling(subscriber, "Delay") { action in
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
            }
            subscriber.receive(subscription: rescheduling)
            rescheduling.read(upstream)
        }
    }
}

extension Publisher {
    /// Delays values and the completion.
    ///
    /// - Parameters:
    ///   - interval: The delay.
    ///   - tolerance: The permitted further delay; nil for the smallest of the scheduler.
    ///   - scheduler: Delivers the events.
    ///   - options: Options of the scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }
}
