#if PostgreSQL
import Foundation
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Filters of tables by numbers, dates, versions and parts of texts")
struct PostgreSQLFilterTests {
    private struct Row: Identifiable, Sendable { let id: Int }

    /// A table with a column of each ordered type.
    private static let table = PostgreSQLTable(
        "items",
        id: "id",
        columns: [
            .text("title"), .number("amount"), .number("weight", column: "weights"), .size("size"), .date("day"),
            .date("moment"), .date("instant", column: "instants"), .version("version"),
            .version("package", order: .semantic, column: "packages"),
        ]
    )

    /// A source of the table with rows of some columns. Rows have ascending ids from 1 on.
    private func source(_ columns: String, _ rows: [String]) async throws -> PostgreSQLSource<Row> {
        let server = try await SharedServer.database()
        try await server.execute(
            """
            CREATE TABLE public.items (
                id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, title text NOT NULL DEFAULT 'rose', amount numeric,
                weights double precision[], size bigint, day date, moment timestamp, instants timestamptz[], version text,
                packages text[]
            )
            """
        )
        try await PostgreSQLIndex(Self.table, on: server).create()
        for row in rows { try await server.execute("INSERT INTO public.items (\(columns)) VALUES (\(row))") }
        try await PostgreSQLIndex(Self.table, on: server).check()
        let fields: [SearchField<Row>] = [.text("title") { _ in "rose" }] + Self.table.orderedFields()
        return PostgreSQLSource(server, table: Self.table, fields: fields) { try Row(id: $0.value("id")) }
    }

    private func found(_ source: PostgreSQLSource<Row>, _ filters: SearchFilter...) async throws -> [Int] {
        try await source.last(SearchQuery(filters: filters)).hits.map(\.record.id)
    }

    // MARK: Versions

