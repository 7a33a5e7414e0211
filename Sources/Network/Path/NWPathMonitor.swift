import Dispatch
import Foundation

/// Observes whether the machine is connected to networks.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    // Guarded by the lock.
    private var changes: NetworkChanges?
    private var path: NWPath?
    private var handler: (@Sendable (NWPath) -> Void)?
    private var handlerQueue: DispatchQueue?
    private var isCancelled = false

    /// Observes all interfaces.
    public convenience init() { self.init(required: nil, prohibited: []) }

    /// Observes the interfaces of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(required: requiredInterfaceType, prohibited: [])
    }

    /// Observes all interfaces except those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(required: nil, prohibited: prohibitedInterfaceTypes)
    }

    private init(required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) {
        self.required = required
        self.prohibited = prohibited
    }

    deinit { changes?.cancel() }

    /// The last path; before the start the present one.
    public var currentPath: NWPath {
        lock.withLock { path } ?? NWPath(.present, required: required, prohibited: prohibited)
    }

    /// Called on the queue of `start(queue:)` with the first path and after each change of it.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The queue of the handler; nil before the start.
    public var queue: DispatchQueue? { lock.withLock { handlerQueue } }

    /// Begins to observe. A second call, and one after `cancel()`, has no effect.
    public func start(queue: DispatchQueue) {
        let mayStart = lock.withLock {
            guard handlerQueue == nil, !isCancelled else { return false }
            handlerQueue = queue
            return true
        }
        guard mayStart else { return }
        let changes = NetworkChanges { [weak self] in self?.update($0) }
        lock.withLock { if !isCancelled { self.changes = changes } }
        update(changes.initial, isFirst: true)
    }

    private func update(_ snapshot: NetworkSnapshot, isFirst: Bool = false) {
        let new = NWPath(snapshot, required: required, prohibited: prohibited)
        lock.withLock {
            // A change may arrive before the first path: that is older.
            guard !isCancelled, isFirst ? path == nil : path != new else { return }
            path = new
            handlerQueue?.async { [weak self] in
                guard let self, let handler = self.lock.withLock({ self.isCancelled ? nil : self.handler }) else {
                    return
                }
                handler(new)
            }
        }
    }

    /// Ends the observation. The handler is not called any more.
    public func cancel() {
        lock.withLock {
            isCancelled = true
            changes?.cancel()
            changes = nil
        }
    }
}

/// Iterates over the paths, the present one first.
extension NWPathMonitor: AsyncSequence {
    /// A path.
    public typealias Element = NWPath

    /// The iterator of a monitor, which it starts.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncStream<NWPath>.Iterator
        /// Kept, because a monitor without owner ends.
        fileprivate let monitor: NWPathMonitor

        /// Waits for the next path.
        public mutating func next() async -> NWPath? { await iterator.next() }
    }

    /// Starts the monitor, and returns its paths. Replaces `pathUpdateHandler`.
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self, bufferingPolicy: .bufferingNewest(1))
        pathUpdateHandler = { continuation.yield($0) }
        continuation.onTermination = { [weak self] _ in self?.cancel() }
        start(queue: DispatchQueue(label: "org.searchlight.network.paths"))
        return Iterator(iterator: stream.makeAsyncIterator(), monitor: self)
    }
}
