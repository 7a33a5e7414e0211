import Foundation
import FoundationCompatibility

/// The results of a controller in sections.
struct ResultsContent {
    let objects: [NSManagedObject]
    let sections: [(name: String, members: [NSManagedObject])]
    private let positions: [ObjectIdentifier: IndexPath]

    /// Divides ordered objects into sections of objects with the same name.
    init(_ objects: [NSManagedObject], sectionKeyPath: String?) {
        self.objects = objects
        var sections: [(name: String, members: [NSManagedObject])] = []
        if let sectionKeyPath {
            for object in objects {
                let name = Self.name(of: object, sectionKeyPath)
                if sections.last?.name == name {
                    sections[sections.count - 1].members.append(object)
                } else {
                    sections.append((name, [object]))
                }
            }
        } else {
            sections = [("", objects)]
        }
        self.sections = sections
        var positions: [ObjectIdentifier: IndexPath] = [:]
        positions.reserveCapacity(objects.count)
        for (sectionIndex, section) in sections.enumerated() {
            for (index, object) in section.members.enumerated() {
                positions[ObjectIdentifier(object)] = IndexPath(indexes: [sectionIndex, index])
            }
        }
        self.positions = positions
    }

    private static func name(of object: NSManagedObject, _ keyPath: String) -> String {
        switch object.value(forKeyPath: keyPath) {
        case nil: ""
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        }
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? { positions[ObjectIdentifier(object)] }

    /// Returns the names of the sections with the IDs of their objects, as a delegate gets them. They are computed when the delegate
    /// reads them.
    ///
    /// - Parameter updated: The objects to reload.
    func snapshot(reloading updated: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference { [sections] in
            .init(
                sections: sections.map { (AnyHashable($0.name), $0.members.map { AnyHashable($0.id) }) },
                reloadedItems: updated.map { AnyHashable($0.id) }
            )
        }
    }
}

/// The changes of a context that can concern results.
struct ResultsChange {
    private(set) var changed: Set<NSManagedObject> = []
    private(set) var deleted: Set<NSManagedObject> = []
    /// Whether the context has no objects any more.
    let isReset: Bool

    init(_ userInfo: [AnyHashable: Any]) {
        func objects(_ key: String) -> Set<NSManagedObject> { userInfo[key] as? Set<NSManagedObject> ?? [] }
        changed = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey)).union(
            objects(NSRefreshedObjectsKey)
        )
        deleted = objects(NSDeletedObjectsKey)
        changed.subtract(deleted)
        isReset = userInfo[NSInvalidatedAllObjectsKey] != nil
    }

    var isEmpty: Bool { changed.isEmpty && deleted.isEmpty }

    mutating func keep(_ isRelevant: (NSManagedObject) -> Bool) {
        changed = changed.filter(isRelevant)
        deleted = deleted.filter(isRelevant)
    }
}