    private func keys(_ function: String, _ texts: [String]) async throws -> [[UInt8]?] {
        let server = try await source("title", []).server
        let rows = try await server.execute(
            """
            SELECT encode(typeahead.\(function)(text), 'hex')
            FROM unnest($1::text[]) WITH ORDINALITY AS texts(text, number) ORDER BY number
            """,
            [PostgreSQLName.array(texts)]
        )
        return rows.map { row in
            row[0].map { digits in
                let digits = Array(digits.utf8)
                return stride(from: 0, to: digits.count, by: 2).map {
                    UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16) ?? 0
                }
            }
        }
    }

    @Test(arguments: [VersionOrder.debian, .semantic])
    func `the keys of random versions are those of an index in memory`(order: VersionOrder) async throws {
        var random = SplitMix64(state: 9)
        let parts = [
            "0", "1", "10", "007", ".", ".", ".", "-", "-", "+", "~", ":", "a", "Z", "beta", "v", "rc.1", "\\", "'",
            "{", " ",
            "é", "\n",
        ]
        var texts = (0..<3000).map { _ in
            (0..<Int.random(in: 0...9, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
        }
        texts += (0..<500).map { _ in
            let numbers = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                "\(Int.random(in: 0...120, using: &random))"
            }
            return numbers.joined(separator: ".") + ["", "-rc.2", "-1-x.0", "+7", "\n"].randomElement(using: &random)!
        }
        texts += [String(repeating: "9", count: 600), "1." + String(repeating: "0", count: 300) + "1"]
        let found = try await keys(order == .debian ? "version_key" : "semantic_version_key", texts)
        let known = texts.map { order.key(of: $0)?.bytes }
        for (text, (key, expected)) in zip(texts, zip(found, known)) where key != expected {
            Issue.record("\(text.debugDescription): \(key ?? []) instead of \(expected ?? [])")
        }
        #expect(known.count { $0 != nil } > 300)
    }

    @Test
    func `versions are compared as versions, and other texts are never found`() async throws {
        let long = String(repeating: "a", count: 5000)
        let source = try await source(
            "version, packages",
            [
                "'1.9', '{1.0.0-beta.2}'", "'1.10', '{1.0.0}'", "'no version', '{one}'", "'1:0.1', NULL",
                "'1.0~beta', '{}'",
                "'2\(long)', NULL", "'2\(long)b', NULL",
            ]
        )
        #expect(try await found(source, SearchFilter("version", .greater("1.9"))) == [2, 4, 6, 7])
        #expect(try await found(source, SearchFilter("version", .lessOrEqual("1.9"))) == [1, 5])
        #expect(try await found(source, SearchFilter("version", .range("1.0", "2"))) == [1, 2])
        #expect(try await found(source, SearchFilter("version", .greater("2\(long)"))) == [4, 7])
        #expect(try await found(source, SearchFilter("version", .equal("2\(long)"))) == [6])
        #expect(try await found(source, SearchFilter("package", .less("1"))) == [1])
        #expect(try await found(source, SearchFilter("package", .equal("v1.0"))) == [2])
        #expect(try await found(source, SearchFilter("version", .equal("no version"))) == [])
    }

    // MARK: Dates

    @Test
    func `dates are found by the periods that are typed`() async throws {
        let source = try await source(
            "day, moment, instants",
            [
                "'2019-05-17', '2019-05-17 23:59:59.5', '{2019-12-31 23:30-01}'",
                "'2020-01-01', '2018-12-31 24:00', '{2019-01-01 00:00+01, 2019-12-31 23:59:59.999+00}'",
                "'infinity', '-infinity', '{infinity}'", "'0044-03-15 BC', NULL, NULL",
                "'5874897-12-31', '294276-12-31', '{4713-01-01 BC}'",
            ]
        )
        #expect(try await found(source, SearchFilter("day", "2019")) == [1])
        #expect(try await found(source, SearchFilter("day", .greater("2019"))) == [2, 3, 5])
        #expect(try await found(source, SearchFilter("day", .less("1000"))) == [4])
        #expect(try await found(source, SearchFilter("moment", "2019-05-17T23:59:59")) == [1])
        #expect(try await found(source, SearchFilter("moment", .greaterOrEqual("2019"))) == [1, 2, 5])
        #expect(try await found(source, SearchFilter("moment", .less("2019"))) == [3])
        #expect(try await found(source, SearchFilter("instant", "2019")) == [2])
        #expect(try await found(source, SearchFilter("instant", "2020-01-01")) == [1])
        #expect(try await found(source, SearchFilter("instant", .range("2018-12-31", "2018"))) == [2])
    }

    @Test
    func `the time zone of a program that changes the table has no effect`() async throws {
        let source = try await source("day", [])
        try await source.server.execute(
            """
            BEGIN; SET LOCAL TimeZone = 'Asia/Tokyo'; SET LOCAL DateStyle = 'German';
            INSERT INTO public.items (day, moment) VALUES ('2019-05-17', '2019-05-17 00:00'); COMMIT
            """
        )
        #expect(
            try await found(source, SearchFilter("day", "2019-05-17"), SearchFilter("moment", "2019-05-17T00:00")) == [
                1
            ]
        )
        try await PostgreSQLIndex(source.table, on: source.server).check()
    }

    // MARK: Numbers

    @Test
    func `numbers beyond those of Double are the nearest ones`() async throws {
        let source = try await source(
            "amount, weights, size",
            [
                "1e400, '{NaN}', 9007199254740993", "-1e400, '{-0}', -1", "1e-400, '{Infinity}', 0",
                "'NaN', '{5e-324}', NULL",
                "'Infinity', '{-Infinity}', 2000",
            ]
        )
        #expect(try await found(source, SearchFilter("amount", .greater("1e300"))) == [1, 5])
        #expect(try await found(source, SearchFilter("amount", .less("-1e300"))) == [2])
        #expect(try await found(source, SearchFilter("amount", "0")) == [3, 4])
        #expect(try await found(source, SearchFilter("weight", "0")) == [1, 2])
        #expect(try await found(source, SearchFilter("weight", "5e-324")) == [4])
        #expect(try await found(source, SearchFilter("weight", .less("-1"))) == [5])
        #expect(try await found(source, SearchFilter("size", .greaterOrEqual("9007199254740993"))) == [1])
        #expect(try await found(source, SearchFilter("size", .less("2kB"))) == [2, 3])
    }

    @Test
    func `each of many values of a record is found`() async throws {
        let source = try await source(
            "weights",
            ["'{1, 50, 20, 20, NULL, 90}'", "'{{30, 40}, {60, 70}}'", "'{}'", "'{NULL}'", "NULL"]
        )
        for value in [1, 20, 50, 90] { #expect(try await found(source, SearchFilter("weight", "\(value)")) == [1]) }
        #expect(try await found(source, SearchFilter("weight", .range("35", "65"))) == [1, 2])
        #expect(try await found(source, SearchFilter("weight", .range("51", "89"))) == [2])
        #expect(try await found(source, SearchFilter("weight", .range("21", "29"))) == [])
        #expect(try await found(source, SearchFilter("weight", .greater("70"))) == [1])
        #expect(try await found(source, SearchFilter("weight", .less("30"))) == [1])
    }

    @Test
    func `a record without a value is found only by excluded filters`() async throws {
        let source = try await source("amount", ["NULL", "1", "2"])
        #expect(try await found(source, SearchFilter("amount", .lessOrEqual("1"))) == [2])
        #expect(try await found(source, SearchFilter("amount", .lessOrEqual("1"), isExcluded: true)) == [1, 3])
        #expect(
            try await found(
                source,
                SearchFilter("amount", .range("0", "1"), isExcluded: true),
                SearchFilter("version", .equal("1"), isExcluded: true)
            ) == [1, 3]
        )
    }

    // MARK: Texts

    @Test
    func `hostile texts in filters are data`() async throws {
        let texts = [
            "it's", "100%", "a_b", #"back\slash"#, "\"quoted\"", "'; DROP TABLE items; --", "$1", "{a,\"b\"}", "\\x41",
            "tab\tand\nline", "a\u{1}b", "\"\u{301}", "'\u{301}", "",
        ]
        let tested = try await TestedServer(TestedOptions())
        let items = texts.enumerated().map { Item(id: $0, title: $1, note: "-", tags: [$1]) }
        try await tested.insert(items)
        let plain = PlainSearch(items: items)
        for text in texts + ["\u{0}nul\u{0}", "%", "_", "\\", "\u{1}"] {
            for field in ["tag", "title"] {
                for isExcluded in [false, true] {
                    for condition in [SearchFilter.Condition.equal(text), .contains(text), .range(text, text)] {
                        let filter = SearchFilter(field, condition, isExcluded: isExcluded)
                        let query = SearchQuery(filters: [filter])
                        SearchOracleTests.compare(try await tested.source.last(query), plain, query)
                        let alternative = SearchQuery(alternatives: [[.filter(filter), .term(SearchTerm(text))]])
                        SearchOracleTests.compare(try await tested.source.last(alternative), plain, alternative)
                    }
                }
            }
        }
        try await PostgreSQLIndex(tested.table, on: tested.server).check()
    }

    // MARK: Indexes

    /// The plan of a search for all matches.
    private func plan(_ source: PostgreSQLSource<Row>, _ filters: SearchFilter...) async throws -> String {
        let ranking = CandidateRanking.combinations(
            of: SearchQuery(filters: filters),
            fields: source.fields,
            language: nil
        )[0]
        let statement = SearchStatements(table: source.table, ranking: ranking).matches(limit: nil)
        let rows = try await source.server.execute("EXPLAIN \(statement.sql)", statement.parameters)
        return rows.compactMap { $0[0] }.joined(separator: "\n")
    }

    @Test
    func `a filter by few values is the condition of an index`() async throws {
        let source = try await source("title", [])
        try await source.server.execute(
            """
            SET statement_timeout = 0;
            INSERT INTO public.items (title, amount, weights, size, day, version)
            SELECT 'rose ' || number, number, ARRAY[number, number + 6000, number + 12000], number * 1000,
                '2000-01-01'::date + number, '1.' || number FROM generate_series(1, 5000) AS number;
            ANALYZE typeahead."public.items"
            """
        )
        for filter in [
            SearchFilter("amount", .range("100", "110")), SearchFilter("size", "5kB"),
            SearchFilter("size", .less("10kB")), SearchFilter("size", .greater("4990kB")),
            SearchFilter("weight", .range("100", "110")), SearchFilter("weight", .greater("16995")),
            SearchFilter("day", "2009-05-17"), SearchFilter("version", .greaterOrEqual("1.4990")),
            SearchFilter("version", .range("1.50", "1.60")), SearchFilter("title", "rose 77"),
        ] {
            let plan = try await plan(source, filter)
            #expect(plan.contains("Index Cond") && !plan.contains("Seq Scan"), "\(plan)")
            let results = try await source.last(SearchQuery(filters: [filter]))
            #expect((1...11).contains(results.total) && results.hits.count == results.total, "\(filter)")
        }
    }

    @Test
    func `a column of another type is refused, and nothing is created`() async throws {
        let server = try await SharedServer.database()
        try await server.execute("CREATE TABLE public.items (id bigint PRIMARY KEY, title text, amount text)")
        let index = PostgreSQLIndex(
            PostgreSQLTable("items", id: "id", columns: [.text("title"), .number("amount")]),
            on: server
        )
        try await server.execute("INSERT INTO public.items VALUES (1, 'rose', '1')")
        await #expect {
            try await index.create()
        } throws: { error in
            "\(error)".contains("a column of numbers, sizes or dates of public.items has another type")
        }
        #expect(try await server.execute("SELECT FROM pg_namespace WHERE nspname = 'typeahead'").isEmpty)
    }

    @Test
    func `an index with another order of versions is refused`() async throws {
        let server = try await source("title", []).server
        let columns = Self.table.columns.map { $0.field == "version" ? .version("version", order: .semantic) : $0 }
        await #expect {
            try await PostgreSQLIndex(PostgreSQLTable("items", id: "id", columns: columns), on: server).check()
        } throws: { error in
            if case .otherSettings = error as? PostgreSQLError { true } else { false }
        }
    }

    @Test
    func `ordered columns are read from the registration of an index`() async throws {
        let server = try await source("title", []).server
        let registered = try await RegisteredIndex(ofTable: "items", schema: "public", on: server)
        #expect(registered.table == Self.table)
        #expect(
            registered.table.orderedFields(of: Row.self).map(\.valueSignature)
                == ["number", "number", "size", "date", "date", "date", "version", "semantic version"]
        )
    }

    // MARK: Many records

    @Test
    func `many records with filters and alternatives give the results of the index in memory`() async throws {
        let tested = try await TestedServer(TestedOptions(hasAllKinds: true))
        var random = RandomItems(random: SplitMix64(state: 79))
        let items = (0..<12_000).map { random.item($0) }
        try await tested.insert(items)
        let index = SearchIndex(items, fields: Item.fieldsOfAllKinds, typos: .none)
        var queries = (0..<60).map { _ in random.queryOfAllKinds() }
        // The first record of these follows those that are looked at first.
        for size in ["3000kB", "11000kB", "11990kB"] {
            queries.append(SearchQuery(filters: [SearchFilter("size", .greater(size))], limit: 20))
        }
        for query in queries {
            let found = try await tested.postgreSQL.last(query)
            let expected = index.search(query)
            #expect(found.total == expected.total, "\(query)")
            #expect(found.hits.map(\.record) == expected.hits.map(\.record), "\(query)")
            #expect(found.hits.map(\.tier) == expected.hits.map(\.tier), "\(query)")
            #expect(found.hits.map(\.matches) == expected.hits.map(\.matches), "\(query)")
        }
    }
}
#endif
