public import Foundation

/// A log with a subsystem and a category. May be used on any thread.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// The log of messages without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - subsystem: The part of the app or library, in reversed DNS notation.
    ///   - category: The part of the subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
        super.init()
    }

    /// Whether messages of a level are written. See `Documentation/Modules.md` for the environment variables that decide.
    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogSettings.current.isEnabled(type)
    }

    /// Writes a message if its level is enabled.
    func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
        guard isEnabled(type: type) else { return }
        let settings = LogSettings.current
        settings.output.write(
            LogEntry(
                message: message().text(showsPrivate: settings.showsPrivate),
                type: type,
                subsystem: subsystem,
                category: category
            )
        )
    }
}
