import Foundation

/// Computes the tables of a store.
struct SchemaBuilder {
    private let record: ModelRecord
    private let prefix: String
    private let byName: [String: ModelRecord.Entity]
    private var tableNames = UniqueNames([StoreSchema.metadataTable, StoreSchema.sequenceTable])
    private var columnNames: [String: UniqueNames] = [:]
    /// The references by declaring entity and relationship.
    private var references: [String: StoreSchema.Reference] = [:]
    private var columns: [String: StoreSchema.Column] = [:]

    private(set) var roots: [String] = []
    private(set) var tables: [String: StoreSchema.Table] = [:]
    private(set) var pairs: [String: StoreSchema.Pairs] = [:]
    private(set) var numbers: [String: Int64] = [:]
    private(set) var entities: [String: StoreSchema.Entity] = [:]

    init(_ record: ModelRecord, prefix: String) {
        self.record = record
        self.prefix = prefix
        byName = Dictionary(record.entities.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        for (index, entity) in record.entities.enumerated() { numbers[entity.name] = Int64(index + 1) }
    }

    private func root(of name: String) -> String {
        var name = name
        while let parent = byName[name]?.parent { name = parent }
        return name
    }

    private func family(of name: String) -> [String] {
        [name] + record.entities.filter { $0.parent == name }.flatMap { family(of: $0.name) }
    }

    private func isInherited(_ name: String) -> Bool { record.entities.contains { $0.parent == name } }

    /// Returns the entity that declares a property, from one that has it.
    private func declaring(_ property: String, from entity: String?) -> ModelRecord.Entity? {
        var current = entity.flatMap { byName[$0] }
        while let entity = current {
            if entity.properties.contains(where: { $0.name == property }) { return entity }
            current = entity.parent.flatMap { byName[$0] }
        }
        return nil
    }

    private func relationship(_ name: String?, of entity: String?) -> ModelRecord.Relationship? {
        guard let name else { return nil }
        return declaring(name, from: entity)?.properties.first { $0.name == name }?.relationship
    }

    mutating func build() {
        for entity in record.entities where entity.parent == nil {
            roots.append(entity.name)
            tables[entity.name] = StoreSchema.Table(
                name: prefix + tableNames.add("e_" + entity.name),
                root: entity.name
            )
            columnNames[entity.name] = UniqueNames(["pk", "entity", "version", "rowid", "oid", "_rowid_"])
        }
        for entity in record.entities {
            for property in entity.properties where !property.isTransient { addColumns(property, of: entity) }
        }
        for entity in record.entities {
            for property in entity.properties where !property.isTransient { addPairs(property, of: entity) }
        }
        for entity in record.entities { addEntity(entity) }
        for entity in record.entities { addIndexes(entity) }
    }

    private mutating func addColumns(_ property: ModelRecord.Property, of entity: ModelRecord.Entity) {
        let root = root(of: entity.name)
        let id = entity.name + "." + property.name
        func column(_ name: String, _ type: String, _ builder: inout SchemaBuilder) -> StoreSchema.Column {
            let column = StoreSchema.Column(name: builder.columnNames[root]?.add(name) ?? name, type: type)
            builder.tables[root]?.columns.append(column)
            return column
        }
        if let raw = property.attributeType, let type = NSAttributeType(rawValue: raw) {
            columns[id] = column(property.name, type.columnType, &self)
            return
        }
        guard let relationship = property.relationship, !relationship.isToMany else { return }
        let inverse = self.relationship(relationship.inverse, of: relationship.inverseEntity)
        let key = column(property.name, "INTEGER", &self)
        references[id] = StoreSchema.Reference(
            key: key.name,
            entity: isInherited(relationship.destination)
                ? column(property.name + "_entity", "INTEGER", &self).name : nil,
            order: inverse?.isToMany == true && inverse?.isOrdered == true
                ? column(property.name + "_order", "INTEGER", &self).name : nil
        )
    }

    private mutating func addPairs(_ property: ModelRecord.Property, of entity: ModelRecord.Entity) {
        guard let relationship = property.relationship, relationship.isToMany else { return }
        let id = entity.name + "." + property.name
        let inverse = self.relationship(relationship.inverse, of: relationship.inverseEntity)
        if let inverse, !inverse.isToMany { return }
        guard pairs[id] == nil else { return }
        let table = prefix + tableNames.add("r_\(entity.name)_\(property.name)")
        let inverseID = relationship.inverse.flatMap { name in
            declaring(name, from: relationship.inverseEntity).map { $0.name + "." + name }
        }
        pairs[id] = StoreSchema.Pairs(
            table: table,
            ownKey: "a",
            memberKey: "b",
            memberEntity: "b_entity",
            order: "b_order",
            ownEntity: "a_entity",
            memberOrder: "a_order",
            isOrdered: relationship.isOrdered,
            isSymmetric: inverseID == id
        )
        guard let inverseID, inverseID != id else { return }
        pairs[inverseID] = StoreSchema.Pairs(
            table: table,
            ownKey: "b",
            memberKey: "a",
            memberEntity: "a_entity",
            order: "a_order",
            ownEntity: "b_entity",
            memberOrder: "b_order",
            isOrdered: inverse?.isOrdered == true,
            isSymmetric: false
        )
    }

    private mutating func addEntity(_ entity: ModelRecord.Entity) {
        var storage: [String: StoreSchema.Storage] = [:]
        var current: ModelRecord.Entity? = entity
        while let owner = current {
            for property in owner.properties where storage[property.name] == nil {
                storage[property.name] = self.storage(property, of: owner)
            }
            current = owner.parent.flatMap { byName[$0] }
        }
        entities[entity.name] = StoreSchema.Entity(
            number: numbers[entity.name] ?? 0,
            table: tables[root(of: entity.name)]?.name ?? "",
            family: family(of: entity.name).compactMap { numbers[$0] },
            storage: storage
        )
    }

    private func storage(_ property: ModelRecord.Property, of owner: ModelRecord.Entity) -> StoreSchema.Storage {
        let id = owner.name + "." + property.name
        if property.isTransient { return .none }
        if let column = columns[id] { return .attribute(column) }
        if let reference = references[id] { return .reference(reference) }
        if let pairs = pairs[id] { return .members(.pairs(pairs)) }
        guard let relationship = property.relationship, let inverse = relationship.inverse,
            let declaring = declaring(inverse, from: relationship.inverseEntity),
            let reference = references[declaring.name + "." + inverse],
            let table = tables[root(of: declaring.name)]?.name
        else { return .none }
        return .members(.inverse(table: table, reference))
    }

    private mutating func addIndexes(_ entity: ModelRecord.Entity) {
        let root = root(of: entity.name)
        func columnNames(_ property: String) -> String? {
            switch entities[entity.name]?.storage[property] {
            case .attribute(let column): column.name
            case .reference(let reference): reference.key
            default: nil
            }
        }
        for property in entity.properties {
            if property.relationship?.isToMany == false || property.isIndexed, let column = columnNames(property.name) {
                tables[root]?.indexes.append([column])
            }
        }
        for index in entity.indexes {
            let columns = index.compactMap(columnNames)
            if !columns.isEmpty { tables[root]?.indexes.append(columns) }
        }
        for constraint in entity.constraints {
            let columns = constraint.compactMap(columnNames)
            if columns.count == constraint.count, !columns.isEmpty {
                tables[root]?.constraints.append((columns, entities[entity.name]?.family ?? []))
            }
        }
    }
}
