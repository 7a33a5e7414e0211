import Foundation

/// A lock that protects a value. The thread that locks it must unlock it; otherwise traps, as for a thread that locks it twice.
/// Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let mutex: UnsafeMutablePointer<pthread_mutex_t>
        var state: State

        init(_ state: State) {
            self.state = state
            mutex = .allocate(capacity: 1)
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
            pthread_mutex_init(mutex, &attributes)
            pthread_mutexattr_destroy(&attributes)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    /// Makes a lock with a value.
    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    /// Makes a lock with a value that is not sendable. The caller makes sure that nothing else uses it.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    private func acquire() {
        let result = pthread_mutex_lock(storage.mutex)
        if result == EDEADLK {
            fatalError("OSAllocatedUnfairLock: the thread locks a lock that it has locked already.")
        }
        if result != 0 { fatalError("OSAllocatedUnfairLock: locking failed with error \(result).") }
    }

    private func release() {
        if pthread_mutex_unlock(storage.mutex) != 0 {
            fatalError("OSAllocatedUnfairLock: the thread unlocks a lock that it has not locked.")
        }
    }

    private func acquireIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

    /// Calls a closure with the value while the lock is locked.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value while the lock is locked. The caller makes sure that what it passes is safe to share.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        acquire()
        defer { release() }
        return try body(&storage.state)
    }

    /// Calls a closure with the value if no thread has locked the lock; otherwise returns nil.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Calls a closure with the value if no thread has locked the lock; otherwise returns nil. The caller makes sure that what it
    /// passes is safe to share.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard acquireIfAvailable() else { return nil }
        defer { release() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a value.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Locks the lock. Waits until it is available.
    public func lock() { acquire() }

    /// Unlocks the lock.
    public func unlock() { release() }

    /// Locks the lock if no thread has locked it. Returns whether it did.
    public func lockIfAvailable() -> Bool { acquireIfAvailable() }

    /// Calls a closure while the lock is locked.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure while the lock is locked. The caller makes sure that what it passes is safe to share.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
