import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSExpression

extension NSManagedObjectContext {
    /// Executes a request: a batch deletion, update or insertion, or an asynchronous fetch.
    ///
    /// Batch requests change the store at once, in one transaction. Merge their IDs with
    /// ``mergeChanges(fromRemoteContextSave:into:)`` into contexts that have the objects.
    @discardableResult
    public final func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as any AsynchronousRequest: return request.start(in: self)
        case let request as NSBatchDeleteRequest: return try execute(request)
        case let request as NSBatchUpdateRequest: return try execute(request)
        case let request as NSBatchInsertRequest: return try execute(request)
        default:
            throw CoreDataError.make(
                .persistentStoreOperation,
                "\(type(of: request)) cannot be executed. Use fetch(_:) or save()."
            )
        }
    }

    /// Returns the IDs of saved objects, without regard to changes of contexts.
    private func savedIDs(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [NSManagedObjectID] {
        guard let coordinator = rootCoordinator else { return [] }
        let request = request.duplicate()
        request.resultType = .managedObjectIDResultType
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return try context.fetch(request).compactMap { $0 as? NSManagedObjectID }
    }

    private func entity(named name: String) throws -> NSEntityDescription {
        guard let entity = rootCoordinator?.managedObjectModel.entitiesByName[name] else {
            throw CoreDataError.make(.persistentStoreOperation, "The model has no entity \(quoted(name)).")
        }
        return entity
    }

    private func grouped(
        _ ids: [NSManagedObjectID]
    ) -> [(engine: StoreEngine, ids: [NSManagedObjectID])] {
        Dictionary(grouping: ids, by: \.storeIdentifier).compactMap { identifier, ids in
            store(withIdentifier: identifier).map { ($0.engine, ids) }
        }
    }

    private func execute(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        let ids = try savedIDs(request.fetchRequest)
        for (engine, ids) in grouped(ids) { try engine.delete(ids) }
        switch request.resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
        case .resultTypeCount: return NSBatchDeleteResult(ids.count, request.resultType)
        }
    }

    private func execute(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let entity = try entity(named: request.entityName)
        let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        let ids = try savedIDs(fetch)
        for (engine, ids) in grouped(ids) {
            try engine.update(ids, of: entity, request.propertiesToUpdate ?? [:])
        }
        switch request.resultType {
        case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
        case .updatedObjectIDsResultType: return NSBatchUpdateResult(ids, request.resultType)
        case .updatedObjectsCountResultType: return NSBatchUpdateResult(ids.count, request.resultType)
        }
    }

    /// The rows are those of a save in a context of their own: the values get the same checks, and conflicts the policy of this context.
    private func execute(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let entity = try entity(named: request.entityName)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = rootCoordinator
        context.mergePolicy = mergePolicy
        var made: [NSManagedObject] = []
        func insert() -> NSManagedObject {
            let object = entity.layout.objectClass.init(entity: entity, insertInto: context)
            made.append(object)
            return object
        }
        for values in request.objectsToInsert ?? [] { insert().setValuesForKeys(values) }
        if let handler = request.dictionaryHandler {
            let dictionary = NSMutableDictionary()
            while !handler(dictionary) {
                let object = insert()
                for (key, value) in dictionary {
                    if let key = key as? String { object.setValue(value, forKey: key) }
                }
                dictionary.removeAllObjects()
            }
        }
        if let handler = request.managedObjectHandler {
            var isAtEnd = false
            while !isAtEnd {
                let object = insert()
                isAtEnd = handler(object)
                if isAtEnd { context.delete(object) }
            }
        }
        try context.save()
        let ids = made.filter { $0.context === context }.map(\.id)
        switch request.resultType {
        case .statusOnly: return NSBatchInsertResult(true, request.resultType)
        case .objectIDs: return NSBatchInsertResult(ids, request.resultType)
        case .count: return NSBatchInsertResult(ids.count, request.resultType)
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// Executes a request with a context: a batch request, a fetch, or an asynchronous fetch.
    ///
    /// - Returns: The array of results of a fetch; otherwise an `NSPersistentStoreResult`.
    @discardableResult
    public final func execute(
        _ request: NSPersistentStoreRequest,
        with context: NSManagedObjectContext
    ) throws -> Any {
        if let fetch = request as? any ErasedFetchRequest { return try fetch.results(in: context) }
        return try context.execute(request)
    }
}

/// A fetch request of any type of results.
private protocol ErasedFetchRequest {
    func results(in context: NSManagedObjectContext) throws -> [AnyObject]
}

extension NSFetchRequest: ErasedFetchRequest {
    fileprivate func results(in context: NSManagedObjectContext) throws -> [AnyObject] {
        try context.results(of: specification(in: context))
    }
}
