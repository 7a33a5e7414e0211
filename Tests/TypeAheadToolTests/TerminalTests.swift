import Foundation
import Testing

/// The output on a terminal.
@Suite struct TerminalTests {
    /// The tool's output when its standard output is a terminal.
    ///
    /// - Parameter showsErrors: Whether standard error is the terminal instead.
    private func screen(
        _ arguments: [String],
        environment: [String: String] = [:],
        showsErrors: Bool = false
    ) throws -> String {
        let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))  // TIOCSPTLCK, TIOCGPTN
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var value: Int32 = 0
        try #require(terminal >= 0 && ioctl(terminal, unlock, &value) == 0 && ioctl(terminal, number, &value) == 0)
        let path = "/dev/pts/\(value)"
        let line = open(path, O_RDWR | O_NOCTTY)
        let process = ToolRun.process(arguments, ["TERM": "xterm"].merging(environment) { $1 })
        process.standardInput = FileHandle.nullDevice
        if showsErrors {
            process.standardError = FileHandle(fileDescriptor: line)
        } else {
            process.standardOutput = FileHandle(fileDescriptor: line)
        }
        try process.run()
        process.waitUntilExit()
        close(line)
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        let count = read(terminal, &bytes, bytes.count)
        close(terminal)
        // A terminal converts line feeds to CR LF.
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    @Test func `matches are emphasized`() throws {
        let file = try TemporaryFile.cities()
        #expect(
            try screen([file.path, "sao pau"])
                == "1 match for sao pau\n\u{1B}[1;31mSão\u{1B}[0m \u{1B}[1;31mPau\u{1B}[0mlo\n"
        )
    }

    @Test func `matches in columns are emphasized there`() throws {
        let file = try TemporaryFile.towns()
        #expect(
            try screen(["--field", "country", file.path, "japan"])
                == "1 match for japan\nTokyo\t\u{1B}[1;31mJapan\u{1B}[0m\tAsia\n"
        )
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `NO_COLOR disables emphasis`(environment: [String: String]) throws {
        let file = try TemporaryFile.cities()
        #expect(try screen([file.path, "sao"], environment: environment) == "1 match for sao\nSão Paulo\n")
    }

    @Test func `an empty NO_COLOR is ignored`() throws {
        let file = try TemporaryFile.cities()
        #expect(try screen([file.path, "sao"], environment: ["NO_COLOR": ""]).contains("\u{1B}[1;31mSão"))
    }

    @Test func `output to a pipe has no emphasis`() throws {
        let file = try TemporaryFile.cities()
        #expect(
            try ToolRun([file.path, "sao"], environment: ["TERM": "xterm"]).output == "1 match for sao\nSão Paulo\n"
        )
    }

    @Test func `escape sequences in records and queries are printed escaped`() throws {
        let file = try TemporaryFile("evil \u{1B}[2J\u{7}\u{8}\u{7F}\u{9B}31m \u{1B}]0;title\u{7}\n")
        let found = #"1 match for evil\#nevil \u{1b}[2J\u{7}\u{8}\u{7f}\u{9b}31m \u{1b}]0;title\u{7}\#n"#
        #expect(try screen([file.path, "evil"], environment: ["NO_COLOR": "1"]) == found)
        #expect(try ToolRun([file.path, "evil"]).output == found)
        #expect(try screen(["-n0", file.path, "\u{1B}c"]).hasSuffix("matches for \\u{1b}c\n"))
    }

    @Test func `bidirectional controls and line separators in records and queries are printed escaped`() throws {
        let file = try TemporaryFile("evil\u{202E}gnp.exe \u{2066}\u{2069}\u{2028}1 match\u{200B} \r5\n")
        let found = #"evil\u{202e}gnp.exe \u{2066}\u{2069}\u{2028}1 match\u{200b} \u{d}5"#
        #expect(try ToolRun([file.path, "evil"]).lines == ["1 match for evil", found])
        let query = try ToolRun(["-n0", file.path, "a\u{202E}\u{2029}b"]).lines.first
        #expect(query?.hasSuffix(#"a\u{202e}\u{2029}b"#) == true)
        let table = try TemporaryFile("na\u{202E}me\tx\nevil\u{202E}\t1\n")
        #expect(try ToolRun(["--tsv", table.path, "evil"]).lines == ["1 match for evil", "evil\\u{202e}\t1"])
        let unknown = try ToolRun(["--tsv", "--field", "\u{2067}y", table.path, "evil"])
        #expect(unknown.errors.contains(#"“\u{2067}y”. The columns are: na\u{202e}me, x."#))
    }

    @Test func `JSON output escapes bidirectional controls and decodes to the original`() throws {
        let text = "evil\u{202E}\u{2067}\u{200B}\u{E0041}\u{7F}\u{9B}"
        let file = try TemporaryFile(text + "\n")
        let output = try ToolRun(["--json", file.path, "evil"]).output
        #expect(output.contains(#""evil\u202e\u2067\u200b\udb40\udc41\u007f\u009b""#))
    }

    @Test func `long names and queries are truncated in messages`() throws {
        let name = String(repeating: "x", count: 5_000)
        #expect(try ToolRun(["--limit", name, "F"]).errors.utf8.count < 400)
        #expect(try ToolRun([name + name, "q"]).errors.utf8.count < 400)
    }

    #if SQLite
    @Test func `the number of indexed records is shown, and removed at the end`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Anna\nBert\n", "people.txt")
        let arguments = ["index", "--sqlite", folder.path("index"), file]
        #expect(try screen(arguments, showsErrors: true) == "\r\u{1B}[K2 of 2 records\r\u{1B}[K")
    }
    #endif
}
