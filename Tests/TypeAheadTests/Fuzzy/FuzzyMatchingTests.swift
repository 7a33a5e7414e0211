import Testing

@testable import TypeAhead

@Suite("Fuzzy (subsequence) matching")
struct FuzzyMatchingTests {
    private static func index(
        _ items: [Item],
        typos: TypoTolerance = .none,
        fuzzy: FuzzyMatching = .always
    ) -> SearchIndex<Item> {
        SearchIndex(items, fields: Item.fields, typos: typos, fuzzy: fuzzy) { $0.boost }
    }

    private static func items(_ titles: [String]) -> [Item] { titles.enumerated().map { Item(id: $0, title: $1) } }

    private static func order(_ titles: [String], for text: String) -> [String] {
        index(items(titles)).search(SearchQuery(parsing: text)).hits.map(\.record.title)
    }

    // MARK: Matches

    @Test
    func `an index uses fuzzy matching only on request`() {
        let items = Self.items(["fooBar"])
        let query = SearchQuery(parsing: "fbr")
        #expect(SearchIndex(items, fields: Item.fields).search(query).total == 0)
        #expect(Self.index(items, fuzzy: .none).search(query).total == 0)
        #expect(Self.index(items).search(query).hits.map(\.tier) == [.fuzzy])
    }

    @Test
    func `fuzzy matching applies if fewer records than the threshold match without it`() {
        let fuzzy = ["n e w", "nnew-e"]
        for count in 3...6 {
            let items = Self.items((0..<count).map { "new \($0)" } + fuzzy)
            let found = Self.index(items, fuzzy: .automatic).search(SearchQuery(parsing: "nw"))
            #expect(found.total == count + fuzzy.count)
            // The record "new" matches exactly.
            let direct = Self.index(items, fuzzy: .automatic).search(SearchQuery(parsing: "new"))
            #expect(direct.total == (count + 1 < 5 ? count + 2 : count + 1))
        }
    }

    @Test
    func `typo matches count toward the threshold of fuzzy matching`() {
        let items = Self.items(["newton", "newtan", "n e w t i n"])
        let query = SearchQuery(parsing: "newtin")
        func tiers(_ threshold: Int) -> [SearchTier] {
            Self.index(items, typos: .automatic, fuzzy: FuzzyMatching(threshold: threshold)).search(query).hits
                .map(\.tier)
        }
        #expect(tiers(2) == [.oneTypo, .oneTypo])
        #expect(tiers(3) == [.oneTypo, .oneTypo, .fuzzy])
    }

    @Test(
        arguments: [("rb", false), ("fbr", true), ("fooo", false), ("foor", true), ("barn", false), ("nt", true)]
    )
    func `letters match in order, in one field, and as often as they are typed`(
        text: String,
        isFound: Bool
    ) {
        let index = Self.index([Item(id: 0, title: "fooBar", note: "note")])
        #expect(index.search(SearchQuery(parsing: text)).total == (isFound ? 1 : 0))
    }

    @Test
    func `terms of one letter, phrases and exclusions never match as subsequences`() {
        let index = Self.index(Self.items(["fooBar"]))
        func total(_ text: String) -> Int { index.search(SearchQuery(parsing: text)).total }
        #expect(total("fbr x") == 0)
        #expect(total("\"fbr\"") == 0)
        #expect(total("fbr \"fb\"") == 0)
        #expect(total("fbr -fb") == 1)
        #expect(total("-fb") == 1)
        #expect(total("fbr -foo") == 0)
    }

    @Test
    func `a term of more than 64 letters never matches as a subsequence`() {
        let index = Self.index(Self.items([String(repeating: "a-", count: 100)]))
        #expect(index.search(SearchQuery(terms: [SearchTerm(String(repeating: "a", count: 64))])).total == 1)
        #expect(index.search(SearchQuery(terms: [SearchTerm(String(repeating: "a", count: 65))])).total == 0)
    }

    @Test
    func `a space in a term is a letter, and so is each letter of a Korean syllable`() {
        let index = Self.index(Self.items(["new big york", "newbigyork", "하늘길", "한국"]))
        func found(_ term: SearchTerm) -> [String] { index.search(SearchQuery(terms: [term])).hits.map(\.record.title) }
        #expect(found("nw yrk") == ["new big york"])
        // Initial consonants of adjacent syllables rank before other subsequences.
        #expect(found("ㅎㄱ") == ["한국", "하늘길"])
        #expect(found("하길") == ["하늘길"])
    }

    @Test
    func `other terms match exactly, by readings, or with typos where allowed`() {
        let items = [
            Item(id: 0, title: "fooBar newton"), Item(id: 1, title: "fooBar nawton"),
            Item(id: 2, title: "fooBar", readings: ["newton"]), Item(id: 3, title: "fooBar none"),
        ]
        let query = SearchQuery(parsing: "fbr newton")
        func found(_ typos: TypoTolerance) -> [Int] {
            SearchIndex(items, fields: Item.fieldsWithReadings, typos: typos, fuzzy: .always).search(query).hits
                .map(\.record.id)
        }
        #expect(found(.none) == [0, 2])
        #expect(found(.automatic) == [0, 1, 2])
    }

