import Foundation
import FoundationCompatibility

/// An entity of a model: the kind of an object, with its properties.
///
/// Can be changed until a coordinator uses the model; changes after that trap.
open class NSEntityDescription: NSObject {
    /// The name. Unique in the model.
    open var name: String? { willSet { checkMutable() } }

    /// The name of the class of objects, with or without its module. Default: `NSManagedObject`.
    open var managedObjectClassName: String! = "NSManagedObject" { willSet { checkMutable() } }

    /// The model. Weak reference.
    public final internal(set) weak var managedObjectModel: NSManagedObjectModel! {
        get { owner }
        set { owner = newValue }
    }

    private weak var owner: NSManagedObjectModel?

    /// Whether there are only objects of subentities.
    open var isAbstract: Bool = false { willSet { checkMutable() } }

    /// The entity from which this one inherits properties. Weak reference; set by ``subentities``.
    public final internal(set) weak var superentity: NSEntityDescription? {
        get { parent }
        set { parent = newValue }
    }

    private weak var parent: NSEntityDescription?

    /// The entities that inherit the properties of this one.
    open var subentities: [NSEntityDescription] = [] {
        willSet { checkMutable() }
        didSet {
            for old in oldValue where old.parent === self { old.parent = nil }
            for entity in subentities { entity.parent = self }
        }
    }

    /// The properties, with those of the superentities. Assigning sets the entity's own ones.
    open var properties: [NSPropertyDescription] {
        get { (parent?.properties.filter { own[$0.name] == nil } ?? []) + declared }
        set {
            checkMutable()
            for old in declared where old.entity === self { old.entity = nil }
            let inherited = parent?.properties ?? []
            declared = newValue.filter { property in !inherited.contains { $0 === property } }
            own = Dictionary(declared.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
            for property in declared { property.entity = self }
        }
    }

    /// The properties that the entity itself declares.
    final private(set) var declared: [NSPropertyDescription] = []
    private var own: [String: NSPropertyDescription] = [:]

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The entities that inherit the properties of this one, by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// The sets of properties whose values together are unique. Each is an array of names or attributes.
    open var uniquenessConstraints: [[Any]] = [] { willSet { checkMutable() } }

    /// The indexes.
    open var indexes: [NSFetchIndexDescription] = [] {
        willSet { checkMutable() }
        didSet { for index in indexes { index.entity = self } }
    }

    /// Values of the app.
    open var userInfo: [AnyHashable: Any]?

    /// The name of the entity in the former version of the model, if it was different. Default: the name.
    open var renamingIdentifier: String? {
        get { storedRenamingIdentifier ?? name }
        set { storedRenamingIdentifier = newValue }
    }

    final var storedRenamingIdentifier: String? { willSet { checkMutable() } }

    /// A text that distinguishes versions of the model whose entities have equal declarations but other content.
    open var versionHashModifier: String? { willSet { checkMutable() } }

    /// A value that changes when the declaration of the entity or its properties does.
    open var versionHash: Data { ModelRecord.hash(of: self) }

    /// Whether a coordinator uses the model.
    final var isFrozen: Bool { frozenLayout != nil }

    /// The positions of the properties in objects; made when a coordinator begins to use the model, or the first object is.
    private var frozenLayout: EntityLayout?

    /// Makes an entity without a name.
    public override init() { super.init() }

    // MARK: - Entities

    /// Whether the entity is another one or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === entity || $0.isSame(as: entity) }
    }

    /// Entities of two copies of a model have the same objects.
    private func isSame(as other: NSEntityDescription) -> Bool { name == other.name && owner !== other.owner }

    /// Returns the relationships whose objects are of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Returns the entity with a name in the model of a context. Traps if the context has no coordinator.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        guard let coordinator = context.rootCoordinator else {
            trap(
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'"
            )
        }
        return coordinator.managedObjectModel.entitiesByName[entityName]
    }

    /// Makes an object of an entity, and inserts it into a context. Traps if there is no such entity.
    open class func insertNewObject(
        forEntityName entityName: String,
        into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            trap("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.layout.objectClass.init(entity: entity, insertInto: context)
    }

    // MARK: - Use

    /// The positions of the properties in objects. Reading them ends the time in which the entity can be changed.
    final var layout: EntityLayout {
        if let frozenLayout { return frozenLayout }
        let layout = EntityLayout(self)
        frozenLayout = layout
        return layout
    }

    final func checkMutable() {
        require(
            frozenLayout == nil,
            "The model is used by a coordinator, so the entity '\(name ?? "")' cannot be changed. Change a copy of the model."
        )
    }

    /// The root of the inheritance, whose table has all objects.
    final var root: NSEntityDescription { parent?.root ?? self }

    /// The entity and all that inherit from it.
    final var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    open override var description: String { "<NSEntityDescription \(quoted(name ?? ""))>" }
}
