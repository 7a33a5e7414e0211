import Foundation
import Testing
import TypeAhead

/// The output for queries.
@Suite struct AnswerTests {
    @Test func `an answer is the number of matches and the matches, best first`() throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun([file.path, "york"])
        #expect(run.lines == ["2 matches for york", "York", "New York"])
        #expect(run.errors == "")
    }

    @Test func `a query without diacritics matches text with them`() throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun([file.path, "sao pau"])
        #expect(run.lines == ["1 match for sao pau", "São Paulo"])
    }

    @Test func `several queries are answered one after the other`() throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun([file.path, "old", "ile france"])
        #expect(run.lines == ["1 match for old", "Oldenburg", "", "1 match for ile france", "Île-de-France"])
    }

    @Test func `quotation marks make a phrase, and a hyphen excludes`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun(["-c", file.path, "\"new york\"", "\"york new\""]).lines == ["1", "0"])
        #expect(try ToolRun([file.path, "berlin -west"]).lines == ["1 match for berlin -west", "Berlin"])
    }

    @Test func `OR between two words finds the records with one of them`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun(["-c", "--no-typos", file.path, "berlin OR paulo"]).lines == ["3"])
        #expect(try ToolRun(["-c", "--no-typos", file.path, "berlin OR paulo -west"]).lines == ["2"])
        #expect(try ToolRun(["-c", "--no-typos", file.path, "berlin or paulo"]).lines == ["0"])
    }

    @Test func `a query without words finds every record`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun(["-n2", file.path, ""]).lines == ["8 records", "São Paulo", "Paulínia"])
    }

    @Test func `the default limit is 10 records`() throws {
        let file = try TemporaryFile((1...30).map { "item \($0)\n" }.joined())
        let run = try ToolRun([file.path, "item"])
        #expect(run.lines.first == "30 matches for item")
        #expect(run.lines.count == 11)
    }

    @Test(arguments: [["--limit", "2"], ["--limit=2"], ["-n", "2"], ["-n2"]])
    func `a limit shows fewer records and counts all`(option: [String]) throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun(option + [file.path, "p"])
        #expect(run.lines == ["2 matches for p", "Paulínia", "São Paulo"])
        let narrow = try ToolRun(option + [file.path, "r"])
        #expect(narrow.lines.count == 3)
        #expect(narrow.lines.first == "6 matches for r")
    }

    @Test func `an offset skips the first records`() throws {
        let file = try TemporaryFile((1...5).map { "item \($0)\n" }.joined())
        let run = try ToolRun(["--offset", "3", file.path, "item"])
        #expect(run.lines == ["5 matches for item", "item 4", "item 5"])
    }

    @Test func `limits and offsets that overflow are clamped`() throws {
        let file = try TemporaryFile("a\nab\n")
        let number = "99999999999999999999999"
        #expect(try ToolRun(["-n", number, file.path, "a"]).lines == ["2 matches for a", "a", "ab"])
        #expect(try ToolRun(["--offset", number, "-n", number, file.path, "a"]).lines == ["2 matches for a"])
    }

    @Test func `an option prints only the counts`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun(["--count", file.path, "york", "nowhere"]).output == "2\n0\n")
    }

    @Test func `options may follow the file`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun([file.path, "york", "--count"]).output == "2\n")
    }

    @Test func `arguments after two hyphens are not options`() throws {
        let file = try TemporaryFile("--count\nother\n")
        #expect(try ToolRun(["--", file.path, "--count"]).lines == ["1 match for --count", "--count"])
        #expect(try ToolRun(["-c", "--", file.path, "-other"]).output == "1\n")
    }

    @Test func `typos are tolerated, unless an option disables that`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun([file.path, "oldenbrug"]).lines == ["1 match for oldenbrug", "Oldenburg"])
        #expect(try ToolRun(["--no-typos", file.path, "oldenbrug"]).lines == ["0 matches for oldenbrug"])
    }

    @Test func `fuzzy matches are found only on request, after all others`() throws {
        let file = try TemporaryFile.cities()
        #expect(try ToolRun([file.path, "bln"]).lines == ["0 matches for bln"])
        let run = try ToolRun(["--fuzzy", file.path, "bln"])
        #expect(run.lines == ["2 matches for bln", "Berlin", "West Berlin"])
        #expect(try ToolRun(["--fuzzy", file.path, "yo"]).lines == ["2 matches for yo", "York", "New York"])
        let more = try ToolRun(["--fuzzy", "--explain", file.path, "ol"])
        #expect(more.lines.filter { !$0.hasPrefix(" ") } == ["2 matches for ol", "Oldenburg", "São Paulo"])
        #expect(more.output.contains("    \"ol\" is a subsequence of the line: its letters are at bytes 2, 7.\n"))
    }

    @Test func `a language keeps its letters distinct`() throws {
        let file = try TemporaryFile("Åre\nArea\n")
        #expect(try ToolRun(["-c", file.path, "are"]).output == "2\n")
        #expect(try ToolRun(["-c", "--language", "sv", file.path, "are"]).output == "1\n")
    }

    @Test(arguments: [
        "de", "en-GB", "fr", "de_CH", "zh-Hant-TW", "es-419", "de-1996", "de-CH-u-co-phonebk", "ja-x-own", "deu", "und",
    ])
    func `a language without letters of its own uses the default folding`(tag: String) throws {
        let file = try TemporaryFile("Åre\nArea\n")
        #expect(try ToolRun(["-c", "--language", tag, file.path, "are"]).output == "2\n")
    }

    @Test func `every language with letters of its own is recognized`() throws {
        let file = try TemporaryFile("Åre\n")
        for tag in TextFolding.languages {
            #expect(try ToolRun(["-c", "--language", tag, file.path, "re"]).status == 0, "\(tag)")
        }
    }

    @Test func `an option explains records`() throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun(["--explain", file.path, "new yo"])
        #expect(run.lines.prefix(3) == ["1 match for new yo", "New York", "    Line 5."])
        #expect(run.lines.dropFirst(3).allSatisfy { $0.hasPrefix("    ") && $0.hasSuffix(".") })
        #expect(run.output.contains("    Found: a field begins with the text of the query.\n"))
        #expect(run.output.contains("    \"yo\" is at the beginning of a word of the line, at byte 4.\n"))
    }

    @Test func `times are printed on standard error`() throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun(["--time", file.path, "york"])
        #expect(run.lines.count == 3)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.contains(/[0-9]+\.[0-9]{3} ms to read 8 records, 79 bytes; [0-9]+\.[0-9]{3} ms to index/)
                == true
        )
        #expect(lines.last?.contains(/^typeahead: [0-9]+\.[0-9]{3} ms for york$/) == true)
    }

    // MARK: Queries from standard input

    @Test func `without a query, each line of standard input is a query`() throws {
        let file = try TemporaryFile.cities()
        let run = try ToolRun(["--count", file.path], input: Data("york\r\nberlin\n\nnowhere".utf8))
        #expect(run.output == "2\n2\n8\n0\n")
    }

    @Test func `each line is answered before the next one arrives`() throws {
        let file = try TemporaryFile.cities()
        let process = ToolRun.process(["--count", file.path], [:])
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        input.fileHandleForWriting.write(Data("york\n".utf8))
        #expect(output.fileHandleForReading.availableData == Data("2\n".utf8))
        input.fileHandleForWriting.write(Data("old\n".utf8))
        #expect(output.fileHandleForReading.availableData == Data("1\n".utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `queries that grow and shrink are answered like separate queries`() throws {
        let file = try TemporaryFile.cities()
        let typed = ["b", "be", "ber", "be", "p", "pa", "pau -nia", "pau -ni", "pau"]
        let together = try ToolRun(["-c", file.path], input: Data(typed.joined(separator: "\n").utf8))
        #expect(try together.lines == typed.map { try ToolRun(["-c", "--", file.path, $0]).lines.joined() })
    }
}
