import Foundation

/// Decides which messages are written, and where.
struct LogSettings: Sendable {
    /// The least important level that is written; nil for none.
    var minimum: OSLogType? = .default
    /// Whether private values are shown.
    var showsPrivate = false
    var output: any LogOutput

    /// The settings of this process, or those of a test.
    @TaskLocal static var current = LogSettings(environment: ProcessInfo.processInfo.environment)

    init(minimum: OSLogType? = .default, showsPrivate: Bool = false, output: any LogOutput) {
        self.minimum = minimum
        self.showsPrivate = showsPrivate
        self.output = output
    }

    /// Reads the variables that `Documentation/Modules.md` describes. Unknown values have no effect.
    init(environment: [String: String], standardError: Int32 = 2) {
        let toJournal =
            switch environment["SEARCHLIGHT_LOG_OUTPUT"] {
            case "journal": true
            case "stderr": false
            default: StandardError.isConnectedToJournal(standardError, stream: environment["JOURNAL_STREAM"])
            }
        output = toJournal ? JournalOutput() : StandardError(file: standardError)
        switch environment["SEARCHLIGHT_LOG_LEVEL"] {
        case "debug": minimum = .debug
        case "info": minimum = .info
        case "error": minimum = .error
        case "fault": minimum = .fault
        case "off": minimum = nil
        default: break
        }
        showsPrivate = environment["SEARCHLIGHT_LOG_PRIVATE"] == "show"
    }

    func isEnabled(_ type: OSLogType) -> Bool {
        minimum.map { type.importance >= $0.importance } ?? false
    }
}
