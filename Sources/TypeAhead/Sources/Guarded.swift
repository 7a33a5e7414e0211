#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A value that one thread at a time may use.
///
/// It is a mutex of POSIX threads, whose locking the thread sanitizer sees; that of the standard library's `Mutex` it does not.
final class Guarded<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    /// Guards a value.
    init(_ value: sending Value) {
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

    /// A mutex that says when the thread that has it locks it again, instead of waiting for good.
    private static var checked: Int32 { Int32(PTHREAD_MUTEX_ERRORCHECK) }

    /// Calls a closure with the value, while other threads wait. The closure must not use the same guarded value again, which
    /// would only happen in one of an app's own.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let failure = pthread_mutex_lock(mutex)
        precondition(failure == 0, "MemorySource.update(_:): the closure must not use the source itself.")
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
