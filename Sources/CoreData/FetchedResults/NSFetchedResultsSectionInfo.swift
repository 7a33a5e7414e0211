import Foundation

/// A section of a fetched results controller.
public protocol NSFetchedResultsSectionInfo {
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects in order.
    var objects: [Any]? { get }
    /// The value of `sectionNameKeyPath` of the objects.
    var name: String { get }
    /// The title in the section index: the first letter of the name in capitals.
    var indexTitle: String? { get }
}

/// The objects with one section name.
struct ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }

    init(_ section: (name: String, members: [NSManagedObject]), indexTitle: String?) {
        name = section.name
        self.indexTitle = indexTitle
        objects = section.members
    }
}

/// The kinds of changes of a fetched results controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// An object or section was added.
    case insert = 1
    /// An object or section was removed.
    case delete
    /// An object changed its place.
    case move
    /// An object changed, and kept its place.
    case update
}
