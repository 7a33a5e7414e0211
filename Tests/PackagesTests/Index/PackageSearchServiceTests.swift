import DesktopSearch
import Foundation
import Synchronization
import Testing
import TypeAhead

@testable import packages

/// The answers to the searches of GNOME Shell. `Tests/Installation` calls them on a session bus.
@Suite("Packages in the desktop's search")
struct PackageSearchServiceTests {
    private let fixture: AptFixture
    private let index: PackageIndex

    init() throws {
        fixture = try AptFixture()
        let lists = [
            AptFixture.record("nano", "1", "Section: editors", "Description: small editor"),
            AptFixture.record("vim", "1", "Section: editors", "Description: large editor"),
            AptFixture.record("sed", "1", "Section: utils", "Description: stream editor"),
        ]
        try fixture.writeLists([lists.joined()])
        index = PackageIndex(folder: fixture.root.appendingPathComponent("index"))
    }

    private func provider() async throws -> SourceSearchProvider<PackageSource> {
        let loader = AptLoader(source: .machine, configuration: fixture.configuration)
        try await PackageIndexing(index: index, loader: loader).run { _ in }
        return PackageSearchService.provider(index) { _ in }
    }

    private func identifier(_ name: String) -> String { "\(name):\(AptFixture.native)" }

    @Test
    func `Words find packages, and filters narrow them`() async throws {
        let provider = try await provider()
        #expect(try await provider.results(for: ["nan"]) == [identifier("nano")])
        let found = try await provider.results(for: ["editor", "section:editors"])
        #expect(Set(found) == [identifier("nano"), identifier("vim")])
    }

    @Test
    func `Packages have their name and summary, also after a restart of the service`() async throws {
        let provider = try await provider()
        let details = try await provider.details(of: [identifier("sed"), "gone:all", "", ":"])
        #expect(details == [ShellSearchResult(name: "sed", description: "stream editor"), nil, nil, nil])
    }

    @Test
    func `A result links to its package`() {
        let choice = ShellSearchChoice(identifier: "nano:arm64", terms: ["na"], timestamp: 0)
        #expect(PackageSearchService.link(choice) == PackageLink(package: "nano:arm64"))
    }

    @Test
    func `All results link to the search with the typed words`() {
        let choice = ShellSearchChoice(identifier: nil, terms: ["c++", "a&f=b", "section:editors"], timestamp: 0)
        let link = PackageSearchService.link(choice)
        #expect(link.query.terms.map(\.text) == ["c++", "a&f=b"])
        #expect(link.query.filters == [SearchFilter("section", "editors")])
    }
}
