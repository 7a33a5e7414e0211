import Foundation

/// A cancellable that cancels when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates a cancellable.
    ///
    /// - Parameter cancel: Called at most once, on the thread that cancels.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Wraps a cancellable.
    ///
    /// - Parameter canceller: Cancelled at most once.
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

    deinit { action?() }

    /// Ends the activity. Later calls have no effect. May be called on any thread.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Adds the cancellable to a set.
    ///
    /// - Parameter set: Keeps the activity alive.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Adds the cancellable to a collection.
    ///
    /// - Parameter collection: Keeps the activity alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether two references are identical.
    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
