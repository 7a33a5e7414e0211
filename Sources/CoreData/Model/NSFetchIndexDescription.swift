import Foundation

/// An index of an entity, which makes searches for its properties fast.
open class NSFetchIndexDescription: NSObject {
    /// The name.
    open var name: String
    /// The indexed properties in order.
    open var elements: [NSFetchIndexElementDescription]
    /// The indexed entity. Weak reference.
    public final internal(set) weak var entity: NSEntityDescription?

    /// Makes an index of properties.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject {
    /// The kinds of indexes.
    public enum CollationType: UInt, Sendable {
        /// An index in the order of the values.
        case binary
    }

    /// The indexed property.
    public final let property: NSPropertyDescription?
    /// The kind of index.
    open var collationType: CollationType
    /// Whether small values are first.
    open var isAscending: Bool = true

    /// Makes an element for an attribute or a to-one relationship.
    public init(property: NSPropertyDescription, collationType: CollationType) {
        self.property = property
        self.collationType = collationType
    }
}
