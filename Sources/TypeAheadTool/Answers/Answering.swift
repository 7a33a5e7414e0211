import Glibc
import TextEscaping
import TypeAhead

/// Answers the queries of a command line.
struct Answering<Searcher: Searching> {
    private var searcher: Searcher
    private let invocation: Invocation
    private let hasCoverage: Bool
    private var output = Output(STDOUT_FILENO)
    private var hasFound = false
    private var hasAnswered = false

    /// - Parameter hasCoverage: Whether objects of JSON tell how many parts of the source answered.
    init(_ searcher: Searcher, _ invocation: Invocation, hasCoverage: Bool = false) {
        self.searcher = searcher
        self.invocation = invocation
        self.hasCoverage = hasCoverage
    }

    /// Answers all queries, and returns the exit status.
    mutating func run() async throws -> Int32 {
        do {
            for query in invocation.queries { try await answer(query) }
            if invocation.queries.isEmpty { try await answerStandardInput() }
            try output.flush()
        } catch is Output.Closed {}
        return hasFound ? ExitStatus.found : ExitStatus.notFound
    }

    private mutating func answerStandardInput() async throws {
        if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
            let records = searcher.count.map { "\($0) records. " } ?? ""
            Tool.report("\(records)Type a query and press Return; Control-D ends.")
        }
        var reader = QueryReader()
        while let query = try reader.next(beforeWaiting: { try output.flush() }) { try await answer(query) }
    }

    private mutating func answer(_ query: String) async throws {
        var watch = Stopwatch()
        let results = try await searcher.search(query)
        let milliseconds = watch.lap()
        hasFound = hasFound || results.total > 0
        if invocation.times { Tool.report("\(milliseconds) ms for \(escaped(query))") }
        let asked = searcher
        let explanation = invocation.explains ? { asked.explanation(of: $0, for: query) } : nil
        switch invocation.style {
        case .count: try output.write("\(results.total)\n")
        case .json:
            let shown = invocation.times ? milliseconds : nil
            let answer = JSONAnswer(shape: searcher.shape, hasCoverage: hasCoverage)
            try output.write(answer.text(results, for: query, milliseconds: shown, explanation: explanation))
        case .text:
            if hasAnswered { try output.write("\n") }
            let answer = TextAnswer(shape: searcher.shape, emphasises: output.canEmphasise)
            try output.write(answer.text(results, for: query, explanation: explanation))
        }
        hasAnswered = true
    }
}
