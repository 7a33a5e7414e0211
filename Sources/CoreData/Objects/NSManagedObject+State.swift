import Foundation

extension NSManagedObject {
    /// The context. Nil for an object that was not inserted, or whose deletion was saved. Weak reference.
    public final var managedObjectContext: NSManagedObjectContext? { context }

    /// The ID. It changes when a new object is saved for the first time.
    public final var objectID: NSManagedObjectID { id }

    /// Whether the object was inserted since the last save.
    public final var isInserted: Bool { state.contains(.inserted) }

    /// Whether a saved object was changed since the last save.
    public final var isUpdated: Bool { state.contains(.updated) }

    /// Whether the next save deletes the object.
    public final var isDeleted: Bool { state.contains(.deleted) }

    /// Whether the object was inserted, changed or deleted since the last save.
    public final var hasChanges: Bool { !state.isDisjoint(with: [.inserted, .updated, .deleted]) }

    /// Whether the saved values would be different after a save.
    public final var hasPersistentChangedValues: Bool {
        isInserted || isDeleted
            || changedPositions().contains { position in
                !layout.slots[position].property.isTransient
            }
    }

    /// Whether the values were not read yet.
    public final var isFault: Bool { state.contains(.fault) }

    /// 0 if the values were read; another number for a fault.
    public final var faultingState: Int { isFault ? 1 : 0 }

    /// Whether the objects of a relationship were not read yet.
    public final func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !isFault, let position = layout.position(key) else { return true }
        switch layout.slots[position] {
        case .toMany: return (values[position] as? ToManyState)?.isLoaded != true && !isInserted
        case .toOne: return (values[position] as? NSManagedObjectID) != nil && related[position]?.isFault != false
        case .attribute: return false
        }
    }

    /// Returns the IDs of the objects of a relationship, without reading their values. In order if the relationship is ordered.
    /// Traps if there is no such relationship.
    public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let position = layout.position(key) else { preconditionFailure("No relationship \(key)") }
        fire()
        switch layout.slots[position] {
        case .toOne: return (values[position] as? NSManagedObjectID).map { [$0] } ?? []
        case .toMany:
            let state = loadedState(at: position)
            return state.order ?? state.members?.sorted { $0.key < $1.key } ?? []
        case .attribute: preconditionFailure("\(key) is an attribute")
        }
    }

    // MARK: - Changes

    /// Returns the changed properties with their present values, `NSNull` for nil.
    public final func changedValues() -> [String: Any] { dictionary(changedPositions()) }

    /// Returns the properties that changed since the last call of `processPendingChanges()` with their old values, `NSNull` for nil.
    public final func changedValuesForCurrentEvent() -> [String: Any] {
        guard let eventStart, !isFault else { return [:] }
        var result: [String: Any] = [:]
        for position in values.indices where !layout.slots[position].isToMany {
            guard !isEqual(eventStart[position], values[position], at: position) else { continue }
            result[layout.names[position]] = presented(eventStart[position], at: position) ?? NSNull()
        }
        return result
    }

    /// Returns the values as saved or fetched last, `NSNull` for nil. Of a new object, its present ones.
    ///
    /// - Parameter keys: The names of properties; nil for all.
    public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        var result: [String: Any] = [:]
        for name in keys ?? layout.names {
            guard let position = layout.position(name) else { continue }
            if case .toMany = layout.slots[position] {
                result[name] = committedMembers(at: position)
            } else {
                result[name] = presented((committed ?? values)[position], at: position) ?? NSNull()
            }
        }
        return result
    }

    private func committedMembers(at position: Int) -> Any {
        let state = loadedState(at: position)
        let ids = (state.members ?? []).subtracting(state.added).union(state.removed)
        return NSSet(array: ids.sorted { $0.key < $1.key }.compactMap { context?.registeredOrFault($0) })
    }

    private func dictionary(_ positions: [Int]) -> [String: Any] {
        var result: [String: Any] = [:]
        for position in positions { result[layout.names[position]] = storedValue(at: position) ?? NSNull() }
        return result
    }

    /// The positions whose values differ from the saved ones.
    final func changedPositions() -> [Int] {
        guard !isFault else { return [] }
        let base = committed ?? layout.initialValues
        return values.indices.filter { position in
            if let state = values[position] as? ToManyState { return state.hasChanges }
            return !isEqual(base[position], values[position], at: position)
        }
    }

    final func isEqual(_ first: Any?, _ second: Any?, at position: Int) -> Bool {
        AttributeCoding.areEqual(first, second)
    }

    /// The form of a stored value that callers get: the object instead of its ID.
    final func presented(_ value: Any?, at position: Int) -> Any? {
        if let id = value as? NSManagedObjectID, layout.slots[position].relationship != nil {
            return context?.registeredOrFault(id)
        }
        return value
    }
}
