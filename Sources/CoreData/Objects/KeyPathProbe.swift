import Foundation
import FoundationCompatibility

/// Finds the key of a Swift key path such as `\Person.name`: reads the key path of an object that records which property is used.
///
/// Foundation on Linux does not know the names in key paths, but sort descriptors of Core Data often have them.
final class KeyPathProbe {
    private var keys: [String] = []

    /// Returns the names in a key path of a managed object, joined by full stops. Nil if a part is no property of the entity.
    static func name(of keyPath: AnyKeyPath, in entity: NSEntityDescription) -> String? {
        let probe = KeyPathProbe()
        _ = probe.object(of: entity)[keyPath: keyPath]
        return probe.keys.isEmpty ? nil : probe.keys.joined(separator: ".")
    }

    /// Makes an object that belongs to no context.
    private func object(of entity: NSEntityDescription) -> NSManagedObject {
        let object = entity.layout.objectClass.init(entity: entity, insertInto: ObjectMaterializer(target: nil))
        object.probe = self
        return object
    }

    /// Records the key, and returns an empty value of the type; for a relationship an object that records, too.
    func value<Value>(of object: NSManagedObject, forKey key: String) -> Value {
        guard let position = object.layout.position(key) else { object.trapForUnknown(key) }
        keys.append(key)
        if case .toOne(let relationship) = object.layout.slots[position], let entity = relationship.destinationEntity {
            let related = self.object(of: entity)
            if let result = ManagedValueConversion.convert(related, to: Value.self) { return result }
        }
        if let result = ManagedValueConversion.convert(nil, to: Value.self) { return result }
        guard let example = Self.example(of: object.layout.slots[position]) as? Value else {
            trap("The sort key '\(key)' of the entity '\(object.layout.name)' has the unusual type \(Value.self).")
        }
        return example
    }

    private static func example(of slot: EntityLayout.Slot) -> Any? {
        switch slot.attribute?.attributeType {
        case .UUIDAttributeType: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case .URIAttributeType: URL(fileURLWithPath: "/")
        case .decimalAttributeType: NSDecimalNumber.zero
        case .some(let type) where type.isNumeric: NSNumber(value: 0)
        default: nil
        }
    }
}
