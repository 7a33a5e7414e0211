import Foundation

/// A change that can be undone.
enum UndoChange {
    case insertion(NSManagedObject)
    case deletion(NSManagedObject)
    case values(NSManagedObject, before: [Any?], related: [Int: NSManagedObject])
}

extension NSManagedObjectContext {
    /// Registers the undoing of a change if the context has an undo manager.
    final func recordUndo(_ change: () -> UndoChange) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled, untrackedDepth == 0 else { return }
        let copied = copy(change())
        undoManager.registerUndo(withTarget: self) { context in context.apply(copied) }
    }

    /// To-many relationships are states that change, so the record has states of its own.
    private func copy(_ change: UndoChange) -> UndoChange {
        guard case .values(let object, let before, let related) = change else { return change }
        return .values(object, before: before.map { ($0 as? ToManyState)?.duplicate() ?? $0 }, related: related)
    }

    private func apply(_ change: UndoChange) {
        switch change {
        case .insertion(let object):
            removeFromChanges(object)
        case .deletion(let object):
            recordUndo { .insertion(object) }
            if object.isDeleted {
                object.state.remove(.deleted)
                deleted.remove(object)
                if !object.changedPositions().isEmpty { markUpdated(object) }
            } else {
                object.context = self
                object.state.insert(.inserted)
                inserted.insert(object)
                register(object)
            }
            // Observers know an object whose deletion was not reported.
            if event.deleted.remove(object) == nil { event.inserted.insert(object) }
        case .values(let object, let before, let related):
            recordUndo { .values(object, before: object.values, related: object.related) }
            let names = object.layout.names.indices.filter { position in
                !object.isEqual(object.values[position], before[position], at: position)
            }.map { object.layout.names[$0] }
            for name in names { object.attachments?.observers?.willChange(name) }
            object.values = before
            object.related = related
            for name in names { object.attachments?.observers?.didChange(name) }
            if object.isInserted || !object.changedPositions().isEmpty {
                markUpdated(object)
            } else {
                updated.remove(object)
                object.state.remove(.updated)
                event.updated.insert(object)
            }
        }
        scheduleProcessing()
    }
}
