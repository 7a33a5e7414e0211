import Foundation
import FoundationCompatibility

extension NSManagedObjectContext {
    /// Inserts an object, which the next save adds to a store. Calls `awakeFromInsert()`. An object whose deletion was not saved is no
    /// longer deleted.
    public func insert(_ object: NSManagedObject) {
        require(
            object.context == nil || object.context === self,
            "Illegal attempt to insert an object of another context: \(object.id)"
        )
        if object.isDeleted {
            object.state.remove(.deleted)
            deleted.remove(object)
            event.deleted.remove(object)
            return markUpdated(object)
        }
        guard object.context == nil else { return }
        object.context = self
        object.state.insert(.inserted)
        inserted.insert(object)
        event.inserted.insert(object)
        register(object)
        recordUndo { UndoChange.insertion(object) }
        withoutTracking { object.awakeFromInsert() }
        scheduleProcessing()
    }

    /// Deletes an object with the next save. Related objects follow the delete rules at once.
    public func delete(_ object: NSManagedObject) {
        // A loop instead of recursion: chains of objects can be longer than the stack of a thread permits.
        var open = [beginDeletion(of: object)].compactMap(\.self)
        while var deletion = open.popLast() {
            if let other = deletion.cascading.popLast() {
                open.append(deletion)
                if let next = beginDeletion(of: other) { open.append(next) }
            } else if deletion.position < deletion.object.layout.slots.count {
                propagate(&deletion)
                open.append(deletion)
            } else {
                removeFromChanges(deletion.object)
                deletion.object.state.remove(.deleting)
            }
        }
        scheduleProcessing()
    }

    /// An object whose deletion has begun.
    private struct Deletion {
        let object: NSManagedObject
        /// The next property that may concern related objects.
        var position = 0
        /// Related objects to delete before the object itself; the next one is last.
        var cascading: [NSManagedObject] = []
    }

    private func beginDeletion(of object: NSManagedObject) -> Deletion? {
        guard object.context === self, object.state.isDisjoint(with: [.deleted, .deleting]) else { return nil }
        object.fire()
        object.prepareForDeletion()
        object.state.insert(.deleting)
        return Deletion(object: object)
    }

    /// Records the deletion of an object whose relationships have been changed.
    final func removeFromChanges(_ object: NSManagedObject) {
        recordUndo { UndoChange.deletion(object) }
        if inserted.remove(object) != nil {
            object.state.remove(.inserted)
            registry.remove(object.id)
            object.context = nil
        } else {
            updated.remove(object)
            object.state.remove(.updated)
            object.state.insert(.deleted)
            deleted.insert(object)
        }
        noteDeletion(of: object)
    }

    /// Records that an object exists no longer. Observers are not told of an object that they do not know.
    private func noteDeletion(of object: NSManagedObject) {
        event.updated.remove(object)
        if event.inserted.remove(object) == nil { event.deleted.insert(object) } else { object.eventStart = nil }
    }

    /// Applies the delete rule of the next property.
    private func propagate(_ deletion: inout Deletion) {
        let object = deletion.object
        let position = deletion.position
        deletion.position += 1
        guard let relationship = object.layout.slots[position].relationship,
            relationship.deleteRule != .noActionDeleteRule
        else { return }
        let related = object.objectIDs(forRelationshipNamed: object.layout.names[position])
            .map(registeredOrFault)
        readValues(of: related)
        if relationship.deleteRule == .cascadeDeleteRule {
            deletion.cascading = related.reversed()
        } else if relationship.deleteRule == .nullifyDeleteRule, let inverse = relationship.inverseRelationship {
            for other in related where !other.isDeleted { other.nullify(object, in: inverse) }
        }
    }

    // MARK: - Recording

    /// Called before a property of an object changes.
    final func objectWillChange(_ object: NSManagedObject) {
        guard untrackedDepth == 0 || object.isInserted, !object.state.contains(.deleting) else { return }
        if object.eventStart == nil { object.eventStart = object.values }
        recordUndo { UndoChange.values(object, before: object.values, related: object.related) }
    }

    /// Called after a property of an object changed.
    final func objectDidChange(_ object: NSManagedObject, isSaved: Bool) {
        guard untrackedDepth == 0, !object.state.contains(.deleting) else { return }
        markUpdated(object)
    }

    final func markUpdated(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        if !object.isInserted {
            object.state.insert(.updated)
            updated.insert(object)
        }
        if !event.inserted.contains(object) { event.updated.insert(object) }
        scheduleProcessing()
    }

    /// Calls a closure that may change objects without making them changed ones.
    final func withoutTracking(_ body: () -> Void) {
        untrackedDepth += 1
        body()
        untrackedDepth -= 1
    }

    /// Processes the changes of the main context at the end of the present event. Other contexts do it after each closure.
    final func scheduleProcessing() {
        guard !isProcessingScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
        isProcessingScheduled = true
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.isProcessingScheduled = false
            self.endEvent()
        }
    }

    /// Processes the changes of an event, and ends its group of actions to undo.
    final func endEvent() {
        processPendingChanges()
        undoManager?.endEvent()
    }

    /// Posts `NSManagedObjectContextObjectsDidChange` for the changes since the last call, if there are any.
    public func processPendingChanges() {
        // Observers may change objects, which is another event.
        for _ in 0..<100 {
            guard !event.isEmpty else { return }
            let present = event
            event = ContextEvent()
            NotificationCenter.default.post(
                name: .NSManagedObjectContextObjectsDidChange,
                object: self,
                userInfo: NotificationKey.userInfo(present)
            )
            for object in present.updated.union(present.inserted) { object.eventStart = nil }
        }
    }

    /// Discards all changes since the last save.
    public func rollback() {
        undoManager?.removeAllActions(withTarget: self)
        let changed = updated.union(deleted)
        for object in inserted {
            object.state.remove(.inserted)
            registry.remove(object.id)
            object.context = nil
            noteDeletion(of: object)
        }
        for object in changed {
            object.state.remove([.updated, .deleted])
            event.updated.remove(object)
            event.deleted.remove(object)
            object.restoreCommitted()
            event.refreshed.insert(object)
        }
        inserted = []
        updated = []
        deleted = []
        processPendingChanges()
    }

    /// Undoes the last group of changes of the undo manager.
    public func undo() {
        processPendingChanges()
        undoManager?.undo()
    }

    /// Redoes the last undone group of changes of the undo manager.
    public func redo() { undoManager?.redo() }
}

extension NSManagedObject {
    /// Removes a deleted object from a relationship.
    fileprivate final func nullify(_ object: NSManagedObject, in inverse: NSRelationshipDescription) {
        guard let position = layout.position(inverse.name) else { return }
        noteWillChange(inverse.name)
        if inverse.isToMany {
            toManyState(at: position).remove(object.id)
        } else if (values[position] as? NSManagedObjectID)?.isEqual(to: object.id) == true {
            values[position] = nil
            related[position] = nil
        }
        noteDidChange(inverse.name)
    }

    /// Gives the object its saved values.
    fileprivate final func restoreCommitted() {
        guard let committed, !isFault else { return }
        let changed = changedPositions().map { layout.names[$0] }
        for name in changed { attachments?.observers?.willChange(name) }
        values = committed
        related = [:]
        eventStart = nil
        for name in changed { attachments?.observers?.didChange(name) }
    }
}
