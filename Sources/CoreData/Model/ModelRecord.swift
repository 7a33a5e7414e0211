import Foundation

/// The parts of a model on which a store depends. A store keeps those of its model: equal records mean that no migration is needed, and
/// a migration reads the former tables from them.
struct ModelRecord: Codable, Equatable {
    struct Entity: Codable, Equatable {
        var name: String
        var parent: String?
        var renamed: String?
        var modifier: String?
        var isAbstract: Bool
        var properties: [Property]
        var constraints: [[String]]
        var indexes: [[String]]
    }

    struct Property: Codable, Equatable {
        var name: String
        var renamed: String?
        var modifier: String?
        var isOptional: Bool
        var isTransient: Bool
        /// The raw value of the type of an attribute.
        var attributeType: UInt?
        var transformer: String?
        var relationship: Relationship?
        var isIndexed: Bool
    }

    struct Relationship: Codable, Equatable {
        var destination: String
        var inverseEntity: String?
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
    }

    /// The entities, sorted by name.
    var entities: [Entity]

    init(_ model: NSManagedObjectModel) {
        entities = model.entities.map(Entity.init).sorted { $0.name < $1.name }
    }

    /// A text that is equal for equal records.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    init?(text: String) {
        guard let record = try? JSONDecoder().decode(ModelRecord.self, from: Data(text.utf8)) else { return nil }
        self = record
    }

    /// Whether two records have the same tables. Names of former versions and indexes do not matter.
    func isCompatible(with other: ModelRecord) -> Bool { comparable == other.comparable }

    private var comparable: ModelRecord {
        var result = self
        for index in result.entities.indices {
            result.entities[index].renamed = nil
            result.entities[index].indexes = []
            for position in result.entities[index].properties.indices {
                result.entities[index].properties[position].renamed = nil
                result.entities[index].properties[position].isIndexed = false
            }
        }
        return result
    }

    /// A hash value of the declaration of an entity.
    static func hash(of entity: NSEntityDescription) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var record = Entity(entity)
        record.renamed = nil
        let bytes = (try? encoder.encode(record)) ?? Data()
        // Four FNV-1a hashes with different starts: 32 bytes, as many as Apple's hashes have.
        var result = Data()
        for start in 0..<4 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &+ UInt64(start)
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.littleEndian) { result.append(contentsOf: $0) }
        }
        return result
    }
}

extension ModelRecord.Entity {
    init(_ entity: NSEntityDescription) {
        name = entity.name ?? ""
        parent = entity.superentity?.name
        renamed = entity.storedRenamingIdentifier
        modifier = entity.versionHashModifier
        isAbstract = entity.isAbstract
        properties = entity.declared.compactMap(ModelRecord.Property.init).sorted { $0.name < $1.name }
        constraints = entity.uniquenessConstraints.map { constraint in
            constraint.map { $0 as? String ?? ($0 as? NSPropertyDescription)?.name ?? "" }
        }
        indexes = entity.indexes.map { $0.elements.compactMap { $0.property?.name } }
    }
}

extension ModelRecord.Property {
    init?(_ property: NSPropertyDescription) {
        name = property.name
        renamed = property.storedRenamingIdentifier
        modifier = property.versionHashModifier
        isOptional = property.isOptional
        isTransient = property.isTransient
        isIndexed = property.isIndexed
        switch property {
        case let attribute as NSAttributeDescription:
            attributeType = attribute.attributeType.rawValue
            transformer = attribute.valueTransformerName
        case let relationship as NSRelationshipDescription:
            self.relationship = ModelRecord.Relationship(
                destination: relationship.destinationEntity?.name ?? "",
                inverseEntity: relationship.inverseRelationship?.entity?.name,
                inverse: relationship.inverseRelationship?.name,
                isToMany: relationship.isToMany,
                isOrdered: relationship.isOrdered
            )
        default: return nil
        }
    }
}
