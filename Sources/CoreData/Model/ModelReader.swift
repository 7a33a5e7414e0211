import Foundation
import FoundationCompatibility

/// Reads a model from Xcode's source format.
struct ModelReader {
    private let data: Data
    private let path: String

    init(_ data: Data, path: String) {
        self.data = data
        self.path = path
    }

    private func problem(_ text: String) -> ModelFiles.Problem { ModelFiles.Problem(description: text) }

    private func report(_ feature: String) { warn("The model \(quoted(path)) uses \(feature).") }

    /// Reads the entities, configurations and fetch requests into an empty model.
    func read(into model: NSManagedObjectModel) throws {
        let root = try ModelElement.parse(data)
        guard root.name == "model" else { throw problem("its root is <\(root.name)>, not <model>.") }
        if let version = root["userDefinedModelVersionIdentifier"], !version.isEmpty {
            model.versionIdentifiers = [version]
        }
        var entities: [String: NSEntityDescription] = [:]
        let elements = root.children("entity")
        for element in elements {
            let entity = try self.entity(element)
            guard let name = entity.name, entities.updateValue(entity, forKey: name) == nil else {
                throw problem("two entities have the name \(quoted(entity.name ?? "")).")
            }
        }
        try inherit(elements, entities)
        for element in elements { try addProperties(of: element, entities) }
        for element in elements { try connect(element, entities) }
        for element in elements { addConstraintsAndIndexes(of: element, entities) }
        model.entities = elements.compactMap { $0["name"].flatMap { entities[$0] } }
        for element in root.children("configuration") {
            guard let name = element["name"] else { continue }
            model.setEntities(
                element.children("memberEntity").compactMap { $0["name"].flatMap { entities[$0] } },
                forConfigurationName: name
            )
        }
        for element in root.children("fetchRequest") {
            if let name = element["name"] {
                model.setFetchRequestTemplate(try fetchRequest(element), forName: name)
            }
        }
    }

    // MARK: - Entities

    private func entity(_ element: ModelElement) throws -> NSEntityDescription {
        guard let name = element["name"], !name.isEmpty else { throw problem("an entity has no name.") }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = element.isSet("isAbstract")
        entity.renamingIdentifier = element["elementID"]
        entity.versionHashModifier = element["versionHashModifier"]
        entity.userInfo = userInfo(element)
        return entity
    }

    private func userInfo(_ element: ModelElement) -> [AnyHashable: Any]? {
        let entries = element.children("userInfo").flatMap { $0.children("entry") }
        guard !entries.isEmpty else { return nil }
        return Dictionary(
            entries.compactMap { entry in entry["key"].map { (AnyHashable($0), entry["value"] ?? "") } },
            uniquingKeysWith: { $1 }
        )
    }

    private func inherit(_ elements: [ModelElement], _ entities: [String: NSEntityDescription]) throws {
        var children: [String: [NSEntityDescription]] = [:]
        for element in elements {
            guard let parent = element["parentEntity"], let name = element["name"], let entity = entities[name] else {
                continue
            }
            guard entities[parent] != nil else {
                throw problem("the entity \(quoted(name)) inherits from \(quoted(parent)), which does not exist.")
            }
            children[parent, default: []].append(entity)
            // The path to the root ends after as many steps as there are entities, unless it is a circle.
            var ancestor = elements.first { $0["name"] == parent }
            var steps = 0
            while let current = ancestor?["parentEntity"] {
                ancestor = elements.first { $0["name"] == current }
                steps += 1
                guard steps <= elements.count else { throw problem("the entity \(quoted(name)) inherits from itself.") }
            }
        }
        for (parent, inheriting) in children { entities[parent]?.subentities = inheriting }
    }

    private func addProperties(of element: ModelElement, _ entities: [String: NSEntityDescription]) throws {
        guard let name = element["name"], let entity = entities[name] else { return }
        var properties: [NSPropertyDescription] = []
        for child in element.children {
            let property: NSPropertyDescription
            switch child.name {
            case "attribute": property = try attribute(child, of: name)
            case "relationship": property = relationship(child)
            case "fetchedProperty":
                report(
                    "the fetched property \(quoted("\(name).\(child["name"] ?? "")")), which is not supported: fetch in code"
                )
                continue
            default: continue
            }
            guard let propertyName = child["name"], !propertyName.isEmpty else {
                throw problem("a property of the entity \(quoted(name)) has no name.")
            }
            property.name = propertyName
            property.isOptional = child.isSet("optional")
            property.isTransient = child.isSet("transient")
            property.isIndexed = child.isSet("indexed")
            property.renamingIdentifier = child["elementID"]
            property.versionHashModifier = child["versionHashModifier"]
            property.userInfo = userInfo(child)
            properties.append(property)
        }
        entity.properties = properties
    }

