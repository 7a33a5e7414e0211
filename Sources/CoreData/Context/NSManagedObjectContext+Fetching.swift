import Foundation
import FoundationCompatibility

extension NSManagedObjectContext {
    /// Returns the results of a request.
    ///
    /// Costs time in proportion to the rows of the result, and reads only these, if SQL can express the predicate and the order.
    /// Predicates with closures and the like are evaluated for all objects that satisfy the other conditions.
    ///
    /// - Throws: An error if the request has no valid entity, or the store cannot be read.
    public final func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        let specification = try request.specification(in: self)
        return try results(of: specification).map { result in
            guard let result = result as? T else {
                trap(
                    "A fetch request for \(T.self) returned \(type(of: result)). Use a request of the class of the entity "
                        + "'\(specification.query.entity.name ?? "")', or the type that its resultType returns."
                )
            }
            return result
        }
    }

    /// Returns the results of a request of any type of results.
    final func results(of specification: FetchSpecification) throws -> [AnyObject] {
        switch specification.resultType {
        case .managedObjectIDResultType: return try objectIDs(specification)
        case .countResultType: return [NSNumber(value: try count(specification))]
        case .dictionaryResultType: return try dictionaries(specification)
        default: return try objects(specification)
        }
    }

    /// Returns the number of results of a request.
    public final func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        try count(request.specification(in: self))
    }

    private func count(_ specification: FetchSpecification) throws -> Int {
        let query = specification.query
        if storedParent == nil, !hasRelevantChanges(specification) {
            var total = 0
            var isExact = true
            for store in stores(for: specification) {
                guard let count = try store.engine.count(query) else {
                    isExact = false
                    break
                }
                total += count
            }
            if isExact {
                let rest = max(0, total - query.offset)
                return query.limit > 0 ? min(rest, query.limit) : rest
            }
        }
        return try objectIDs(specification).count
    }

    // MARK: - Objects

    private func objectIDs(_ specification: FetchSpecification) throws -> [NSManagedObjectID] {
        var specification = specification
        specification.includesPropertyValues = false
        specification.batchSize = 0
        specification.prefetching = []
        if storedParent == nil, !hasRelevantChanges(specification) {
            var query = specification.query
            query.includesValues = false
            let stores = stores(for: specification)
            if stores.count == 1, let result = try stores.first?.engine.rows(query), result.isLimited {
                return result.rows.map(\.id)
            }
        }
        return try objects(specification).map(\.id)
    }

    private func objects(_ specification: FetchSpecification) throws -> [NSManagedObject] {
        let query = specification.query
        let pending = pendingObjects(specification)
        var request = query
        request.includesValues = specification.includesPropertyValues && specification.batchSize <= 0
        if hasRelevantChanges(specification) {
            // The rows of changed objects are replaced by the objects, so as many as the whole result may be needed.
            request.excludedIDs = changedIDs(specification)
            if query.limit > 0 { request.limit = query.limit + query.offset }
            request.offset = 0
        }
        let result = try rows(request, specification)
        var objects = result.rows.map { materialize($0, specification) }
        if let unresolved = result.unresolved { objects = objects.filter { unresolved.evaluate(with: $0) } }
        if !result.isSorted { objects = Self.sorted(objects, by: query.sortDescriptors) }
        objects = merged(objects, pending, query.sortDescriptors)
        if !result.isLimited || hasRelevantChanges(specification) {
            objects = Array(objects.dropFirst(query.offset))
            if query.limit > 0 { objects = Array(objects.prefix(query.limit)) }
        }
        if specification.batchSize > 0, specification.includesPropertyValues {
            makeBatches(objects, size: specification.batchSize)
        }
        for keyPath in specification.prefetching { prefetch(keyPath, of: objects) }
        if !specification.returnsObjectsAsFaults, specification.includesPropertyValues {
            readValues(of: objects)
            for object in objects { object.fire() }
        }
        return objects
    }

    private func rows(_ query: RowQuery, _ specification: FetchSpecification) throws -> RowResult {
        if let storedParent {
            nonisolated(unsafe) var parentSpecification = specification
            parentSpecification.query = query
            nonisolated(unsafe) var outcome = RowResult(rows: [])
            try storedParent.performAndWait { () throws(any Error) in
                outcome = try storedParent.rowsForChild(parentSpecification)
            }
            return outcome
        }
        let stores = stores(for: specification)
        guard stores.count > 1 else {
            return try stores.first?.engine.rows(query) ?? RowResult(rows: [])
        }
        // Each store has an order of its own, so the result is sorted here, and limited afterwards.
        var request = query
        if request.limit > 0 { request.limit += request.offset }
        request.offset = 0
        let results = try stores.map { try $0.engine.rows(request) }
        return RowResult(
            rows: results.flatMap(\.rows),
            unresolved: results.contains { $0.unresolved != nil } ? query.predicate : nil,
            isSorted: query.sortDescriptors.isEmpty,
            isLimited: false
        )
    }

    /// Returns rows with the present values of this context, for a child.
    private func rowsForChild(_ specification: FetchSpecification) throws -> RowResult {
        var specification = specification
        let excluded = Set(specification.query.excludedIDs)
        specification.includesPendingChanges = true
        specification.prefetching = []
        specification.returnsObjectsAsFaults = true
        let limit = specification.query.limit
        if !excluded.isEmpty, limit > 0 { specification.query.limit = limit + excluded.count }
        specification.query.excludedIDs = []
        specification.query.predicate = try PreparedPredicate(context: self).prepare(
            specification.query.predicate,
            for: specification.query.entity
        )
        var objects = try self.objects(specification).filter { !excluded.contains($0.id) }
        if limit > 0 { objects = Array(objects.prefix(limit)) }
        guard specification.query.includesValues else {
            return RowResult(rows: objects.map { StoredRow(id: $0.id, version: $0.version, values: nil) })
        }
        return RowResult(rows: objects.compactMap(snapshot))
    }

    /// The stores that a request reads.
    final func stores(for specification: FetchSpecification) -> [NSPersistentStore] {
        (specification.stores ?? rootCoordinator?.persistentStores ?? []).filter { store in
            store.contains(specification.query.entity)
                || specification.query.entity.family.contains { store.contains($0) }
        }
    }

    private func materialize(_ row: StoredRow, _ specification: FetchSpecification) -> NSManagedObject {
        let object = registeredOrFault(row.id)
        if object.isFault {
            if row.values != nil { object.pendingRow = row }
        } else if specification.refreshes, row.values != nil {
            object.merge(row)
        }
        return object
    }

    /// Makes groups of faults that are read together.
    private func makeBatches(_ objects: [NSManagedObject], size: Int) {
        for start in stride(from: 0, to: objects.count, by: size) {
            let part = objects[start..<min(start + size, objects.count)].filter { $0.isFault && $0.pendingRow == nil }
            let batch = FaultBatch(part.map(\.id))
            for object in part { object.batch = batch }
        }
    }

    // MARK: - Pending changes

    private func isRelevant(_ object: NSManagedObject, _ specification: FetchSpecification) -> Bool {
        specification.query.includesSubentities
            ? object.entity.isKindOf(entity: specification.query.entity)
            : object.entity.name == specification.query.entity.name
    }

    private func hasRelevantChanges(_ specification: FetchSpecification) -> Bool {
        guard specification.includesPendingChanges, hasChanges else { return false }
        return [inserted, updated, deleted].contains { $0.contains { isRelevant($0, specification) } }
    }

    /// The IDs of the changed objects that the stores or the parent may have. New objects of the parent have temporary IDs.
    private func changedIDs(_ specification: FetchSpecification) -> [NSManagedObjectID] {
        guard specification.includesPendingChanges else { return [] }
        return inserted.filter { !$0.id.isTemporaryID }.union(updated).union(deleted)
            .filter { isRelevant($0, specification) }.map(\.id)
    }

    /// The inserted and changed objects that satisfy the predicate.
    private func pendingObjects(_ specification: FetchSpecification) -> [NSManagedObject] {
        guard specification.includesPendingChanges, hasChanges else { return [] }
        let excluded = Set(specification.query.excludedIDs)
        return Self.ordered(inserted).filter { isMatch($0, specification) }
            + Self.ordered(updated).filter { !excluded.contains($0.id) && isMatch($0, specification) }
    }

    private func isMatch(_ object: NSManagedObject, _ specification: FetchSpecification) -> Bool {
        isRelevant(object, specification) && specification.query.predicate?.evaluate(with: object) != false
    }

    /// Inserts changed objects into an ordered result by binary search, so that few values of the other objects are read.
    private func merged(
        _ objects: [NSManagedObject],
        _ pending: [NSManagedObject],
        _ descriptors: [NSSortDescriptor]
    ) -> [NSManagedObject] {
        guard !pending.isEmpty else { return objects }
        guard !descriptors.isEmpty else {
            // Saved objects keep their places.
            let saved = pending.filter { !$0.isInserted }
            guard !saved.isEmpty else { return objects + pending.filter(\.isInserted) }
            let places = Dictionary(
                (rootCoordinator?.persistentStores ?? []).enumerated().map { ($1.engine.identifier, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            func place(_ id: NSManagedObjectID) -> (Int, Int64) {
                (id.storeIdentifier.flatMap { places[$0] } ?? .max, id.key)
            }
            return (objects + saved).sorted { place($0.id) < place($1.id) } + pending.filter(\.isInserted)
        }
        let added = Self.sorted(pending, by: descriptors)
        var result: [NSManagedObject] = []
        result.reserveCapacity(objects.count + added.count)
        var start = 0
        for object in added {
            var low = start
            var high = objects.count
            while low < high {
                let middle = (low + high) / 2
                if Self.order(object, objects[middle], descriptors) == .orderedAscending {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            result += objects[start..<low]
            result.append(object)
            start = low
        }
        return result + objects[start...]
    }

    static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        // Swift's sort is stable, so equal objects keep the order of their first saves.
        return objects.sorted { order($0, $1, descriptors) == .orderedAscending }
    }

    static func order(
        _ first: NSManagedObject,
        _ second: NSManagedObject,
        _ descriptors: [NSSortDescriptor]
    ) -> ComparisonResult {
        for descriptor in descriptors {
            let result = descriptor.compare(first, to: second)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    // MARK: - Prefetching

    /// Reads the objects of the relationships in a key path: one request for each relationship and one for their objects.
    private func prefetch(_ keyPath: String, of objects: [NSManagedObject]) {
        var owners = objects
        for key in keyPath.split(separator: ".").map(String.init) {
            readValues(of: owners)
            var members: [NSManagedObject] = []
            var unread: [NSRelationshipDescription: [NSManagedObject]] = [:]
            for owner in owners {
                guard let position = owner.layout.position(key),
                    let relationship = owner.layout.slots[position].relationship
                else { continue }
                if !relationship.isToMany {
                    owner.fire()
                    if let related = owner.relatedObject(at: position) { members.append(related) }
                } else if storedParent == nil, !owner.id.isTemporaryID, !owner.toManyStateIsLoaded(at: position) {
                    unread[relationship, default: []].append(owner)
                }
            }
            for (relationship, owners) in unread {
                members += prefetchMembers(relationship, of: owners)
            }
            readValues(of: members)
            owners = members
        }
    }

    private func prefetchMembers(
        _ relationship: NSRelationshipDescription,
        of owners: [NSManagedObject]
    ) -> [NSManagedObject] {
        var members: [NSManagedObject] = []
        for (identifier, owners) in Dictionary(grouping: owners, by: \.id.storeIdentifier) {
            guard let engine = store(withIdentifier: identifier)?.engine,
                let found = try? engine.members(of: owners.map(\.id), relationship)
            else { continue }
            for owner in owners {
                guard let position = owner.layout.position(relationship.name) else { continue }
                owner.fire()
                let state = owner.toManyState(at: position)
                let ids = found[owner.id.key] ?? []
                if !state.isLoaded { state.load(ids) }
                let objects = ids.map(registeredOrFault)
                // The set keeps the objects in memory.
                _ = owner.collection(at: position)
                members += objects
            }
        }
        return members
    }
}

extension NSManagedObject {
    fileprivate final func toManyStateIsLoaded(at position: Int) -> Bool {
        fire()
        return (values[position] as? ToManyState)?.isLoaded == true
    }
}
