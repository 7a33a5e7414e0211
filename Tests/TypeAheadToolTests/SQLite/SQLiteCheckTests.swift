#if SQLite
import Foundation
import Testing

/// Checks of indexes, and files that are none.
@Suite struct SQLiteCheckTests {
    private let folder: TemporaryFolder
    private var index: String { folder.path("index") }

    init() throws {
        folder = try TemporaryFolder()
        let file = try folder.write((1...3000).map { "item \($0)\n" }.joined(), "items.txt")
        _ = try ToolRun(["index", "--sqlite", index, file])
    }

    private func check(_ options: String...) throws -> ToolRun { try ToolRun(["check", "--sqlite", index] + options) }

    /// Overwrites bytes of the index file.
    private func damage(at offset: UInt64, count: Int) throws {
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: index))
        try file.seek(toOffset: offset)
        try file.write(contentsOf: Data(repeating: 0x55, count: count))
        try file.close()
    }

    private var size: UInt64 {
        get throws {
            try FileManager.default.attributesOfItem(atPath: index)[.size] as? UInt64 ?? 0
        }
    }

    @Test func `a sound index has status 0`() throws {
        let run = try check()
        #expect(run.output == "“\(index)” is sound: 3000 records.\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func `a damaged index has status 1 and a remedy`() throws {
        try damage(at: size - 20_000, count: 20_000)
        let run = try check()
        #expect(run.errors.hasPrefix("typeahead: “\(index)” is damaged: "))
        #expect(run.errors.hasSuffix("with typeahead index.\n"))
        #expect(run.errors.contains("Run: typeahead check --sqlite INDEX --rebuild."))
        #expect(run.output == "")
        #expect(run.status == 1)
    }

    @Test func `a truncated index has status 1`() throws {
        truncate(index, Int(try size) / 2)
        #expect(try check().status == 1)
        #expect(try ToolRun(["--sqlite", index, "item 17"]).status == 2)
    }

    @Test func `a truncated index is replaced only when it was deleted`() throws {
        truncate(index, Int(try size) / 2)
        let arguments = ["index", "--sqlite", index, folder.path("items.txt")]
        #expect(try ToolRun(arguments).errors.contains("delete the file"))
        try FileManager.default.removeItem(atPath: index)
        #expect(try ToolRun(arguments).errors == "")
        #expect(try check().status == 0)
    }

    @Test func `an index whose lists are damaged is built again from its records`() throws {
        // The first posting list is lost, but the records are readable.
        let script = """
            import sqlite3, sys
            file = sqlite3.connect(sys.argv[1])
            file.execute("DELETE FROM parts WHERE number = (SELECT max(number) FROM parts)")
            file.commit()
            """
        #expect(try ToolRun(script: "python3 -c \"$1\" \"$2\"", [script, index]).status == 0)
        #expect(try check().status == 1)
        let run = try check("--rebuild")
        #expect(run.status == 0)
        #expect(run.errors.hasSuffix(" It is built again from its records.\n"))
        #expect(run.output == "“\(index)” is sound: 3000 records.\n")
        #expect(try check().status == 0)
    }

    @Test(arguments: [["check"], []]) func `a missing index is an error`(command: [String]) throws {
        let run = try ToolRun(command + ["--sqlite", folder.path("none")] + (command.isEmpty ? ["x"] : []))
        #expect(
            run.errors
                == "typeahead: There is no index “\(folder.path("none"))”. Make it with: typeahead index --sqlite INDEX FILE\n"
        )
        #expect(run.status == 2)
        #expect(try !folder.names.contains("none"))
    }

    @Test(arguments: [["check"], ["index"], []])
    func `a file of another kind is refused and not changed`(command: [String]) throws {
        let path = folder.path("items.txt")
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let run = try ToolRun(command + ["--sqlite", path] + (command == ["check"] ? [] : [path]))
        #expect(run.errors == "typeahead: “\(path)” is no index of typeahead. Choose another file.\n")
        #expect(run.status == 2)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func `a folder is refused`() throws {
        let run = try ToolRun(["--sqlite", folder.path, "x"])
        #expect(run.errors == "typeahead: “\(folder.path)” is no regular file. Choose another name.\n")
        #expect(run.status == 2)
    }
}
#endif
