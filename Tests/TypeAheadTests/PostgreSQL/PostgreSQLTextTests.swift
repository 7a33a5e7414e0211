#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Texts, names and rows")
struct PostgreSQLTextTests {
    private let texts = [
        "it's", "100%", "a_b", #"back\slash"#, "\"quoted\"", "'; DROP TABLE items; --", "$1", "{a,\"b\"}", "\u{FFFD}",
        "\u{202E}reversed", "\u{1B}[31mred", "tab\tand\nline", "a\u{1}b", "\"\u{301}", "'\u{301}", "\\\u{301}", "",
    ]

    @Test
    func `hostile texts are data`() async throws {
        let tested = try await TestedServer(TestedOptions(hasReadings: true))
        let items = texts.enumerated().map {
            Item(id: $0, title: $1, note: $1, tags: [$1], scopes: [$1], readings: [$1])
        }
        try await tested.insert(items)
        let plain = PlainSearch(items: items, hasReadings: true)
        for text in texts + ["\u{0}nul\u{0}", "a\u{0}b"] {
            for query in [
                SearchQuery(terms: [SearchTerm(text)]), SearchQuery(filters: .values("tag", [text])),
                SearchQuery(scope: text),
                SearchQuery(exclusions: [SearchTerm(text)]), SearchQuery(terms: [SearchTerm(text, isPhrase: true)]),
            ] { SearchOracleTests.compare(try await tested.source.last(query), plain, query) }
        }
        let all = try await tested.source.last(SearchQuery(limit: 100))
        #expect(all.hits.map(\.record) == items)
        try await PostgreSQLIndex(tested.table, on: tested.server).check()
    }

    @Test
    func `values are equal if their characters are canonically equivalent`() async throws {
        let tested = try await TestedServer(TestedOptions())
        let item = Item(id: 1, title: "rose", tags: ["e\u{301}"], scopes: ["\u{E9}"])
        try await tested.insert([item])
        for value in ["\u{E9}", "e\u{301}"] {
            let query = SearchQuery(filters: .values("tag", [value]), scope: value, facetCounts: [.scopes, .values])
            let results = try await tested.source.last(query)
            #expect(results.hits.map(\.record) == [item])
            #expect(results.valueCounts == ["tag": [value: 1]])
            #expect(results.scopeCounts == [value: 1])
        }
    }

    @Test
    func `bytes that are no text are refused by the server`() async throws {
        let tested = try await TestedServer(TestedOptions())
        await #expect(throws: PostgreSQLError.self) {
            try await tested.server.execute(
                "INSERT INTO public.items VALUES (1, convert_from('\\xff', 'UTF8'), '', '{}', '{}', '{}', 0)"
            )
        }
        #expect(try await tested.source.last(SearchQuery()).total == 0)
    }

    @Test
    func `names of tables and columns may be any text`() async throws {
        let server = try await SharedServer.database()
        let names = [#"we"ird"#, "it's; --", "ﬁ \u{301}\"\u{301}", String(repeating: "long", count: 15)]
        for name in names {
            let quoted = PostgreSQLName.quoted(name)
            let table = PostgreSQLTable(name, id: name, columns: [.text("title", column: "\(name.prefix(20))2")])
            let column = PostgreSQLName.quoted("\(name.prefix(20))2")
            try await server.execute("CREATE TABLE public.\(quoted) (\(quoted) integer PRIMARY KEY, \(column) text)")
            try await PostgreSQLIndex(table, on: server).create()
            try await server.execute("INSERT INTO public.\(quoted) VALUES (1, 'rose')")
            let source = PostgreSQLSource(server, table: table, fields: [.text("title") { (item: Item) in item.title }])
            { row in
                try Item(id: row.value(name), title: row.requiredText("\(name.prefix(20))2"))
            }
            #expect(
                try await source.last(SearchQuery(terms: ["ro"])).hits.map(\.record) == [Item(id: 1, title: "rose")]
            )
            try await PostgreSQLIndex(table, on: server).check()
            try await PostgreSQLIndex(table, on: server).drop()
            try await server.execute("INSERT INTO public.\(quoted) VALUES (2, 'rose')")
        }
    }

    @Test
    func `arrays are parsed`() {
        #expect(PostgreSQLRow.elements(of: "{}") == [])
        #expect(PostgreSQLRow.elements(of: #"{a,"b \"c\\",NULL,"NULL",""}"#) == ["a", #"b "c\"#, "NULL", ""])
        #expect(PostgreSQLRow.elements(of: "a") == nil)
        #expect(PostgreSQLRow.elements(of: "{a") == nil)
        for text in texts { #expect(PostgreSQLRow.elements(of: PostgreSQLName.array([text, text])) == [text, text]) }
    }

    @Test
    func `values of any type are filtered in their textual form`() async throws {
        let server = try await SharedServer.database()
        try await server.execute(
            "CREATE TABLE public.items (id uuid PRIMARY KEY, title varchar(20), year integer, tags jsonb)"
        )
        let table = PostgreSQLTable(
            "items",
            id: "id",
            columns: [.text("title"), .filter("year"), .filter("tag", column: "tags")]
        )
        try await PostgreSQLIndex(table, on: server).create()
        try await server.execute(
            #"INSERT INTO public.items VALUES (gen_random_uuid(), 'rose', 1999, '["a", "b"]'), (gen_random_uuid(), NULL, NULL, NULL)"#
        )
        struct Row: Identifiable { let id: String }
        let fields: [SearchField<Row>] = [
            .text("title") { _ in "" }, .filter("year") { _ in [] }, .filter("tag") { _ in [] },
        ]
        let source = PostgreSQLSource(server, table: table, fields: fields) { try Row(id: $0.requiredText("id")) }
        #expect(try await source.last(SearchQuery()).total == 2)
        #expect(try await source.last(SearchQuery(filters: .values("year", ["1999"]))).total == 1)
        #expect(try await source.last(SearchQuery(filters: .values("tag", ["b", "c"]))).total == 1)
        #expect(try await source.last(SearchQuery(filters: .values("tag", ["c"]))).total == 0)
    }
}
#endif
