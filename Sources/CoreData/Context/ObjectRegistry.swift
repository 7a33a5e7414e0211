import Foundation

/// The objects of a context by ID, referenced weakly.
struct ObjectRegistry {
    private struct Entry {
        weak var object: NSManagedObject?
    }

    private var entries: [NSManagedObjectID: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private var limit = 1024

    subscript(id: NSManagedObjectID) -> NSManagedObject? { entries[id]?.object }

    /// The objects that exist.
    var objects: [NSManagedObject] { entries.values.compactMap(\.object) }

    /// Adds an object. Costs constant time on average.
    mutating func add(_ object: NSManagedObject) {
        entries[object.id] = Entry(object: object)
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.object != nil }
        limit = max(1024, 2 * entries.count)
    }

    mutating func remove(_ id: NSManagedObjectID) { entries[id] = nil }

    mutating func removeAll() { entries = [:] }

    /// Releases the references between objects, which may be cycles.
    func removeCycles() {
        for object in objects {
            object.related = [:]
            for case let state as ToManyState in object.values { state.collection = nil }
        }
    }
}

/// The changes of a context since the last notification.
struct ContextEvent {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}
