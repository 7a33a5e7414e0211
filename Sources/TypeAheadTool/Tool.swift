import Glibc
import TextEscaping

/// `typeahead`: runs queries on a file or an index, and makes and checks indexes.
@main
struct Tool {
    static func main() async {
        // A closed pipe is not a failure: it is handled as an error of the write.
        _ = signal(SIGPIPE, SIG_IGN)
        let status: Int32
        do {
            status = try await answer(Request(CommandLine.arguments))
        } catch is Output.Closed {
            status = ExitStatus.found
        } catch {
            report((error as? ToolError)?.sentence ?? "\(error)")
            status = ExitStatus.failed
        }
        exit(status)
    }

    private static func answer(_ request: Request) async throws -> Int32 {
        switch request {
        case .help: return try print(Usage.help)
        case .version: return try print(Usage.version + "\n")
        case .search(let invocation):
            switch invocation.store {
            case nil: try await search(invocation)
            case .sqlite(let index): return try await SQLiteCommands.search(index, invocation)
            case .postgreSQL(let place): return try await PostgreSQLCommands.search(place, invocation)
            }
        case .index(let invocation):
            switch invocation.target {
            case .file(let request): return try await SQLiteCommands.index(request)
            case .database(let request): return try await PostgreSQLCommands.index(request)
            }
        case .check(let invocation):
            switch invocation.store {
            case .sqlite(let index): return try await SQLiteCommands.check(index, rebuilds: invocation.rebuilds)
            case .postgreSQL(let place): return try await PostgreSQLCommands.check(place)
            }
        }
    }

    /// Searches a file.
    private static func search(_ invocation: Invocation) async throws -> Never {
        var watch = Stopwatch()
        let records = try Records(invocation.file, path: invocation.file.path, report: report)
        let reading = watch.lap()
        let searcher = try FileSearcher(records, invocation)
        if invocation.times {
            let size = "\(records.lines.count) records, \(records.input.bytes.count) bytes"
            report("\(reading) ms to read \(size); \(watch.lap()) ms to index them, \(searcher.index.byteCount) bytes.")
        }
        var answering = Answering(searcher, invocation)
        // Exits without deallocating the index.
        exit(try await answering.run())
    }

    // MARK: Output

    /// Writes a text to standard output.
    static func print(_ text: String) throws -> Int32 {
        var output = Output(STDOUT_FILENO)
        try output.write(text)
        try output.flush()
        return ExitStatus.found
    }

    /// Writes a message to standard error.
    @Sendable static func report(_ sentence: String) {
        var errors = Output(STDERR_FILENO)
        // Errors of standard error cannot be reported.
        try? errors.write("typeahead: \(escapedMessage(sentence))\n")
        try? errors.flush()
    }
}
