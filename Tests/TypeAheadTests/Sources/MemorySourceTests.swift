import Testing

@testable import TypeAhead

@Suite("Index as a source")
struct MemorySourceTests {
    private static func source(seed: UInt64, count: Int = 700) -> (MemorySource<Item>, [Item]) {
        var random = RandomItems(random: SplitMix64(state: seed))
        let items = (0..<count).map { random.item($0) }
        var index = SearchIndex(items.prefix(300), fields: Item.fields)
        for item in items.dropFirst(300) { index.insert(item) }
        return (MemorySource(index), items)
    }

    @Test
    func `a small index answers synchronously and a large one does not`() {
        let (source, _) = Self.source(seed: 1)
        #expect(source.immediateResults(for: SearchQuery(parsing: "new"), within: .milliseconds(4)) != nil)
        #expect(source.immediateResults(for: SearchQuery(parsing: "new"), within: .zero) == nil)
        // Counting doubles the estimated time.
        let budget = Duration.nanoseconds(source.index.count * 5)
        #expect(source.immediateResults(for: SearchQuery(parsing: "new"), within: budget) != nil)
        #expect(source.immediateResults(for: SearchQuery(terms: ["new"], facetCounts: .values), within: budget) == nil)
    }

    @Test
    func `an index with fuzzy matching answers synchronously only if it is smaller`() {
        let items = (0..<10).map { Item(id: $0, title: "fooBar") }
        let budget = Duration.nanoseconds(10 * 10)
        let query = SearchQuery(parsing: "fbr")
        func results(_ fuzzy: FuzzyMatching, within budget: Duration) -> SearchResults<Item>? {
            let index = SearchIndex(items, fields: Item.fields, fuzzy: fuzzy)
            return MemorySource(index).immediateResults(for: query, within: budget)
        }
        #expect(results(.none, within: budget)?.total == 0)
        #expect(results(.always, within: budget) == nil)
        #expect(results(.always, within: .milliseconds(4))?.total == 10)
    }

    @Test
    func `few long texts and very large pages are not answered synchronously`() {
        let long = String(repeating: "lorem ipsum dolor ", count: 5000)
        let texts = MemorySource(SearchIndex((0..<60).map { Item(id: $0, title: long) }, fields: Item.fields))
        #expect(texts.immediateResults(for: SearchQuery(terms: ["dolor"]), within: .milliseconds(4)) == nil)
        let records = (0..<20_000).map { Item(id: $0, title: "name") }
        let names = MemorySource(SearchIndex(records, fields: Item.fields))
        #expect(names.immediateResults(for: SearchQuery(terms: ["name"]), within: .milliseconds(4)) != nil)
        let all = SearchQuery(terms: ["name"], limit: .max)
        #expect(names.immediateResults(for: all, within: .milliseconds(4)) == nil)
    }

    @Test
    func `an update that uses its own source traps with a message instead of a deadlock`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = MemorySource(SearchIndex([Item(id: 1, title: "a")], fields: Item.fields))
            source.update { _ in _ = source.index.count }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("MemorySource.update(_:): the closure must not use the source itself"))
    }

    @Test
    func `slices contain the matches so far, and the last equals one search`() throws {
        let (source, _) = Self.source(seed: 2)
        let contents = source.index.contents
        #expect(contents.segments.count >= 2)
        var random = RandomItems(random: SplitMix64(state: 3))
        for _ in 0..<30 {
            let query = random.query()
            var parts: [SearchResults<Item>] = []
            _ = try contents.search(query, narrowing: SearchNarrowing(), slice: 1) { parts.append($0) }
            #expect(parts.dropLast().allSatisfy { !$0.isComplete })
            #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.total <= $1.total })
            let whole = source.index.search(query)
            #expect(parts.last?.isComplete == true)
            #expect(parts.last?.hits.map(\.record.id) == whole.hits.map(\.record.id))
            #expect(parts.last?.total == whole.total)
        }
    }

    @Test
    func `a search in a cancelled task throws`() async {
        let (source, _) = Self.source(seed: 4)
        let contents = source.index.contents
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try contents.search(SearchQuery(parsing: "new"), narrowing: SearchNarrowing(), slice: 1) { _ in }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test
    func `concurrent searches and updates each see a consistent snapshot`() async throws {
        let (source, items) = Self.source(seed: 5)
        // Each update changes two records together. A search must find either both or neither.
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for round in 0..<60 {
                    source.update { index in
                        var pair = [items[0], items[1]]
                        for number in pair.indices {
                            pair[number].title = round.isMultiple(of: 2) ? "zebra" : "giraffe"
                        }
                        for item in pair { index.update(item) }
                        index.insert(Item(id: 10_000 + round, title: "gnu"))
                        index.remove(id: 10_000 + round - 5)
                    }
                }
            }
            for _ in 0..<3 {
                group.addTask {
                    for _ in 0..<60 {
                        for try await results in source.results(for: SearchQuery(parsing: "zebra")) {
                            #expect(results.total.isMultiple(of: 2))
                        }
                        _ = source.immediateResults(for: SearchQuery(parsing: "gnu"), within: .seconds(1))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(source.index.search(SearchQuery(parsing: "gnu")).total == 5)
    }

    @Test
    func `corrections are words as written in the records, nearest and most frequent first`() async {
        let titles = ["LibreOffice Writer", "libreoffice Calc", "PowerShell", "Power Tools", "Liber Officinarum"]
        let index = SearchIndex(titles.enumerated().map { Item(id: $0, title: $1) }, fields: Item.fields)
        let source = MemorySource(index)
        #expect(await source.corrections(for: "liberoffice").first == "LibreOffice")
        #expect(await source.corrections(for: "poewrshell") == ["PowerShell"])
        #expect(await source.corrections(for: "power").isEmpty)
        #expect(await source.corrections(for: "qqqqqq").isEmpty)
    }
}
