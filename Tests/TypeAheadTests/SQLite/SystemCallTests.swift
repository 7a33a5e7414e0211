#if SQLite && os(Linux)
import Foundation
import Testing
import TypeAheadSQLite

@testable import TypeAhead

private let tracedIndex = ProcessInfo.processInfo.environment["TYPEAHEAD_TRACED_INDEX"]

/// The program that prints the system calls of another one.
private enum Tracer {
    static let path = "/usr/bin/strace"

    /// Whether it is installed, and this process may trace others. The traced process must not start others, which uses the network.
    static let isAvailable: Bool = {
        if tracedIndex != nil { return true }
        guard FileManager.default.isExecutableFile(atPath: path) else { return false }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["-qq", "-o", "/dev/null", "/bin/true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}

@MainActor
@Suite("System calls of a search session", .enabled(if: Tracer.isAvailable))
struct SystemCallTests {
    /// Runs in the traced process: searches in memory and in the store, without a handler of events.
    @Test(.enabled(if: tracedIndex != nil))
    func `searches while it is traced`() async throws {
        let items = (0..<2000).map { Item(id: $0, title: "number \($0)") }
        let store = try SQLiteSource<Item>(path: try #require(tracedIndex), fields: Item.fields, coding: .json)
        try await store.insert(contentsOf: items)
        try await search(in: store)
        try await search(in: MemorySource(SearchIndex(items, fields: Item.fields)))
    }

    private func search(in source: some SearchSource<Item>) async throws {
        let pipeline = SearchPipeline(source: source, clock: ContinuousClock())
        for text in ["n", "num", "number 7", "nothing"] {
            pipeline.search(for: SearchQuery(parsing: text))
            await wait { pipeline.state.isSettled }
        }
        pipeline.resultOpened(7, rank: 0)
        pipeline.searchEnded()
    }

    @Test(.enabled(if: tracedIndex == nil))
    func `a session uses no network, and writes only to the store`() throws {
        let file = try TemporaryIndex()
        let trace = try trace(file.path)
        let calls = trace.split(separator: "\n")
        // The trace is complete only if it has the store.
        #expect(calls.contains { $0.contains(file.path) && $0.contains("O_RDWR") })
        let network = calls.filter { call in
            ["socket(", "connect(", "bind(", "sendto(", "sendmsg("].contains { call.contains(" \($0)") }
        }
        #expect(network.isEmpty)
        // SQLite syncs the folder, which it opens for reading.
        let folder = file.folder.path(percentEncoded: false)
        let writes = calls.filter { !$0.contains("O_RDONLY") && !$0.contains("ENOENT") && !$0.contains("+++") }
        #expect(writes.filter { !$0.contains(folder) && !$0.contains("/dev/null") }.isEmpty)
    }

    /// The calls of a process that runs the test above: those of the network, and those that name or open files.
    private func trace(_ path: String) throws -> String {
        let output = FileManager.default.temporaryDirectory.appending(path: "TypeAhead-\(UUID().uuidString).trace")
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: Tracer.path)
        process.arguments = [
            "-f", "-qq", "-s", "4096", "-e", "signal=none", "-e",
            "trace=%network,open,openat,creat,mkdir,mkdirat,mknod,mknodat,unlink,unlinkat,rename,renameat,renameat2,"
                + "link,linkat,symlink,symlinkat,truncate",
            "-o", output.path(percentEncoded: false),
            URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false), "--testing-library",
            "swift-testing",
            "--filter", "SystemCallTests",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["TYPEAHEAD_TRACED_INDEX": path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "The traced session failed.")
        return try String(contentsOf: output, encoding: .utf8)
    }
}
#endif
