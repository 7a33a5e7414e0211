/// Writes messages of a subsystem and a category. May be used on any thread.
///
/// A message is a string literal. Its interpolations are evaluated only if the level is enabled. Values of texts and objects are
/// replaced by `<private>` unless their privacy is public; see ``OSLogPrivacy``.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger without subsystem and category.
    public init() {
        log = .default
    }

    /// Makes a logger.
    ///
    /// - Parameters:
    ///   - subsystem: The part of the app or library, in reversed DNS notation.
    ///   - category: The part of the subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes a message with the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }
    /// Writes a message with a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(level, message) }
    /// Writes a message with the level debug.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }
    /// Writes a message with the level debug.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }
    /// Writes a message with the level info.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message) }
    /// Writes a message with the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }
    /// Writes a message with the level error.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }
    /// Writes a message with the level error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }
    /// Writes a message with the level fault.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }
    /// Writes a message with the level fault.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }
}
