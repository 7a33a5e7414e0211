#if SQLite
import Foundation
import Testing

@testable import TypeAhead
@testable import TypeAheadSQLite

@Suite("The form of an index file")
struct SQLiteFormatTests {
    private static func open(_ file: TemporaryIndex, rebuildsIfNeeded: Bool = false) throws -> SQLiteSource<Item> {
        var options = SQLiteSource<Item>.Options()
        options.rebuildsIfNeeded = rebuildsIfNeeded
        options.typos = .none
        return try SQLiteSource(path: file.path, fields: Item.fields, coding: .json, options: options)
    }

    /// Names of places that do not exist.
    private static func names(_ count: Int) -> [String] {
        let syllables = [
            "al", "am", "ber", "bri", "dal", "dor", "en", "gal", "hol", "lin", "mar", "nor", "ra", "sel", "ton",
        ]
        let endings = [
            "berg", "bridge", "bury", "dale", "field", "ford", "ham", "haven", "land", "port", "stone", "ville",
        ]
        var random = SplitMix64(state: 3)
        return (0..<count).map { _ in
            let beginning = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                syllables.randomElement(using: &random)!
            }
            return "New ".dropLast(Int.random(in: 0..<8, using: &random) == 0 ? 0 : 4) + beginning.joined().capitalized
                + endings.randomElement(using: &random)!
        }
    }

    @Test
    func `the file takes at most six times the text of short names`() async throws {
        struct Name: Identifiable, Sendable {
            let id: Int
            let text: String
        }
        let coding = SQLiteRecordCoding<Name>(
            key: \.sqliteKey,
            encode: { Array($0.text.utf8) },
            decode: { key, bytes in
                guard case .integer(let id) = key else { throw CancellationError() }
                return Name(id: Int(id), text: String(decoding: bytes, as: UTF8.self))
            }
        )
        let names = Self.names(20_000).enumerated().map { Name(id: $0, text: $1) }
        let file = try TemporaryIndex()
        let source = try SQLiteSource(path: file.path, fields: [.text("name") { $0.text }], coding: coding)
        try await source.insert(contentsOf: names)
        let size = try source.store.withConnection { connection in
            Int(try connection.integer("PRAGMA page_count") ?? 0) * Int(try connection.integer("PRAGMA page_size") ?? 0)
        }
        #expect(size <= names.reduce(0) { $0 + $1.text.utf8.count } * 6)
    }

    // MARK: Compressed records

    @Test
    func `records are the same after compression, replacement, removal and a rebuild`() async throws {
        let file = try TemporaryIndex()
        let source = try Self.open(file)
        var items = Self.names(5000).enumerated().map { Item(id: $0, title: $1, note: "\u{0}\u{FFFD}é") }
        try await source.insert(contentsOf: items)
        for id in stride(from: 0, to: 5000, by: 100) { items[id].note = "replaced \(id)" }
        try await source.insert(contentsOf: stride(from: 0, to: 5000, by: 100).map { items[$0] })
        try await source.remove(ids: [7, 4000])
        try await source.rebuild()
        try await source.check()
        for item in items { #expect(try source.record(id: item.id) == ([7, 4000].contains(item.id) ? nil : item)) }
        let compressed = try source.store.withConnection {
            try $0.integer("SELECT count(*) FROM records WHERE symbols IS NOT NULL") ?? 0
        }
        #expect(compressed > 2900)
    }

    @Test
    func `a record that would become longer is stored as it is`() async throws {
        let file = try TemporaryIndex()
        let source = try Self.open(file)
        try await source.insert(contentsOf: Self.names(2100).enumerated().map { Item(id: $0, title: $1) })
        let coding = SQLiteRecordCoding<Item>(
            key: \.sqliteKey,
            encode: { _ in (0..<200).map { UInt8($0) | 0x80 } },
            decode: { _, _ in Item(id: 1, title: "bytes") }
        )
        let other = try SQLiteSource(path: file.path, fields: Item.fields, coding: coding)
        try await other.insert(contentsOf: [Item(id: 5000, title: "bytes")])
        let length = try source.store.withConnection {
            try $0.integer("SELECT length(record) FROM records WHERE id = 5000 AND symbols IS NULL")
        }
        #expect(length == 200)
    }

    @Test(arguments: ["UPDATE records SET record = x'FF' WHERE symbols = 0", "DELETE FROM symbols"])
    func `a damaged compressed record is an error`(damage: String) async throws {
        let file = try TemporaryIndex()
        try await Self.open(file).insert(contentsOf: Self.names(2100).enumerated().map { Item(id: $0, title: $1) })
        try SQLiteConnection(path: file.path, create: false).execute(damage)
        let source = try Self.open(file)
        #expect(throws: SQLiteIndexError.self) { try source.record(id: 2099) }
        await #expect(throws: SQLiteIndexError.self) { try await source.check() }
    }

    @Test
    func `symbols of a cancelled change are not used`() async throws {
        let file = try TemporaryIndex()
        let source = try Self.open(file)
        let names = Self.names(2500)
        try await source.insert(contentsOf: names.prefix(2000).enumerated().map { Item(id: $0, title: $1) })
        // Fails after the change has chosen symbols.
        let coding = SQLiteRecordCoding<Item>(
            key: \.sqliteKey,
            encode: { item in
                if item.id == 2400 { throw CancellationError() }
                return Array(item.title.uppercased().utf8)
            },
            decode: { _, _ in throw CancellationError() }
        )
        let other = try SQLiteSource(path: file.path, fields: Item.fields, coding: coding)
        await #expect(throws: CancellationError.self) {
            try await other.insert(contentsOf: (2000..<2500).map { Item(id: $0, title: names[$0]) })
        }
        let items = (2000..<2500).map { Item(id: $0, title: names[$0]) }
        for item in items { try await source.insert(contentsOf: [item]) }
        for item in items { #expect(try source.record(id: item.id) == item) }
        try await source.check()
    }

    // MARK: Version 1

    /// Makes a file of version 1 with records, whose index is damaged.
    private static func writeVersion1(_ items: [Item], to file: TemporaryIndex) throws {
        let connection = try SQLiteConnection(path: file.path, create: true)
        try connection.execute(
            """
            PRAGMA journal_mode = WAL;
            CREATE TABLE settings (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
            CREATE TABLE records (position INTEGER PRIMARY KEY, id NOT NULL, record BLOB NOT NULL);
            CREATE UNIQUE INDEX records_id ON records (id);
            CREATE TABLE segments (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                count INTEGER NOT NULL,
                length INTEGER NOT NULL,
                has_readings INTEGER NOT NULL,
                has_postings INTEGER NOT NULL,
                first_position INTEGER NOT NULL,
                positions BLOB,
                boosts BLOB,
                live BLOB
            );
            CREATE TABLE parts (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
            INSERT INTO segments VALUES (1, \(items.count), 9999, 0, 1, 0, NULL, NULL, NULL);
            INSERT INTO parts VALUES (262144, x'00');
            INSERT INTO settings VALUES ('generation', 1), ('next', \(items.count));
            PRAGMA application_id = \(Schema.applicationID);
            PRAGMA user_version = 1;
            """
        )
        let settings = StoredIndexSettings(fields: Item.fields, language: nil, typos: .none, fuzzy: .none, boost: nil)
        try connection.query("INSERT INTO settings VALUES ('signature', ?1)") { try $0.bind(settings.signature, at: 1) }
        for (position, item) in items.enumerated() {
            try connection.query("INSERT INTO records VALUES (?1, ?2, ?3)") { row in
                try row.bind(Int64(position), at: 1)
                try row.bind(item.id.sqliteKey, at: 2)
                try row.bind(SQLiteRecordCoding<Item>.json.encode(item), at: 3)
            }
        }
    }

    @Test
    func `a file of version 1 is refused with the advice to rebuild it`() throws {
        let file = try TemporaryIndex()
        try Self.writeVersion1([Item(id: 1, title: "rose")], to: file)
        for _ in 0..<2 {
            let error = #expect(throws: SQLiteIndexError.otherSettings(path: file.path)) { try Self.open(file) }
            #expect(error?.description.hasSuffix("Rebuild the index.") == true)
        }
        // An older program can still open it.
        #expect(try SQLiteConnection(path: file.path, create: false).integer("PRAGMA user_version") == 1)
    }

    @Test
    func `a file of version 1 is built again from its records, and can be changed`() async throws {
        let file = try TemporaryIndex()
        var items = Self.names(2500).enumerated().map { Item(id: $0, title: $1) }
        try Self.writeVersion1(items, to: file)
        let source = try Self.open(file, rebuildsIfNeeded: true)
        try await source.check()
        items.append(Item(id: 2500, title: "New rose"))
        items[3] = Item(id: 3, title: "rose")
        try await source.insert(contentsOf: [items[3], items[2500]])
        try await source.check()
        for item in items { #expect(try source.record(id: item.id) == item) }
        let query = SearchQuery(terms: [SearchTerm("ros")])
        SearchOracleTests.compare(try await source.last(query), PlainSearch(items: items), query)
        _ = try Self.open(file)
    }
}
#endif
