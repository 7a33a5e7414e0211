import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: an index in memory")
struct MemoryPipelineTests {
    private struct App: Identifiable, Sendable {
        let id: Int
        let name: String
    }

    private func pipeline(typos: TypoTolerance) -> SearchPipeline<App> {
        let names = ["LibreOffice Writer", "LibreOffice Calc", "PowerShell", "Photos", "abc 123", "abc 456", "xyz 123"]
        let index = SearchIndex(
            names.enumerated().map { App(id: $0, name: $1) },
            fields: [.text("name", \.name)],
            typos: typos
        )
        return SearchPipeline(source: MemorySource(index), clock: ManualClock())
    }

    @Test(
        arguments: [("liberoffice", "LibreOffice", 2), ("poewrshell", "PowerShell", 1)]
    )
    func `without typo tolerance, the intended word is suggested with its count`(
        typed: String,
        meant: String,
        count: Int
    ) async throws {
        let pipeline = pipeline(typos: .none)
        pipeline.search(for: SearchQuery(parsing: typed))
        #expect(pipeline.state.answer?.total == .exact(0))
        await wait { pipeline.liveTasks == 0 }
        let suggestion = try #require(pipeline.state.phase.suggestions.first)
        #expect(suggestion.change == .correct([typed: meant]))
        #expect(suggestion.total == .exact(count))
        pipeline.apply(suggestion)
        #expect(pipeline.state.answer?.total == .exact(count))
    }

    @Test(arguments: ["liberoffice", "poewrshell"])
    func `an index in memory shows results in the turn of the key press`(typed: String) {
        let pipeline = pipeline(typos: .automatic)
        pipeline.search(for: SearchQuery(parsing: typed))
        #expect(pipeline.state.phase.name == "results")
        #expect(pipeline.state.answer?.results.hits.first?.tier == .oneTypo)
    }

    @Test
    func `two words match only records with both`() {
        let pipeline = pipeline(typos: .none)
        pipeline.search(for: SearchQuery(parsing: "abc 123"))
        #expect(pipeline.state.answer?.results.hits.map(\.record.name) == ["abc 123"])
    }

    @Test
    func `known words without a common record are not corrected, and one is dropped`() async {
        let pipeline = pipeline(typos: .none)
        pipeline.search(for: SearchQuery(parsing: "photos writer"))
        await wait { pipeline.liveTasks == 0 }
        #expect(pipeline.state.phase.suggestions.map(\.change) == [.dropTerm("writer"), .dropTerm("photos")])
        #expect(pipeline.state.phase.suggestions.map(\.total) == [.exact(1), .exact(1)])
    }
}
