import TextEscaping

/// A message to write.
struct LogEntry: Sendable {
    /// The limit of scalars in a message. An entry of this length fits into a packet for the journal even if every scalar is escaped.
    private static let limit = 1 << 14

    /// The text. Control characters are escaped, except tabs and line ends.
    let message: String
    let type: OSLogType
    let subsystem: String
    let category: String

    init(message: String, type: OSLogType, subsystem: String, category: String) {
        self.message = escaped(message, keeping: ["\n", "\t"], limit: Self.limit)
        self.type = type
        self.subsystem = escaped(subsystem)
        self.category = escaped(category)
    }
}

/// A destination of messages. May be used on any thread.
protocol LogOutput: Sendable {
    func write(_ entry: LogEntry)
}
