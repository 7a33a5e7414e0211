import DesktopSearch
import Synchronization
import Testing
import TypeAhead

@Suite("Search provider of a source")
struct SourceSearchProviderTests {
    private struct Plant: Identifiable, Sendable {
        let id: String
        let name: String
        let color: String
    }

    private static let fields: [SearchField<Plant>] = [.text("name", \.name), .filter("color") { [$0.color] }]

    private static let plants = [
        Plant(id: "1", name: "Rose", color: "red"), Plant(id: "2", name: "Rosemary", color: "blue"),
        Plant(id: "3", name: "Tulip", color: "red"),
    ]

    private func provider(
        limit: Int = 10,
        onOpen: @escaping @Sendable (ShellSearchChoice) -> Void = { _ in },
        onRecord: @escaping @Sendable (String) -> Void = { _ in }
    ) -> SourceSearchProvider<MemorySource<Plant>> {
        SourceSearchProvider(
            MemorySource(SearchIndex(Self.plants, fields: Self.fields)),
            syntax: SearchQuerySyntax(Self.fields),
            limit: limit,
            identifier: \.id,
            result: { ShellSearchResult(name: $0.name, description: $0.color) },
            record: { identifier in
                onRecord(identifier)
                return Self.plants.first { $0.id == identifier }
            },
            open: onOpen
        )
    }

    private struct FailingSource: SearchSource {
        struct Failure: Error {}

        var capabilities: SearchCapabilities { .all }

        func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
            AsyncThrowingStream { $0.finish(throwing: Failure()) }
        }
    }

    @Test func `Words are searched together, the best record first`() async throws {
        #expect(try await provider().results(for: ["rose"]) == ["1", "2"])
        #expect(try await provider().results(for: ["rose", "mary"]) == ["2"])
    }

    @Test func `Words with a field are filters`() async throws {
        #expect(try await provider().results(for: ["color:red", "ro"]) == ["1"])
    }

    @Test func `White space and no words have no results`() async throws {
        #expect(try await provider().results(for: []) == [])
        #expect(try await provider().results(for: [" ", ""]) == [])
    }

    @Test func `The number of results is limited`() async throws {
        #expect(try await provider(limit: 1).results(for: ["rose"]) == ["1"])
    }

    @Test func `Results of the latest search are described without another search`() async throws {
        let requested = Mutex<[String]>([])
        let provider = provider(onRecord: { identifier in requested.withLock { $0.append(identifier) } })
        _ = try await provider.results(for: ["rose"])
        let details = try await provider.details(of: ["2", "3", "4", "1"])
        #expect(details.map { $0?.name } == ["Rosemary", "Tulip", nil, "Rose"])
        #expect(requested.withLock { $0 } == ["3", "4"])
    }

    @Test func `A choice is passed on`() async throws {
        let choices = Mutex<[ShellSearchChoice]>([])
        let choice = ShellSearchChoice(identifier: "1", terms: ["ro"], timestamp: 7)
        try await provider(onOpen: { choice in choices.withLock { $0.append(choice) } }).open(choice)
        #expect(choices.withLock { $0 } == [choice])
    }

    @Test func `An error of the source is thrown`() async throws {
        let provider = SourceSearchProvider(
            FailingSource(),
            identifier: \.id,
            result: { ShellSearchResult(name: $0.name) },
            record: { _ in nil },
            open: { _ in }
        )
        await #expect(throws: FailingSource.Failure.self) { try await provider.results(for: ["rose"]) }
    }
}
