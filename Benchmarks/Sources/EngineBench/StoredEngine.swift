import Foundation
import TypeAhead
import TypeAheadSQLite

/// An index of the places outside of memory, which TypeAhead searches.
struct StoredEngine: Sendable {
    let title: String
    let source: any SearchSource<Place>
    /// The time of building the index, in milliseconds.
    let buildTime: Double
    /// The time of opening an existing index, in milliseconds; nil if there is nothing to open.
    var openTime: Double?
    /// The bytes of the index with its records; nil if unknown.
    var byteCount: Int?

    /// An index in a file.
    static func file(_ places: ArraySlice<Place>, in folder: URL) async throws -> StoredEngine {
        let coding = SQLiteRecordCoding<Place>(
            key: { .integer(Int64($0)) },
            encode: { Array("\($0.name)\t\($0.continent)\t\($0.year)".utf8) },
            decode: { key, bytes in
                guard case .integer(let id) = key else { throw Failure(reason: "no number") }
                let cells = String(decoding: bytes, as: UTF8.self).split(
                    separator: "\t",
                    omittingEmptySubsequences: false
                )
                guard cells.count == 3 else { throw Failure(reason: "no place") }
                return Place(id: Int(id), name: String(cells[0]), continent: String(cells[1]), year: String(cells[2]))
            }
        )
        let path = folder.appendingPathComponent("places-\(places.count).index").path
        let buildTime = try await build(path, places, coding)
        let (openTime, source) = try milliseconds {
            try SQLiteSource(path: path, fields: Place.fields, coding: coding)
        }
        let byteCount = ["", "-wal"].reduce(0) { sum, ending in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path + ending)
            return sum + (attributes?[.size] as? Int ?? 0)
        }
        return StoredEngine(
            title: "SQLiteSource",
            source: source,
            buildTime: buildTime,
            openTime: openTime,
            byteCount: byteCount
        )
    }

    /// Makes an index in a file, and closes it.
    ///
    /// - Returns: The time in milliseconds.
    private static func build(
        _ path: String,
        _ places: ArraySlice<Place>,
        _ coding: SQLiteRecordCoding<Place>
    ) async throws -> Double {
        let source = try SQLiteSource(path: path, fields: Place.fields, coding: coding)
        let start = Clock.now()
        try await source.insert(contentsOf: places)
        return Clock.now() - start
    }

    /// The measurements of all keystrokes.
    struct Measured: Sendable {
        /// The times until the page is complete.
        var pages: [Sample] = []
        /// The times until the total is exact, too.
        var totals: [Sample] = []
        /// The number of keystrokes with another page or total than that of the index in memory.
        var differing = 0
    }

    /// Searches for all keystrokes without typo tolerance, after a warm-up with a tenth of them, and compares the results with those
    /// of an index in memory.
    func measure(_ keystrokes: [Keystroke], comparedWith index: SearchIndex<Place>) async throws -> Measured {
        var measured = Measured()
        for keystroke in keystrokes.prefix(keystrokes.count / 10 + 1) { _ = try await search(keystroke.query.exact) }
        for keystroke in keystrokes {
            let query = keystroke.query.exact
            let (page, total, results) = try await search(query)
            measured.pages.append(Sample(milliseconds: page, letters: keystroke.letters))
            measured.totals.append(Sample(milliseconds: total, letters: keystroke.letters))
            let expected = index.search(query)
            let isEqual =
                expected.total == results.total && expected.hits.map(\.record.id) == results.hits.map(\.record.id)
            if !isEqual { measured.differing += 1 }
        }
        return measured
    }

    /// The times of a search in milliseconds, and its results.
    private func search(_ query: SearchQuery) async throws -> (
        page: Double, total: Double, results: SearchResults<Place>
    ) {
        let start = Clock.now()
        var page: Double?
        var last = SearchResults<Place>()
        for try await results in source.results(for: query) {
            page = page ?? Clock.now() - start
            last = results
        }
        let total = Clock.now() - start
        return (page ?? total, total, last)
    }
}

/// Waits for an asynchronous operation. Must not be called by a task.
func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: Result<Value, any Error>?
    Task.detached {
        do { result = .success(try await body()) } catch { result = .failure(error) }
        done.signal()
    }
    done.wait()
    guard let result else { throw Failure(reason: "no result") }
    return try result.get()
}
