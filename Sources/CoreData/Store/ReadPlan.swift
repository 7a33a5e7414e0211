import Foundation

/// The columns that a request reads, and their positions in the objects of each entity.
final class ReadPlan: Sendable {
    private enum Part {
        case attribute(NSAttributeDescription, position: Int, column: Int)
        case reference(NSEntityDescription, position: Int, column: Int, entityColumn: Int?)
    }

    /// Unchecked: models in use do not change.
    private struct Decoder: @unchecked Sendable {
        let entity: NSEntityDescription
        let count: Int
        let parts: [Part]
    }

    private let decoders: [Int64: Decoder]
    let table: String
    /// The names of the columns after the key, the entity and the version.
    let columns: [String]
    /// The numbers of the entities of the result; nil if the table has no others.
    let entityNumbers: [Int64]?

    init(entities: [NSEntityDescription], rootFamilyCount: Int, schema: StoreSchema) {
        var columns: [String] = []
        var indexes: [String: Int] = [:]
        func index(_ name: String) -> Int {
            if let known = indexes[name] { return known }
            columns.append(name)
            indexes[name] = columns.count + 2
            return columns.count + 2
        }
        var decoders: [Int64: Decoder] = [:]
        var table = ""
        for entity in entities {
            guard let stored = schema.entities[entity.name ?? ""] else { continue }
            table = stored.table
            var parts: [Part] = []
            for (position, slot) in entity.layout.slots.enumerated() {
                switch (slot, stored.storage[entity.layout.names[position]]) {
                case (.attribute(let attribute), .attribute(let column)):
                    parts.append(.attribute(attribute, position: position, column: index(column.name)))
                case (.toOne(let relationship), .reference(let reference)):
                    guard let destination = relationship.destinationEntity else { continue }
                    parts.append(
                        .reference(
                            destination,
                            position: position,
                            column: index(reference.key),
                            entityColumn: reference.entity.map(index)
                        )
                    )
                default: continue
                }
            }
            decoders[stored.number] = Decoder(entity: entity, count: entity.layout.slots.count, parts: parts)
        }
        self.decoders = decoders
        self.columns = columns
        self.table = table
        entityNumbers = entities.count == rootFamilyCount ? nil : decoders.keys.sorted()
    }

    /// The condition for the entities of the result, for a table with an alias.
    func entityCondition(alias: String) -> String? {
        entityNumbers.map { numbers in
            "\(alias).entity IN (\(numbers.map(String.init).joined(separator: ", ")))"
        }
    }

    /// The columns for SELECT.
    func selection(alias: String, includesValues: Bool) -> String {
        let fixed = "\(alias).pk, \(alias).entity, \(alias).version"
        return includesValues ? columns.reduce(fixed) { "\($0), \(alias).\(sqlName($1))" } : fixed
    }

    /// Reads a row of such a selection. Nil if its entity is not in the model.
    func row(_ statement: SQLiteStatement, engine: StoreEngine, includesValues: Bool) -> StoredRow? {
        guard let key = statement[0].integer, let number = statement[1].integer, let decoder = decoders[number] else {
            return nil
        }
        let id = engine.id(decoder.entity, key)
        let version = statement[2].integer ?? 0
        guard includesValues else { return StoredRow(id: id, version: version, values: nil) }
        var values = [Any?](repeating: nil, count: decoder.count)
        for part in decoder.parts {
            switch part {
            case .attribute(let attribute, let position, let column):
                values[position] = AttributeCoding.decode(statement[column], of: attribute)
            case .reference(let destination, let position, let column, let entityColumn):
                guard let key = statement[column].integer else { continue }
                let entity = entityColumn.flatMap { statement[$0].integer }.flatMap(engine.entity) ?? destination
                values[position] = engine.id(entity, key)
            }
        }
        return StoredRow(id: id, version: version, values: values)
    }
}
