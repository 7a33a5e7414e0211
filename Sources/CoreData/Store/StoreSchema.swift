import Foundation

/// The tables of a store, computed from the record of its model.
///
/// The entities of an inheritance share the table of their root. Names of entities and properties are made unique without regard to case,
/// because SQLite ignores it.
struct StoreSchema {
    struct Column {
        let name: String
        /// The type, with its collation.
        let type: String
    }

    /// The columns of a to-one relationship.
    struct Reference {
        /// The number of the related object.
        let key: String
        /// The entity of the related object. Nil if there is only one.
        let entity: String?
        /// The position among the objects of the inverse relationship. Nil if that is not ordered.
        let order: String?
    }

    /// The place of the members of a to-many relationship.
    enum Members {
        /// A reference in the table of the members.
        case inverse(table: String, Reference)
        /// A table with pairs of objects.
        case pairs(Pairs)
    }

    /// A table with pairs of objects, from one of the two relationships.
    struct Pairs {
        let table: String
        let ownKey: String
        let memberKey: String
        let memberEntity: String
        let order: String
        /// The entity column and order of the opposite direction.
        let ownEntity: String
        let memberOrder: String
        let isOrdered: Bool
        /// Whether the relationship is its own inverse, so each pair has two rows.
        let isSymmetric: Bool
    }

    enum Storage {
        case attribute(Column)
        case reference(Reference)
        case members(Members)
        case none
    }

    struct Entity {
        let number: Int64
        let table: String
        /// The numbers of the entity and those that inherit from it.
        let family: [Int64]
        let storage: [String: Storage]
    }

    struct Table {
        let name: String
        let root: String
        var columns: [Column] = []
        var indexes: [[String]] = []
        /// Unique columns, with the entities for which they are.
        var constraints: [(columns: [String], entities: [Int64])] = []
    }

    let entities: [String: Entity]
    let names: [Int64: String]
    let tables: [Table]
    let pairs: [Pairs]

    static let metadataTable = "coredata_metadata"
    static let sequenceTable = "coredata_sequences"
    static let keyColumn = "pk"
    static let entityColumn = "entity"
    static let versionColumn = "version"
}

/// Names that differ in more than case.
struct UniqueNames {
    private var taken: Set<String>

    init(_ taken: [String] = []) { self.taken = Set(taken.map { $0.lowercased() }) }

    mutating func add(_ name: String) -> String {
        var result = name
        var number = 2
        while !taken.insert(result.lowercased()).inserted {
            result = "\(name)_\(number)"
            number += 1
        }
        return result
    }
}

extension StoreSchema {
    /// Computes the tables. Equal records always have equal tables, so a store does not save their names.
    ///
    /// - Parameter prefix: The start of the names of all tables.
    init(_ record: ModelRecord, prefix: String = "") {
        var builder = SchemaBuilder(record, prefix: prefix)
        builder.build()
        entities = builder.entities
        names = builder.numbers.reduce(into: [:]) { $0[$1.value] = $1.key }
        tables = builder.roots.compactMap { builder.tables[$0] }
        // Both directions have the same table.
        pairs = builder.pairs.values.filter { $0.ownKey == "a" }.sorted { $0.table < $1.table }
    }

    /// The statements that make the tables, without indexes.
    var creation: [String] {
        tables.map { table in
            let columns = table.columns.map { ", \(sqlName($0.name)) \($0.type)" }.joined()
            return "CREATE TABLE \(sqlName(table.name)) (pk INTEGER PRIMARY KEY, entity INTEGER NOT NULL, "
                + "version INTEGER NOT NULL\(columns))"
        }
            + pairs.map { pairs in
                "CREATE TABLE \(sqlName(pairs.table)) (a INTEGER NOT NULL, a_entity INTEGER NOT NULL, a_order INTEGER, "
                    + "b INTEGER NOT NULL, b_entity INTEGER NOT NULL, b_order INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID"
            }
    }

    /// The statements that make the indexes.
    var indexCreation: [String] {
        var statements: [String] = []
        for table in tables {
            for (number, columns) in table.indexes.enumerated() {
                let name = "i\(number)_\(table.name)"
                let list = columns.map(sqlName).joined(separator: ", ")
                statements.append("CREATE INDEX \(sqlName(name)) ON \(sqlName(table.name)) (\(list))")
            }
            for (number, constraint) in table.constraints.enumerated() {
                let name = "u\(number)_\(table.name)"
                let list = constraint.columns.map(sqlName).joined(separator: ", ")
                let numbers = constraint.entities.map(String.init).joined(separator: ", ")
                statements.append(
                    "CREATE UNIQUE INDEX \(sqlName(name)) ON \(sqlName(table.name)) (\(list)) WHERE entity IN (\(numbers))"
                )
            }
        }
        for pairs in pairs {
            statements.append(
                "CREATE INDEX \(sqlName("i_" + pairs.table)) ON \(sqlName(pairs.table)) (b, a)"
            )
        }
        return statements
    }
}
