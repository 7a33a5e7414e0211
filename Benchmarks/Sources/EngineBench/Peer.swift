import Foundation

/// A different way to find names.
protocol Peer: AnyObject {
    var title: String { get }
    /// The preparation time in milliseconds; nil without a preparation.
    var buildTime: Double? { get }
    /// The memory in bytes; nil if unknown.
    var byteCount: Int? { get }

    /// Whether it is an alternative to the engine, and compared with it.
    var isCompared: Bool { get }

    /// Runs before a search, outside the measurement.
    func rest()

    /// Finds the names that contain a text, fetches the first ones if the program returns names, and returns the total number.
    func search(_ text: String, first: Int) throws -> Int
}

extension Peer {
    var buildTime: Double? { nil }
    var byteCount: Int? { nil }
    var isCompared: Bool { true }
    func rest() {}
}

/// The installed peers, and a sentence about each missing one.
///
/// - Parameters:
///   - path: A file with the names.
///   - folder: A folder for other files.
func peers(
    for names: [String],
    at path: String,
    in folder: URL,
    _ settings: Settings
) -> (there: [any Peer], missing: [String]) {
    var there: [any Peer] = [
        LoopPeer("Foundation, range(of:)", names) {
            $0.range(of: $1, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        },
        LoopPeer("Foundation, localizedStandard", names) { $0.localizedStandardContains($1) },
        LowercasedPeer(names), GTKPeer(names),
    ]
    var missing: [String] = []
    do { there += try SQLitePeer.peers(names) } catch { missing.append("SQLite: \(error).") }
    if let database = settings.database {
        do {
            there.append(try PostgreSQLPeer.table(names, in: folder, database))
        } catch {
            missing.append("pg_trgm: \(error).")
        }
        do {
            // The coordinator is the last server, whose table is not the one above.
            if let last = settings.shards.last, settings.shards.count > 1 {
                let shards = settings.shards.dropLast()
                there.append(try PostgreSQLPeer.foreignTables(names, in: folder, last, Array(shards)))
            }
        } catch {
            missing.append("postgres_fdw: \(error).")
        }
    }
    for kind in ProcessPeer.Kind.allCases {
        if let peer = ProcessPeer(kind, names: path) {
            there.append(peer)
        } else {
            missing.append("\(kind.program): not installed.")
        }
    }
    switch ToolPeer.start(names: path) {
    case .success(let tool): there.append(tool)
    case .failure(let failure): missing.append("typeahead: \(failure).")
    }
    return (there, missing)
}

/// A text in which the wildcards of `LIKE` stand for themselves.
func escapedForLike(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        if "%_\\".unicodeScalars.contains(scalar) { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
    }
    return escaped
}
