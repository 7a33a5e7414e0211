import Foundation
import Testing
import TypeAhead

/// Exit statuses, and error messages for incorrect usage.
@Suite struct StatusTests {
    @Test func `the exit status tells whether any query has a match`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun([file.path, "york"]).status == 0)
        #expect(try ToolRun([file.path, "nowhere", "york"]).status == 0)
        #expect(try ToolRun([file.path, "nowhere"]).status == 1)
        #expect(try ToolRun([file.path]).status == 1)
        #expect(try ToolRun(["-c", "-n0", file.path, "york"]).status == 0)
        #expect(try ToolRun(["--offset", "5", file.path, "york"]).status == 0)
    }

    @Test(arguments: ["--help", "-h"]) func `help names every option`(option: String) throws {
        let run = try ToolRun([option])
        #expect(run.status == 0)
        #expect(run.errors == "")
        for name in [
            "--limit", "--offset", "--count", "--json", "--explain", "--time", "--tsv", "--no-header", "--lines",
            "--field", "--filter", "--scope", "--language", "--no-typos", "--fuzzy", "--help", "--version",
            "--sqlite", "--postgres", "--shard", "--table", "--id", "--delete", "--print", "--drop", "--rebuild",
            "--boost",
            "--order", "PGPASSWORD", ".pgpass",
            "NO_COLOR",
            "EXIT STATUS",
        ] {
            #expect(run.output.contains(name), "\(name)")
        }
        #expect(run.lines.allSatisfy { $0.count <= 120 })
    }

    @Test(arguments: ["--version", "-V"]) func `the version is one line`(option: String) throws {
        let run = try ToolRun([option])
        #expect(run.lines.count == 1)
        #expect(run.output.hasPrefix("typeahead "))
        #expect(run.status == 0)
    }

    private static func malformedLanguage(_ tag: String) -> String {
        "--language takes the tag of a language, such as sv, de-CH or sr-Latn, but was given “\(tag)”."
    }

    private static func unknownLanguage(_ code: String) -> String {
        "--language: “\(code)” is not the ISO 639 code of a language. Give a tag such as sv, de-CH or sr-Latn."
    }

    @Test(arguments: [
        ([], "No file was given. Give one, or - for standard input; typeahead --help says more."),
        (["--limit"], "--limit needs a value behind it."),
        (["--limit", "many", "F"], "--limit needs a number from 0 on, but was given “many”."),
        (["--limit=-1", "F"], "--limit needs a number from 0 on, but was given “-1”."),
        (["-n", "", "F"], "-n needs a number from 0 on, but was given “”."),
        (["--jsno", "F"], "There is no option --jsno. To search for it, put -- before the file."),
        (["-x\u{1B}", "F"], "There is no option -x\\u{1b}. To search for it, put -- before the file."),
        (["--language", "xx", "F"], Self.unknownLanguage("xx")),
        (["--language", "XQ-DE", "F"], Self.unknownLanguage("xq")),
        (["--language=svenska", "F"], Self.malformedLanguage("svenska")),
        (["--language", "", "F"], Self.malformedLanguage("")),
        (["--language", "sv-", "F"], Self.malformedLanguage("sv-")),
        (["--language", "de_DE.UTF-8", "F"], Self.malformedLanguage("de_DE.UTF-8")),
        (["--language", "de-CH-Latn", "F"], Self.malformedLanguage("de-CH-Latn")),
        (["--language", "de-u", "F"], Self.malformedLanguage("de-u")),
        (["--language", "sv-\u{1B}\n", "F"], Self.malformedLanguage("sv-\\u{1b}\\u{a}")),
        (["--json=yes", "F"], "--json takes no value."),
        (
            ["--json", "--count", "F"],
            "--count and --json cannot go together. --json says the number, too, as \"total\"."
        ),
        (["--count", "--explain", "F"], "--count shows no records that --explain could explain."),
        (["--lines", "--tsv", "F"], "--lines cannot go together with --tsv or --no-header."),
        (
            ["--scope", "a=b", "--scope", "a=c", "--tsv", "F"],
            "--scope can be given once. To choose of several values, use --filter."
        ),
        (
            ["--field", "name", "F"],
            "--field needs columns, but the file is read as lines. If it has columns with tabs between them, add --tsv."
        ),
        (["-"], "Standard input cannot be the file and the queries. Give a query behind the -."),
        (["--tsv", "--field", "nme", "F"], "There is no column “nme”. The columns are: name, place."),
        (["--tsv", "--field", "name=0", "F"], "The weight of “name” must be a number above 0, but is “0”."),
        (["--tsv", "--field", "name=nan", "F"], "The weight of “name” must be a number above 0, but is “nan”."),
        (["--tsv", "--field", "name=2", "--field", "name", "F"], "--field names the column “name” twice."),
        (["--tsv", "--filter", "name", "F"], "--filter needs FIELD=VALUE, but was given “name”."),
        (["--tsv", "--filter", "year=2019", "F"], "There is no column “year”. The columns are: name, place."),
        (["--tsv", "--scope", "name", "F"], "--scope needs FIELD=VALUE, but was given “name”."),
    ])
    func `wrong usage prints an error message`(arguments: [String], sentence: String) throws {
        let file = try TemporaryFile("name\tplace\nAnna\tBonn\n")
        let run = try ToolRun(arguments.map { $0 == "F" ? file.path : $0 })
        #expect(run.errors == "typeahead: \(sentence)\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test func `a closed output pipe is not an error`() throws {
        let file = try TemporaryFile(String(repeating: "a line\n", count: 100_000))
        let script = "(\"$0\" -n 100000 \"$1\" line; echo $? >&2) | head -n 1"
        let run = try ToolRun(script: script, [file.path])
        #expect(run.output == "100000 matches for line\n")
        #expect(run.errors == "0\n")
    }

    @Test func `a full disk is an error`() throws {
        let file = try TemporaryFile("a\n")
        let run = try ToolRun(script: "exec \"$0\" \"$1\" a >/dev/full", [file.path])
        #expect(run.errors == "typeahead: Standard output cannot be written: No space left on device.\n")
        #expect(run.status == 2)
    }
}
