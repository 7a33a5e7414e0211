import Foundation

/// The failure of a connection.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    /// A failure of the system.
    case posix(POSIXErrorCode)
    /// A failure to resolve a name: a number of `getaddrinfo` (`EAI_…`).
    case dns(Int32)

    /// The present value of `errno`.
    static var last: NWError { .posix(POSIXErrorCode(rawValue: errno) ?? .EIO) }

    /// The system's description.
    public var debugDescription: String {
        switch self {
        case .posix(let code): String(cString: strerror(code.rawValue))
        case .dns(let code): String(cString: gai_strerror(code))
        }
    }
}
