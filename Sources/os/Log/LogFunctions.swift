// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message with a format.
///
/// - Parameters:
///   - message: The format: `%d`, `%{public}@`, `%.2f` and so on. Texts and objects (`%@`, `%s`) are replaced by `<private>` unless
///     marked `%{public}`; numbers are public unless marked `%{private}`.
///   - log: The log.
///   - type: The level.
///   - args: The values. Surplus ones are ignored; a missing one or one of a wrong kind appears as `<decode: …>`.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
    log.write(type) { OSLogMessage(format: "\(message)", args) }
}

/// Writes a message with a level and a format; see ``os_log(_:log:type:_:)``.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
    log.write(type) { OSLogMessage(format: "\(message)", args) }
}

/// Writes a message with the default level. See ``Logger`` for its interpolations.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    OSLog.default.write(.default, message)
}

/// Writes a message with a level. See ``Logger`` for its interpolations.
@_disfavoredOverload
public func os_log(_ level: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level, message)
}