    // MARK: Order

    @Test(
        arguments: [
            ("foobarjs", ["fooBarSomeOtherThing.js", "fooBar.js"], ["fooBar.js", "fooBarSomeOtherThing.js"]),
            (
                "newordertest", ["NewOrdersTest", "New Order For Test", "NewOrderTest"],
                ["NewOrderTest", "NewOrdersTest", "New Order For Test"]
            ),
            // Adjacent letters rank before letters with gaps.
            ("fb", ["f-b", "long before any fb"], ["long before any fb", "f-b"]),
            // Then by position, length and order of insertion.
            ("fb", ["a f-b", "f-b long", "f-b", "f.b", "af-b"], ["f-b", "f.b", "f-b long", "af-b", "a f-b"]),
            // The shortest range counts. Of several, the first one.
            ("ab", ["a--b a-b", "-----a-b", "----a--b"], ["----a--b", "a--b a-b", "-----a-b"]),
            ("ab", ["-a-b-a-b", "--a-b"], ["-a-b-a-b", "--a-b"]),
        ]
    )
    func `the best match ranks first`(text: String, titles: [String], expected: [String]) {
        #expect(Self.order(titles, for: text) == expected)
    }

    @Test
    func `a match in the heavier field ranks first, however far apart its letters are`() {
        let items = [
            Item(id: 0, title: "other", note: "f-b"), Item(id: 1, title: "---f-----b", note: "f-b"),
            Item(id: 2, title: "other", note: "-f-b"),
        ]
        #expect(Self.index(items).search(SearchQuery(parsing: "fb")).hits.map(\.record.id) == [1, 0, 2])
    }

    @Test
    func `among fields of equal weight, the shortest subsequence counts`() {
        let items = [Item(id: 0, title: "f---b", note: "--f-b"), Item(id: 1, title: "-f-b")]
        let index = SearchIndex(
            items,
            fields: [.text("title") { $0.title }, .text("note") { $0.note }],
            fuzzy: .always
        )
        let query = SearchQuery(parsing: "fb")
        #expect(index.search(query).hits.map(\.record.id) == [1, 0])
        #expect(index.explain(0, for: query)?.places.map(\.field) == ["note"])
    }

    @Test
    func `the first of several terms gives the position, and the lightest field counts`() {
        let items = [
            Item(id: 0, title: "x f-b", note: "york"), Item(id: 1, title: "xx f-b york"),
            Item(id: 2, title: "york x f-b"),
        ]
        #expect(Self.index(items).search(SearchQuery(parsing: "fb york")).hits.map(\.record.id) == [1, 2, 0])
        #expect(Self.index(items).search(SearchQuery(parsing: "york fb")).hits.map(\.record.id) == [2, 1, 0])
    }

    @Test
    func `a boost decides last and never lifts a record over a better tier`() {
        let items = [
            Item(id: 0, title: "abcdx", boost: -9), Item(id: 1, title: "a-b-c-d-e", boost: 1e9),
            Item(id: 2, title: "x abcde", boost: -5), Item(id: 3, title: "a.b.c.d.e", boost: 2e9),
            Item(id: 4, title: "xabcde", boost: -1e9), Item(id: 5, title: "-a-b-c-d-e", boost: 9e9),
        ]
        let index = Self.index(items, typos: .automatic)
        let hits = index.search(SearchQuery(parsing: "abcde")).hits
        #expect(hits.map(\.record.id) == [2, 4, 0, 3, 1, 5])
        #expect(hits.map(\.tier) == [.wordStartsInOrder, .inside, .oneTypo, .fuzzy, .fuzzy, .fuzzy])
    }

    @Test
    func `fuzzy matches behind a full page are counted but not listed`() {
        let items = Self.items((0..<300).map { "a-b \($0)" } + (0..<3).map { "ab \($0)" })
        let index = Self.index(items)
        let first = index.search(SearchQuery(terms: ["ab"], limit: 2))
        #expect(first.hits.map(\.tier) == [.prefix, .prefix])
        #expect(first.total == 303)
        let next = index.search(SearchQuery(terms: ["ab"], limit: 2, offset: 2))
        #expect(next.hits.map(\.record.title) == ["ab 2", "a-b 0"])
        #expect(index.search(SearchQuery(terms: ["ab"], limit: 0)).total == 303)
    }

    @Test
    func `among equal matches, greater boosts are listed, whatever their positions`() {
        let items = (0..<200).map { Item(id: $0, title: "a-b", boost: Double($0)) }
        let index = Self.index(items)
        #expect(index.search(SearchQuery(terms: ["ab"], limit: 2)).hits.map(\.record.id) == [199, 198])
    }

