import Foundation

extension Publishers {
    /// The publisher that `handleEvents` returns.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with each request, including demand that the subscriber returns for a value.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let events = TapEvents<Output, Failure>(
                subscription: receiveSubscription,
                value: receiveOutput,
                completion: receiveCompletion,
                cancel: receiveCancel,
                request: receiveRequest,
                returnedDemand: receiveRequest
            )
            upstream.subscribe(Tap(subscriber, "HandleEvents", events: events))
        }
    }

    /// The publisher that `breakpoint` returns.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Output) -> Bool)?
        /// Whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let events = TapEvents<Output, Failure>(
                subscription: receiveSubscription.map(stopping),
                value: receiveOutput.map(stopping),
                completion: receiveCompletion.map(stopping)
            )
            upstream.subscribe(Tap(subscriber, "Breakpoint", events: events))
        }

        private func stopping<Event>(_ condition: @escaping (Event) -> Bool) -> (Event) -> Void {
            { event in if condition(event) { raise(SIGTRAP) } }
        }
    }
}

extension Publisher {
    /// Calls closures with the events before they are passed on.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called with the completion.
    ///   - receiveCancel: Called when the subscriber cancels.
    ///   - receiveRequest: Called with each request, including demand that the subscriber returns for a value.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }

    /// Stops in the debugger at events for which a closure returns true.
    ///
    /// It raises `SIGTRAP`. A debugger stops there and can continue. Without a debugger, the signal ends the process unless
    /// the app handles it.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Whether to stop at the subscription.
    ///   - receiveOutput: Whether to stop at a value.
    ///   - receiveCompletion: Whether to stop at the completion.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        )
    }

    /// Stops in the debugger at a failure, as ``breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)`` does.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> { breakpoint(receiveCompletion: \.isFailure) }
}
