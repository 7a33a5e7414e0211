#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A value protected by a mutex.
///
/// Uses a POSIX mutex, because the thread sanitizer does not recognize the standard library's `Mutex`.
package final class Guarded<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    /// Protects a value.
    package init(_ value: sending Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Self.checked)
        let failure = pthread_mutex_init(mutex, &attributes)
        precondition(failure == 0, "pthread_mutex_init failed with \(failure).")
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// A mutex that reports recursive locking instead of deadlocking.
    private static var checked: Int32 { Int32(PTHREAD_MUTEX_ERRORCHECK) }

    /// Calls a closure with the value while other threads wait. Traps if the closure uses the same instance; only closures of
    /// apps can do so.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let failure = pthread_mutex_lock(mutex)
        precondition(failure == 0, "MemorySource.update(_:): the closure must not use the source itself.")
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
