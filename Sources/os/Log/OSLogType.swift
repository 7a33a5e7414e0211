/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level, as on Apple platforms.
    public let rawValue: UInt8

    /// Makes a level with a number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Makes a level with a number.
    public init(_ rawValue: UInt8) {
        self.init(rawValue: rawValue)
    }

    /// A message that matters for finding the cause of a problem.
    public static let `default` = OSLogType(0)
    /// A helpful message. Not written by default.
    public static let info = OSLogType(1)
    /// A message for development. Not written by default.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// An error of the program itself.
    public static let fault = OSLogType(17)

    /// The order of importance. Unknown levels are as important as the default one.
    var importance: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }

    /// The name in lines of standard error; nil for the default level.
    var name: String? {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: nil
        }
    }

    /// The priority in the journal, as in syslog.
    var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
