import TextEscaping

/// The stores that hold an index, as given on the command line.
enum Store {
    /// A SQLite file.
    case sqlite(String)
    /// A table of PostgreSQL.
    case postgreSQL(TablePlace)
}

/// A table of one or several PostgreSQL servers.
struct TablePlace {
    /// Connection strings of libpq. With more than one, each server has a partition of the table.
    var servers: [String]
    var schema: String
    var table: String

    /// The name of the table for messages.
    var displayName: String { "\(escaped(schema)).\(escaped(table))" }
}

/// The options that name a store.
struct StoreOptions {
    private var sqlite: String?
    private var postgres: String?
    private var shards: [String] = []
    private var table: String?

    /// Whether a store was named.
    var isGiven: Bool { sqlite != nil || postgres != nil }

    /// Reads an option.
    ///
    /// - Returns: False for an option that names no store.
    mutating func read(_ name: String, _ attached: String?, _ reader: inout ArgumentReader) throws -> Bool {
        switch name {
        case "--sqlite": sqlite = try reader.value(name, attached, replacing: sqlite)
        case "--postgres": postgres = try reader.value(name, attached, replacing: postgres)
        case "--shard": shards.append(try reader.value(name, attached))
        case "--table": table = try reader.value(name, attached, replacing: table)
        default: return false
        }
        return true
    }

    /// The store; nil if none was named.
    func store() throws -> Store? {
        if let sqlite {
            guard postgres == nil else { throw ToolError("--sqlite and --postgres cannot go together.") }
            try checkNoServerOptions()
            guard !sqlite.isEmpty else { throw ToolError("--sqlite needs the name of a file.") }
            try Traits.requireSQLite()
            return .sqlite(sqlite)
        }
        guard let postgres else {
            try checkNoServerOptions()
            return nil
        }
        try Traits.requirePostgreSQL()
        guard let table else { throw ToolError("--postgres needs a table: --table NAME or --table SCHEMA.NAME.") }
        let servers = [postgres] + shards
        // libpq would take an empty text for the default server.
        guard !servers.contains("") else {
            throw ToolError("--postgres and --shard need a URL such as postgresql://user@host/database.")
        }
        guard Set(servers).count == servers.count else {
            throw ToolError("--shard names a server twice. Each partition is on another server or in another database.")
        }
        let (schema, name) = try Self.split(table)
        return .postgreSQL(TablePlace(servers: servers, schema: schema, table: name))
    }

    private func checkNoServerOptions() throws {
        for (name, isGiven) in [("--shard", !shards.isEmpty), ("--table", table != nil)] where isGiven {
            throw ToolError("\(name) needs --postgres.")
        }
    }

    /// Splits SCHEMA.NAME. A part in quotation marks may contain periods; two quotation marks in it are one.
    private static func split(_ text: String) throws -> (schema: String, name: String) {
        var parts = [""]
        var isQuoted = false
        var rest = text[...].unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar == "\"" {
                if isQuoted, rest.first == "\"" {
                    rest.removeFirst()
                    parts[parts.count - 1].unicodeScalars.append(scalar)
                } else {
                    isQuoted.toggle()
                }
            } else if scalar == ".", !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        guard !isQuoted, (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else {
            throw ToolError(
                "--table needs NAME or SCHEMA.NAME, but was given “\(escaped(text))”. Put a name with periods in quotation marks."
            )
        }
        return parts.count == 1 ? ("public", parts[0]) : (parts[0], parts[1])
    }
}
