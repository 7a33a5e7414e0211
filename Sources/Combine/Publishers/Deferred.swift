/// A publisher that creates its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values.
    public typealias Output = DeferredPublisher.Output
    /// The kind of errors.
    public typealias Failure = DeferredPublisher.Failure

    /// Creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// - Parameter createPublisher: Called when a subscriber attaches.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) { createPublisher().subscribe(subscriber) }
}
