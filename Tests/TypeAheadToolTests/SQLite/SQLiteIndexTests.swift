#if SQLite
import Foundation
import Testing

/// Indexes that are made and changed.
@Suite struct SQLiteIndexTests {
    private let folder: TemporaryFolder
    private var index: String { folder.path("index") }
    private static let people = "id\tname\n1\tAnna\n2\tBert\n3\tCarl\n"

    init() throws { folder = try TemporaryFolder() }

    /// Makes an index with ids.
    private func makePeople() throws {
        let file = try folder.write(Self.people, "people.tsv")
        let run = try ToolRun(["index", "--sqlite", index, "--id", "id", file])
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    private func search(_ arguments: String...) throws -> [String] {
        try ToolRun(["--sqlite", index] + arguments).lines
    }

    @Test func `an index is made of standard input`() throws {
        let run = try ToolRun(["index", "--sqlite", index, "--tsv", "-"], input: Data(Self.people.utf8))
        #expect(run.output == "")
        #expect(try search("bert") == ["1 match for bert", "2\tBert"])
    }

    @Test func `an index has the columns of a table without a header`() throws {
        let file = try folder.write("Anna\tBonn\n", "people.txt")
        #expect(try ToolRun(["index", "--sqlite", index, "--no-header", "--field", "2", file]).status == 0)
        #expect(try search("-c", "anna", "bonn") == ["0", "1"])
    }

    @Test func `an index without ids is made new`() throws {
        let first = try folder.write("Anna\nBert\n", "first.txt")
        let second = try folder.write("Carl\n", "second.txt")
        _ = try ToolRun(["index", "--sqlite", index, first])
        #expect(try ToolRun(["index", "--sqlite", index, second]).status == 0)
        #expect(try search("") == ["1 record", "Carl"])
        #expect(try folder.names.filter { $0.contains(".new-") } == [])
    }

    @Test func `rows with ids are inserted or replaced, in columns of any order`() throws {
        try makePeople()
        let file = try folder.write("name\tid\nDora\t4\nBerta\t2\n", "more.tsv")
        #expect(try ToolRun(["index", "--sqlite", index, "--id", "id", file]).errors == "")
        #expect(try search("") == ["4 records", "1\tAnna", "2\tBerta", "3\tCarl", "4\tDora"])
    }

    @Test func `an answer of an index with ids has them`() throws {
        try makePeople()
        #expect(
            try search("--json", "bert").first?.hasPrefix("{\"query\":\"bert\",\"total\":1,\"hits\":[{\"id\":\"2\",")
                == true
        )
        #expect(try search("--explain", "bert").contains("    Id 2."))
    }

    @Test func `records are removed by id, and unknown ids are counted`() throws {
        try makePeople()
        let run = try ToolRun(["index", "--sqlite", index, "--delete", "-"], input: Data("2\n9\n\n".utf8))
        #expect(run.errors == "typeahead: 1 of 2 ids are not in the index.\n")
        #expect(run.status == 0)
        #expect(try search("") == ["2 records", "1\tAnna", "3\tCarl"])
    }

    @Test func `a changed index can be copied without other files`() throws {
        try makePeople()
        _ = try ToolRun(["index", "--sqlite", index, "--delete", "-"], input: Data("2\n".utf8))
        try FileManager.default.copyItem(atPath: index, toPath: folder.path("copy"))
        #expect(try ToolRun(["--sqlite", folder.path("copy"), "-c", ""]).output == "2\n")
    }

    @Test func `the log of a deleted index does not change a new one`() throws {
        try makePeople()
        try FileManager.default.removeItem(atPath: index)
        _ = try folder.write("a log", "index-wal")
        let run = try ToolRun(["index", "--sqlite", index, "-"], input: Data("Anna\n".utf8))
        #expect(run.errors == "")
        #expect(try search("") == ["1 record", "Anna"])
    }

    @Test func `ids with different bytes are different`() throws {
        let file = try folder.write("id\tname\né\tAnna\ne\u{301}\tBert\n", "people.tsv")
        _ = try ToolRun(["index", "--sqlite", index, "--id", "id", file])
        #expect(try search("-c", "") == ["2"])
    }

    @Test func `more records than a segment has are indexed`() throws {
        let file = try folder.write((1...70000).map { "item \($0)\n" }.joined(), "items.txt")
        #expect(try ToolRun(["index", "--sqlite", index, file]).status == 0)
        #expect(try search("-c", "item", "69999") == ["70000", "1"])
    }