    // MARK: - Properties

    private func attribute(_ element: ModelElement, of entity: String) throws -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        let name = "\(entity).\(element["name"] ?? "")"
        let typeName = element["attributeType"] ?? "Undefined"
        guard let type = NSAttributeType.all.first(where: { $0.fileName == typeName }) else {
            throw problem("the attribute \(quoted(name)) has the unknown type \(quoted(typeName)).")
        }
        attribute.attributeType = type
        attribute.attributeValueClassName = element["customClassName"]
        attribute.valueTransformerName = element["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = element.isSet("allowsExternalBinaryDataStorage")
        attribute.regularExpression = element["regularExpressionString"]
        if type == .dateAttributeType {
            attribute.minimumValue = element["minDateTimeInterval"].flatMap(Double.init)
            attribute.maximumValue = element["maxDateTimeInterval"].flatMap(Double.init)
            attribute.defaultValue = element["defaultDateTimeInterval"].flatMap(Double.init)
                .map { Date(timeIntervalSinceReferenceDate: $0) }
        } else {
            attribute.minimumValue = element["minValueString"].flatMap(Double.init)
            attribute.maximumValue = element["maxValueString"].flatMap(Double.init)
            attribute.defaultValue = element["defaultValueString"].flatMap { defaultValue($0, type) }
        }
        if element.isSet("derived") {
            report(
                "the derived attribute \(quoted(name)), which is not supported: its value remains nil. Compute it in willSave()"
            )
        }
        return attribute
    }

    private func defaultValue(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
        case .stringAttributeType: text
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }

    private func relationship(_ element: ModelElement) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.maxCount = element.isSet("toMany") ? element["maxCount"].flatMap(Int.init) ?? 0 : 1
        if element.isSet("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
        relationship.minCount = element["minCount"].flatMap(Int.init) ?? 0
        relationship.isOrdered = element.isSet("ordered")
        relationship.deleteRule =
            switch element["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return relationship
    }

    private func connect(_ element: ModelElement, _ entities: [String: NSEntityDescription]) throws {
        guard let name = element["name"], let entity = entities[name] else { return }
        for child in element.children("relationship") {
            guard let childName = child["name"],
                let relationship = entity.propertiesByName[childName] as? NSRelationshipDescription
            else { continue }
            let destinationName = child["destinationEntity"] ?? ""
            guard let destination = entities[destinationName] else {
                throw problem(
                    "the relationship \(quoted("\(name).\(childName)")) has the destination \(quoted(destinationName)), which "
                        + "does not exist."
                )
            }
            relationship.destinationEntity = destination
            guard let inverseName = child["inverseName"] else { continue }
            let owner = child["inverseEntity"].flatMap { entities[$0] } ?? destination
            guard let inverse = owner.propertiesByName[inverseName] as? NSRelationshipDescription else {
                throw problem(
                    "the relationship \(quoted("\(name).\(childName)")) has the inverse \(quoted(inverseName)), which does "
                        + "not exist."
                )
            }
            relationship.inverseRelationship = inverse
        }
    }

    private func addConstraintsAndIndexes(of element: ModelElement, _ entities: [String: NSEntityDescription]) {
        guard let name = element["name"], let entity = entities[name] else { return }
        entity.uniquenessConstraints = element.children("uniquenessConstraints")
            .flatMap { $0.children("uniquenessConstraint") }
            .map { $0.children("constraint").compactMap { $0["value"] } }
            .filter { !$0.isEmpty }
        entity.indexes = element.children("fetchIndex").map { index in
            let elements = index.children("fetchIndexElement").compactMap { item in
                item["property"].flatMap { entity.propertiesByName[$0] }.map { property in
                    let result = NSFetchIndexElementDescription(property: property, collationType: .binary)
                    result.isAscending = item["order"] != "descending"
                    return result
                }
            }
            return NSFetchIndexDescription(name: index["name"] ?? "", elements: elements)
        }
    }

    // MARK: - Fetch requests

    private func fetchRequest(_ element: ModelElement) throws -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: element["entity"] ?? "")
        if let predicate = element["predicateString"] { request.predicate = NSPredicate(format: predicate) }
        request.fetchLimit = element["fetchLimit"].flatMap(Int.init) ?? 0
        request.fetchBatchSize = element["fetchBatchSize"].flatMap(Int.init) ?? 0
        if element["includeSubentities"] == "NO" { request.includesSubentities = false }
        if element["includesPropertyValues"] == "NO" { request.includesPropertyValues = false }
        if element["returnObjectsAsFaults"] == "NO" { request.returnsObjectsAsFaults = false }
        if element.isSet("returnDistinctResults") { request.returnsDistinctResults = true }
        return request
    }
}
