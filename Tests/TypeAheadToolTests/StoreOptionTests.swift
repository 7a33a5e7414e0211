import Foundation
import Testing

/// Incorrect command lines for indexes.
@Suite struct StoreOptionTests {
    private func expectFailure(_ arguments: [String], _ sentence: String) throws {
        let run = try ToolRun(arguments)
        #expect(run.errors == "typeahead: \(sentence)\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test(arguments: [["index", "-h"], ["check", "--help"], ["index", "--help"]])
    func `the commands have the help of the program`(arguments: [String]) throws {
        #expect(try ToolRun(arguments).output == ToolRun(["--help"]).output)
    }

    @Test(arguments: [
        (["index", "F"], "typeahead index needs --sqlite INDEX or --postgres URL, the place of the index."),
        (["check"], "typeahead check needs --sqlite INDEX or --postgres URL, the place of the index."),
        (["check", "x\u{1B}"], "typeahead check takes only options, but was given “x\\u{1b}”."),
        (["check", "--rebuild=1"], "--rebuild takes no value."),
        (["check", "--count"], "typeahead check has no option --count; typeahead --help lists them."),
        (["index", "--limit", "3"], "typeahead index has no option --limit; typeahead --help lists them."),
        (["--sqlite"], "--sqlite needs a value behind it."),
        (["--sqlite", "a", "--sqlite", "b"], "--sqlite can be given once."),
        (["--sqlite", "a", "--postgres", "b"], "--sqlite and --postgres cannot go together."),
        (["--table", "t", "F"], "--table needs --postgres."),
        (["--shard", "u", "F"], "--shard needs --postgres."),
        (["--sqlite", "a", "--table", "t"], "--table needs --postgres."),
        (["index", "--id", "a", "--id", "b"], "--id can be given once."),
    ])
    func `options for the place of an index are checked`(arguments: [String], sentence: String) throws {
        try expectFailure(arguments, sentence)
    }

    #if SQLite
    @Test(arguments: [
        (["--sqlite", "", "x"], "--sqlite needs the name of a file."),
        (
            ["--sqlite", "i", "--tsv"],
            "--tsv, --no-header and --lines cannot change an index. Give the option to typeahead index."
        ),
        (
            ["--sqlite", "i", "--language", "sv"],
            "--language cannot change an index. Give the option to typeahead index."
        ),
        (["--sqlite", "i", "--field", "a"], "--field cannot change an index. Give the option to typeahead index."),
        (["--sqlite", "i", "--count", "--explain"], "--count shows no records that --explain could explain."),
        (["index", "--sqlite", "i"], "No file was given. Give one with the records, or - for standard input."),
        (
            ["index", "--sqlite", "i", "a", "b"],
            "typeahead index reads one file, but was given 2. Join them with cat, and give -."
        ),
        (["index", "--sqlite", "i", "--drop", "a"], "--drop needs --postgres."),
        (["index", "--sqlite", "i", "--filter", "c", "a"], "--filter needs --postgres."),
        (
            ["index", "--sqlite", "i", "--delete", "--id", "c", "a"],
            "--delete reads ids, one per line, so it goes together with no option but --sqlite."
        ),
        (
            ["index", "--sqlite", "i", "--id", "c", "a"],
            "--id needs columns, but the file is read as lines. If it has columns with tabs between them, add --tsv."
        ),
        (["index", "--sqlite", "/none/i", "a"], "The folder of “/none/i” does not exist, or cannot be entered."),
    ])
    func `options for a SQLite index are checked`(arguments: [String], sentence: String) throws {
        try expectFailure(arguments, sentence)
    }

    @Test(arguments: [
        (["--field", "nme"], "There is no column “nme”. The columns are: id, name."),
        (["--id", "nme"], "There is no column “nme”. The columns are: id, name."),
        (["--field", "name=0"], "The weight of “name” must be a number above 0, but is “0”."),
    ])
    func `the columns of a table are checked`(options: [String], sentence: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("id\tname\n1\tAnna\n", "a.tsv")
        try expectFailure(["index", "--sqlite", folder.path("index")] + options + [file], sentence)
        #expect(try folder.names == ["a.tsv"])
    }

    @Test func `choices are those of the columns of the index`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("id\tname\n1\tAnna\n", "a.tsv")
        _ = try ToolRun(["index", "--sqlite", folder.path("table"), file])
        _ = try ToolRun(["index", "--sqlite", folder.path("lines"), "--lines", file])
        try expectFailure(
            ["--sqlite", folder.path("table"), "--filter", "x=y", "a"],
            "There is no column “x”. The columns are: id, name."
        )
        try expectFailure(
            ["--sqlite", folder.path("lines"), "--scope", "x=y", "a"],
            "--scope needs columns, but the index is one of lines. Make an index of a table."
        )
    }
    #else
    @Test(arguments: [["--sqlite", "i", "x"], ["index", "--sqlite", "i", "F"], ["check", "--sqlite", "i"]])
    func `a program without SQLite tells how to build it`(arguments: [String]) throws {
        try expectFailure(
            arguments,
            "This program was built without SQLite. Build it with: swift build -c release --product typeahead "
                + "--traits default,SQLite,PostgreSQL"
        )
    }
    #endif

    #if PostgreSQL
    @Test(arguments: [
        (["--postgres", "u", "x"], "--postgres needs a table: --table NAME or --table SCHEMA.NAME."),
        (
            ["--postgres", "", "--table", "t"],
            "--postgres and --shard need a URL such as postgresql://user@host/database."
        ),
        (
            ["--postgres", "u", "--shard", "u", "--table", "t"],
            "--shard names a server twice. Each partition is on another server or in another database."
        ),
        (
            ["--postgres", "u", "--table", "a.b.c"],
            "--table needs NAME or SCHEMA.NAME, but was given “a.b.c”. Put a name with periods in quotation marks."
        ),
        (
            ["--postgres", "u", "--table", "t", "--fuzzy"],
            "--fuzzy is not possible with --postgres. Files and SQLite indexes can be searched so."
        ),
        (
            ["index", "--postgres", "u", "--table", "t", "file"],
            "--postgres indexes a table, so “file” cannot be its file. Name the table with --table."
        ),
        (["index", "--postgres", "u", "--table", "t", "--tsv"], "--tsv needs --sqlite."),
        (["index", "--postgres", "u", "--table", "t", "--drop", "--print"], "--drop and --print cannot go together."),
        (
            ["index", "--postgres", "u", "--table", "t", "--rebuild", "--field", "a"],
            "--rebuild keeps the columns of the index. To change them, drop the index, and create it again."
        ),
        (
            ["check", "--postgres", "u", "--table", "t", "--rebuild"],
            "With --postgres, rebuild the index with: typeahead index --postgres URL --table NAME --rebuild"
        ),
    ])
    func `options for a PostgreSQL index are checked`(arguments: [String], sentence: String) throws {
        try expectFailure(arguments, sentence)
    }
    #else
    @Test(arguments: [
        ["--postgres", "u", "--table", "t", "x"], ["index", "--postgres", "u", "--table", "t"],
        ["check", "--postgres", "u", "--table", "t"],
    ])
    func `a program without PostgreSQL tells how to build it`(arguments: [String]) throws {
        try expectFailure(
            arguments,
            "This program was built without PostgreSQL. Build it with: swift build -c release --product typeahead "
                + "--traits default,SQLite,PostgreSQL"
        )
    }
    #endif
}
