import Foundation
import Synchronization

/// The models that coordinators use. A class finds its entity here.
enum ModelRegistry {
    /// Unchecked: a weak reference is thread-safe.
    private struct Entry: @unchecked Sendable {
        weak var model: NSManagedObjectModel?
    }

    private static let models = Mutex<[Entry]>([])

    static func add(_ model: NSManagedObjectModel) {
        let entry = Entry(model: model)
        models.withLock { models in
            models.removeAll { $0.model == nil }
            models.append(entry)
        }
    }

    /// Returns the entity with a class in the model that was used last; nil if there is none.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let present = models.withLock { $0.compactMap(\.model) }
        for model in present.reversed() {
            if let entity = model.entity(of: type) { return entity }
        }
        return nil
    }
}

extension NSManagedObjectModel {
    /// Returns the entity with a class. A class without one has that of its superclass.
    final func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        for current in sequence(first: type as AnyClass, next: { _getSuperclass($0) }) {
            guard current != NSManagedObject.self else { return nil }
            let matching = entities.filter { $0.layout.objectClass == current }
            // A subentity can have the class of its superentity. The class means the latter.
            if let entity = matching.first(where: { entity in
                !matching.contains { $0 !== entity && entity.isKindOf(entity: $0) }
            }) {
                return entity
            }
        }
        return nil
    }
}
