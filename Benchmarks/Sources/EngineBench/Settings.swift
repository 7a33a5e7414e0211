import Foundation

/// The settings from the environment.
struct Settings {
    /// A file with places; nil for generated places.
    var data: String?
    /// A file with typing sessions; nil for generated sessions.
    var sessions: String?
    /// The connection string of a database whose table `bench_places` is replaced; nil to omit PostgreSQL.
    var database: String?
    /// The connection strings of databases whose tables `bench_places` are replaced by partitions; empty to omit them.
    var shards: [String]
    /// The numbers of records, in ascending order.
    var sizes: [Int]
    /// The maximum number of measured keystrokes.
    var keys: Int
    /// The measuring time of each other program, for each number of records, in seconds.
    var seconds: Double
    /// The maximum number of records for other programs.
    var peerLimit: Int

    init(_ environment: [String: String]) throws {
        data = environment["BENCH_DATA"]
        sessions = environment["BENCH_SESSIONS"]
        database = environment["BENCH_POSTGRESQL"]
        shards = (environment["BENCH_POSTGRESQL_SHARDS"] ?? "").split(whereSeparator: \.isNewline).map(String.init)
        let isQuick = environment["BENCH_QUICK"] != nil
        let wanted = environment["BENCH_RECORDS"] ?? (isQuick ? "236,100000" : "236,100000,1000000,10000000")
        let sizes = wanted.split(separator: ",").map { Int($0) }
        guard !sizes.isEmpty, sizes.allSatisfy({ $0 ?? 0 > 0 }) else {
            throw Failure(reason: "BENCH_RECORDS has to be positive numbers with commas between them")
        }
        self.sizes = sizes.compactMap { $0 }.sorted()
        keys = try Self.number("BENCH_KEYSTROKES", in: environment).map { Int($0) } ?? 6000
        seconds = try Self.number("BENCH_SECONDS", in: environment) ?? (isQuick ? 0.5 : 15)
        peerLimit = try Self.number("BENCH_PEER_RECORDS", in: environment).map { Int($0) } ?? 1_000_000
    }

    private static func number(_ name: String, in environment: [String: String]) throws -> Double? {
        guard let text = environment[name] else { return nil }
        guard let number = Double(text), number >= 0, number < 1e12 else {
            throw Failure(reason: "\(name) has to be a number, but is \(text)")
        }
        return number
    }
}

/// The reason why a measurement failed.
struct Failure: Error, CustomStringConvertible {
    var reason: String
    var description: String { reason }
}
