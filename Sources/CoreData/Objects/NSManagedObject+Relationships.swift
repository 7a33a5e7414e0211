import Foundation
import FoundationCompatibility

extension NSManagedObject {
    // MARK: - To-one

    final func relatedObject(at position: Int) -> NSManagedObject? {
        guard let id = values[position] as? NSManagedObjectID else { return nil }
        if let known = related[position], known.id.isEqual(to: id), known.context === context { return known }
        let object = context?.registeredOrFault(id)
        related[position] = object
        return object
    }

    /// Assigns a to-one relationship and its inverse.
    final func setRelated(_ object: NSManagedObject?, at position: Int) {
        guard let relationship = layout.slots[position].relationship else { return }
        if let object { checkRelated(object, relationship) }
        let old = relatedObject(at: position)
        guard old !== object else { return }
        values[position] = object?.id
        related[position] = object
        guard let inverse = relationship.inverseRelationship else { return }
        old?.disconnect(self, from: inverse)
        object?.connect(self, to: inverse)
    }

    private func checkRelated(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
            trap(
                "Unacceptable type of value for relationship: property = \"\(relationship.name)\"; desired entity = "
                    + "\(destination.name ?? ""); given entity = \(object.layout.name)."
            )
        }
        require(
            object.context == nil || context == nil || object.context === context,
            "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts. Use "
                + "object(with:) of one context."
        )
    }

    /// Makes the inverse side of a relationship refer to an object.
    private func connect(_ object: NSManagedObject, to inverse: NSRelationshipDescription) {
        guard let position = layout.position(inverse.name) else { return }
        noteWillChange(inverse.name)
        if inverse.isToMany {
            toManyState(at: position).insert(object.id)
        } else {
            let old = relatedObject(at: position)
            values[position] = object.id
            related[position] = object
            if let old, old !== object, let back = inverse.inverseRelationship { old.disconnect(self, from: back) }
        }
        noteDidChange(inverse.name)
    }

    /// Makes the inverse side of a relationship no longer refer to an object.
    private func disconnect(_ object: NSManagedObject, from inverse: NSRelationshipDescription) {
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

    // MARK: - To-many

    /// The state of a to-many relationship. The members of an ordered one are read.
    final func toManyState(at position: Int) -> ToManyState {
        if let state = values[position] as? ToManyState { return state }
        let isOrdered = layout.slots[position].relationship?.isOrdered == true
        let state = ToManyState(isOrdered: isOrdered)
        values[position] = state
        if isOrdered || id.isTemporaryID { load(state, at: position) }
        return state
    }

    /// The state of a to-many relationship, with its members.
    final func loadedState(at position: Int) -> ToManyState {
        let state = toManyState(at: position)
        if !state.isLoaded { load(state, at: position) }
        return state
    }

    private func load(_ state: ToManyState, at position: Int) {
        guard !id.isTemporaryID, let context, let relationship = layout.slots[position].relationship else {
            return state.load([])
        }
        state.load(context.relatedIDs(of: id, relationship))
    }

    /// Returns the objects of a to-many relationship as `NSSet` or `NSOrderedSet`.
    final func collection(at position: Int) -> NSObject {
        let state = loadedState(at: position)
        if let collection = state.collection { return collection }
        let ids = state.order ?? state.members?.sorted { $0.key < $1.key } ?? []
        let objects = context.map { context in ids.compactMap { context.registeredOrFault($0) } } ?? []
        let collection: NSObject = state.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        state.collection = collection
        return collection
    }

    /// Returns a set whose changes are changes of a to-many relationship. Traps if there is none with the key.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let position = layout.position(key), layout.slots[position].isToMany else { trapForUnknown(key) }
        return RelationshipSet.make(owner: self, position: position)
    }

    /// Returns an ordered set whose changes are changes of an ordered relationship. Traps if there is none with the key.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        guard let position = layout.position(key), layout.slots[position].relationship?.isOrdered == true else {
            trapForUnknown(key)
        }
        return RelationshipOrderedSet(owner: self, position: position)
    }

    fileprivate func checkMember(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        checkRelated(object, relationship)
    }

    fileprivate func connectMember(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let inverse = relationship.inverseRelationship { object.connect(self, to: inverse) }
    }

    fileprivate func disconnectMember(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let inverse = relationship.inverseRelationship { object.disconnect(self, from: inverse) }
    }
}

/// Changes the members of a to-many relationship with their inverses. The caller reports the change of the relationship.
struct MemberEditor {
    let owner: NSManagedObject
    let position: Int

    private var relationship: NSRelationshipDescription? { owner.layout.slots[position].relationship }

    func insert(_ object: NSManagedObject, at index: Int? = nil) {
        guard let relationship else { return }
        owner.checkMember(object, relationship)
        guard owner.loadedState(at: position).insert(object.id, at: index) else { return }
        // An inverse to-one relationship leaves its former owner, which is never this one.
        owner.connectMember(object, relationship)
    }

    func remove(_ object: NSManagedObject) {
        guard let relationship, owner.loadedState(at: position).remove(object.id) else { return }
        owner.disconnectMember(object, relationship)
    }

    func union(_ objects: [NSManagedObject]) { for object in objects { insert(object) } }

    func minus(_ objects: [NSManagedObject]) {
        if objects.count > 1 { owner.context?.readValues(of: objects) }
        for object in objects { remove(object) }
    }

    /// Makes the objects the only members, in this order if the relationship is ordered.
    func set(_ objects: [NSManagedObject]) {
        let state = owner.loadedState(at: position)
        let wanted = Set(objects.map(\.id))
        let surplus = (state.members ?? []).subtracting(wanted)
        let old = surplus.sorted { $0.key < $1.key }.compactMap { owner.context?.registeredOrFault($0) }
        minus(old)
        union(objects)
        if state.isOrdered, let order = state.order {
            var seen: Set<NSManagedObjectID> = []
            let wantedOrder = objects.map(\.id).filter { seen.insert($0).inserted }
            if order != wantedOrder { state.reorder(wantedOrder) }
        }
    }
}
