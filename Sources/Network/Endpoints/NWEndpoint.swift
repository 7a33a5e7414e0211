import Foundation

/// One end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A socket in the file system.
    case unix(path: String)
    /// An address of the web, whose host and port are used.
    case url(URL)

    /// A host.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name that is resolved.
        case name(String, NWInterface?)
        /// An address of IPv4.
        case ipv4(IPv4Address)
        /// An address of IPv6.
        case ipv6(IPv6Address)

        /// Makes a host of an address or a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        /// Makes a host of an address or a name.
        public init(stringLiteral: String) { self.init(stringLiteral) }

        /// The interface to which the host belongs.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        /// The name or address.
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        /// The number.
        public let rawValue: UInt16

        /// Makes a port of its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }

        /// Makes a port of its number.
        public init(integerLiteral value: UInt16) { rawValue = value }

        /// Makes a port of its number in decimal digits; nil for other texts.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }

        /// A port that the system chooses.
        public static let any: Port = 0
        /// SSH.
        public static let ssh: Port = 22
        /// SMTP.
        public static let smtp: Port = 25
        /// HTTP.
        public static let http: Port = 80
        /// POP3.
        public static let pop: Port = 110
        /// IMAP.
        public static let imap: Port = 143
        /// HTTP over TLS.
        public static let https: Port = 443
        /// IMAP over TLS.
        public static let imaps: Port = 993
        /// SOCKS.
        public static let socks: Port = 1080

        /// The number.
        public var debugDescription: String { String(rawValue) }
    }

    /// The interface to which the endpoint belongs.
    public var interface: NWInterface? {
        if case .hostPort(let host, _) = self { host.interface } else { nil }
    }

    /// The endpoint as text.
    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.debugDescription)"
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
