import Foundation
import Testing

/// Input files in several formats.
@Suite struct FileTests {
    @Test(arguments: ["records.txt", "records.tsv"])
    func `an empty file has no matches`(name: String) throws {
        let file = try TemporaryFile("", name: name)
        let run = try ToolRun([file.path, "a", ""])
        #expect(run.output == "0 matches for a\n\n0 records\n")
        #expect(run.errors == "")
        #expect(run.status == 1)
    }

    @Test func `the last line needs no line feed`() throws {
        let file = try TemporaryFile("a\nab")
        #expect(try ToolRun(["-c", file.path, "a"]).output == "2\n")
    }

    @Test func `empty lines are records`() throws {
        let file = try TemporaryFile("\n\na\n\n")
        #expect(try ToolRun(["-c", file.path, ""]).output == "4\n")
    }

    @Test func `a carriage return before the line feed is part of the line end`() throws {
        let file = try TemporaryFile("one\r\ntwo\r\n\r\nthree\rfour")
        #expect(try ToolRun([file.path, ""]).output == "4 records\none\ntwo\n\nthree\\u{d}four\n")
        let table = try TemporaryFile("a\tb\r\n1\t2\r\n", name: "dos.tsv")
        #expect(try ToolRun(["-c", "--filter", "b=2", table.path, ""]).output == "1\n")
    }

    @Test func `a byte order mark is not part of a line`() throws {
        let file = try TemporaryFile("\u{FEFF}name\tplace\nAnna\tBonn\n", name: "marked.tsv")
        #expect(try ToolRun(["-c", "--field", "name", file.path, "anna"]).output == "1\n")
    }

    @Test func `bytes that are not UTF-8 are replaced, and reported once`() throws {
        let bad = Data([0x61, 0xFF, 0x62])
        let file = try TemporaryFile(Data("good\n".utf8) + bad + Data("\ngoöd\n".utf8) + bad + Data("\n".utf8))
        let run = try ToolRun([file.path, "a"])
        #expect(run.lines == ["2 matches for a", "a\u{FFFD}b", "a\u{FFFD}b"])
        #expect(
            run.errors
                == "typeahead: 2 lines, the first of them line 2, have bytes that are not UTF-8. They are read as U+FFFD.\n"
        )
        #expect(run.status == 0)
    }

    @Test func `zero bytes are ordinary characters`() throws {
        let file = try TemporaryFile("a\0b\nc\n")
        #expect(try ToolRun([file.path, "a"]).lines == ["1 match for a", "a\\u{0}b"])
        #expect(try ToolRun(["-c", file.path, ""]).output == "2\n")
    }

    @Test func `long lines are read`() throws {
        let file = try TemporaryFile("short\n\(String(repeating: "x", count: 1_000_000)) needle\nlast\n")
        let run = try ToolRun(["--json", file.path, "needle"])
        #expect(run.output.contains("\"line\":2,"))
        #expect(run.output.contains("\"ranges\":[[1000001,1000007]]"))
        #expect(try ToolRun(["-c", file.path, "last", "short", ""]).output == "1\n1\n3\n")
    }

    // MARK: Standard input and special files

    @Test func `standard input can be the file`() throws {
        let run = try ToolRun(["-c", "-", "a"], input: Data("a\nb\nab".utf8))
        #expect(run.output == "2\n")
        let table = try ToolRun(["-c", "--tsv", "--field", "x", "-", "1"], input: Data("x\ty\n1\t2\n3\t1\n".utf8))
        #expect(table.output == "1\n")
    }

    @Test func `standard input may be a partly read file`() throws {
        let file = try TemporaryFile("first\nsecond\nthird\n")
        let run = try ToolRun(script: "(read line; exec \"$0\" -c - '') <\"$1\"", [file.path])
        #expect(run.output == "2\n")
    }

    @Test func `a named pipe is read`() throws {
        let file = try TemporaryFile("")
        let script = "mkfifo \"$1.pipe\" && { printf 'a\\nb\\n' >\"$1.pipe\" & } && exec \"$0\" -c \"$1.pipe\" ''"
        #expect(try ToolRun(script: script, [file.path]).output == "2\n")
    }

    @Test func `a file that reports size 0 is read`() throws {
        #expect(try ToolRun(["-c", "/proc/self/status", "pid"]).status == 0)
    }

    @Test func `a file name that is not UTF-8 is opened`() throws {
        let file = try TemporaryFile("")
        let script = "name=\"$1$(printf '\\377')\"; printf 'a\\n' >\"$name\"; exec \"$0\" -c \"$name\" a"
        #expect(try ToolRun(script: script, [file.path]).output == "1\n")
    }

    @Test func `a directory is rejected`() throws {
        let run = try ToolRun(["/tmp", "a"])
        #expect(run.errors == "typeahead: “/tmp” is a directory. Give one of its files.\n")
        #expect(run.status == 2)
    }

    @Test func `a missing file is rejected`() throws {
        let run = try ToolRun(["/nowhere/\u{1B}x", "a"])
        #expect(
            run.errors
                == "typeahead: There is no file “/nowhere/\\u{1b}x”. Check the name, or give - for standard input.\n"
        )
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test(.enabled(if: geteuid() != 0)) func `an unreadable file is rejected`() throws {
        let file = try TemporaryFile("a\n")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
        let run = try ToolRun([file.path, "a"])
        #expect(run.errors == "typeahead: “\(file.path)” may not be read. Check its permissions with ls -l.\n")
        #expect(run.status == 2)
    }

    @Test func `truncating the file ends the program with a message`() throws {
        let file = try TemporaryFile(String(repeating: "a line\n", count: 100_000))
        let process = ToolRun.process([file.path], [:])
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        input.fileHandleForWriting.write(Data("line\n".utf8))
        #expect(output.fileHandleForReading.availableData.starts(with: Data("100000 matches".utf8)))
        try FileHandle(forWritingTo: URL(fileURLWithPath: file.path)).truncate(atOffset: 0)
        input.fileHandleForWriting.write(Data("a\n".utf8))
        try input.fileHandleForWriting.close()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(
            String(decoding: message, as: UTF8.self)
                == "typeahead: The file became shorter while it was read. Start again.\n"
        )
        #expect(process.terminationStatus == 2)
    }
}
