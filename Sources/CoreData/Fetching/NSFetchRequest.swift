import Foundation
import FoundationCompatibility

/// The results of fetch requests: managed objects, their IDs, dictionaries and numbers.
///
/// A marker: code can use `NSFetchRequest<NSFetchRequestResult>` and a request of a class in the same places, as on Apple's systems.
@_marker
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of results of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a kind from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Managed objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// IDs of managed objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with the properties to fetch.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// One number: the count of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// Reads objects.
    case fetchRequestType = 1
    /// Saves objects.
    case saveRequestType
    /// Inserts rows.
    case batchInsertRequestType = 5
    /// Changes rows.
    case batchUpdateRequestType
    /// Deletes rows.
    case batchDeleteRequestType
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
    /// The stores; nil for all of the coordinator.
    open var affectedStores: [NSPersistentStore]?

    /// The kind of request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// A request for the objects of an entity.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    /// The entity. Nil until the request is used if it was made with a name.
    open var entity: NSEntityDescription?
    private var name: String?
    /// The class whose entity is requested.
    final var requestedClass: NSManagedObject.Type?

    /// The name of the entity.
    open var entityName: String? { entity?.name ?? name }

    /// The condition for the objects. Nil for all.
    open var predicate: NSPredicate?

    /// The order. Nil for the order of the first saves.
    open var sortDescriptors: [NSSortDescriptor]?

    /// The maximum number of results. Default: 0, for no limit.
    open var fetchLimit: Int = 0

    /// The number of results that are skipped. Default: 0.
    open var fetchOffset: Int = 0

    /// The number of objects whose values are read together when one is used. Default: 0, to read all at once.
    open var fetchBatchSize: Int = 0

    /// The kind of results. Default: managed objects.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType

    /// Whether objects of entities that inherit are included. Default: true.
    open var includesSubentities: Bool = true

    /// Whether changes of the context that were not saved are regarded. Default: true. Results that are dictionaries never regard them.
    open var includesPendingChanges: Bool = true

    /// Whether the values are read together with the IDs. Default: true.
    open var includesPropertyValues: Bool = true

    /// Whether `awakeFromFetch()` is called later, when an object is used. Default: true.
    open var returnsObjectsAsFaults: Bool = true

    /// Whether objects that are in memory get the values in the store. Changes that were not saved remain. Default: false.
    open var shouldRefreshRefetchedObjects: Bool = false

    /// Whether equal dictionaries are returned once. Default: false.
    open var returnsDistinctResults: Bool = false

    /// The properties in dictionaries: names, key paths, property descriptions or expression descriptions. Nil for all attributes.
    open var propertiesToFetch: [Any]?

    /// The properties by which dictionaries are grouped: names or property descriptions.
    open var propertiesToGroupBy: [Any]?

    /// The condition for groups.
    open var havingPredicate: NSPredicate?

    /// The relationships whose objects are read together with the results, as key paths.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Makes a request whose entity is set later, or found by the type of the results.
    public override init() { super.init() }

    /// Makes a request for an entity by name.
    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    /// Fetches with the context on whose queue the caller is, by ``NSManagedObjectContext/perform(_:)``. Throws elsewhere.
    public final func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw CoreDataError.make(
                .persistentStoreOperation,
                "NSFetchRequest.execute() is called outside of perform(_:) of a context. Use the context's fetch(_:)."
            )
        }
        return try context.fetch(self)
    }

    /// Returns a copy.
    open override func copy() -> Any { duplicate() }

    final func duplicate() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>()
        copy.entity = entity
        copy.name = name
        copy.requestedClass = requestedClass
        copy.affectedStores = affectedStores
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPendingChanges = includesPendingChanges
        copy.includesPropertyValues = includesPropertyValues
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        copy.returnsDistinctResults = returnsDistinctResults
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        return copy
    }

    open override var description: String {
        "<NSFetchRequest: \(entityName ?? "") predicate: \(predicate.map { "\($0)" } ?? "nil") limit: \(fetchLimit)>"
    }
}

/// The values of a fetch request, of any type of results.
struct FetchSpecification {
    var query: RowQuery
    var resultType: NSFetchRequestResultType
    var batchSize: Int
    var includesPendingChanges: Bool
    var includesPropertyValues: Bool
    var returnsObjectsAsFaults: Bool
    var refreshes: Bool
    var isDistinct: Bool
    var propertiesToFetch: [Any]?
    var groupBy: [Any]
    var having: NSPredicate?
    var prefetching: [String]
    var stores: [NSPersistentStore]?
}

extension NSFetchRequest {
    /// The values of the request. Throws if the entity does not exist.
    final func specification(in context: NSManagedObjectContext) throws -> FetchSpecification {
        guard let coordinator = context.rootCoordinator else {
            throw CoreDataError.make(
                .persistentStoreOperation,
                "The context has no persistent store coordinator, so it cannot fetch."
            )
        }
        let model = coordinator.managedObjectModel
        let type = requestedClass ?? (ResultType.self as? NSManagedObject.Type)
        let found =
            entityName.flatMap { model.entitiesByName[$0] }
            ?? (entityName == nil ? type.flatMap { model.entity(of: $0) } : nil)
        guard let entity = found else {
            throw CoreDataError.make(
                .persistentStoreOperation,
                "The model has no entity \(quoted(entityName ?? type.map { "\($0)" } ?? "")). A fetch request must have an entity."
            )
        }
        self.entity = entity
        let predicate = try PreparedPredicate(context: context).prepare(predicate, for: entity)
        let query = RowQuery(
            entity: entity,
            includesSubentities: includesSubentities,
            predicate: predicate,
            sortDescriptors: sortDescriptors ?? [],
            limit: max(0, fetchLimit),
            offset: max(0, fetchOffset)
        )
        return FetchSpecification(
            query: query,
            resultType: resultType,
            batchSize: fetchBatchSize,
            includesPendingChanges: includesPendingChanges,
            includesPropertyValues: includesPropertyValues,
            returnsObjectsAsFaults: returnsObjectsAsFaults,
            refreshes: shouldRefreshRefetchedObjects,
            isDistinct: returnsDistinctResults,
            propertiesToFetch: propertiesToFetch,
            groupBy: propertiesToGroupBy ?? [],
            having: havingPredicate,
            prefetching: relationshipKeyPathsForPrefetching ?? [],
            stores: affectedStores
        )
    }
}
