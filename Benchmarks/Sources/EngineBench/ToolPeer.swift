import Foundation

/// The tool `typeahead`, which reads the names once and answers a sequence of queries.
final class ToolPeer: Peer {
    let title = "typeahead, through pipes"
    /// False: it is the engine itself.
    let isCompared = false
    /// The time from the start of the program to its first answer.
    private(set) var buildTime: Double?
    private let process = Process()
    private let queries = Pipe()
    private let answers = Pipe()
    private var unread = Data()

    /// Starts the tool, if it is in the folder of this program or on the path.
    static func start(names: String) -> Result<ToolPeer, Failure> {
        if Clock.isProcessorTime {
            return .failure(Failure(reason: "of a program that goes on the processor time is not known"))
        }
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("typeahead")
        let there = FileManager.default.isExecutableFile(atPath: beside.path) ? beside.path : findProgram("typeahead")
        guard let program = there.map({ URL(fileURLWithPath: $0) }) else {
            return .failure(Failure(reason: "not built"))
        }
        do {
            return .success(try ToolPeer(program, names: names))
        } catch {
            return .failure(Failure(reason: "\(error)"))
        }
    }

    private init(_ program: URL, names: String) throws {
        process.executableURL = program
        process.arguments = ["--json", "--limit", "50", "--lines", names]
        process.standardInput = queries
        process.standardOutput = answers
        buildTime = try milliseconds {
            try process.run()
            return try search("a", first: 50)
        }.time
    }

    deinit {
        try? queries.fileHandleForWriting.close()
        if process.isRunning { process.waitUntilExit() }
    }

    func search(_ text: String, first: Int) throws -> Int {
        // A quoted text is searched for without changes.
        let query = "\"" + text.replacingOccurrences(of: "\"", with: " ") + "\"\n"
        try queries.fileHandleForWriting.write(contentsOf: Data(query.utf8))
        let line = String(decoding: try readLine(), as: UTF8.self)
        let digits = line.range(of: "\"total\":").map { line[$0.upperBound...].prefix { $0.isNumber } }
        guard let total = digits.flatMap({ Int($0) }) else {
            throw Failure(reason: "typeahead answers \(line.prefix(80))")
        }
        return total
    }

    private func readLine() throws -> Data {
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                defer { unread = Data(unread[(end + 1)...]) }
                return unread[..<end]
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(reason: "typeahead has ended") }
            unread += more
        }
    }
}
