import Foundation
import Synchronization

/// The observers and associated objects of an object.
package final class ObjectAttachments: Sendable {
    private let storedObservers = Mutex<KeyValueObservers?>(nil)
    /// The associated values by the address that is their key.
    let associations = Mutex<[UInt: AssociatedValue]>([:])

    package init() {}

    /// The observers; nil if there never were any.
    package var observers: KeyValueObservers? { storedObservers.withLock { $0 } }

    /// The observers, made at the first call.
    var madeObservers: KeyValueObservers {
        storedObservers.withLock { observers in
            if let observers { return observers }
            let made = KeyValueObservers()
            observers = made
            return made
        }
    }
}

/// A class whose instances store their attachments. They are released with the instance.
package protocol AttachmentHolder: AnyObject {
    /// The attachments; nil until some are needed. Only ``ObjectAttachmentTable`` assigns it, while it holds a lock.
    var attachments: ObjectAttachments? { get set }
}

/// The attachments of all objects.
package enum ObjectAttachmentTable {
    /// Unchecked: a weak reference is thread-safe, and only compared.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let attachments: ObjectAttachments
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of deallocated objects are removed.
        var limit = 64
    }

    private static let table = Mutex(Table())

    /// Returns the attachments of an object; nil if it has none.
    static func existing(of object: AnyObject) -> ObjectAttachments? {
        if let holder = object as? any AttachmentHolder { return holder.attachments }
        nonisolated(unsafe) let object = object
        return table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(object)] else { return nil }
            // While an object is deallocated, weak references to it are nil. An entry of a former object at this address is
            // indistinguishable from that; only code in `deinit` can meet it.
            return entry.object == nil || entry.object === object ? entry.attachments : nil
        }
    }

    /// Returns the attachments of an object, made if it has none.
    ///
    /// Attachments of a deallocated object that does not store them are released when the number of such objects has doubled, so each
    /// call costs constant time on average.
    static func attachments(of object: AnyObject) -> ObjectAttachments {
        nonisolated(unsafe) let object = object
        let (result, ended) = table.withLock { table in
            var ended: [Entry] = []
            if let holder = object as? any AttachmentHolder {
                if let present = holder.attachments { return (present, ended) }
                let made = ObjectAttachments()
                holder.attachments = made
                return (made, ended)
            }
            let identifier = ObjectIdentifier(object)
            if let entry = table.entries[identifier] {
                if entry.object === object { return (entry.attachments, ended) }
                ended.append(entry)
            }
            let entry = Entry(object: object, attachments: ObjectAttachments())
            table.entries[identifier] = entry
            if table.entries.count > table.limit {
                ended += table.entries.values.filter { $0.object == nil }
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, 2 * table.entries.count)
            }
            return (entry.attachments, ended)
        }
        // Values are released outside the lock, because their deinitializers may attach values, too.
        withExtendedLifetime(ended) {}
        return result
    }
}
