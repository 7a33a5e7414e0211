#if SQLite
import Foundation
import Testing
import TypeAheadSQLite

@testable import TypeAhead
@testable import TypeAheadSQLite

@Suite("Files of an index that are missing, foreign, damaged or in use")
struct SQLiteFileTests {
    private func open(
        _ file: TemporaryIndex,
        fields: [SearchField<Item>] = Item.fields,
        rebuildsIfNeeded: Bool = false
    ) throws -> SQLiteSource<Item> {
        var options = SQLiteSource<Item>.Options()
        options.rebuildsIfNeeded = rebuildsIfNeeded
        options.typos = .none
        return try SQLiteSource(path: file.path, fields: fields, coding: .json, options: options)
    }

    private func items(_ count: Int, seed: UInt64 = 1) -> [Item] {
        var random = RandomItems(random: SplitMix64(state: seed))
        return (0..<count).map { random.item($0) }
    }

    // MARK: Opening

    @Test
    func `a missing folder is reported with the path`() throws {
        let file = try TemporaryIndex()
        let path = file.folder.appending(path: "missing/items.index").path(percentEncoded: false)
        let error = #expect(throws: SQLiteIndexError.self) {
            try SQLiteSource(path: path, fields: Item.fields, coding: .json)
        }
        #expect(error?.description.hasPrefix("\(path): cannot be opened: ") == true)
    }

    @Test
    func `a file of another kind is refused and not changed`() throws {
        let file = try TemporaryIndex()
        let text = Data(String(repeating: "This is a text.\n", count: 400).utf8)
        try text.write(to: URL(filePath: file.path))
        #expect(throws: SQLiteIndexError.notAnIndex(path: file.path)) { try open(file) }
        #expect(try Data(contentsOf: URL(filePath: file.path)) == text)
    }

    @Test
    func `a database of another program is refused`() throws {
        let file = try TemporaryIndex()
        let other = try SQLiteConnection(path: file.path, create: true)
        try other.execute("CREATE TABLE other (value)")
        #expect(throws: SQLiteIndexError.notAnIndex(path: file.path)) { try open(file) }
    }

    @Test
    func `an index of a newer version is refused`() throws {
        let file = try TemporaryIndex()
        _ = try open(file)
        try SQLiteConnection(path: file.path, create: false).execute("PRAGMA user_version = 7")
        #expect(throws: SQLiteIndexError.newerVersion(path: file.path, version: 7)) { try open(file) }
    }

    @Test
    func `an index of other fields is refused, or built again from its records`() async throws {
        let file = try TemporaryIndex()
        let items = items(300)
        try await open(file).insert(contentsOf: items)
        let fields = Item.fieldsWithReadings
        #expect(throws: SQLiteIndexError.otherSettings(path: file.path)) { try open(file, fields: fields) }
        let source = try open(file, fields: fields, rebuildsIfNeeded: true)
        let query = SearchQuery(terms: [SearchTerm("dong")])
        SearchOracleTests.compare(try await source.last(query), PlainSearch(items: items, hasReadings: true), query)
        try await source.check()
        _ = try open(file, fields: fields)
    }

    @Test
    func `the version of the folding changes with its results`() {
        // If this test fails, increment `TextFolding.version` and change the sum: stored indexes must be built again.
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for value in UInt32(1)...0x2_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for byte in TextFolding().fold("a\(scalar)b").bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        #expect(TextFolding.version == 1)
        #expect(String(sum, radix: 16) == Self.foldingSum)
    }

    private static let foldingSum = "ec75cd9e5aa57a0e"

    // MARK: Several users of a file

    @Test
    func `a search sees the changes of other sources, and does not wait for a writer`() async throws {
        let file = try TemporaryIndex()
        let reader = try open(file)
        let writer = try open(file)
        let query = SearchQuery(terms: [SearchTerm("rose")])
        #expect(try await reader.last(query).total == 0)
        try await writer.insert(contentsOf: [Item(id: 1, title: "rose")])
        #expect(try await reader.last(query).total == 1)
        let other = try SQLiteConnection(path: file.path, create: false)
        try other.execute("BEGIN IMMEDIATE; DELETE FROM records; DELETE FROM segments; DELETE FROM parts")
        #expect(try await reader.last(query).hits.map(\.record.id) == [1])
        try other.execute("ROLLBACK")
    }

    @Test
    func `a change fails if another process writes for a long time, and changes nothing`() async throws {
        let file = try TemporaryIndex()
        let source = try open(file)
        try await source.insert(contentsOf: items(10))
        try source.store.withConnection { try $0.execute("PRAGMA busy_timeout = 1") }
        let other = try SQLiteConnection(path: file.path, create: false)
        try other.execute("BEGIN IMMEDIATE")
        await #expect(throws: SQLiteIndexError.busy(path: file.path)) {
            try await source.insert(contentsOf: items(20))
        }
        try other.execute("ROLLBACK")
        #expect(try source.count == 10)
        try await source.check()
    }

    @Test
    func `a full disk fails the change and leaves the last state`() async throws {
        let file = try TemporaryIndex()
        let source = try open(file)
        let first = items(100)
        try await source.insert(contentsOf: first)
        try source.store.withConnection { connection in
            let pages = try connection.integer("PRAGMA page_count") ?? 0
            try connection.execute("PRAGMA max_page_count = \(pages + 8)")
        }
        let more = (1000..<4000).map { Item(id: $0, title: "item number \($0)") }
        await #expect(throws: SQLiteIndexError.full(path: file.path)) { try await source.insert(contentsOf: more) }
        let again = try open(file)
        #expect(try again.count == 100)
        try await again.check()
        let query = SearchQuery(terms: [SearchTerm("an")])
        SearchOracleTests.compare(try await again.last(query), PlainSearch(items: first), query)
    }

    @Test
    func `a cancelled change changes nothing`() async throws {
        let file = try TemporaryIndex()
        let source = try open(file)
        try await source.insert(contentsOf: [Item(id: 1, title: "rose")])
        let many = (0..<200_000).map { Item(id: $0, title: "item number \($0)") }
        let change = Task { try await source.insert(contentsOf: CancellingSequence(items: many, at: 3000)) }
        CancellingSequence.task.withLock { $0 = change }
        await #expect(throws: CancellationError.self) { try await change.value }
        #expect(try source.count == 1)
        try await source.check()
    }

    // MARK: Damage

    @Test
    func `a truncated file is an error, not a crash`() async throws {
        let file = try TemporaryIndex()
        do {
            let source = try open(file)
            try await source.insert(contentsOf: items(3000))
            try source.store.withConnection { try $0.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
        }
        let data = try Data(contentsOf: URL(filePath: file.path))
        for part in 1..<10 {
            let copy = try TemporaryIndex()
            try data.prefix(data.count * part / 10).write(to: URL(filePath: copy.path))
            do {
                let source = try open(copy)
                _ = try await source.last(SearchQuery(terms: [SearchTerm("an")]))
                try await source.check()
                Issue.record("\(part) tenths of the file were taken for an intact index.")
            } catch is SQLiteIndexError {}
        }
    }

    @Test(arguments: 0..<4)
    func `random bytes in parts are found by the check, and no search crashes`(seed: Int) async throws {
        var random = SplitMix64(state: UInt64(seed))
        let file = try TemporaryIndex()
        try await open(file, fields: Item.fieldsWithReadings).insert(contentsOf: items(700, seed: 9))
        let connection = try SQLiteConnection(path: file.path, create: false)
        var numbers: [Int64] = []
        try connection.query("SELECT number FROM parts", row: { numbers.append($0.integer(0)) })
        for _ in 0..<60 {
            let number = numbers.randomElement(using: &random)!
            var bytes: [UInt8] = []
            try connection.query(
                "SELECT bytes FROM parts WHERE number = ?1",
                { try $0.bind(number, at: 1) },
                row: { bytes = $0.bytes(0) }
            )
            var damaged = bytes
            switch Int.random(in: 0..<3, using: &random) {
            case 0: damaged = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
            case 1: damaged.append(UInt8.random(in: 0...255, using: &random))
            default:
                let at = damaged.indices.randomElement(using: &random)!
                damaged[at] = damaged[at] ^ UInt8.random(in: 1...255, using: &random)
            }
            try replace(number, damaged, connection)
            // A new source, whose cache is empty.
            let source = try open(file, fields: Item.fieldsWithReadings)
            for text in ["an", "new york", "ㅎ", "東", "São", ""] {
                var query = SearchQuery(parsing: text)
                query.facetCounts = [.scopes, .values]
                query.filters = text.isEmpty ? .values("tag", ["red", "blue"]) : []
                do { _ = try await source.last(query) } catch is SQLiteIndexError {}
            }
            await #expect(throws: SQLiteIndexError.self) { try await source.check() }
            try replace(number, bytes, connection)
        }
        try await open(file, fields: Item.fieldsWithReadings).check()
    }

    private func replace(_ number: Int64, _ bytes: [UInt8], _ connection: SQLiteConnection) throws {
        try connection.query("UPDATE parts SET bytes = ?2 WHERE number = ?1") { row in
            try row.bind(number, at: 1)
            try row.bind(bytes, at: 2)
        }
    }

    @Test
    func `a damaged index is built again from its records`() async throws {
        let file = try TemporaryIndex()
        let source = try open(file)
        let items = items(300)
        try await source.insert(contentsOf: items)
        try SQLiteConnection(path: file.path, create: false).execute("DELETE FROM parts WHERE number % 3 = 0")
        let fresh = try open(file)
        await #expect(throws: SQLiteIndexError.self) { try await fresh.check() }
        try await fresh.rebuild()
        try await fresh.check()
        let query = SearchQuery(terms: [SearchTerm("an")])
        SearchOracleTests.compare(try await fresh.last(query), PlainSearch(items: items), query)
    }

    @Test(arguments: [false, true])
    func `a search reads no texts that were preloaded`(isPreloaded: Bool) async throws {
        let file = try TemporaryIndex()
        let items = items(300)
        try await open(file).insert(contentsOf: items)
        let source = try open(file)
        let texts = try await source.store.search { contents, _ in try contents.partsOfTexts(of: 0)[.texts] }
        let fresh = try open(file)
        if isPreloaded { try await fresh.preloadTexts() }
        let connection = try SQLiteConnection(path: file.path, create: false)
        var numbers: [Int64] = []
        try connection.query(
            "SELECT number, bytes FROM parts",
            row: { if $0.bytes(1) == texts { numbers.append($0.integer(0)) } }
        )
        #expect(numbers.count == 1)
        for number in numbers { try replace(number, [], connection) }
        let query = SearchQuery(terms: [SearchTerm("an")])
        if isPreloaded {
            SearchOracleTests.compare(try await fresh.last(query), PlainSearch(items: items), query)
        } else {
            await #expect(throws: SQLiteIndexError.self) { try await fresh.last(query) }
        }
    }

    // MARK: Texts

    @Test
    func `hostile texts are data`() async throws {
        let file = try TemporaryIndex()
        let source = try open(file)
        let texts = [
            "it's", "100%", "a_b", #"back\slash"#, "\u{0}nul\u{0}", "\"quoted\"", "'; DROP TABLE records; --", "?1",
            "\u{FFFD}",
            "\u{202E}reversed", "\u{1B}[31mred",
        ]
        let items = texts.enumerated().map {
            Item(id: $0, title: $1, note: $1, tags: [$1], scopes: [$1], readings: [$1])
        }
        try await source.insert(contentsOf: items)
        let plain = PlainSearch(items: items)
        for text in texts {
            for query in [
                SearchQuery(terms: [SearchTerm(text)]), SearchQuery(filters: .values("tag", [text])),
                SearchQuery(scope: text),
                SearchQuery(exclusions: [SearchTerm(text)]),
            ] { SearchOracleTests.compare(try await source.last(query), plain, query) }
        }
        for item in items { #expect(try source.record(id: item.id) == item) }
        try await source.check()
    }

    @Test
    func `many records give the results of the index in memory`() async throws {
        let file = try TemporaryIndex()
        let source = try open(file)
        var random = RandomItems(random: SplitMix64(state: 77))
        var items = (0..<70_000).map { random.item($0) }
        try await source.insert(contentsOf: items)
        let changed = stride(from: 0, to: 70_000, by: 1000).map { random.item($0) }
        try await source.insert(contentsOf: changed)
        for item in changed { items[item.id] = item }
        try await source.remove(ids: [5, 66_000])
        let index = SearchIndex(items.filter { $0.id != 5 && $0.id != 66_000 }, fields: Item.fields, typos: .none)
        for _ in 0..<30 {
            let query = random.query()
            let found = try await source.last(query)
            let expected = index.search(query)
            #expect(found.total == expected.total, "\(query)")
            #expect(found.hits.map(\.record) == expected.hits.map(\.record), "\(query)")
            #expect(found.hits.map(\.matches) == expected.hits.map(\.matches), "\(query)")
        }
        try await source.check()
    }
}

/// Cancels a task after a number of elements.
private struct CancellingSequence: Sequence, Sendable {
    static let task = Guarded<Task<Void, any Error>?>(nil)
    let items: [Item]
    let at: Int

    func makeIterator() -> AnyIterator<Item> {
        var index = 0
        return AnyIterator {
            guard index < items.count else { return nil }
            defer { index += 1 }
            if index == at {
                while Self.task.withLock({ $0?.cancel() }) == nil {}
            }
            return items[index]
        }
    }
}
#endif
