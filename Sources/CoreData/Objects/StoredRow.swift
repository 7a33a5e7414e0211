import Foundation

/// The saved values of an object.
final class StoredRow {
    let id: NSManagedObjectID
    /// The number of saves that changed the object. A save fails if another one changed it in between.
    let version: Int64
    /// The values by position, nil for to-many relationships; an ID for to-one relationships. Nil if only the ID was read.
    let values: [Any?]?

    init(id: NSManagedObjectID, version: Int64, values: [Any?]?) {
        self.id = id
        self.version = version
        self.values = values
    }
}

/// The objects of a fetch with a batch size whose values are read together.
final class FaultBatch {
    let ids: [NSManagedObjectID]

    init(_ ids: [NSManagedObjectID]) { self.ids = ids }
}
