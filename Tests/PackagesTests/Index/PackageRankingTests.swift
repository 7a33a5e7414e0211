import Foundation
import Testing
import TypeAhead

@testable import packages

/// The order of packages that match equally well.
@Suite("Ranking of packages")
struct PackageRankingTests {
    private let fixture: AptFixture

    init() throws { fixture = try AptFixture() }

    private func record(_ name: String, _ summary: String, _ lines: String...) -> String {
        let fields = ["Source: \(name)"] + lines + ["Description: \(summary)"]
        return AptFixture.record(name, "1", fields.joined(separator: "\n"))
    }

    /// Brings an index of the lists up to date.
    private func index(_ records: String...) async throws -> PackageIndex {
        try fixture.writeLists([records.joined()])
        let index = PackageIndex(folder: fixture.root.appendingPathComponent("index"))
        let loader = AptLoader(source: .machine, configuration: fixture.configuration)
        try await PackageIndexing(index: index, loader: loader).run { _ in }
        return index
    }

    private func names(_ text: String, _ index: PackageIndex) async throws -> [String] {
        let query = SearchQuery(terms: text.split(separator: " ").map { SearchTerm(String($0)) }, limit: 100)
        return try await index.results(for: query).hits.map(\.record.name)
    }

    @Test func `The package that more packages need is first, even if another summary is shorter`() async throws {
        let index = try await index(
            record("a", "fast viewer"),
            record("b", "fast viewer of many kinds of documents"),
            record("c", "other", "Depends: b"),
            record("d", "other", "Suggests: b | x"),
            record("e", "other", "Recommends: a")
        )
        #expect(try await names("viewer", index) == ["b", "a"])
    }

    @Test func `A match in the summary is before one in the description, and one in the name before both`() async throws
    {
        let index = try await index(
            record("a", "other"),
            record("b", "other text\n with an editor"),
            record("c", "small editor"),
            record("editor-d", "other"),
            record("e", "other", "Depends: b")
        )
        #expect(try await names("editor", index).suffix(2) == ["c", "b"])
        #expect(try await names("editor", index).first == "editor-d")
    }

    @Test func `Programs are before libraries that equally many packages need`() async throws {
        let index = try await index(
            record("liba", "reads books", "Section: libs"),
            record("b", "reads books", "Section: editors"),
            record("c", "other", "Depends: liba, b")
        )
        #expect(try await names("reads books", index) == ["b", "liba"])
    }

    @Test func `Packages of a basic system are before unknown ones`() async throws {
        let index = try await index(
            record("a", "packs files", "Priority: optional"),
            record("b", "packs files", "Priority: required")
        )
        #expect(try await names("packs files", index) == ["b", "a"])
    }

    @Test func `The order follows later lists`() async throws {
        _ = try await index(record("a", "fast viewer"), record("b", "fast viewer"), record("c", "other", "Depends: a"))
        let later = try await index(
            record("a", "fast viewer"),
            record("b", "fast viewer"),
            record("c", "other", "Depends: b")
        )
        #expect(try await names("fast viewer", later) == ["b", "a"])
    }

    @Test func `The packages of a source count once, and conflicts do not count`() async throws {
        try fixture.writeLists([
            AptFixture.record("a", "1", "Source: s\nDepends: x")
                + AptFixture.record("b", "1", "Source: s\nRecommends: x, y")
                + AptFixture.record("c", "1", "Conflicts: y\nPre-Depends: z")
                + AptFixture.record("d", "1", "Depends: z") + AptFixture.record("e", "1", "Suggests: z")
        ])
        var counts = ReverseDependencyCounts()
        for package in try await fixture.load().packages { counts.add(package) }
        #expect(["x", "y", "z", "w"].map(counts.magnitude) == [1, 1, 2, 0])
    }
}
