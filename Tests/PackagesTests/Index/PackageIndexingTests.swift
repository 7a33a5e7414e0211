import Foundation
import Testing
import TypeAhead

@testable import packages

/// Building an index, using it again, and bringing it up to date.
@Suite("Index of packages")
struct PackageIndexingTests {
    private let fixture: AptFixture

    init() throws {
        fixture = try AptFixture()
        try fixture.writeLists([AptFixture.record("a", "1") + AptFixture.record("b", "1")])
    }

    private var folder: URL { fixture.root.appendingPathComponent("index") }

    /// Brings an index up to date. Returns whether packages were read, and the report.
    @discardableResult
    private func run(
        _ index: PackageIndex,
        source: AptLoader.Source = .machine
    ) async throws -> (hasRead: Bool, report: LoadReport?) {
        let events = Locked<[PackageIndexing.Event]>([])
        let loader = AptLoader(source: source, configuration: fixture.configuration)
        try await PackageIndexing(index: index, loader: loader).run { event in events.withLock { $0.append(event) } }
        var (hasRead, report) = (false, LoadReport?.none)
        for event in events.withLock({ $0 }) {
            switch event {
            case .reading: hasRead = true
            case .changed: break
            case .finished(let result): report = result
            }
        }
        return (hasRead, report)
    }

    private func versions(_ index: PackageIndex) async throws -> [String] {
        let packages = try await index.results(for: SearchQuery(limit: 100)).hits.map(\.record)
        return packages.map { "\($0.name) \($0.version)" }.sorted()
    }

    @Test
    func `A new index has all packages`() async throws {
        let index = PackageIndex(folder: folder)
        let (hasRead, report) = try await run(index)
        #expect(hasRead && report?.packages == 2)
        #expect(try await versions(index) == ["a 1", "b 1"])
    }

    @Test
    func `A later start reads nothing while the files are the same`() async throws {
        try await run(PackageIndex(folder: folder))
        let index = PackageIndex(folder: folder)
        let (hasRead, report) = try await run(index)
        #expect(!hasRead && report?.packages == 2)
        #expect(try await versions(index) == ["a 1", "b 1"])
    }

    @Test
    func `After an update, changed packages are replaced and vanished ones removed`() async throws {
        try await run(PackageIndex(folder: folder))
        try fixture.writeLists([AptFixture.record("b", "2") + AptFixture.record("c", "1") + AptFixture.record("d")])
        let index = PackageIndex(folder: folder)
        let (hasRead, report) = try await run(index)
        #expect(hasRead && report?.packages == 3)
        #expect(try await versions(index) == ["b 2", "c 1", "d 1.0"])
    }

    @Test
    func `An outdated index is searched, and counts as complete, until it is up to date`() async throws {
        try await run(PackageIndex(folder: folder))
        try fixture.writeLists([AptFixture.record("b", "2")])
        let index = PackageIndex(folder: folder)
        #expect(try await versions(index) == ["a 1", "b 1"])
        #expect(index.contents?.report.packages == 2)
    }

    @Test
    func `An interrupted build continues`() async throws {
        let index = PackageIndex(folder: folder)
        let package = try #require(try await fixture.load().packages.first)
        try await index.database().insert(contentsOf: [package])
        let results = try await PackageIndex(folder: folder).results(for: SearchQuery())
        #expect(results.total == 1 && !results.coverage.isFull)
        let later = PackageIndex(folder: folder)
        try await run(later)
        #expect(try await versions(later) == ["a 1", "b 1"])
        #expect(try await later.results(for: SearchQuery()).coverage.isFull)
    }

    @Test
    func `A failure leaves the index as it is, and it counts as outdated`() async throws {
        try await run(PackageIndex(folder: folder))
        try fixture.writeLists([AptFixture.record("b", "2")])
        try fixture.writeProgram("exit 1", to: "bin/apt-get")
        let index = PackageIndex(folder: folder)
        await #expect(throws: AptError.self) { try await run(index) }
        #expect(try await versions(index) == ["a 1", "b 1"])
        try fixture.writeLists([AptFixture.record("b", "2")])
        #expect(try await run(index).hasRead)
        #expect(try await versions(index) == ["b 2"])
    }

    @Test(arguments: ["packages.sqlite", "contents.json"])
    func `A damaged file is replaced`(_ name: String) async throws {
        try await run(PackageIndex(folder: folder))
        try fixture.write(String(repeating: "no index ", count: 1000), to: "index/\(name)")
        let index = PackageIndex(folder: folder)
        try await run(index)
        #expect(try await versions(index) == ["a 1", "b 1"])
    }

    @Test
    func `Another chosen file replaces the packages of the earlier one`() async throws {
        let first = try fixture.write(AptFixture.record("x"), to: "first")
        let second = try fixture.write(AptFixture.record("y"), to: "second")
        try await run(PackageIndex(folder: folder), source: .file(first))
        let index = PackageIndex(folder: folder)
        try await run(index, source: .file(second))
        #expect(try await versions(index) == ["y 1.0"])
    }

    @Test
    func `Of several architectures, the preferred one is found by name`() async throws {
        let foreign = "Package: a\nVersion: 3\nArchitecture: m68k\n\n"
        try fixture.writeLists([AptFixture.record("a", "1") + foreign])
        let index = PackageIndex(folder: folder)
        try await run(index)
        #expect(try await index.package(named: "a", architecture: "m68k")?.version == "3")
        #expect(try await index.package(named: "a", architecture: AptFixture.native)?.version == "1")
        #expect(try await index.package(named: "a", architecture: "none") != nil)
        #expect(try await index.package(named: "A", architecture: nil) == nil)
    }

    #if SQLite
    @Test
    func `One process at a time builds an index, and the next one uses it`() async throws {
        let lock = try #require(try await PackageIndex(folder: folder).lock())
        let index = PackageIndex(folder: folder)
        // A search before the other process is ready.
        #expect(try await versions(index) == [])
        let loader = AptLoader(source: .machine, configuration: fixture.configuration)
        let readings = Locked(0)
        let indexing = PackageIndexing(index: index, loader: loader)
        let waiting = Task {
            try await indexing.run { event in
                if case .reading = event { readings.withLock { $0 += 1 } }
            }
        }
        try await PackageIndexing(index: PackageIndex(folder: folder), loader: loader).runWithoutLock { _ in }
        lock.release()
        try await waiting.value
        #expect(readings.withLock { $0 } == 0)
        #expect(index.contents?.report.packages == 2)
        #expect(try await versions(index) == ["a 1", "b 1"])
    }

    @Test
    func `Waiting for another process can be cancelled`() async throws {
        let lock = try #require(try await PackageIndex(folder: folder).lock())
        defer { lock.release() }
        let loader = AptLoader(source: .machine, configuration: fixture.configuration)
        let indexing = PackageIndexing(index: PackageIndex(folder: folder), loader: loader)
        let waiting = Task { try await indexing.run { _ in } }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
    #endif
}
