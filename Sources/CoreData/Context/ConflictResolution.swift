import Foundation

/// Resolves the conflicts of a save with the merge policy of a context.
struct ConflictResolution {
    let context: NSManagedObjectContext
    /// The permanent IDs of new objects by their temporary ones.
    let ids: [NSManagedObjectID: NSManagedObjectID]

    /// Throws the policy's error if it resolves none.
    func resolve(_ conflicts: [StoreConflicts.Conflict]) throws {
        let policy = context.mergePolicy as? NSMergePolicy ?? .error
        var byPermanentID: [NSManagedObjectID: NSManagedObject] = [:]
        for object in context.inserted { byPermanentID[ids[object.id] ?? object.id] = object }
        func object(_ id: NSManagedObjectID) -> NSManagedObject? { byPermanentID[id] ?? context.registry[id] }
        var merge: [NSMergeConflict] = []
        var constraint: [NSConstraintConflict] = []
        for conflict in conflicts {
            switch conflict {
            case .version(let id, let present):
                if let object = object(id) { merge.append(NSMergeConflict(object: object, row: present)) }
            case .constraint(let id, let names, let present):
                guard let source = object(id) else { continue }
                let other = present.flatMap { byPermanentID[$0] == nil ? context.registeredOrFault($0) : nil }
                constraint.append(
                    NSConstraintConflict(constraint: names, databaseObject: other, conflictingObjects: [source])
                )
            }
        }
        try policy.resolve(optimisticLockingConflicts: merge)
        try policy.resolve(constraintConflicts: constraint)
    }
}

extension NSManagedObjectContext {
    /// Gives an object the values of the store.
    final func discardChanges(of object: NSManagedObject, _ row: StoredRow) {
        updated.remove(object)
        deleted.remove(object)
        object.state.remove([.updated, .deleted])
        object.turnIntoFault()
        object.pendingRow = row
        event.refreshed.insert(object)
    }

    /// Resolves the conflict of a changed object that was deleted in the store.
    final func resolveMissingRow(of object: NSManagedObject, _ type: NSMergePolicyType) {
        updated.remove(object)
        object.state.remove(.updated)
        switch type {
        case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
            // The object is saved again with all values.
            object.committed = nil
            object.version = 0
            object.state.insert(.inserted)
            inserted.insert(object)
        default:
            event.deleted.insert(object)
            registry.remove(object.id)
            object.context = nil
        }
    }

    /// Removes an object that duplicates another one. It is not saved.
    final func discardDuplicate(_ object: NSManagedObject) {
        if object.isInserted {
            delete(object)
        } else if let row = row(for: object.id) {
            discardChanges(of: object, row)
        }
    }

    /// Assigns the values and related objects of a new object to a saved one.
    final func moveValues(of object: NSManagedObject, to target: NSManagedObject) {
        target.fire()
        for (position, slot) in object.layout.slots.enumerated() {
            guard let other = target.layout.position(object.layout.names[position]) else { continue }
            let name = object.layout.names[position]
            switch slot {
            case .attribute:
                guard !object.isEqual(object.values[position], target.values[other], at: other) else { continue }
                target.setKeyedValue(object.values[position], name)
            case .toOne:
                guard let related = object.relatedObject(at: position) else { continue }
                target.setKeyedValue(related, name)
            case .toMany:
                let members = object.objectIDs(forRelationshipNamed: name).map(registeredOrFault)
                guard !members.isEmpty else { continue }
                target.addManagedObjects(members, forKey: name)
            }
        }
    }
}
