import Foundation
import FoundationCompatibility

/// The entities of an app's objects.
///
/// Read from a file, or made in code. Can be changed until a coordinator uses it; changes after that trap. Any thread may read it then.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        willSet { checkMutable() }
        didSet {
            for old in oldValue where old.managedObjectModel === self { old.managedObjectModel = nil }
            for entity in entities { entity.managedObjectModel = self }
            byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
        }
    }

    private var byName: [String: NSEntityDescription] = [:]
    private var isUsed = false
    private var configurationNames: [String: [String]] = [:]
    private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]

    /// The identifiers of the version, which the app chooses. Default: none.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Makes a model without entities.
    public override init() { super.init() }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        // The name of an entity may have changed after it was added.
        isUsed ? byName : Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// For each entity a value that changes when its declaration does.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    // MARK: - Configurations

    /// The names of the configurations.
    open var configurations: [String] { configurationNames.keys.sorted() }

    /// Returns the entities of a configuration; all of them for nil or the configuration `Default`.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "Default" || configurationNames["Default"] != nil else {
            return entities
        }
        return configurationNames[configuration]?.compactMap { entitiesByName[$0] }
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        checkMutable()
        configurationNames[configuration] = entities.map { $0.name ?? "" }
    }

    // MARK: - Fetch request templates

    /// The fetch requests of the model by name.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

    /// Returns the fetch request with a name. Do not change it: use a copy.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name] }

    /// Returns a copy of the fetch request with a name, with values instead of variables.
    open func fetchRequestFromTemplate(
        withName name: String,
        substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let request = templates[name]?.duplicate() else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables(variables)
        return request
    }

    /// Sets the fetch request with a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?,
        forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    // MARK: - Copies

    /// Returns a copy that can be changed.
    open override func copy() -> Any {
        let copy = NSManagedObjectModel()
        copy.add(entitiesOf: [self])
        copy.versionIdentifiers = versionIdentifiers
        return copy
    }

    /// Adds copies of the entities, configurations and templates of models. Of entities with the same name, the first is added.
    final func add(entitiesOf models: [NSManagedObjectModel]) {
        var copies: [String: NSEntityDescription] = [:]
        var sources: [NSEntityDescription] = []
        for model in models {
            for entity in model.entities where copies[entity.name ?? ""] == nil {
                copies[entity.name ?? ""] = entity.shallowCopy()
                sources.append(entity)
            }
        }
        for source in sources {
            guard let copy = copies[source.name ?? ""] else { continue }
            copy.subentities = source.subentities.compactMap { copies[$0.name ?? ""] }
        }
        for source in sources { copies[source.name ?? ""]?.connect(like: source, in: copies) }
        entities += sources.compactMap { copies[$0.name ?? ""] }
        for model in models {
            configurationNames.merge(model.configurationNames) { first, second in
                first + second.filter { !first.contains($0) }
            }
            for (name, template) in model.templates where templates[name] == nil {
                templates[name] = template.duplicate()
            }
            versionIdentifiers.formUnion(model.versionIdentifiers)
        }
    }

    // MARK: - Use

    /// Checks the model, and prevents changes. Traps with the reason if it is incomplete.
    final func freeze() {
        guard !isUsed else { return }
        for entity in entities {
            for property in entity.declared {
                guard let relationship = property as? NSRelationshipDescription else { continue }
                require(
                    relationship.destinationEntity != nil,
                    "The relationship '\(entity.name ?? "").\(relationship.name)' has no destination entity."
                )
            }
        }
        byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
        isUsed = true
        for entity in entities { _ = entity.layout }
        ModelRegistry.add(self)
    }

    private func checkMutable() {
        require(!isUsed, "The model is used by a coordinator, and cannot be changed. Change a copy of it.")
    }
}

extension NSEntityDescription {
    /// Returns a copy without subentities and properties.
    fileprivate func shallowCopy() -> NSEntityDescription {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.storedRenamingIdentifier = storedRenamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.properties = declared.map { $0.duplicate() }
        copy.uniquenessConstraints = uniquenessConstraints.map { constraint in
            constraint.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
        }
        return copy
    }

    /// Replaces the entities and relationships of another model by the copies.
    fileprivate func connect(like source: NSEntityDescription, in copies: [String: NSEntityDescription]) {
        for property in declared {
            guard let relationship = property as? NSRelationshipDescription else { continue }
            let inverse = relationship.inverseRelationship
            relationship.destinationEntity = relationship.destinationEntity.flatMap { copies[$0.name ?? ""] }
            relationship.inverseRelationship = inverse.flatMap { inverse in
                inverse.entity.flatMap { copies[$0.name ?? ""] }?.propertiesByName[inverse.name]
                    as? NSRelationshipDescription
            }
        }
        indexes = source.indexes.map { index in
            let elements = index.elements.compactMap { element in
                element.property.flatMap { propertiesByName[$0.name] }.map { property in
                    let copy = NSFetchIndexElementDescription(
                        property: property,
                        collationType: element.collationType
                    )
                    copy.isAscending = element.isAscending
                    return copy
                }
            }
            return NSFetchIndexDescription(name: index.name, elements: elements)
        }
    }
}
