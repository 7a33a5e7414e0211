import TypeAhead
import TypeAheadSQLite

#if SQLite
/// The index in a file.
typealias PackageDatabase = SQLiteSource<Package>
#else
/// The index in memory: without the package trait SQLite, packages are read at each start. Its methods are declared as those of the index
/// in a file, which can fail.
final class PackageDatabase: SpellingSource {
    typealias Record = Package

    private let memory = MemorySource(
        SearchIndex<Package>([], fields: Package.searchFields, typos: .none, boost: Package.boost)
    )

    var capabilities: SearchCapabilities { memory.capabilities }
    var count: Int {
        get throws { memory.index.count }
    }

    func record(id: Package.ID) throws -> Package? { memory.index[id] }
    func insert(contentsOf packages: [Package]) async throws { memory.update { $0.insert(contentsOf: packages) } }

    func remove(ids: [Package.ID]) async throws {
        memory.update { index in
            for id in ids { index.remove(id: id) }
        }
    }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Package>, any Error> {
        memory.results(for: query)
    }

    func corrections(for term: String) async -> [String] { await memory.corrections(for: term) }
    func preloadTexts() async throws {}
}
#endif
