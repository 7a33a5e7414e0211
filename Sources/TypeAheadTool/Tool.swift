import Glibc
import TextEscaping

/// `typeahead`: runs queries on a file.
@main
struct Tool {
    private let invocation: Invocation
    private var output = Output(STDOUT_FILENO)
    private var hasFound = false
    private var hasAnswered = false

    static func main() {
        // A closed pipe is not a failure: it is handled as an error of the write.
        _ = signal(SIGPIPE, SIG_IGN)
        let status: Int32
        do {
            switch try Request(CommandLine.arguments) {
            case .help: status = try print(Usage.help)
            case .version: status = try print(Usage.version + "\n")
            case .search(let invocation):
                var tool = Tool(invocation)
                // Exits without deallocating the index.
                exit(try tool.run())
            }
        } catch is Output.Closed {
            status = ExitStatus.found
        } catch {
            report((error as? ToolError)?.sentence ?? "\(error)")
            status = ExitStatus.failed
        }
        exit(status)
    }

    private init(_ invocation: Invocation) { self.invocation = invocation }

    private static func print(_ text: String) throws -> Int32 {
        var output = Output(STDOUT_FILENO)
        try output.write(text)
        try output.flush()
        return ExitStatus.found
    }

    /// Writes a message to standard error.
    private static func report(_ sentence: String) {
        var errors = Output(STDERR_FILENO)
        // Errors of standard error cannot be reported.
        try? errors.write("typeahead: \(escapedMessage(sentence))\n")
        try? errors.flush()
    }

    // MARK: Searching

    private mutating func run() throws -> Int32 {
        var watch = Stopwatch()
        let path = invocation.readsStandardInput ? nil : CommandLine.unsafeArgv[invocation.fileArgument]
        let records = try Records(invocation, path: path.map { UnsafePointer($0) }, report: Self.report)
        let reading = watch.lap()
        var searcher = try Searcher(records, invocation)
        if invocation.times {
            let size = "\(records.lines.count) records, \(records.input.bytes.count) bytes"
            Self.report(
                "\(reading) ms to read \(size); \(watch.lap()) ms to index them, \(searcher.index.byteCount) bytes."
            )
        }
        do {
            for query in invocation.queries { try answer(query, &searcher) }
            if invocation.queries.isEmpty { try answerStandardInput(&searcher) }
            try output.flush()
        } catch is Output.Closed {}
        let status = hasFound ? ExitStatus.found : ExitStatus.notFound
        return withExtendedLifetime(searcher) { status }
    }

    private mutating func answerStandardInput(_ searcher: inout Searcher) throws {
        if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
            Self.report("\(searcher.records.lines.count) records. Type a query and press Return; Control-D ends.")
        }
        var reader = QueryReader()
        while let query = try reader.next(beforeWaiting: { try output.flush() }) { try answer(query, &searcher) }
    }

    private mutating func answer(_ query: String, _ searcher: inout Searcher) throws {
        var watch = Stopwatch()
        let results = searcher.search(query)
        let milliseconds = watch.lap()
        hasFound = hasFound || results.total > 0
        if invocation.times { Self.report("\(milliseconds) ms for \(escaped(query))") }
        let asked = searcher
        let explanation = invocation.explains ? { asked.explanation(of: $0, for: query) } : nil
        switch invocation.style {
        case .count: try output.write("\(results.total)\n")
        case .json:
            let shown = invocation.times ? milliseconds : nil
            let answer = JSONAnswer(records: searcher.records)
            try output.write(answer.text(results, for: query, milliseconds: shown, explanation: explanation))
        case .text:
            if hasAnswered { try output.write("\n") }
            let answer = TextAnswer(records: searcher.records, emphasises: output.canEmphasise)
            try output.write(answer.text(results, for: query, explanation: explanation))
        }
        hasAnswered = true
    }
}
