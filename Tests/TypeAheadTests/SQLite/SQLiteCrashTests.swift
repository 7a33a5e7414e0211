#if SQLite
import Foundation
import Testing
import TypeAheadSQLite

@testable import TypeAhead

private let childIndex = ProcessInfo.processInfo.environment["TYPEAHEAD_TEST_INDEX"]

@Suite("A process that changes an index and is killed")
struct SQLiteCrashTests {
    private static func open(_ path: String) throws -> SQLiteSource<Item> {
        try SQLiteSource(path: path, fields: Item.fields, coding: .json)
    }

    /// Each change replaces the record 0, which counts them, inserts two records and removes one of the previous change.
    @Test(.enabled(if: childIndex != nil))
    func `changes until it is killed`() async throws {
        let source = try Self.open(try #require(childIndex))
        var count = Int(try source.record(id: 0)?.title.split(separator: " ").last ?? "0") ?? 0
        // The removal of the change during which the last process was killed.
        try await source.remove(ids: [(count - 1) * 1000 + 1])
        while true {
            count += 1
            // Sometimes many records, so that segments are built and merged.
            let size = count % 17 == 0 ? 400 : 2
            let new = (0..<size).map { Item(id: count * 1000 + $0, title: "item \(count) \($0)") }
            try await source.insert(contentsOf: [Item(id: 0, title: "counter \(count)")] + new)
            try await source.remove(ids: [(count - 1) * 1000 + 1])
            FileHandle.standardOutput.write(Data("changed \(count)\n".utf8))
        }
    }

    @Test(.enabled(if: childIndex == nil))
    func `loses no acknowledged change, and leaves no half one`() async throws {
        let file = try TemporaryIndex()
        var random = SplitMix64(state: 5)
        for _ in 0..<Self.rounds {
            let reported = try runUntilKilled(file.path, changes: Int.random(in: 1...25, using: &random))
            let source = try Self.open(file.path)
            let count = Int(try source.record(id: 0)?.title.split(separator: " ").last ?? "0") ?? 0
            #expect(count >= reported)
            // All changes but the last one are complete; of that one, the removal may be missing.
            let sizes = (1...max(count, 1)).map { $0 % 17 == 0 ? 400 : 2 }.reduce(0, +)
            let expected = 1 + sizes - max(count - 1, 0)
            #expect([expected, expected + 1].contains(try source.count))
            try await source.check()
            let query = SearchQuery(terms: [SearchTerm("counter \(count)", isPhrase: true)])
            #expect(try await source.last(query).hits.first?.record.id == 0)
        }
    }

    /// The number of processes to kill. The variable is for longer runs.
    private static var rounds: Int {
        ProcessInfo.processInfo.environment["TYPEAHEAD_TEST_KILLS"].flatMap { Int($0) } ?? 20
    }

    /// Runs the test above in another process, and kills it after a number of changes. Returns the number in its last complete
    /// report.
    private func runUntilKilled(_ path: String, changes: Int) throws -> Int {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "SQLiteCrashTests"]
        var environment = ProcessInfo.processInfo.environment
        environment["TYPEAHEAD_TEST_INDEX"] = path
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var output = ""
        var isKilled = false
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            output += String(decoding: data, as: UTF8.self)
            guard !isKilled, output.components(separatedBy: "changed ").count > changes else { continue }
            isKilled = true
            kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        #expect(isKilled, "The child ended by itself: \(output.suffix(500))")
        let reports = output.components(separatedBy: "\n").dropLast().filter { $0.hasPrefix("changed ") }
        return reports.last.flatMap { Int($0.dropFirst(8)) } ?? 0
    }
}
#endif
