import Foundation

/// The IDs of the objects of a save.
struct SavedIDs: Sendable {
    var inserted: Set<NSManagedObjectID> = []
    var updated: Set<NSManagedObjectID> = []
    var deleted: Set<NSManagedObjectID> = []

    init(_ event: ContextEvent) {
        inserted = Set(event.inserted.map(\.id))
        updated = Set(event.updated.map(\.id))
        deleted = Set(event.deleted.map(\.id))
    }

    /// Reads the objects, IDs or URIs of a notification.
    init(_ userInfo: [AnyHashable: Any], coordinator: NSPersistentStoreCoordinator?) {
        func ids(_ keys: String...) -> Set<NSManagedObjectID> {
            var result: Set<NSManagedObjectID> = []
            for key in keys {
                for element in Self.elements(userInfo[key]) {
                    switch element {
                    case let object as NSManagedObject: result.insert(object.id)
                    case let id as NSManagedObjectID: result.insert(id)
                    case let url as URL:
                        if let id = coordinator?.managedObjectID(forURIRepresentation: url) { result.insert(id) }
                    default: continue
                    }
                }
            }
            return result
        }
        inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
        deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    }

    private static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.allObjects
        case let array as [Any]: array
        default: []
        }
    }
}

extension NSManagedObjectContext {
    /// Merges the changes of another context's save: reads the changed objects of this one again, and deletes the deleted ones. Changes
    /// of this context that were not saved remain.
    ///
    /// - Parameter notification: `NSManagedObjectContextDidSave` of the other context.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SavedIDs(notification.userInfo ?? [:], coordinator: rootCoordinator))
        processPendingChanges()
    }

    /// Merges changes into contexts, on their queues: those of another process or of a batch request.
    ///
    /// - Parameters:
    ///   - changeNotificationData: Sets of IDs or URIs for keys such as `NSUpdatedObjectsKey`.
    ///   - contexts: The contexts.
    public static func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            let saved = SavedIDs(changeNotificationData, coordinator: context.rootCoordinator)
            context.performAndWait {
                context.merge(saved)
                context.processPendingChanges()
            }
        }
    }

    final func merge(_ saved: SavedIDs) {
        var refreshed: [NSManagedObject] = []
        for id in saved.updated {
            if let object = registry[id], !object.isInserted { refreshed.append(object) }
        }
        for object in refreshed where object.isFault { object.pendingRow = nil }
        let present = refreshed.filter { !$0.isFault }
        let rows = (try? fetchedRows(for: present.map(\.id))) ?? []
        let byID = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for object in present {
            guard let row = byID[object.id] else { continue }
            let before = object.attachments == nil ? [] : object.values
            let names = object.layout.names
            for name in names where !before.isEmpty { object.attachments?.observers?.willChange(name) }
            object.merge(row)
            for name in names where !before.isEmpty { object.attachments?.observers?.didChange(name) }
        }
        event.refreshed.formUnion(refreshed)
        for id in saved.inserted where registry[id] == nil {
            let object = registeredOrFault(id)
            event.inserted.insert(object)
        }
        for id in saved.deleted {
            guard let object = registry[id], !object.isInserted else { continue }
            updated.remove(object)
            deleted.remove(object)
            object.state.remove([.updated, .deleted])
            event.refreshed.remove(object)
            event.deleted.insert(object)
            registry.remove(id)
            retained.remove(object)
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs,
            object: self,
            userInfo: [
                NSInsertedObjectIDsKey: saved.inserted, NSUpdatedObjectIDsKey: saved.updated,
                NSDeletedObjectIDsKey: saved.deleted,
            ]
        )
        scheduleProcessing()
    }
}