    @Test func `the index replaces the target of a symbolic link`() throws {
        let file = try folder.write("Anna\n", "a.txt")
        _ = try ToolRun(["index", "--sqlite", index, file])
        let link = folder.path("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "index")
        _ = try ToolRun(["index", "--sqlite", link, try folder.write("Bert\n", "b.txt")])
        #expect(try search("") == ["1 record", "Bert"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "index")
    }

    @Test func `a new index keeps the permissions of the old one`() throws {
        let file = try folder.write("Anna\n", "a.txt")
        _ = try ToolRun(["index", "--sqlite", index, file])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: index)
        _ = try ToolRun(["index", "--sqlite", index, file])
        let attributes = try FileManager.default.attributesOfItem(atPath: index)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func `names that SQLite treats specially are those of files`() throws {
        let file = try folder.write("Anna\n", "a.txt")
        let script = "cd \"$1\" && \"$0\" index --sqlite :memory: \"$2\" && \"$0\" -c --sqlite :memory: anna"
        #expect(try ToolRun(script: script, [folder.path, file]).output == "1\n")
        #expect(try folder.names.contains(":memory:"))
    }

    // MARK: Failures

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal keeps the old index, and removes the new one`(number: Int32) throws {
        _ = try ToolRun(["index", "--sqlite", index, try folder.write("Anna\n", "old.txt")])
        let file = try folder.write((1...400_000).map { "item \($0)\n" }.joined(), "items.txt")
        let process = ToolRun.interruptibleProcess(["index", "--sqlite", index, file])
        process.standardError = FileHandle.nullDevice
        try process.run()
        while try !folder.names.contains(where: { $0.hasPrefix("index.new-") }), process.isRunning { sched_yield() }
        #expect(process.isRunning)
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(try folder.names.filter { $0.contains(".new-") } == [])
        #expect(try search("") == ["1 record", "Anna"])
    }

    @Test func `a full disk keeps the old index`() throws {
        _ = try ToolRun(["index", "--sqlite", index, try folder.write("Anna\n", "old.txt")])
        let file = try folder.write((1...20_000).map { "item \($0)\n" }.joined(), "items.txt")
        let script = "trap '' XFSZ; ulimit -f 500; exec \"$0\" index --sqlite \"$1\" \"$2\""
        let run = try ToolRun(script: script, [index, file])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("typeahead: “"))
        #expect(try folder.names == ["index", "items.txt", "old.txt"])
        #expect(try search("") == ["1 record", "Anna"])
    }

    @Test func `an index in use is not replaced`() throws {
        _ = try ToolRun(["index", "--sqlite", index, try folder.write("Anna\n", "old.txt")])
        let reader = ToolRun.process(["--sqlite", index], [:])
        let (input, output) = (Pipe(), Pipe())
        reader.standardInput = input
        reader.standardOutput = output
        try reader.run()
        try input.fileHandleForWriting.write(contentsOf: Data("anna\n".utf8))
        _ = output.fileHandleForReading.availableData
        let run = try ToolRun(["index", "--sqlite", index, folder.path("old.txt")])
        #expect(run.errors == "typeahead: Another program uses “\(index)”. Try again when it has ended.\n")
        #expect(run.status == 2)
        try input.fileHandleForWriting.close()
        reader.waitUntilExit()
        #expect(reader.terminationStatus == 0)
        #expect(try ToolRun(["index", "--sqlite", index, folder.path("old.txt")]).status == 0)
    }

    @Test func `a change waits five seconds for that of another program`() throws {
        try makePeople()
        let script = """
            import sqlite3, sys
            file = sqlite3.connect(sys.argv[1], isolation_level=None)
            file.execute("BEGIN IMMEDIATE")
            print("begun", flush=True)
            sys.stdin.read()
            """
        let holder = Process()
        holder.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        holder.arguments = ["-c", script, index]
        let (input, output) = (Pipe(), Pipe())
        holder.standardInput = input
        holder.standardOutput = output
        try holder.run()
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("begun"))
        #expect(try search("-c", "") == ["3"])
        let run = try ToolRun(["index", "--sqlite", index, "--delete", "-"], input: Data("1\n".utf8))
        #expect(run.errors == "typeahead: Another program uses “\(index)”. Try again when it has ended.\n")
        #expect(run.status == 2)
        try input.fileHandleForWriting.close()
        holder.waitUntilExit()
        #expect(try search("-c", "") == ["3"])
    }

    @Test func `a row without an id changes nothing`() throws {
        try makePeople()
        let file = try folder.write("id\tname\n4\tDora\n\tEmil\n", "more.tsv")
        let run = try ToolRun(["index", "--sqlite", index, "--id", "id", file])
        #expect(run.errors == "typeahead: Line 3 has no id in the column “id”. Nothing was changed.\n")
        #expect(run.status == 2)
        #expect(try search("-c", "") == ["3"])
    }

    @Test(arguments: [
        (
            "id\tage\n", ["--id", "id"],
            "The file has no column “name”, but INDEX has. An index made again has the columns of the file."
        ),
        (
            "id\tname\tage\n", ["--id", "id"],
            "INDEX has no column “age”, but the file has. An index made again has the columns of the file."
        ),
        ("id\tname\n", ["--id", "name"], "The ids of INDEX are in the column “id”. Give it as --id."),
        (
            "id\tname\n", ["--id", "id", "--field", "id"],
            "INDEX was made with other --field or --language options, which cannot change. Omit them, or delete the file."
        ),
        (
            "id\tname\n", ["--id", "id", "--language", "sv"],
            "INDEX was made with other --field or --language options, which cannot change. Omit them, or delete the file."
        ),
    ])
    func `a table that does not fit an index is refused`(text: String, options: [String], sentence: String) throws {
        try makePeople()
        let run = try ToolRun(["index", "--sqlite", index] + options + ["--tsv", "-"], input: Data(text.utf8))
        #expect(run.errors == "typeahead: \(sentence.replacingOccurrences(of: "INDEX", with: "“\(index)”"))\n")
        #expect(run.status == 2)
    }

    @Test func `an index without ids cannot be changed`() throws {
        _ = try ToolRun(["index", "--sqlite", index, try folder.write("Anna\n", "a.txt")])
        let sentence =
            "“\(index)” was made without --id, so its records cannot be changed. Make it again, or delete the file and give --id."
        let run = try ToolRun(["index", "--sqlite", index, "--delete", "-"], input: Data("1\n".utf8))
        #expect(run.errors == "typeahead: \(sentence)\n")
        #expect(run.status == 2)
    }
}
#endif
