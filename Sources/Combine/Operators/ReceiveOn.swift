import Foundation

extension Publishers {
    /// The publisher that `receive(on:)` returns.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Delivers the events.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let rescheduling = Rescheduling(subscriber, "ReceiveOn") { action in
                scheduler.schedule(options: options, action)
            }
            subscriber.receive(subscription: rescheduling)
            rescheduling.read(upstream)
        }
    }

    /// The publisher that `subscribe(on:)` returns.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Subscribes, requests and cancels.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let scheduled = ScheduledSubscriber(subscriber, scheduler, options)
            scheduler.schedule(options: options) { upstream.subscribe(scheduled) }
        }
    }
}

/// Passes requests and the cancellation to the subscription on a scheduler.
private final class ScheduledSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let slot = SubscriptionSlot()
    private let downstream: Downstream
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
    }

    var description: String { "SubscribeOn" }

    func receive(subscription: any Subscription) {
        if slot.fill(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { slot.isFilled ? downstream.receive(input) : .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        if slot.empty() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        scheduler.schedule(options: options) { self.slot.request(demand) }
    }

    func cancel() {
        guard let subscription = slot.empty() else { return }
        scheduler.schedule(options: options) { subscription.cancel() }
    }
}

extension Publisher {
    /// Delivers the events on a scheduler.
    ///
    /// - Parameters:
    ///   - scheduler: Delivers values and the completion, such as `DispatchQueue.main`.
    ///   - options: Options of the scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, requests values and cancels on a scheduler.
    ///
    /// - Parameters:
    ///   - scheduler: Runs the calls.
    ///   - options: Options of the scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
