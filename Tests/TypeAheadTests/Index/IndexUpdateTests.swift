import Synchronization
import Testing

@testable import TypeAhead

@Suite("Index updates")
struct IndexUpdateTests {
    @Test(arguments: 0..<4)
    func `after random updates with repeated ids, results equal a plain search`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(600 + seed)))
        var items: [Item] = []
        var index = SearchIndex<Item>([], fields: Item.fieldsWithReadings, typos: .none, boost: { $0.boost })
        for _ in 0..<25 {
            switch Int.random(in: 0..<8, using: &random.random) {
            case 0:
                for item in items { #expect(index.remove(id: item.id) == item) }
                items = []
            case 1, 2:
                let removed = items.filter { _ in Int.random(in: 0..<4, using: &random.random) > 0 }
                for item in removed { #expect(index.remove(id: item.id) == item) }
                items.removeAll { removed.contains($0) }
            default:
                let count = [1, 5, 300, 1024].randomElement(using: &random.random)!
                let first = [0, 700, 1400].randomElement(using: &random.random)!
                let step = [1, 1, 3].randomElement(using: &random.random)!
                let batch = (0..<count).map { random.item(first + $0 / step) }
                index.insert(contentsOf: batch)
                Self.insert(batch, into: &items)
            }
            #expect(index.count == items.count)
            let plain = PlainSearch(items: items, hasReadings: true, boosts: true)
            for _ in 0..<2 { SearchOracleTests.expectEqual(index, plain, random.query()) }
        }
        for item in items { #expect(index[item.id] == item) }
    }

    private static func insert(_ batch: [Item], into items: inout [Item]) {
        var places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
        for item in batch {
            if let place = places[item.id] {
                items[place] = item
            } else {
                places[item.id] = items.count
                items.append(item)
            }
        }
    }

    private func item(_ id: Int, _ title: String) -> Item { Item(id: id, title: title) }

    @Test
    func `batches are merged into few segments`() {
        var index = SearchIndex<Item>([], fields: Item.fields)
        for batch in 0..<40 { index.insert(contentsOf: (0..<1024).map { item(batch * 1024 + $0, "a\($0)") }) }
        #expect(index.count == 40_960)
        #expect(index.contents.segments.count < 10)
        #expect(index.search(SearchQuery(terms: ["a1023"])).hits.map(\.record.id) == (0..<40).map { $0 * 1024 + 1023 })
    }

    @Test
    func `merging segments keeps record order consecutive`() {
        var index = SearchIndex((0..<1024).map { item($0, "a") }, fields: Item.fields)
        index.insert(contentsOf: (1024..<2048).map { item($0, "a") })
        #expect(index.contents.segments.count { $0.count > 0 } == 1)
        #expect(index.contents.segments.allSatisfy { $0.slots.orders == nil })
    }

    @Test
    func `a record replaced within its batch leaves nothing in the index`() {
        let items = (0..<70_000).map { item($0 % 10, "number \($0)") }
        var index = SearchIndex(items, fields: Item.fields)
        #expect(index.contents.segments.reduce(0) { $0 + $1.count } < 20)
        index.insert(contentsOf: items.map { item($0.id + 10, $0.title) })
        #expect(index.contents.segments.reduce(0) { $0 + $1.count } < 40)
        #expect(
            index.search(SearchQuery(parsing: "number 6999")).hits.map(\.record.title)
                == (0..<20).map { "number \(69_990 + $0 % 10)" }
        )
    }

    @Test
    func `a batch of known records replaces them in place`() {
        var index = SearchIndex((0..<3000).map { item($0, "old") }, fields: Item.fields)
        index.insert(contentsOf: (500..<4000).reversed().map { item($0, "new") })
        #expect(index.count == 4000)
        #expect(index.search(SearchQuery(terms: ["old"])).total == 500)
        let found = index.search(SearchQuery(terms: ["new"], limit: 5000)).hits.map(\.record.id)
        #expect(found == Array(500..<3000) + (3000..<4000).reversed())
        #expect(index.contents.segments.reduce(0) { $0 + $1.count } < 8000)
        #expect((0..<4000).allSatisfy { index[$0]?.title == ($0 < 500 ? "old" : "new") })
        // Every segment has posting lists, because no record was added alone.
        #expect(index.contents.segments.allSatisfy { $0.count == 0 || $0.text.bigrams != nil })
    }

    @Test
    func `the text copied per insertion is bounded for texts of any length`() {
        let long = String(repeating: "lorem ipsum ", count: 1000)
        var index = SearchIndex<Item>([], fields: Item.fields)
        for id in 0..<50 {
            index.insert(item(id, long + "x\(id)x"))
            for segment in index.contents.segments where segment.text.bigrams == nil {
                #expect(segment.text.textLength < 1 << 17)
            }
        }
        for id in 0..<50 {
            #expect(index.search(SearchQuery(terms: [SearchTerm("x\(id)x")])).hits.map(\.record.id) == [id])
        }
    }

    /// Counts events on any thread.
    private final class Counter: Sendable {
        private let number = Atomic<Int>(0)
        func add() { number.add(1, ordering: .relaxed) }
        var value: Int { number.load(ordering: .relaxed) }
    }

    @Test
    func `a record's fields are read once, at insertion, despite merges and compactions`() {
        let texts = Counter()
        let values = Counter()
        let scopes = Counter()
        let boosts = Counter()
        let fields: [SearchField<Item>] = [
            .text("title") {
                texts.add()
                return $0.title
            },
            .filter("tag") {
                values.add()
                return $0.tags
            },
            .scopes {
                scopes.add()
                return $0.scopes
            },
        ]
        var index = SearchIndex<Item>([], fields: fields) {
            boosts.add()
            return $0.boost
        }
        index.insert(contentsOf: (0..<1500).map { item($0, "a") })
        for id in 1500..<3000 { index.insert(item(id, "b")) }
        for id in 0..<1000 { index.update(item(id * 2, "c")) }
        for id in 0..<1400 { index.remove(id: id) }
        #expect(texts.value == 4000)
        #expect(values.value == 4000)
        #expect(scopes.value == 4000)
        #expect(boosts.value == 4000)
    }

    @Test
    func `values and boosts survive merges and compactions`() {
        var index = SearchIndex<Item>([], fields: Item.fields, boost: { $0.boost })
        let tags = ["red", "green", "blue", "", "à", "a\u{300}"]
        var items: [Item] = []
        for id in 0..<2000 {
            let item = Item(
                id: id,
                title: "t",
                tags: [tags[id % 6], tags[id % 5]],
                scopes: ["\(id % 7)"],
                boost: Double(id % 11)
            )
            items.append(item)
            index.insert(item)
        }
        for id in 0..<2000 where id % 3 > 0 { index.remove(id: id) }
        items.removeAll { $0.id % 3 > 0 }
        let plain = PlainSearch(items: items, boosts: true)
        for tag in tags {
            for scope in 0..<7 {
                SearchOracleTests.expectEqual(
                    index,
                    plain,
                    SearchQuery(terms: ["t"], filters: .values("tag", [tag]), scope: "\(scope)", limit: 500)
                )
            }
        }
        for id in [0, 3, 1998] { #expect(index.explain(id, for: SearchQuery())?.boost == Double(id % 11)) }
    }

    @Test
    func `a NaN boost is treated as 0, and infinite boosts are kept`() {
        let lifts: [Double] = [5, .nan, 3, .infinity, -.nan, -1, -.infinity, 1e300, .signalingNaN]
        let items = lifts.enumerated().map { Item(id: $0, title: "a", boost: $1) }
        let index = SearchIndex(items, fields: Item.fields, boost: { $0.boost })
        for query in [SearchQuery(), SearchQuery(terms: ["a"])] {
            #expect(index.search(query).hits.map(\.record.id) == [3, 7, 0, 2, 1, 4, 8, 5, 6])
        }
        #expect(index.explain(1, for: SearchQuery())?.boost == 0)
    }

    @Test
    func `a negative boost ranks a record last, even if no boost is positive`() {
        let items = [-1, -2, 0, -0.5].enumerated().map { Item(id: $0, title: "a", boost: $1) }
        let index = SearchIndex(items, fields: Item.fields, boost: { $0.boost })
        for query in [SearchQuery(), SearchQuery(terms: ["a"])] {
            #expect(index.search(query).hits.map(\.record.id) == [2, 3, 0, 1])
        }
    }

    @Test
    func `a NaN weight traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SearchIndex<Item>([], fields: [.text("title", weight: .nan) { $0.title }])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the weight of the field \"title\" is not a number"))
    }

    @Test
    func `changing an index does not change its copy`() {
        var index = SearchIndex((0..<2000).map { item($0, "old") }, fields: Item.fields)
        let copy = index
        for id in 0..<1500 { index.update(item(id, "new")) }
        for id in 1500..<1900 { index.remove(id: id) }
        #expect(copy.search(SearchQuery(terms: ["old"])).total == 2000)
        #expect(index.search(SearchQuery(terms: ["old"])).total == 100)
        #expect(index.search(SearchQuery(terms: ["new"])).total == 1500)
        #expect(copy[1600]?.title == "old")
        #expect(index[1600] == nil)
    }

    @Test
    func `an index stores at most one removed record per remaining record`() {
        var index = SearchIndex((0..<3000).map { item($0, "name \($0)") }, fields: Item.fields)
        for id in 0..<3000 {
            index.remove(id: id)
            #expect(index.contents.segments.reduce(0) { $0 + $1.count } <= index.count * 2 + 1)
        }
        #expect(index.isEmpty)
        #expect(index.contents.segments.allSatisfy { $0.count == 0 })
    }

    @Test
    func `inserting and removing repeatedly does not grow an index`() {
        var index = SearchIndex((0..<3000).map { item($0, "name \($0)") }, fields: Item.fields)
        let before = index.byteCount
        for id in 3000..<9000 {
            index.insert(item(id, "name \(id)"))
            index.remove(id: id - 3000)
        }
        #expect(index.count == 3000)
        #expect(index.byteCount < before * 4)
        #expect(index.contents.segments.count < 20)
        #expect(index.search(SearchQuery(terms: ["name"])).hits.prefix(3).map(\.record.id) == [6000, 6001, 6002])
    }
}
