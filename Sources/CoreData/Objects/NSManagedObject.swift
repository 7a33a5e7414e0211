import Foundation
import FoundationCompatibility

/// An object of an entity, whose values a context reads from a store and saves there.
///
/// Use it only on the queue of its context. A fault has no values yet: they are read when a property is used.
///
/// The source rewriter replaces `@NSManaged` variables by computed ones that call ``managedValue(forKey:)`` and
/// ``setManagedValue(_:forKey:)``.
open class NSManagedObject: NSObject {
    /// The entity.
    public final let entity: NSEntityDescription
    final let layout: EntityLayout
    final weak var context: NSManagedObjectContext?
    final var id: NSManagedObjectID
    /// The values by position: attributes, the IDs of to-one and the ``ToManyState`` of to-many relationships. Empty for a fault.
    final var values: [Any?] = []
    /// The values as saved, for a to-many relationship nil. Nil for a fault and a new object.
    final var committed: [Any?]?
    final var version: Int64 = 0
    /// The row that a fetch read for a fault, which needs no other request then.
    final var pendingRow: StoredRow?
    final var batch: FaultBatch?
    /// The objects of to-one relationships, so that they exist as long as this one has its values.
    final var related: [Int: NSManagedObject] = [:]
    final var state: ManagedObjectState = []
    /// Records the used keys, in an object that only serves to examine a key path.
    final var probe: KeyPathProbe?
    /// The values before the changes of the present event.
    final var eventStart: [Any?]?
    /// The observers and associated objects.
    package final var attachments: ObjectAttachments?