    @Test(arguments: 0..<4)
    func `inserting a record keeps the order of the others`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(seed)))
        let items = (0..<100).map { random.item($0) }
        var index = Self.index(items)
        for round in 0..<20 {
            var query = random.inexactQuery(of: items)
            query.limit = 1000
            query.offset = 0
            let before = index.search(query).hits.map(\.record.id)
            index.insert(random.item(1000 + round))
            #expect(index.search(query).hits.map(\.record.id).filter { $0 != 1000 + round } == before, "\(query)")
        }
    }

    @Test(arguments: 0..<8)
    func `the first record stays first while the user continues its title`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(seed)))
        let items = (0..<60).map { Item(id: $0, title: random.text(upTo: 4)) }
        let index = Self.index(items, typos: .automatic)
        for item in items {
            // Without diacritics, because those decide only within a tier.
            let title = Array(String(decoding: TextFolding().fold(item.title).bytes, as: UTF8.self))
            var wasFirst = false
            for length in title.indices {
                let query = SearchQuery(terms: [SearchTerm(String(title[...length]))])
                let first = index.search(query).hits.first?.record.id
                if wasFirst { #expect(first == item.id, "\(query)") }
                wasFirst = first == item.id
            }
        }
    }

    // MARK: Long texts

    @Test
    func `a text with repeated letters takes no extra work`() {
        let count = 300_000
        let texts = [
            String(repeating: "a", count: count), String(repeating: "ab", count: count / 2) + "-c",
            String(repeating: "abc-", count: count / 4), String(repeating: "a", count: count) + "-b",
            String(repeating: "b", count: count) + String(repeating: "a", count: count),
        ]
        let index = Self.index(Self.items(texts))
        for text in ["ab", "aab", "abcabc", "acb", "abababcabababc", "bca"] {
            let found = index.search(SearchQuery(parsing: text)).hits.map(\.record.id).sorted()
            let expected = texts.indices.filter { number in
                var rest = Substring(texts[number])
                return text.allSatisfy { letter in
                    guard let place = rest.firstIndex(of: letter) else { return false }
                    rest = rest[rest.index(after: place)...]
                    return true
                }
            }
            #expect(found == expected, "\(text)")
        }
    }

    // MARK: Explanations

    @Test
    func `an explanation names a fuzzy match and the positions of its letters`() throws {
        let index = Self.index([Item(id: 0, title: "São fooBar", note: "York")])
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "fbr york")))
        #expect(explanation.tier == .fuzzy)
        #expect(
            explanation.description == """
                Found: the letters of a term occur in order, with gaps (fuzzy match).
                Compared at byte 4 of a field of 10 folded bytes.
                "york" is at the beginning of a word of note, at byte 0.
                "fbr" is a subsequence of title: its letters are at bytes 4, 7, 9.
                """
        )
        let place = try #require(explanation.places.last)
        #expect(
            place
                == SearchExplanation.Place(
                    term: "fbr",
                    field: "title",
                    position: 4,
                    isWordStart: true,
                    letters: [4, 7, 9]
                )
        )
        #expect(index.explain(0, for: SearchQuery(parsing: "rf"))?.description == "Not found: a term is missing.")
    }

    @Test
    func `an explanation covers typos beside fuzzy matches, and typo matches`() {
        let beside = Self.index(Self.items(["fooBar nawton"]), typos: .automatic)
        #expect(beside.explain(0, for: SearchQuery(parsing: "fbr newton"))?.tier == .fuzzy)
        let enough = Self.index(
            Self.items(["newtan", "n e w t i n"]),
            typos: .automatic,
            fuzzy: FuzzyMatching(threshold: 1)
        )
        #expect(enough.explain(0, for: SearchQuery(parsing: "newtin"))?.tier == .oneTypo)
        #expect(enough.explain(1, for: SearchQuery(parsing: "newtin"))?.tier == nil)
    }

    @Test
    func `partial results contain better matches before fuzzy matching starts, and a cancelled search ends`()
        async throws
    {
        var index = Self.index(Self.items((0..<300).map { "ab \($0)" }))
        for number in 300..<700 { index.insert(Item(id: number, title: "a-b \(number)")) }
        let contents = index.contents
        let count = contents.segments.count
        #expect(count >= 2)
        var totals: [Int] = []
        _ = try contents.search(SearchQuery(parsing: "ab"), narrowing: SearchNarrowing(), slice: 1) {
            totals.append($0.total)
            #expect($0.isComplete == ($0.total == 700))
        }
        #expect(totals.count == 2 * count)
        #expect(totals[count - 1] == 300)
        #expect(totals.last == 700)
        let task = Task {
            var yields = 0
            _ = try contents.search(SearchQuery(parsing: "ab"), narrowing: SearchNarrowing(), slice: 1) { _ in
                yields += 1
                if yields == count { withUnsafeCurrentTask { $0?.cancel() } }
                #expect(yields <= count)
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
