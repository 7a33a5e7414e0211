import Foundation

/// The view that a subject has of the subscription of one of its subscribers.
protocol Conduit<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// Delivers a value, unless the subscriber has no demand.
    ///
    /// - Parameter version: Identifies the value.
    func offer(_ value: Output, version: UInt64)

    /// Delivers the completion.
    func end(_ completion: Subscribers.Completion<Failure>)
}

/// The subscriptions of a subject, in the order of subscribing.
struct ConduitList<Output, Failure: Error> {
    private(set) var conduits: [any Conduit<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    mutating func append(_ conduit: any Conduit<Output, Failure>) { conduits.append(conduit) }

    mutating func remove(_ conduit: AnyObject) { conduits.removeAll { $0 === conduit } }

    /// Removes all subscriptions, unless the completion is known.
    ///
    /// - Returns: The removed subscriptions.
    mutating func end(_ completion: Subscribers.Completion<Failure>) -> [any Conduit<Output, Failure>] {
        guard self.completion == nil else { return [] }
        self.completion = completion
        defer { conduits = [] }
        return conduits
    }
}

/// The subscription of a subscriber of a subject. A value without demand is skipped.
final class SubjectConduit<Downstream: Subscriber>: Producer<Downstream>, Conduit {
    private let onRequest: () -> Void
    private let onEnd: (SubjectConduit) -> Void
    /// The current value of the subject, which a new subscriber receives; nil if the subject stores none.
    private let current: () -> (value: Output, version: UInt64)?
    /// The version of the last value that was enqueued.
    private var lastVersion: UInt64 = 0

    init(
        _ downstream: Downstream,
        _ description: String,
        current: @escaping () -> (value: Output, version: UInt64)? = { nil },
        onRequest: @escaping () -> Void = {},
        onEnd: @escaping (SubjectConduit) -> Void
    ) {
        self.current = current
        self.onRequest = onRequest
        self.onEnd = onEnd
        super.init(downstream, description)
    }

    func offer(_ value: Output, version: UInt64) {
        update { enqueueOnce(value, version: version) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        update { enqueue(completion) }
    }

    override func willMeet(_ demand: Subscribers.Demand) {
        if let (value, version) = current(), version > lastVersion { enqueueOnce(value, version: version) }
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) { onRequest() }

    override func didEnd() { onEnd(self) }

    private func enqueueOnce(_ value: Output, version: UInt64) {
        // A send on another thread may offer the value that a request has just read.
        guard openDemand > .none, version == 0 || version != lastVersion else { return }
        lastVersion = max(lastVersion, version)
        enqueue(value)
    }
}
