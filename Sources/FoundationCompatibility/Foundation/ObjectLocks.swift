import Foundation
import Synchronization

/// The locks of objects that threads have entered.
private enum ObjectLocks {
    /// Unchecked: the object is only retained.
    private struct Entry: @unchecked Sendable {
        let lock = NSRecursiveLock()
        /// The number of calls of `objc_sync_enter` without their `objc_sync_exit`.
        var users = 0
        /// The thread that holds the lock, and how often it entered.
        var owner: ObjectIdentifier?
        var depth = 0
        /// Retained while the lock is used, so that no other object gets its identity.
        let object: AnyObject
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: AnyObject) {
        let identifier = ObjectIdentifier(object)
        let new = Entry(object: object)
        let lock = entries.withLock { entries in
            var entry = entries[identifier] ?? new
            entry.users += 1
            entries[identifier] = entry
            return entry.lock
        }
        lock.lock()
        let thread = ObjectIdentifier(Thread.current)
        entries.withLock { entries in
            entries[identifier]?.owner = thread
            entries[identifier]?.depth += 1
        }
    }

    /// Returns false if the current thread has not entered.
    static func exit(_ object: AnyObject) -> Bool {
        let identifier = ObjectIdentifier(object)
        let thread = ObjectIdentifier(Thread.current)
        let lock: NSRecursiveLock? = entries.withLock { entries in
            guard var entry = entries[identifier], entry.owner == thread, entry.depth > 0 else { return nil }
            entry.depth -= 1
            entry.users -= 1
            if entry.depth == 0 { entry.owner = nil }
            entries[identifier] = entry.users == 0 ? nil : entry
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread has entered an object, and enters it. A thread can enter several times, and exits as often. Nil and
/// values that are not objects have no lock.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any!) -> Int32 {
    if let object = obj.flatMap(ClassObject.object) { ObjectLocks.enter(object) }
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends what ``objc_sync_enter(_:)`` began.
///
/// - Returns: 0, or -1 if the current thread has not entered the object.
@discardableResult
public func objc_sync_exit(_ obj: Any!) -> Int32 {
    guard let object = obj.flatMap(ClassObject.object) else { return 0 }
    return ObjectLocks.exit(object) ? 0 : -1
}
