import Foundation

/// Makes an object for a saved row: passed to the initializer of its class instead of the context, whose objects are new ones.
///
/// The initializer that all classes of objects have takes only an entity and a context.
final class ObjectMaterializer: NSManagedObjectContext, @unchecked Sendable {
    weak var target: NSManagedObjectContext?
    var nextID: NSManagedObjectID?

    init(target: NSManagedObjectContext?) {
        self.target = target
        super.init(concurrencyType: .mainQueueConcurrencyType)
    }

    /// Makes a fault.
    func fault(_ id: NSManagedObjectID) -> NSManagedObject {
        nextID = id
        defer { nextID = nil }
        return id.entity.layout.objectClass.init(entity: id.entity, insertInto: self)
    }
}
