import Testing

@testable import TypeAhead

#if PostgreSQL
import TypeAheadPostgreSQL
#endif
#if SQLite
import TypeAheadSQLite
#endif

/// A kind of source that must give the results of the reference implementation.
enum TestedKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case memory
    case federated
    #if SQLite
    case sqlite
    #endif
    #if PostgreSQL
    case postgreSQL
    case shards
    #endif

    var testDescription: String { rawValue }

    /// Whether the source has typo tolerance and fuzzy matching whose thresholds count all records.
    var isInexact: Bool {
        switch self {
        case .memory: true
        case .federated: false
        #if SQLite
        case .sqlite: true
        #endif
        #if PostgreSQL
        case .postgreSQL, .shards: false
        #endif
        }
    }

    /// The number of random sequences of changes to test. The index in memory has more tests of its own.
    var seeds: Int {
        switch self {
        case .memory: 2
        case .federated: 4
        #if SQLite
        case .sqlite: 8
        #endif
        #if PostgreSQL
        case .postgreSQL: 6
        case .shards: 3
        #endif
        }
    }

    /// Makes an empty source.
    func source(_ options: TestedOptions) async throws -> any TestedSource {
        switch self {
        case .memory: TestedMemory(options)
        case .federated: TestedFederation(options)
        #if SQLite
        case .sqlite: try TestedFile(options)
        #endif
        #if PostgreSQL
        case .postgreSQL: try await TestedServer(options)
        case .shards: try await TestedShards(options)
        #endif
        }
    }
}

/// The settings of a source under test.
struct TestedOptions: Sendable {
    var hasReadings = false
    var isInexact = false
    var boosts = false
    var hasAllKinds = false
    /// Whether positions and lengths count in the second text field.
    var comparesPositions = true

    var fields: [SearchField<Item>] {
        let fields = hasAllKinds ? Item.fieldsOfAllKinds : hasReadings ? Item.fieldsWithReadings : Item.fields
        guard !comparesPositions else { return fields }
        return fields.map { $0.name == "note" ? .text("note", comparesPositions: false) { $0.note } : $0 }
    }
    var typos: TypoTolerance { isInexact ? TypoTolerance(threshold: 8) : .none }
    var fuzzy: FuzzyMatching { isInexact ? FuzzyMatching(threshold: 8) : .none }
    var boost: (@Sendable (Item) -> Double)? {
        guard boosts else { return nil }
        return { $0.boost }
    }

    /// An index in memory.
    var index: SearchIndex<Item> {
        SearchIndex([], fields: fields, typos: typos, fuzzy: fuzzy, boost: boost)
    }
}

/// A source under test, with the changes of its records.
protocol TestedSource: Sendable {
    var source: any SearchSource<Item> { get }

    /// Inserts records, or replaces those with the same ids.
    func insert(_ items: [Item]) async throws

    /// Removes existing records.
    func remove(_ ids: [Int]) async throws

    /// The same records as opened by another program; itself if no other program can open them.
    func reopened() async throws -> any TestedSource

    /// The expected results of a query, best first, for the records of a reference implementation.
    func expected(_ query: SearchQuery, _ plain: PlainSearch) -> [PlainSearch.Found]
}

extension TestedSource {
    func reopened() async throws -> any TestedSource { self }
    func expected(_ query: SearchQuery, _ plain: PlainSearch) -> [PlainSearch.Found] { plain.search(query) }
}

private struct TestedMemory: TestedSource {
    let memory: MemorySource<Item>
    var source: any SearchSource<Item> { memory }

    init(_ options: TestedOptions) { memory = MemorySource(options.index) }

    func insert(_ items: [Item]) async throws {
        memory.update { index in
            for item in items where index.update(item) == nil { index.insert(item) }
        }
    }

    func remove(_ ids: [Int]) async throws {
        memory.update { index in
            for id in ids { index.remove(id: id) }
        }
    }
}

/// Two disjoint members, of which the first has the records with even ids.
private struct TestedFederation: TestedSource {
    let members: [TestedMemory]
    let source: any SearchSource<Item>

    init(_ options: TestedOptions) {
        members = [TestedMemory(options), TestedMemory(options)]
        source = FederatedSource(members.map { FederatedMember($0.memory) }, overlap: .disjoint)
    }

    func insert(_ items: [Item]) async throws {
        for number in 0...1 { try await members[number].insert(items.filter { $0.id % 2 == number }) }
    }

    func remove(_ ids: [Int]) async throws {
        for number in 0...1 { try await members[number].remove(ids.filter { $0 % 2 == number }) }
    }

    /// The records of the first member rank first in each tier.
    func expected(_ query: SearchQuery, _ plain: PlainSearch) -> [PlainSearch.Found] {
        let found = plain.search(query)
        return SearchTier.allCases.flatMap { tier in
            (0...1).flatMap { number in found.filter { $0.tier == tier && $0.id % 2 == number } }
        }
    }
}

#if SQLite
private struct TestedFile: TestedSource {
    let file: TemporaryIndex
    let options: TestedOptions
    let index: SQLiteSource<Item>
    var source: any SearchSource<Item> { index }

    init(_ options: TestedOptions) throws { try self.init(options, TemporaryIndex()) }

    private init(_ options: TestedOptions, _ file: TemporaryIndex) throws {
        self.file = file
        self.options = options
        var settings = SQLiteSource<Item>.Options()
        settings.typos = options.typos
        settings.fuzzy = options.fuzzy
        settings.boost = options.boost
        index = try SQLiteSource(path: file.path, fields: options.fields, coding: .json, options: settings)
    }

    func insert(_ items: [Item]) async throws { try await index.insert(contentsOf: items) }
    func remove(_ ids: [Int]) async throws { #expect(try await index.remove(ids: ids + [-1]) == ids.count) }
    func reopened() async throws -> any TestedSource { try TestedFile(options, file) }
}
#endif
