import Foundation
import FoundationCompatibility

extension NSManagedObject {
    // MARK: - Hooks of the source rewriter

    /// Returns the value of a property for an `@NSManaged` variable, whose getter the source rewriter replaces by a call of this method.
    ///
    /// The type can be that of the attribute or its optional, a number type, an enumeration with raw values, a managed object, `NSSet`,
    /// `NSOrderedSet`, `Set` and others to which the value can be cast. Nil becomes 0, an empty text or collection if the type is not
    /// optional. Traps if the value has another type, or the entity has no such property.
    public final func managedValue<Value>(forKey key: String) -> Value {
        if let probe { return probe.value(of: self, forKey: key) }
        guard let position = layout.position(key) else { trapForUnknown(key) }
        willAccessValue(forKey: key)
        let value = storedValue(at: position)
        didAccessValue(forKey: key)
        guard let result = ManagedValueConversion.convert(value, to: Value.self) else {
            trap(
                "The property '\(key)' of the entity '\(layout.name)' is "
                    + (value.map { "a \(type(of: $0))" } ?? "nil") + ", but its variable has the type \(Value.self)."
            )
        }
        return result
    }

    /// Assigns a property for an `@NSManaged` variable, whose setter the source rewriter replaces by a call of this method.
    ///
    /// See ``managedValue(forKey:)`` for the types. Reports the change to observers. Traps if the entity has no such property.
    public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
        guard let position = layout.position(key) else { trapForUnknown(key) }
        let plain = AttributeCoding.unwrapped(value as Any)
        willChangeValue(forKey: key)
        assignStored(plain, at: position)
        didChangeValue(forKey: key)
    }

    /// Adds an object, or those of a set, to a to-many relationship. The source rewriter makes it the content of `@NSManaged` methods
    /// with names such as `addToItems(_:)`.
    public final func addManagedObjects(_ value: Any, forKey key: String) {
        changeMembers(key) { $0.union(Self.objects(value)) }
    }

    /// Removes an object, or those of a set, from a to-many relationship. The source rewriter makes it the content of `@NSManaged`
    /// methods with names such as `removeFromItems(_:)`.
    public final func removeManagedObjects(_ value: Any, forKey key: String) {
        changeMembers(key) { $0.minus(Self.objects(value)) }
    }

    /// Inserts an object at an index, or objects at indexes, into an ordered relationship. The source rewriter makes it the content of
    /// `@NSManaged` methods with names such as `insertIntoItems(_:at:)`.
    public final func insertManagedObjects(_ value: Any, at indexes: IndexSet, forKey key: String) {
        let set = mutableOrderedSetValue(forKey: key)
        for (object, index) in zip(Self.objects(value), indexes) { set.insert(object, at: index) }
    }

    /// Removes the objects at indexes from an ordered relationship. The source rewriter makes it the content of `@NSManaged` methods with
    /// names such as `removeFromItems(at:)`.
    public final func removeManagedObjects(at indexes: IndexSet, forKey key: String) {
        let set = mutableOrderedSetValue(forKey: key)
        for index in indexes.reversed() { set.removeObject(at: index) }
    }

    /// Replaces the objects at indexes of an ordered relationship. The source rewriter makes it the content of `@NSManaged` methods with
    /// names such as `replaceItems(at:with:)`.
    public final func replaceManagedObjects(at indexes: IndexSet, with value: Any, forKey key: String) {
        let set = mutableOrderedSetValue(forKey: key)
        for (object, index) in zip(Self.objects(value), indexes) { set.replaceObject(at: index, with: object) }
    }

    private static func objects(_ value: Any) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    /// Calls a closure with the members of a to-many relationship, and reports the change.
    private func changeMembers(_ key: String, _ change: (MemberEditor) -> Void) {
        guard let position = layout.position(key), layout.slots[position].isToMany else { trapForUnknown(key) }
        willChangeValue(forKey: key)
        change(MemberEditor(owner: self, position: position))
        didChangeValue(forKey: key)
    }

    final func trapForUnknown(_ key: String) -> Never {
        trap("The entity '\(layout.name)' has no property '\(key)'. Add it to the model, or use a stored property.")
    }

    // MARK: - Key-value coding

    final func keyedValue(_ key: String) -> Any? {
        if let probe { return probe.value(of: self, forKey: key) as Any? }
        guard let position = layout.position(key) else {
            switch key {
            case "objectID": return id
            case "entity": return entity
            case "managedObjectContext": return context
            default: return KeyValueLookup.value(of: self, forKey: key)
            }
        }
        fire()
        return storedValue(at: position)
    }

    final func setKeyedValue(_ value: Any?, _ key: String) {
        guard let position = layout.position(key) else { return KeyValueLookup.setValue(value, of: self, forKey: key) }
        willChangeValue(forKey: key)
        assignStored(AttributeCoding.unwrapped(value), at: position)
        didChangeValue(forKey: key)
    }

    final func noteWillChange(_ key: String) {
        fire()
        context?.objectWillChange(self)
        attachments?.observers?.willChange(key)
    }

    final func noteDidChange(_ key: String) {
        attachments?.observers?.didChange(key)
        guard let position = layout.position(key) else { return }
        context?.objectDidChange(self, isSaved: !layout.slots[position].property.isTransient)
    }

    // MARK: - Stored values

    /// Returns the value at a position: an attribute, an object, or a set of objects. Reads it if necessary.
    final func storedValue(at position: Int) -> Any? {
        fire()
        switch layout.slots[position] {
        case .attribute: return values[position]
        case .toOne: return relatedObject(at: position)
        case .toMany: return collection(at: position)
        }
    }

    /// Assigns the value at a position, and the inverses of a relationship.
    final func assignStored(_ value: Any?, at position: Int) {
        fire()
        switch layout.slots[position] {
        case .attribute(let attribute): values[position] = AttributeCoding.canonical(value, for: attribute)
        case .toOne:
            guard let value else { return setRelated(nil, at: position) }
            guard let object = value as? NSManagedObject else {
                trap(
                    "Unacceptable type of value for to-one relationship: property = \"\(layout.names[position])\"; given "
                        + "type = \(type(of: value))."
                )
            }
            setRelated(object, at: position)
        case .toMany: MemberEditor(owner: self, position: position).set(value.map(Self.objects) ?? [])
        }
    }
}
