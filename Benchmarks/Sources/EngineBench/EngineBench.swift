import Foundation
import Names

/// Measures the time of TypeAhead per keystroke, beside other search tools.
@main
struct EngineBench {
    private let settings: Settings
    private let places: [Place]
    private let folder: URL
    private var aims = Aims()
    /// The text below the table.
    private var slowest: [String] = []

    static func main() {
        // A write to a program that has exited returns an error instead of a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            let settings = try Settings(ProcessInfo.processInfo.environment)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engine-bench-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var bench = try EngineBench(settings, folder: folder)
            try bench.run()
        } catch {
            FileHandle.standardError.write(Data("Benchmark: \(error).\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    private init(_ settings: Settings, folder: URL) throws {
        self.settings = settings
        self.folder = folder
        let most = settings.sizes.max()!
        places = try settings.data.map { try Place.read($0, limit: most) } ?? Place.make(most)
    }

    private mutating func run() throws {
        let keystrokes = try settings.sessions.map { try Keystroke.read($0, limit: settings.keys) }
        var notes: [String] = []
        EngineTable.printHeading()
        for size in settings.sizes {
            guard size <= places.count else {
                notes.append("\(size) records were not searched, because the data has only \(places.count).")
                continue
            }
            let chosen = places[..<size]
            let typed = keystrokes ?? Keystroke.make(settings.keys, for: chosen)
            notes += try measure(chosen, typed)
        }
        for text in slowest { EngineTable.printText(text) }
        aims.print()
        if !notes.isEmpty { EngineTable.printText("\n" + notes.joined(separator: "\n")) }
    }

    /// Runs all measurements on the given places. Returns the programs that could not be measured.
    private mutating func measure(_ chosen: ArraySlice<Place>, _ keystrokes: [Keystroke]) throws -> [String] {
        let engine = Engine(chosen)
        aims.note(engine)
        for variant in Engine.Variant.allCases {
            let (samples, slow) = engine.measure(keystrokes, variant)
            EngineTable.printLine(engine, variant, samples)
            aims.note(engine, variant, samples)
            guard variant == .alone else { continue }
            slowest.append(EngineTable.text(ofSlowest: slow, of: engine))
        }
        let stored = try measureStored(chosen, keystrokes, engine)
        guard engine.count <= settings.peerLimit, settings.seconds > 0 else { return stored }
        let names = chosen.map(\.name)
        let file = folder.appendingPathComponent("names-\(names.count)")
        try (names.joined(separator: "\n") + "\n").write(to: file, atomically: false, encoding: .utf8)
        let (peers, missing) = peers(for: names, at: file.path, in: folder, settings)
        let comparison = try Comparison.measure(peers, against: engine, keystrokes, seconds: settings.seconds)
        for line in comparison { EngineTable.printLine(engine, line) }
        aims.note(engine, comparison)
        return stored + missing.map { "\(engine.count) records: \($0)" }
    }

    /// Measures the indexes outside of memory. Returns those that could not be measured.
    private mutating func measureStored(
        _ chosen: ArraySlice<Place>,
        _ keystrokes: [Keystroke],
        _ engine: Engine
    ) throws -> [String] {
        var missing: [String] = []
        let (folder, index) = (folder, engine.index)
        func measure(_ make: @escaping @Sendable () async throws -> StoredEngine) {
            do {
                let (stored, measured) = try wait {
                    let stored = try await make()
                    return (stored, try await stored.measure(keystrokes, comparedWith: index))
                }
                EngineTable.printLines(engine, stored, measured)
                aims.note(engine, stored, measured)
            } catch {
                missing.append("\(engine.count) records: \(error).")
            }
        }
        measure { try await StoredEngine.file(chosen, in: folder) }
        guard let database = settings.database else {
            return missing + ["\(engine.count) records: PostgreSQL: BENCH_POSTGRESQL names no database."]
        }
        if engine.count <= settings.peerLimit { measure { try await StoredEngine.table(chosen, in: folder, database) } }
        let shards = settings.shards
        if !shards.isEmpty { measure { try await StoredEngine.shards(chosen, in: folder, shards) } }
        return missing
    }
}