    /// Makes an object, and inserts it into a context.
    ///
    /// - Parameters:
    ///   - entity: The entity. Traps if it is abstract.
    ///   - context: The context; nil for an object that is inserted later.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        layout = entity.layout
        // Only the context makes objects of saved rows.
        if let materializer = context as? ObjectMaterializer {
            id = materializer.nextID ?? NSManagedObjectID(temporaryFor: entity)
            self.context = materializer.target
            state = .fault
            super.init()
            return
        }
        require(!entity.isAbstract, "The entity '\(entity.name ?? "")' is abstract. Insert an object of a subentity.")
        id = NSManagedObjectID(temporaryFor: entity)
        values = layout.initialValues
        super.init()
        context?.insert(self)
    }

    /// Makes an object of the entity with this class in the model of a context, and inserts it. Traps if there is no such entity.
    public required convenience init(context moc: NSManagedObjectContext) {
        let entity = moc.rootCoordinator?.managedObjectModel.entity(of: Self.self) ?? Self.entity()
        self.init(entity: entity, insertInto: moc)
    }

    /// Returns the entity with this class in the model that a coordinator used last. Traps if there is none.
    open class func entity() -> NSEntityDescription {
        guard let entity = ModelRegistry.entity(of: self) else {
            trap(
                "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)' so +entity is confused. Have "
                    + "you loaded your NSManagedObjectModel yet?"
            )
        }
        return entity
    }

    /// Returns a request for the objects of the entity with this class. Its dynamic type is a request
    /// of the class; a cast needs `as Any` before, because the compiler believes that it always fails.
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<Self>()
        request.requestedClass = self
        // All types of results have the same representation.
        return unsafeBitCast(request, to: NSFetchRequest<NSFetchRequestResult>.self)
    }

    // MARK: - Life cycle

    /// Called after the object was inserted into a context for the first time. Default: nothing.
    open func awakeFromInsert() {}

    /// Called after the values of a fault were read. Changes made here are not saved, unless others are. Default: nothing.
    open func awakeFromFetch() {}

    /// Called before the context is saved, if the object has changes. May change the object. Default: nothing.
    open func willSave() {}

    /// Called after the context was saved. Default: nothing.
    open func didSave() {}

    /// Called when the object is going to be deleted, before its relationships change. Default: nothing.
    open func prepareForDeletion() {}

    /// Called before the values are released. Default: nothing.
    open func willTurnIntoFault() {}

    /// Called after the values were released. Default: nothing.
    open func didTurnIntoFault() {}

    // MARK: - Validation

    /// Checks that a value satisfies the conditions of the model. Override it for other conditions.
    ///
    /// - Parameters:
    ///   - value: The value. An override may replace it; the new value is assigned.
    ///   - key: The name of the property.
    /// - Throws: An error with a code such as `NSValidationMissingMandatoryPropertyError`.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try validateProperty(value.pointee, forKey: key)
    }

    /// Checks the object before its first save. An override calls this method, too.
    ///
    /// - Throws: The error of one property, or one with the code `NSValidationMultipleErrorsError`.
    open func validateForInsert() throws { try validateProperties() }

    /// Checks the changed object before a save. An override calls this method, too.
    open func validateForUpdate() throws { try validateProperties() }

    /// Checks whether the object may be deleted. An override calls this method, too.
    ///
    /// - Throws: An error with the code `NSValidationRelationshipDeniedDeleteError` if a relationship with the rule *deny* has objects.
    open func validateForDelete() throws { try validateDeletion() }

    // MARK: - Key-value coding

    /// Returns the value of a property of the entity, or of a property in the class's `MemberTable`. Traps if there is none.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Assigns a property of the entity, or a property in the class's `MemberTable`. Traps if there is none, or if it cannot have the
    /// value.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// Called for a key without a property. Default: traps.
    open func value(forUndefinedKey key: String) -> Any? { KeyValueLookup.undefined(key, of: self) }

    /// Called when a key without a property is assigned. Default: traps.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueLookup.undefinedForAssignment(key, of: self)
    }

    /// Called when nil is assigned to a property that is not optional. Default: traps.
    open func setNilValueForKey(_ key: String) { KeyValueLookup.cannotBeNil(key, of: self) }

    /// Called when a property changes that this object observes. Default: traps.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueLookup.notHandled(keyPath, by: self)
    }

    /// Returns the key paths from which a property gets its value. A property of the entity affects itself, so it can be observed
    /// without an entry in a table. An override adds to the result of `super`.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        let listed = PropertyTable.of(self)[key]?.affectingKeyPaths ?? []
        return ModelRegistry.entity(of: self)?.layout.position(key) == nil ? listed : listed.union([key])
    }

    /// Returns the value of a property without reporting the access.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let position = layout.position(key) else { return value(forUndefinedKey: key) }
        return storedValue(at: position)
    }

    /// Assigns a property without reporting the change to observers. For custom setters, between `willChangeValue(forKey:)` and
    /// `didChangeValue(forKey:)`.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let position = layout.position(key) else { return setValue(value, forUndefinedKey: key) }
        assignStored(value, at: position)
    }

    /// Reads the values of a fault. For custom getters, before `primitiveValue(forKey:)`.
    open func willAccessValue(forKey key: String?) { fire() }

    /// For custom getters, after `primitiveValue(forKey:)`.
    open func didAccessValue(forKey key: String?) {}

    /// Reports that a property will change. For custom setters, before `setPrimitiveValue(_:forKey:)`.
    open func willChangeValue(forKey key: String) { noteWillChange(key) }

    /// Reports that a property changed.
    open func didChangeValue(forKey key: String) { noteDidChange(key) }

    /// Reports that a to-many relationship will change.
    open func willChangeValue(
        forKey inKey: String,
        withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) {
        noteWillChange(inKey)
    }

    /// Reports that a to-many relationship changed.
    open func didChangeValue(
        forKey inKey: String,
        withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) {
        noteDidChange(inKey)
    }

    open override var description: String {
        let data =
            isFault
            ? "<fault>"
            : layout.names.enumerated().map { index, name in
                layout.slots[index].isToMany
                    ? "\(name) = <relationship>" : "\(name) = \(storedDescription(at: index))"
            }.joined(separator: "; ")
        return "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))> (entity: "
            + "\(entity.name ?? ""); id: \(id); data: {\(data)})"
    }

    private func storedDescription(at position: Int) -> String { values[position].map { "\($0)" } ?? "nil" }
}

/// A pointer to a value that a method may replace. Linux has no autoreleased references, so it is an ordinary pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The kind of change of a set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    /// Objects are added.
    case union = 1
    /// Objects are removed.
    case minus = 2
    /// Objects that are not in another set are removed.
    case intersect = 3
    /// All objects are replaced.
    case set = 4
}

/// The flags of a managed object.
struct ManagedObjectState: OptionSet {
    let rawValue: UInt8
    /// The values were not read.
    static let fault = ManagedObjectState(rawValue: 1)
    static let inserted = ManagedObjectState(rawValue: 2)
    static let updated = ManagedObjectState(rawValue: 4)
    static let deleted = ManagedObjectState(rawValue: 8)
    /// The deletion is being prepared, so its relationships do not start it again.
    static let deleting = ManagedObjectState(rawValue: 16)
}

extension NSManagedObject: OverridableKeyValueCoding {}

extension NSManagedObject: AttachmentHolder {}

extension NSManagedObject: NSFetchRequestResult {}
