import Foundation

extension Publishers {
    /// The publisher that `multicast` returns. Its subscribers share one subscription, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Creates the subject on first use.
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var createdSubject: SubjectType?

        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) { subject.subscribe(subscriber) }

        /// Subscribes to the publisher.
        ///
        /// - Returns: Ends the subscription when cancelled.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        private var subject: SubjectType {
            if let subject = lock.withLock({ createdSubject }) { return subject }
            let new = createSubject()
            return lock.withLock {
                let subject = createdSubject ?? new
                createdSubject = subject
                return subject
            }
        }
    }

    /// The publisher that `autoconnect` returns.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        private let lock = NSLock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            let events = TapEvents<Output, Failure>(cancel: { self.removeSubscriber() })
            upstream.subscribe(Tap(subscriber, "Autoconnect", events: events))
            if isFirst { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            let isNeeded = lock.withLock {
                guard subscriberCount > 0, self.connection == nil else { return false }
                self.connection = connection
                return true
            }
            if !isNeeded { connection.cancel() }
        }

        private func removeSubscriber() {
            let connection: (any Cancellable)? = lock.withLock {
                subscriberCount -= 1
                guard subscriberCount == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// The publisher that `share` returns.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) { shared.subscribe(subscriber) }

        /// Whether two references are identical.
        public static func == (first: Share, second: Share) -> Bool { first === second }
    }

    /// The publisher that `makeConnectable` returns.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Never
        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

        init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Never>) { shared.subscribe(subscriber) }

        /// Subscribes to the publisher.
        ///
        /// - Returns: Ends the subscription when cancelled.
        public func connect() -> any Cancellable { shared.connect() }
    }
}

extension Publisher {
    /// Shares one subscription among the subscribers. It starts with the first one, and ends when all have cancelled.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Shares one subscription among the subscribers, through a subject. It starts with `connect()`.
    ///
    /// - Parameter createSubject: Creates the subject on first use.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one subscription among the subscribers, through a subject. It starts with `connect()`.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Delays the values until `connect()` is called.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber attaches, and disconnects when all have cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
