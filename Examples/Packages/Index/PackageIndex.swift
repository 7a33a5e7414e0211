import Foundation
import TypeAhead
import TypeAheadSQLite

/// The index of packages in a folder, which later starts use at once. Any thread may use it.
final class PackageIndex: Sendable {
    /// The packages from which an index was built.
    struct Contents: Codable, Hashable {
        /// The version of the fields and of the stored form of packages. Indexes of other versions are removed.
        static let format = 2

        var format = Self.format
        /// The state of the files when reading began.
        let stamp: AptStamp
        let report: LoadReport
    }

    private struct State {
        var database: PackageDatabase?
        /// Nil while the index is built for the first time.
        var contents: Contents?
    }

    private let state = Locked(State())
    private let folder: URL

    /// - Parameter folder: A folder for the index alone. It is created when it is needed.
    init(folder: URL) {
        self.folder = folder
    }

    /// The packages from which the index was built; nil before it is opened, and while it is built for the first time. Results may miss
    /// packages until then.
    var contents: Contents? { state.withLock { $0.contents } }

    /// The index. The first call opens or creates the file, which takes some milliseconds: do not call it on the main actor.
    ///
    /// An unusable index is replaced by an empty one: it is only a copy of apt's data.
    ///
    /// - Throws: An error if the folder or file cannot be used.
    func database() throws -> PackageDatabase {
        try state.withLock { state in
            Result {
                if let database = state.database { return database }
                let contents = storedContents
                if contents == nil, FileManager.default.fileExists(atPath: contentsFile.path) { try removeFiles() }
                let database: PackageDatabase
                do {
                    database = try open()
                    state.contents = contents
                } catch  where Self.isCuredByRemoval(error) {
                    try removeFiles()
                    database = try open()
                }
                state.database = database
                return database
            }
        }.get()
    }

    /// Reads again what other processes have recorded in the folder.
    func readContents() {
        #if SQLite
        state.withLock { $0.contents = storedContents }
        #endif
    }

    /// The right to change the file of the index, which one process has at a time. Waits while another one has it. Nil for an index in
    /// memory.
    ///
    /// - Throws: `CancellationError`, or an error if the folder cannot be used.
    func lock() async throws -> FileLock? {
        #if SQLite
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try await FileLock.acquire(folder.appendingPathComponent("lock"))
        #else
        nil
        #endif
    }

    /// Records that the index has all packages, in memory and in the folder. Blocks for some milliseconds.
    func setContents(_ contents: Contents) throws {
        #if SQLite
        try JSONEncoder().encode(contents).write(to: contentsFile, options: .atomic)
        #endif
        state.withLock { $0.contents = contents }
    }

    /// Removes the index, which is empty afterwards. Running searches end with their results.
    func removeAll() throws {
        try state.withLock { state in
            Result {
                state = State()
                try removeFiles()
            }
        }.get()
    }

    // MARK: Files

    private var databaseFile: URL { folder.appendingPathComponent("packages.sqlite") }
    private var contentsFile: URL { folder.appendingPathComponent("contents.json") }

    private func open() throws -> PackageDatabase {
        #if SQLite
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var options = PackageDatabase.Options()
        // A misspelled name must not find other packages: corrections are offered instead.
        options.typos = .none
        options.boost = Package.boost
        return try SQLiteSource(
            path: databaseFile.path,
            fields: Package.searchFields,
            coding: Package.storedCoding,
            options: options
        )
        #else
        PackageDatabase()
        #endif
    }

    /// The contents in the folder; nil without a complete index of this version.
    private var storedContents: Contents? {
        guard let data = try? Data(contentsOf: contentsFile),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        return contents.format == Contents.format ? contents : nil
    }

    private func removeFiles() throws {
        // The file of contents is first: without it, an index counts as incomplete.
        let names = ["contents.json", "packages.sqlite", "packages.sqlite-wal", "packages.sqlite-shm"]
        for name in names {
            let file = folder.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// Whether an index that is built anew does not have an error.
    private static func isCuredByRemoval(_ error: any Error) -> Bool {
        #if SQLite
        switch error as? SQLiteIndexError {
        case .notAnIndex, .newerVersion, .otherSettings, .damaged: true
        default: false
        }
        #else
        false
        #endif
    }
}
