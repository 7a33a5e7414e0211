import Foundation
import FoundationCompatibility

/// The positions of the properties of an entity in the values of its objects.
///
/// Unchecked: it does not change after it was made.
final class EntityLayout: @unchecked Sendable {
    /// A property that has a position.
    enum Slot {
        case attribute(NSAttributeDescription)
        case toOne(NSRelationshipDescription)
        case toMany(NSRelationshipDescription)
    }

    let name: String
    let rootName: String
    let slots: [Slot]
    let names: [String]
    private let positions: [String: Int]
    /// The values of a new object: defaults, and nil for relationships.
    let initialValues: [Any?]
    /// The class of the objects.
    let objectClass: NSManagedObject.Type
    /// The positions that a store has a column for, in order.
    let storedPositions: [Int]
    let toManyPositions: [Int]
    /// The sets of positions whose values are unique, with those of superentities.
    let constraints: [[Int]]

    init(_ entity: NSEntityDescription) {
        name = entity.name ?? ""
        rootName = entity.root.name ?? ""
        let properties = entity.propertiesByName.values.sorted { $0.name < $1.name }
        var slots: [Slot] = []
        var initial: [Any?] = []
        var positions: [String: Int] = [:]
        for property in properties {
            switch property {
            case let attribute as NSAttributeDescription:
                slots.append(.attribute(attribute))
                initial.append(attribute.defaultValue)
            case let relationship as NSRelationshipDescription:
                slots.append(relationship.isToMany ? .toMany(relationship) : .toOne(relationship))
                initial.append(nil)
            default: continue
            }
            positions[property.name] = slots.count - 1
        }
        self.slots = slots
        self.positions = positions
        names = slots.map(\.property.name)
        initialValues = initial
        storedPositions = slots.indices.filter { slots[$0].isColumn }
        toManyPositions = slots.indices.filter { slots[$0].isToMany }
        constraints = sequence(first: entity, next: \.superentity).flatMap(\.uniquenessConstraints).map { constraint in
            constraint.map { element in
                let key = element as? String ?? (element as? NSPropertyDescription)?.name ?? "\(element)"
                guard let position = positions[key], slots[position].isColumn else {
                    trap(
                        "A uniqueness constraint of '\(entity.name ?? "")' names '\(key)', which is no saved attribute."
                    )
                }
                return position
            }
        }
        objectClass = EntityClasses.type(for: entity)
    }

    /// Returns the position of a property; nil if the entity has none with the name.
    func position(_ name: String) -> Int? { positions[name] }
}

extension EntityLayout.Slot {
    var property: NSPropertyDescription {
        switch self {
        case .attribute(let property): property
        case .toOne(let property), .toMany(let property): property
        }
    }

    var relationship: NSRelationshipDescription? {
        switch self {
        case .attribute: nil
        case .toOne(let property), .toMany(let property): property
        }
    }

    var attribute: NSAttributeDescription? {
        guard case .attribute(let attribute) = self else { return nil }
        return attribute
    }

    var isToMany: Bool {
        guard case .toMany = self else { return false }
        return true
    }

    /// Whether the table of the entity has a column for the property.
    var isColumn: Bool { !isToMany && !property.isTransient }
}
