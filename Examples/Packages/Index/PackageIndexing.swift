import Foundation
import TypeAhead

/// Brings an index up to date with apt's data, or with a file.
///
/// Reads the packages in the background. An empty index receives them while they are read, the installed ones first. A complete index is
/// compared with all packages when they have been read, so that it stays complete, and only changes are written. Of several processes,
/// one at a time changes the index; the others wait.
struct PackageIndexing: Sendable {
    /// A step that concerns the user interface.
    enum Event: Sendable {
        /// The packages must be read, because the index is missing or outdated.
        case reading(LoadProgress)
        /// The index has other packages than before.
        case changed
        /// The index is complete. Always the last event.
        case finished(LoadReport)
    }

    /// The number of packages in one change of the index. Each change waits for the disk.
    private static let chunkSize = 6000
    /// The number of packages in the first change, so that the first results appear soon.
    private static let firstChunkSize = 1
    /// The number of stored packages that are compared at a time.
    private static let pageSize = 4000

    let index: PackageIndex
    let loader: AptLoader

    /// Brings the index up to date. Call it outside the main actor.
    ///
    /// - Parameter report: Receives the steps.
    /// - Throws: `AptError`, an error of the index, or `CancellationError`. The index then keeps what it has, and counts as outdated.
    func run(_ report: @Sendable (Event) async -> Void) async throws {
        let lock = try await index.lock()
        defer { lock?.release() }
        // The user may search while the files are examined. Searches report what cannot be read.
        async let preload: Void? = try? index.database().preloadTexts()
        try await runWithoutLock(report)
        _ = await preload
    }

    /// Brings the index up to date for a caller that has the lock of the index.
    func runWithoutLock(_ report: @Sendable (Event) async -> Void) async throws {
        // Taken before reading: files that change meanwhile are read again at the next start.
        let stamp = loader.stamp
        _ = try index.database()
        // Another process may just have completed the index.
        index.readContents()
        if let contents = index.contents {
            if contents.stamp == stamp { return await report(.finished(contents.report)) }
            // The packages of another file are no help.
            if case .file = loader.source { try index.removeAll() }
        }
        await report(.reading(LoadProgress()))
        let database = try index.database()
        let isEmpty = try index.contents == nil && database.count == 0
        let result = isEmpty ? try await build(database, report) : try await update(database, report)
        try index.setContents(PackageIndex.Contents(stamp: stamp, report: result))
        await report(.changed)
        await report(.finished(result))
    }

    // MARK: First build

    private func build(
        _ database: PackageDatabase,
        _ report: @Sendable (Event) async -> Void
    ) async throws -> LoadReport {
        var counts = ReverseDependencyCounts()
        var chunk: [Package] = []
        var needed = Self.firstChunkSize
        for try await event in loader {
            switch event {
            case .progress(let progress): await report(.reading(progress))
            case .packages(let batch):
                chunk += batch
                for package in batch { counts.add(package) }
                guard chunk.count >= needed else { continue }
                try await database.insert(contentsOf: chunk)
                chunk = []
                needed = Self.chunkSize
                await report(.changed)
            case .finished(let result):
                try await database.insert(contentsOf: chunk)
                await report(.changed)
                try await setPopularity(counts, in: database)
                return result
            }
        }
        throw CancellationError()
    }

    /// Sets the popularity of all packages, which is known when all have been read. Memory is needed for the changed packages.
    private func setPopularity(_ counts: ReverseDependencyCounts, in database: PackageDatabase) async throws {
        var changed: [Package] = []
        try await visitStored { stored in
            let popularity = counts.magnitude(of: stored.name)
            guard popularity != stored.popularity else { return }
            var package = stored
            package.popularity = popularity
            changed.append(package)
        }
        try await insert(changed, into: database) {}
    }

    private func insert(
        _ packages: [Package],
        into database: PackageDatabase,
        didInsert: () async -> Void
    ) async throws {
        for start in stride(from: 0, to: packages.count, by: Self.chunkSize) {
            let end = min(start + Self.chunkSize, packages.count)
            try await database.insert(contentsOf: Array(packages[start..<end]))
            await didInsert()
        }
    }

    /// Visits the packages of the index, a page at a time. The index must not change meanwhile.
    private func visitStored(_ body: (Package) -> Void) async throws {
        var query = SearchQuery(limit: Self.pageSize)
        while true {
            let page = try await index.results(for: query).hits
            for hit in page { body(hit.record) }
            if page.count < Self.pageSize { return }
            query.offset += Self.pageSize
        }
    }

    // MARK: Update

    private func update(
        _ database: PackageDatabase,
        _ report: @Sendable (Event) async -> Void
    ) async throws -> LoadReport {
        var table = PackageTable()
        var result: LoadReport?
        for try await event in loader {
            switch event {
            case .progress(let progress): await report(.reading(progress))
            case .packages(let batch): table.merge(batch)
            case .finished(let finished): result = finished
            }
        }
        guard let result else { throw CancellationError() }
        table.setPopularity()
        let changes = try await changes(of: table)
        try await database.remove(ids: changes.removed)
        try await insert(changes.added, into: database) { await report(.changed) }
        return result
    }

    /// The packages that are new or different, and the identifiers of those that no longer exist. Memory is needed for one page of the
    /// stored packages.
    private func changes(of table: PackageTable) async throws -> (added: [Package], removed: [Package.ID]) {
        var unchanged: Set<Package.ID> = []
        var removed: [Package.ID] = []
        try await visitStored { stored in
            switch table[stored.id] {
            case nil: removed.append(stored.id)
            case stored: unchanged.insert(stored.id)
            case _?: break
            }
        }
        return (table.packages.filter { !unchanged.contains($0.id) }, removed)
    }
}

extension AptLoader {
    /// The state of the files that are read. Takes some milliseconds.
    fileprivate var stamp: AptStamp {
        switch source {
        case .machine: AptStamp(configuration)
        case .file(let url): AptStamp(file: url)
        }
    }
}
