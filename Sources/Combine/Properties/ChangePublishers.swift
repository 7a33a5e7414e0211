import Foundation

/// The publishers of observable objects that do not store one. An object gets its publisher on first use.
final class ChangePublishers: @unchecked Sendable {
    private struct Entry {
        /// Nil when the object is gone. Another object may have its address by then.
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let all = ChangePublishers()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private var limit = 16

    /// The publisher of an object, created on first use.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // Publishers of deallocated objects are released without the lock: closures of subscribers go with them.
        var removed: [Entry] = []
        defer { withExtendedLifetime(removed) {} }
        return lock.withLock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key] {
                if entry.object === object { return entry.publisher }
                removed.append(entry)
            }
            if entries.count >= limit { removed += removeStale() }
            let publisher = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// The publisher of an object, unless it has not been used.
    func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.publisher
        }
    }

    private func removeStale() -> [Entry] {
        let stale = entries.filter { $0.value.object == nil }
        for key in stale.keys { entries[key] = nil }
        limit = max(16, entries.count * 2)
        return Array(stale.values)
    }
}
