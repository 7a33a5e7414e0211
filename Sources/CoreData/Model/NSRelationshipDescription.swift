import Foundation
import FoundationCompatibility

/// The effect of a deletion on related objects.
public enum NSDeleteRule: UInt, Sendable {
    /// They remain, and still refer to the deleted object.
    case noActionDeleteRule
    /// They no longer refer to the deleted object.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// The deletion cannot be saved while there are any.
    case denyDeleteRule
}

/// A relationship between entities.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the related objects. Weak reference.
    open var destinationEntity: NSEntityDescription? {
        get { destination }
        set {
            checkMutable()
            destination = newValue
        }
    }

    /// The relationship in the opposite direction, which is changed together with this one. Weak reference.
    open var inverseRelationship: NSRelationshipDescription? {
        get { inverse }
        set {
            checkMutable()
            inverse = newValue
        }
    }

    private weak var destination: NSEntityDescription?
    private weak var inverse: NSRelationshipDescription?

    /// The maximum number of related objects; 1 for a to-one relationship, 0 for no limit. Default: 0.
    open var maxCount: Int = 0 { willSet { checkMutable() } }

    /// The minimum number of related objects, unless there are none and the relationship is optional. Default: 0.
    open var minCount: Int = 0 { willSet { checkMutable() } }

    /// The effect of a deletion on related objects. Default: nullify.
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule { willSet { checkMutable() } }

    /// Whether the related objects have an order.
    open var isOrdered: Bool = false { willSet { checkMutable() } }

    /// Whether there can be several related objects.
    open var isToMany: Bool { maxCount != 1 }

    override func emptyCopy() -> NSPropertyDescription {
        let copy = NSRelationshipDescription()
        copy.destinationEntity = destinationEntity
        copy.inverseRelationship = inverseRelationship
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
        return copy
    }
}
