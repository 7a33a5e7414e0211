import Foundation
import FoundationCompatibility

extension NSManagedObjectContext {
    final func saveChanges() throws {
        processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        processPendingChanges()
        try validate()
        let saved: ContextEvent
        if let storedParent {
            saved = try saveIntoParent(storedParent)
        } else {
            saved = try saveToStores()
        }
        finishSave(saved)
    }

    /// Calls `willSave()` until it changes no other object.
    private func callWillSave() {
        var called: Set<NSManagedObject> = []
        for _ in 0..<1000 {
            let pending = inserted.union(updated).union(deleted).subtracting(called)
            guard !pending.isEmpty else { return }
            for object in Self.ordered(pending) { object.willSave() }
            called.formUnion(pending)
        }
        trap("Failed to process pending changes before save. willSave() changes objects without an end.")
    }

    /// The objects in the order in which they were made or first saved.
    static func ordered(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
        objects.sorted { first, second in
            first.id.key == second.id.key ? first.layout.name < second.layout.name : first.id.key < second.id.key
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ objects: Set<NSManagedObject>, _ validate: (NSManagedObject) throws -> Void) {
            for object in Self.ordered(objects) {
                do {
                    try validate(object)
                } catch let error as NSError {
                    let details = error.userInfo[NSDetailedErrorsKey] as? [NSError]
                    errors += error.code == NSValidationMultipleErrorsError ? details ?? [error] : [error]
                }
            }
        }
        check(inserted) { try $0.validateForInsert() }
        check(updated) { try $0.validateForUpdate() }
        check(deleted) { try $0.validateForDelete() }
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        throw CoreDataError.make(
            .multipleValidationErrors,
            "Multiple validation errors occurred.",
            [NSDetailedErrorsKey: errors]
        )
    }

    // MARK: - Stores

    private func saveToStores() throws -> ContextEvent {
        var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
        // Each attempt resolves all conflicts of the former one. New ones arise only if other contexts save meanwhile.
        for _ in 0..<20 {
            try reserveIDs(for: inserted, in: &ids)
            do {
                var batches: [ObjectIdentifier: SaveBatch] = [:]
                for object in Self.ordered(inserted) { try add(object, .insertion, ids, &batches) }
                for object in Self.ordered(updated) { try add(object, .update, ids, &batches) }
                for object in Self.ordered(deleted) { try add(object, .deletion, ids, &batches) }
                try StoreEngine.save(batches.values.map { ($0.store.engine, $0.builder.changes) })
                let written = batches.values.reduce(into: Set<NSManagedObjectID>()) { $0.formUnion($1.builder.written) }
                let saved = ContextEvent(inserted: inserted, updated: updated, deleted: deleted)
                replaceIDs(ids)
                for object in saved.inserted { object.commit(version: 1) }
                for object in saved.updated {
                    object.commit(version: object.version + (written.contains(object.id) ? 1 : 0))
                }
                return saved
            } catch let conflicts as StoreConflicts {
                try ConflictResolution(context: self, ids: ids).resolve(conflicts.conflicts)
            }
        }
        throw CoreDataError.make(.managedObjectMerge, "The conflicts of the save could not be resolved.")
    }

    private struct SaveBatch {
        let store: NSPersistentStore
        var builder: ChangeBuilder
    }

    private func add(
        _ object: NSManagedObject,
        _ kind: StoreChanges.Kind,
        _ ids: [NSManagedObjectID: NSManagedObjectID],
        _ batches: inout [ObjectIdentifier: SaveBatch]
    ) throws {
        let store = try store(for: object)
        let key = ObjectIdentifier(store)
        if batches[key] == nil {
            batches[key] = SaveBatch(store: store, builder: ChangeBuilder(engine: store.engine, ids: ids))
        }
        try batches[key]?.builder.add(object, kind)
    }

