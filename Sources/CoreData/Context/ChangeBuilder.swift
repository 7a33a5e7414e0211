import Foundation
import FoundationCompatibility

/// Collects the changes of objects for a save.
struct ChangeBuilder {
    let engine: StoreEngine
    /// The permanent IDs of new objects by their temporary ones.
    let ids: [NSManagedObjectID: NSManagedObjectID]
    private(set) var changes = StoreChanges()
    /// The changed objects whose rows are updated.
    private(set) var written: Set<NSManagedObjectID> = []

    init(engine: StoreEngine, ids: [NSManagedObjectID: NSManagedObjectID]) {
        self.engine = engine
        self.ids = ids
    }

    private func permanent(_ id: NSManagedObjectID, _ object: NSManagedObject) throws -> NSManagedObjectID {
        guard id.isTemporaryID else { return id }
        if let id = ids[id] { return id }
        throw CoreDataError.make(
            .managedObjectValidation,
            "Dangling reference to an invalid object: \(object.layout.name) refers to \(id), which is not saved.",
            [NSValidationObjectErrorKey: object]
        )
    }

    /// Adds the change of an object.
    mutating func add(_ object: NSManagedObject, _ kind: StoreChanges.Kind) throws {
        let id = try permanent(object.id, object)
        guard kind != .deletion else {
            changes.rows.append(
                StoreChanges.Row(kind: kind, id: id, version: object.version, columns: [], values: object.values)
            )
            return
        }
        guard !object.isFault, let stored = engine.schema.entities[object.layout.name] else { return }
        let layout = object.layout
        var columns: [(name: String, value: SQLiteValue)] = []
        if kind == .insertion { columns.reserveCapacity(layout.storedPositions.count + 4) }
        for position in layout.storedPositions {
            let value = object.values[position]
            if kind == .update, let committed = object.committed,
                object.isEqual(committed[position], value, at: position)
            {
                continue
            }
            switch (layout.slots[position], stored.storage[layout.names[position]]) {
            case (.attribute(let attribute), .attribute(let column)):
                columns.append((column.name, try AttributeCoding.encode(value, of: attribute)))
            case (.toOne, .reference(let reference)):
                let related = try (value as? NSManagedObjectID).map { try permanent($0, object) }
                columns.append((reference.key, related.map { .integer($0.key) } ?? .null))
                guard let entity = reference.entity else { continue }
                let number = related.flatMap { engine.schema.entities[$0.layoutName]?.number }
                columns.append((entity, number.map { .integer($0) } ?? .null))
            default: continue
            }
        }
        if kind == .insertion || !columns.isEmpty {
            changes.rows.append(
                StoreChanges.Row(kind: kind, id: id, version: object.version, columns: columns, values: object.values)
            )
            if kind == .update { written.insert(object.id) }
        }
        for position in layout.toManyPositions {
            guard let state = object.values[position] as? ToManyState, state.hasChanges,
                case .members(let members) = stored.storage[layout.names[position]]
            else { continue }
            try add(state, members, owner: id, object)
        }
    }

    private mutating func add(
        _ state: ToManyState,
        _ members: StoreSchema.Members,
        owner: NSManagedObjectID,
        _ object: NSManagedObject
    ) throws {
        let order = try state.order?.map { try permanent($0, object).key }
        switch members {
        case .inverse(let table, let reference):
            // The members themselves have the references.
            guard let order, let column = reference.order else { return }
            changes.orderChanges.append(
                StoreChanges.OrderChange(table: table, column: column, owner: nil, keyColumn: "pk", members: order)
            )
        case .pairs(let pairs):
            func isPresent(_ id: NSManagedObjectID) -> Bool {
                object.context?.registeredObject(for: id)?.isDeleted != true
            }
            changes.pairChanges.append(
                StoreChanges.PairChange(
                    pairs: pairs,
                    owner: owner,
                    added: try state.added.filter(isPresent).sorted { $0.key < $1.key }
                        .map { try permanent($0, object) },
                    removed: state.removed.sorted { $0.key < $1.key }.filter { !$0.isTemporaryID }
                )
            )
            guard let order, pairs.isOrdered else { return }
            changes.orderChanges.append(
                StoreChanges.OrderChange(
                    table: pairs.table,
                    column: pairs.order,
                    owner: (pairs.ownKey, owner.key),
                    keyColumn: pairs.memberKey,
                    members: order
                )
            )
        }
    }
}
