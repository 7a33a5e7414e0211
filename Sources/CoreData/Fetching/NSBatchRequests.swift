import Foundation
import FoundationCompatibility

/// The results of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case resultTypeStatusOnly
    /// The IDs of the deleted objects.
    case resultTypeObjectIDs
    /// The number of deleted objects.
    case resultTypeCount
}

/// The results of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnlyResultType
    /// The IDs of the changed objects.
    case updatedObjectIDsResultType
    /// The number of changed objects.
    case updatedObjectsCountResultType
}

/// The results of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnly
    /// The IDs of the inserted objects.
    case objectIDs
    /// The number of inserted objects.
    case count
}

/// Deletes saved objects without reading them. Contexts do not see the change until they merge it.
///
/// Related objects follow the delete rules in the store. Deletions that the rule *deny* prevents fail.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The objects to delete.
    public final let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    /// The kind of result. Default: the status.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

    /// Makes a request that deletes the results of a fetch.
    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) { fetchRequest = fetch }

    /// Makes a request that deletes objects by their IDs, which are of one entity.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = objects.first?.entity.root
        request.predicate = NSPredicate(format: "SELF IN %@", objects)
        self.init(fetchRequest: request)
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// Changes attributes of saved objects without reading them. Contexts do not see the change until they merge it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private var storedEntity: NSEntityDescription?
    private let name: String?
    /// The name of the entity.
    open var entityName: String { storedEntity?.name ?? name ?? "" }
    /// The entity. Nil for a request that was made with a name.
    open var entity: NSEntityDescription { storedEntity ?? NSEntityDescription() }
    /// The condition for the objects. Nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of entities that inherit are included. Default: true.
    open var includesSubentities: Bool = true
    /// The kind of result. Default: the status.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    /// The new values by the name or description of the attribute: constants, or expressions of the objects' attributes.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Makes a request for the objects of an entity by name.
    public init(entityName: String) { name = entityName }

    /// Makes a request for the objects of an entity.
    public init(entity: NSEntityDescription) {
        storedEntity = entity
        name = nil
    }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// Inserts rows without making objects. Contexts do not see the change until they merge it.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private var storedEntity: NSEntityDescription?
    private let name: String?
    /// The name of the entity.
    open var entityName: String { storedEntity?.name ?? name ?? "" }
    /// The values of the objects, by the name of the attribute.
    open var objectsToInsert: [[String: Any]]?
    /// Fills a dictionary with the values of the next object, and returns whether there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills an object, and returns whether there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The kind of result. Default: the status.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly

    /// Makes a request with the values of objects.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        name = entityName
        objectsToInsert = dictionaries
    }

    /// Makes a request with the values of objects.
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        name = nil
        storedEntity = entity
        objectsToInsert = dictionaries
    }

    /// Makes a request with a closure that fills a dictionary, and returns whether there are no more.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        name = entityName
        dictionaryHandler = handler
    }

    /// Makes a request with a closure that fills a dictionary, and returns whether there are no more.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        name = nil
        storedEntity = entity
        dictionaryHandler = handler
    }

    /// Makes a request with a closure that fills an object, and returns whether there are no more.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        name = entityName
        managedObjectHandler = handler
    }

    /// Makes a request with a closure that fills an object, and returns whether there are no more.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        name = nil
        storedEntity = entity
        managedObjectHandler = handler
    }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// A Bool, an Int or an array of IDs.
    public final let result: Any?
    /// The kind of result.
    public final let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A Bool, an Int or an array of IDs.
    public final let result: Any?
    /// The kind of result.
    public final let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A Bool, an Int or an array of IDs.
    public final let result: Any?
    /// The kind of result.
    public final let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}