    /// Returns the store of an object: of a new one the assigned, or the first that saves its entity.
    private func store(for object: NSManagedObject) throws -> NSPersistentStore {
        if !object.id.isTemporaryID {
            if let store = store(withIdentifier: object.id.storeIdentifier) { return store }
            throw CoreDataError.make(.persistentStoreSave, "The store of the object \(object.id) was removed.")
        }
        let stores = rootCoordinator?.persistentStores ?? []
        if let assigned = assignedStores[object.id] { return assigned }
        if let store = stores.first(where: { !$0.isReadOnly && $0.contains(object.entity) }) { return store }
        throw CoreDataError.make(
            .persistentStoreSave,
            stores.isEmpty
                ? "The coordinator has no persistent stores, so the changes cannot be saved. Call loadPersistentStores first."
                : "No store saves objects of the entity \(quoted(object.layout.name)), or all are read-only."
        )
    }

    /// Selects the store of a new object.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        assignedStores[object.id] = store
    }

    /// Gives new objects permanent IDs before they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
        try reserveIDs(for: Set(objects.filter(\.isInserted)), in: &ids)
        replaceIDs(ids)
    }

    /// Reserves permanent IDs for objects with temporary ones.
    private func reserveIDs(
        for objects: Set<NSManagedObject>,
        in ids: inout [NSManagedObjectID: NSManagedObjectID]
    ) throws {
        var groups: [ObjectIdentifier: (store: NSPersistentStore, objects: [NSManagedObject])] = [:]
        for object in Self.ordered(objects) where object.id.isTemporaryID && ids[object.id] == nil {
            let store = try store(for: object)
            groups[ObjectIdentifier(store), default: (store, [])].objects.append(object)
        }
        for (store, objects) in groups.values {
            let counts = Dictionary(objects.map { ($0.layout.rootName, 1) }, uniquingKeysWith: +)
            var next = try store.engine.reserveKeys(counts)
            for object in objects {
                let root = object.layout.rootName
                let key = next[root] ?? 1
                next[root] = key + 1
                ids[object.id] = store.engine.id(object.entity, key)
            }
        }
    }

    /// Replaces temporary IDs in all changed objects. Only these can refer to new ones.
    final func replaceIDs(_ ids: [NSManagedObjectID: NSManagedObjectID]) {
        guard !ids.isEmpty else { return }
        let changed = inserted.union(updated)
        for object in changed where !object.isFault {
            for position in object.values.indices {
                if let id = object.values[position] as? NSManagedObjectID {
                    if let new = ids[id], object.layout.slots[position].relationship != nil {
                        object.values[position] = new
                    }
                } else if let state = object.values[position] as? ToManyState {
                    for id in state.added {
                        if let new = ids[id] { state.replace(id, by: new) }
                    }
                    state.replaceInOrder(ids)
                }
            }
        }
        for object in inserted {
            guard let new = ids[object.id] else { continue }
            registry.remove(object.id)
            assignedStores[object.id] = nil
            object.id.becomePermanent(as: new)
            object.id = new
            registry.add(object)
        }
    }

    // MARK: - End

    private func finishSave(_ saved: ContextEvent) {
        for object in saved.inserted { object.state.remove(.inserted) }
        for object in saved.updated { object.state.remove(.updated) }
        inserted = []
        updated = []
        deleted = []
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave,
            object: self,
            userInfo: NotificationKey.userInfo(saved)
        )
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs,
            object: self,
            userInfo: NotificationKey.identifiers(saved)
        )
        for object in Self.ordered(saved.inserted.union(saved.updated).union(saved.deleted)) { object.didSave() }
        for object in saved.deleted {
            object.state.remove(.deleted)
            registry.remove(object.id)
            retained.remove(object)
            object.context = nil
        }
        informOthers(SavedIDs(saved))
    }

    /// Merges the changes of a save into the contexts that merge automatically.
    final func informOthers(_ saved: SavedIDs) {
        var others = children.withLock { $0.compactMap(\.context) }
        if storedParent == nil { others += rootCoordinator?.registeredContexts ?? [] }
        for other in others where other !== self && other.automaticallyMergesChangesFromParent {
            other.queue.async {
                other.merge(saved)
                other.processPendingChanges()
            }
        }
    }
}
