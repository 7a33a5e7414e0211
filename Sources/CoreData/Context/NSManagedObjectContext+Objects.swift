import Foundation
import FoundationCompatibility

extension NSManagedObjectContext {
    /// The objects that were inserted since the last save.
    public final var insertedObjects: Set<NSManagedObject> { inserted }

    /// The saved objects that were changed since the last save.
    public final var updatedObjects: Set<NSManagedObject> { updated }

    /// The saved objects that the next save deletes.
    public final var deletedObjects: Set<NSManagedObject> { deleted }

    /// The objects that exist in memory.
    public final var registeredObjects: Set<NSManagedObject> { Set(registry.objects) }

    /// Whether there are inserted, changed or deleted objects.
    public final var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// Returns the object with an ID if it exists in memory.
    public final func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registry[objectID.current]
    }

    /// Returns the object with an ID: the one in memory, or a fault. The object may not exist in the store; then its values are nil.
    public final func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredOrFault(objectID.current)
    }

    /// Returns the object with an ID, with its values.
    ///
    /// - Throws: An error with the code `NSManagedObjectReferentialIntegrityError` if the object does not exist.
    public final func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let objectID = objectID.current
        let missing = CoreDataError.make(
            .managedObjectReferentialIntegrity,
            "Attempt to access an object not found in store: \(objectID).",
            [NSAffectedObjectsErrorKey: [objectID]]
        )
        if let known = registry[objectID], !known.isFault {
            if known.isDeleted { throw missing }
            return known
        }
        guard !objectID.isTemporaryID, let row = try fetchedRow(for: objectID) else { throw missing }
        let object = registeredOrFault(objectID)
        object.fill(with: row)
        return object
    }

    final func registeredOrFault(_ id: NSManagedObjectID) -> NSManagedObject {
        if let known = registry[id] { return known }
        let object = materializer.fault(id)
        register(object)
        return object
    }

    final func register(_ object: NSManagedObject) {
        registry.add(object)
        if retainsRegisteredObjects { retained.insert(object) }
    }

    // MARK: - Reading

    /// Returns the row of an object; nil if it does not exist. An error is printed and treated as that.
    final func row(for id: NSManagedObjectID) -> StoredRow? {
        guard !id.isTemporaryID || storedParent != nil else { return nil }
        do {
            return try fetchedRow(for: id)
        } catch {
            warn("The object \(id) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    private func fetchedRow(for id: NSManagedObjectID) throws -> StoredRow? { try fetchedRows(for: [id]).first }

    final func fetchedRows(for ids: [NSManagedObjectID]) throws -> [StoredRow] {
        if let storedParent {
            nonisolated(unsafe) var rows: [StoredRow] = []
            storedParent.performAndWait {
                let objects = ids.map { storedParent.registeredOrFault($0) }
                storedParent.readValues(of: objects)
                rows = objects.compactMap { storedParent.snapshot(of: $0) }
            }
            return rows
        }
        var rows: [StoredRow] = []
        for (identifier, ids) in Dictionary(grouping: ids, by: \.storeIdentifier) {
            guard let store = store(withIdentifier: identifier) else { continue }
            rows += try store.engine.rows(for: ids)
        }
        return rows
    }

    final func store(withIdentifier identifier: String?) -> NSPersistentStore? {
        rootCoordinator?.persistentStores.first { $0.engine.identifier == identifier }
    }

    /// The present values of an object of this context, for a child; nil if it does not exist.
    final func snapshot(of object: NSManagedObject) -> StoredRow? {
        if object.isFault {
            guard let row = object.pendingRow ?? row(for: object.id) else { return nil }
            object.fill(with: row)
        }
        guard !object.isDeleted, object.context === self else { return nil }
        var values = object.values
        for position in object.layout.toManyPositions { values[position] = nil }
        return StoredRow(id: object.id, version: object.version, values: values)
    }

    /// Returns the IDs of the members of a relationship.
    final func relatedIDs(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        if let storedParent {
            let name = relationship.name
            return storedParent.performAndWait {
                storedParent.registeredOrFault(id).objectIDs(forRelationshipNamed: name)
            }
        }
        do {
            let members = try store(withIdentifier: id.storeIdentifier)?.engine.members(of: [id], relationship)
            return members?[id.key] ?? []
        } catch {
            warn("The relationship \(quoted(relationship.name)) of \(id) cannot be read: \(error.localizedDescription)")
            return []
        }
    }

    /// Reads the values of faults with one request.
    final func readValues(of objects: [NSManagedObject]) {
        let faults = objects.filter { $0.isFault && $0.pendingRow == nil && !$0.id.isTemporaryID }
        guard faults.count > 1, let rows = try? fetchedRows(for: faults.map(\.id)) else { return }
        let byID = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for fault in faults { fault.pendingRow = byID[fault.id] }
    }

    /// Gives the faults of a batch their values, also the one that needs them.
    final func readBatch(_ batch: FaultBatch) {
        let objects = batch.ids.compactMap { registry[$0] }.filter { $0.isFault && $0.batch === batch }
        for object in objects { object.batch = nil }
        guard let rows = try? fetchedRows(for: objects.map(\.id)) else { return }
        let byID = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for object in objects {
            if let row = byID[object.id] { object.fill(with: row) }
        }
    }

    // MARK: - Refreshing

    /// Makes an object a fault, or reads its values again.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - flag: Whether changes since the last save remain. If not, they are lost, and the object becomes a fault.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, !object.isInserted else { return }
        if flag {
            if object.isFault {
                object.pendingRow = nil
            } else if let row = row(for: object.id) {
                object.merge(row)
            }
        } else {
            updated.remove(object)
            deleted.remove(object)
            object.state.remove([.updated, .deleted])
            object.turnIntoFault()
        }
        event.refreshed.insert(object)
        scheduleProcessing()
    }

    /// Makes all objects without changes faults, and reads the values of the others again. Changes remain.
    public func refreshAllObjects() {
        for object in registry.objects where !object.isInserted { refresh(object, mergeChanges: object.hasChanges) }
    }

    /// Marks an object whose row does not exist as deleted by another context.
    final func noteInaccessible(_ object: NSManagedObject) {
        event.deleted.insert(object)
        scheduleProcessing()
    }

    /// Removes all objects. Changes since the last save are lost, and former objects must not be used.
    public func reset() {
        let objects = registry.objects
        registry.removeCycles()
        registry.removeAll()
        for object in objects {
            object.context = nil
            object.state.remove([.inserted, .updated, .deleted])
        }
        inserted = []
        updated = []
        deleted = []
        retained = []
        event = ContextEvent()
        assignedStores = [:]
        undoManager?.removeAllActions(withTarget: self)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange,
            object: self,
            userInfo: [NSInvalidatedAllObjectsKey: objects.map(\.id)]
        )
    }
}
