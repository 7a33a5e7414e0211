#if PostgreSQL
import Foundation
import Testing
import TypeAheadPostgreSQL
import TypeAheadTestSupport

/// Searches in tables of a database, compared with those in a file with the same rows.
@Suite struct PostgreSQLSearchTests {
    private static let queryOptions: [[String]] = [
        ["--json"], ["--json", "--limit", "3", "--offset", "2"], ["--json", "--filter", "kind=a"],
        ["--json", "--filter", "kind=a", "--filter", "kind=c d"], ["--json", "--scope", "kind=b"],
        ["--json", "--explain"],
    ]

    /// The answers in JSON without the places of the records, which a table calls by other names.
    private func withoutPlaces(_ output: String) -> String {
        output.replacing(/"line":\d+,"fields":{/, with: "{").replacing(/"id":"\d+","fields":{"line":"\d+",/, with: "{")
            .replacing(/"coverage":{"answered":4,"count":4},/, with: "")
    }

    @Test func `an index of a table answers as a file with its rows`() async throws {
        let data = RandomTable(seed: 11)
        let table = try await TestedTable(TestedTable.items(data))
        let created = try await table.tool(
            "--table",
            "items",
            "--field",
            "name=2",
            "--field",
            "place",
            "--filter",
            "kind",
            "--scope",
            "kind",
            command: "index"
        )
        #expect(created.errors == "")
        #expect(created.status == 0)
        let folder = try TemporaryFolder()
        let file = try folder.write(data.text, "items.tsv")
        for options in Self.queryOptions {
            let arguments = options + ["--no-typos"]
            let expected = try ToolRun(arguments + ["--field", "name=2", "--field", "place", file] + data.queries)
            let all = ["--postgres", table.url, "--table", "items"] + arguments + ["--"] + data.queries
            let run = try await onOtherThread { try ToolRun(all) }
            #expect(withoutPlaces(run.output) == withoutPlaces(expected.output), "\(options)")
            #expect(run.errors == "")
        }
    }

    @Test func `partitions answer as one file`() async throws {
        let data = RandomTable(seed: 12)
        var tables: [TestedTable] = []
        for part in 0..<4 { tables.append(try await TestedTable(TestedTable.items(data) { $0 % 4 == part })) }
        let urls = ["--postgres", tables[0].url] + tables.dropFirst().flatMap { ["--shard", $0.url] }
        let place = urls + ["--table", "public.items"]
        let options = ["--field", "name", "--field", "place", "--order", "line"]
        #expect(try await onOtherThread { try ToolRun(["index"] + place + options) }.errors == "")
        let folder = try TemporaryFolder()
        let file = try folder.write(data.text, "items.tsv")
        let expected = try ToolRun(
            ["--no-typos", "--json", "--field", "name", "--field", "place", file] + data.queries
        )
        let run = try await onOtherThread { try ToolRun(place + ["--json", "--"] + data.queries) }
        #expect(run.errors == "")
        // An index without filter columns has fewer columns to show.
        let kinds = expected.output.replacing(/,"kind":"[^"]*"/, with: "")
        #expect(withoutPlaces(run.output) == withoutPlaces(kinds))
        #expect(run.output.contains("\"coverage\":{\"answered\":4,\"count\":4}"))
    }

    @Test func `a missing partition is reported, and the others answer`() async throws {
        let sql = "CREATE TABLE t (id int PRIMARY KEY, name text); INSERT INTO t VALUES (1, 'Anna')"
        let tables = [try await TestedTable(sql), try await TestedTable(sql)]
        let place = ["--postgres", tables[0].url, "--shard", tables[1].url, "--table", "t"]
        #expect(try await onOtherThread { try ToolRun(["index"] + place) }.errors == "")
        let missing = place + ["--shard", "host=/tmp/missing dbname=music"]
        let run = try await onOtherThread { try ToolRun(missing + ["--json", "anna"]) }
        #expect(run.errors.hasPrefix("typeahead: /tmp/missing:5432/music: no connection: "))
        #expect(run.errors.hasSuffix("typeahead: 2 of 3 answered; the records of the others are missing.\n"))
        #expect(run.output.contains("\"coverage\":{\"answered\":2,\"count\":3}"))
        #expect(run.status == 0)
    }

    @Test func `rows are shown by the column of the ids and the indexed columns`() async throws {
        let table = try await TestedTable(
            """
            CREATE TABLE "my songs" ("my id" uuid PRIMARY KEY, "a title" text, plays int, tags text[], rest text);
            INSERT INTO "my songs" VALUES ('00000000-0000-0000-0000-00000000000a', 'Anna''s song', 3, '{x,y}', 'hidden')
            """
        )
        let created = try await table.tool(
            "--table",
            "my songs",
            "--field",
            "a title",
            "--filter",
            "tags",
            "--scope",
            "plays",
            command: "index"
        )
        #expect(created.errors == "")
        let run = try await table.tool("--table", "my songs", "--filter", "tags=y", "--scope", "plays=3", "anna")
        #expect(run.lines == ["1 match for anna", "00000000-0000-0000-0000-00000000000a\tAnna's song\t{x,y}\t3"])
        #expect(try await table.tool("--table", "my songs", "--filter", "tags=z", "anna").status == 1)
    }

    @Test func `numbers and versions in the index of an app are shown, and filtered by their values`() async throws {
        let table = try await TestedTable(
            """
            CREATE TABLE songs (id int PRIMARY KEY, title text, plays int, release text);
            INSERT INTO songs VALUES (1, 'Anna', 30, '1.10'), (2, 'Anna', 4, '1.9')
            """
        )
        let columns: [PostgreSQLTable.Column] = [
            .text("title"), .number("count", column: "plays"), .version("release"),
        ]
        let index = PostgreSQLIndex(
            PostgreSQLTable("songs", id: "id", columns: columns),
            on: PostgreSQLServer(table.url, clock: ContinuousClock())
        )
        try await index.create()
        let run = try await table.tool(
            "--table",
            "songs",
            "--filter",
            "count=30.0",
            "--filter",
            "release=0:1.10",
            "anna"
        )
        #expect(run.lines == ["1 match for anna", "1\tAnna\t30\t1.10"])
    }

    @Test func `hostile names, cells and queries are only text`() async throws {
        let name = "x\"\"; DROP TABLE keep; --$change$'\u{1B}"
        let table = try await TestedTable(
            """
            CREATE TABLE keep (id int);
            CREATE TABLE t (id int PRIMARY KEY, "\(name)" text);
            INSERT INTO t VALUES (1, E'red\\x1b[31m\\tline\\nend')
            """
        )
        let column = name.replacingOccurrences(of: "\"\"", with: "\"")
        let created = try await table.tool(
            "--table",
            "t",
            "--field",
            "\(column)=2",
            "--filter",
            column,
            command: "index"
        )
        #expect(created.errors == "")
        _ = try await table.run("INSERT INTO t VALUES (2, 'redder')")
        let run = try await table.tool("--table", "t", "red", "'; DROP TABLE keep; --")
        #expect(
            run.lines == [
                "2 matches for red", "2\tredder", "1\tred\\u{1b}[31m\\u{9}line\\u{a}end", "",
                "0 matches for '; DROP TABLE keep; --",
            ]
        )
        #expect(try await table.run("SELECT count(*) FROM keep") == "0\n")
        let json = try await table.tool("--table", "t", "--json", "red")
        #expect(!json.output.contains("\u{1B}"))
    }
}
#endif
