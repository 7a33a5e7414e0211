#if SQLite
import Foundation
import Testing

/// Searches in an index, compared with those in the file of which it was made.
@Suite struct SQLiteSearchTests {
    private static let indexOptions: [[String]] = [
        [], ["--field", "name=2", "--field", "place"], ["--language", "sv"], ["--field", "place"],
    ]

    private static let queryOptions: [[String]] = [
        [], ["--count"], ["--json"], ["--limit", "3"], ["--offset", "2"], ["--explain"], ["--json", "--explain"],
        ["--filter", "kind=a"], ["--filter", "kind=a", "--filter", "kind=c d"], ["--scope", "kind=b"],
        ["--scope", "kind="], ["--filter", "kind=a", "--scope", "kind=a"], ["--filter", "kind=a", "--scope", "kind=b"],
        ["--filter", "place=", "--scope", "kind=a", "--json"], ["--filter", "kind=none"], ["--no-typos", "--json"],
        ["--fuzzy", "--json"], ["--fuzzy", "--explain", "--no-typos"],
    ]

    @Test(arguments: indexOptions, queryOptions)
    func `an index of a table answers as the table`(index: [String], query: [String]) throws {
        let table = RandomTable(seed: UInt64(index.count * 100 + query.count))
        let folder = try TemporaryFolder()
        let file = try folder.write(table.text, "table.tsv")
        #expect(try ToolRun(["index", "--sqlite", folder.path("index")] + index + [file]).errors == "")
        let expected = try ToolRun(index + query + [file] + table.queries)
        let run = try ToolRun(["--sqlite", folder.path("index")] + query + ["--"] + table.queries)
        #expect(run.output == expected.output)
        #expect(run.status == expected.status)
        #expect(run.errors == "")
    }

    @Test(arguments: [[], ["--json"], ["--count"], ["--explain"], ["--fuzzy"], ["--offset", "1", "-n2"]])
    func `an index of lines answers as the lines`(options: [String]) throws {
        let table = RandomTable(seed: 7)
        let folder = try TemporaryFolder()
        let file = try folder.write(table.text, "lines.txt")
        #expect(try ToolRun(["index", "--sqlite", folder.path("index"), file]).status == 0)
        let expected = try ToolRun(options + [file] + table.queries)
        let run = try ToolRun(options + ["--sqlite", folder.path("index")] + table.queries)
        #expect(run.output == expected.output)
    }

    @Test func `queries are read from standard input`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Berlin\nBern\n", "towns.txt")
        _ = try ToolRun(["index", "--sqlite", folder.path("index"), file])
        let run = try ToolRun(["--sqlite", folder.path("index"), "-c"], input: Data("ber\nberl\nx\n".utf8))
        #expect(run.output == "2\n1\n0\n")
        #expect(run.status == 0)
    }

    @Test func `the time is printed`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Berlin\nBern\n", "towns.txt")
        _ = try ToolRun(["index", "--sqlite", folder.path("index"), file])
        let run = try ToolRun(["--sqlite", folder.path("index"), "--time", "--json", "ber"])
        #expect(run.errors.contains(" ms to open 2 records."))
        #expect(run.errors.contains(" ms for ber"))
        #expect(run.output.contains("\"milliseconds\":"))
    }

    @Test func `hostile cells and queries are printed escaped`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("na\u{1B}[2Jme\tp\nred\u{1B}]0;x\u{7}\t'; DROP TABLE records; --\n", "table.tsv")
        _ = try ToolRun(["index", "--sqlite", folder.path("index"), file])
        let query = "red '; DROP TABLE records; \u{1B}"
        let run = try ToolRun(["--sqlite", folder.path("index"), "--no-typos", "drop table", query])
        #expect(run.lines.prefix(2) == ["1 match for drop table", "red\\u{1b}]0;x\\u{7}\t'; DROP TABLE records; --"])
        #expect(!run.output.contains("\u{1B}"))
        #expect(try !ToolRun(["--sqlite", folder.path("index"), "--json", ""]).output.contains("\u{1B}"))
    }
}
#endif
