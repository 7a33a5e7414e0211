import Foundation
import FoundationCompatibility

/// The differences of two versions of a model.
///
/// An entity or property is the same as a former one if its renaming identifier is the former name or renaming identifier, or else its
/// name is.
struct MigrationPlan {
    /// The entities of both versions, sorted by their new names.
    private(set) var entities: [(old: String, new: String)] = []
    /// The values instead of nil of attributes that are not optional, by entity and name.
    private(set) var defaults: [String: [String: SQLiteValue]] = [:]
    /// The values of new attributes, by entity and name.
    private(set) var initialValues: [String: [String: SQLiteValue]] = [:]
    private var formerNames: [String: [String: String]] = [:]
    private var formerDestinations: [String: [String: String]] = [:]
    private let info: [String: Any]

    /// Throws an error with the code `NSMigrationMissingMappingModelError` if a difference cannot be bridged.
    init(
        from source: ModelRecord,
        to target: ModelRecord,
        model: NSManagedObjectModel,
        _ info: [String: Any]
    ) throws {
        self.info = info
        for entity in target.entities {
            let wanted = entity.renamed ?? entity.name
            let match =
                source.entities.first { $0.name == wanted || ($0.renamed != nil && $0.renamed == wanted) }
                ?? source.entities.first { $0.name == entity.name }
            if let match { entities.append((match.name, entity.name)) }
        }
        for (old, new) in entities { try addProperties(old, new, source, target, model) }
        for entity in target.entities where !entities.contains(where: { $0.new == entity.name }) {
            formerNames[entity.name] = [:]
        }
    }

    private static func properties(of name: String, in record: ModelRecord) -> [ModelRecord.Property] {
        guard let entity = record.entities.first(where: { $0.name == name }) else { return [] }
        return entity.properties + (entity.parent.map { properties(of: $0, in: record) } ?? [])
    }

    private mutating func addProperties(
        _ old: String,
        _ new: String,
        _ source: ModelRecord,
        _ target: ModelRecord,
        _ model: NSManagedObjectModel
    ) throws {
        let former = Self.properties(of: old, in: source)
        let attributes = model.entitiesByName[new]?.attributesByName ?? [:]
        for property in Self.properties(of: new, in: target) where !property.isTransient {
            let wanted = property.renamed ?? property.name
            let match =
                former.first { $0.name == wanted || ($0.renamed != nil && $0.renamed == wanted) }
                ?? former.first { $0.name == property.name }
            let standard = try attributes[property.name].map { try AttributeCoding.encode($0.defaultValue, of: $0) }
            guard let match, !match.isTransient else {
                try add(property, of: new, standard)
                continue
            }
            try check(match, property, of: new, source)
            formerNames[new, default: [:]][property.name] = match.name
            formerDestinations[new, default: [:]][property.name] = match.relationship?.destination
            guard property.attributeType != nil, !property.isOptional, match.isOptional else { continue }
            guard let standard, standard != .null else {
                throw problem("the attribute '\(new).\(property.name)' is no longer optional, and has no default value")
            }
            defaults[new, default: [:]][property.name] = standard
        }
    }

    private mutating func add(_ property: ModelRecord.Property, of entity: String, _ standard: SQLiteValue?) throws {
        if let standard, standard != .null { initialValues[entity, default: [:]][property.name] = standard }
        guard !property.isOptional, property.attributeType != nil, standard ?? .null == .null else { return }
        throw problem("the new attribute '\(entity).\(property.name)' is not optional, and has no default value")
    }

    private func check(
        _ old: ModelRecord.Property,
        _ new: ModelRecord.Property,
        of entity: String,
        _ source: ModelRecord
    ) throws {
        let name = "\(entity).\(new.name)"
        guard (old.attributeType == nil) == (new.attributeType == nil) else {
            throw problem("the property '\(name)' was an attribute or a relationship, and is the other one now")
        }
        if old.attributeType != new.attributeType {
            throw problem("the type of the attribute '\(name)' is different")
        }
        guard let former = old.relationship, let present = new.relationship else { return }
        if former.isToMany, !present.isToMany { throw problem("the to-many relationship '\(name)' is to-one now") }
        if !former.isToMany, present.isToMany { throw problem("the to-one relationship '\(name)' is to-many now") }
        let destination = entities.first { $0.new == present.destination }?.old
        if let destination, destination == former.destination { return }
        // A more general destination contains the former one.
        var ancestor: String? = former.destination
        while let current = ancestor {
            if current == destination { return }
            ancestor = source.entities.first { $0.name == current }?.parent
        }
        throw problem("the destination of the relationship '\(name)' is different")
    }

    private func problem(_ reason: String) -> NSError {
        CoreDataError.make(
            .migrationMissingMappingModel,
            "Automatic migration is impossible: \(escapedName(reason, limit: 400)). Mapping models are not supported on Linux.",
            info.merging([NSLocalizedFailureReasonErrorKey: reason]) { $1 }
        )
    }

    /// The former name of a property; nil for a new one.
    func formerName(of property: String, in entity: String) -> String? { formerNames[entity]?[property] }

    /// The former destination of a relationship; nil for a new one.
    func formerDestination(of property: String, in entity: String) -> String? {
        formerDestinations[entity]?[property]
    }

    func root(of name: String, in record: ModelRecord) -> String {
        var name = name
        while let parent = record.entities.first(where: { $0.name == name })?.parent { name = parent }
        return name
    }
}
