import Foundation

/// The changes of a child context, without its objects.
///
/// Unchecked: made on the queue of the child, and read on that of the parent while the child waits.
private struct ChildChanges: @unchecked Sendable {
    struct Members {
        let position: Int
        let added: [NSManagedObjectID]
        let removed: [NSManagedObjectID]
        let order: [NSManagedObjectID]?
    }

    struct Object {
        let id: NSManagedObjectID
        /// The changed values by position.
        let values: [(position: Int, value: Any?)]
        let members: [Members]
    }

    var inserted: [Object] = []
    var updated: [Object] = []
    var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
    /// Makes the changes of this context changes of the parent. New objects get permanent IDs, which are the same in both contexts.
    final func saveIntoParent(_ parent: NSManagedObjectContext) throws -> ContextEvent {
        try obtainPermanentIDs(for: Array(inserted))
        let saved = ContextEvent(inserted: inserted, updated: updated, deleted: deleted)
        var changes = ChildChanges()
        changes.inserted = Self.ordered(inserted).map { change(of: $0, isInserted: true) }
        changes.updated = Self.ordered(updated).map { change(of: $0, isInserted: false) }
        changes.deleted = Self.ordered(deleted).map(\.id)
        let present = changes
        parent.performAndWait { parent.apply(present) }
        for object in inserted.union(updated) { object.commit(version: object.version) }
        return saved
    }

    private func change(of object: NSManagedObject, isInserted: Bool) -> ChildChanges.Object {
        var values: [(position: Int, value: Any?)] = []
        var members: [ChildChanges.Members] = []
        for position in object.values.indices {
            let value = object.values[position]
            if let state = value as? ToManyState {
                guard state.hasChanges else { continue }
                members.append(
                    ChildChanges.Members(
                        position: position,
                        added: Array(state.added),
                        removed: Array(state.removed),
                        order: state.order
                    )
                )
            } else if !object.layout.slots[position].isToMany {
                let isUnchanged = object.committed.map { object.isEqual($0[position], value, at: position) } ?? false
                if isInserted || !isUnchanged { values.append((position, value)) }
            }
        }
        return ChildChanges.Object(id: object.id, values: values, members: members)
    }

    private func apply(_ changes: ChildChanges) {
        // All new objects exist before relationships refer to them.
        for change in changes.inserted {
            let object = registeredOrFault(change.id)
            guard object.isFault else { continue }
            object.state = .inserted
            object.values = object.layout.initialValues
            inserted.insert(object)
            event.inserted.insert(object)
        }
        for change in changes.inserted + changes.updated {
            let object = registeredOrFault(change.id)
            object.fire()
            let names =
                (change.values.map(\.position) + change.members.map(\.position)).map { object.layout.names[$0] }
            for name in names { object.noteWillChange(name) }
            for (position, value) in change.values {
                object.values[position] = value
                object.related[position] = nil
            }
            for members in change.members { apply(members, to: object) }
            for name in names { object.noteDidChange(name) }
        }
        for id in changes.deleted {
            let object = registeredOrFault(id)
            object.fire()
            if !object.isDeleted, object.context === self { removeFromChanges(object) }
        }
        scheduleProcessing()
    }

    private func apply(_ members: ChildChanges.Members, to object: NSManagedObject) {
        let state = object.toManyState(at: members.position)
        for id in members.added { state.insert(id) }
        for id in members.removed { state.remove(id) }
        if let order = members.order, state.isOrdered { state.reorder(order) }
    }
}
