import Foundation

/// An address of IPv4 or IPv6.
public protocol IPAddress: Sendable {
    /// Makes an address of its bytes, in network order; nil for another number of bytes.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// Makes an address of its text; nil if it is not valid.
    init?(_ string: String)
    /// The bytes in network order.
    var rawValue: Data { get }
    /// The interface to which the address belongs.
    var interface: NWInterface? { get }
    /// Whether the address is that of the machine itself.
    var isLoopback: Bool { get }
    /// Whether the address connects neighbours only.
    var isLinkLocal: Bool { get }
    /// Whether the address is that of a group of machines.
    var isMulticast: Bool { get }
}

/// An address of IPv4.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// All addresses of the machine: 0.0.0.0.
    public static let any = IPv4Address([0, 0, 0, 0])
    /// All machines of the local network: 255.255.255.255.
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    /// The machine itself: 127.0.0.1.
    public static let loopback = IPv4Address([127, 0, 0, 1])

    let bytes: [UInt8]
    /// The interface to which the address belongs.
    public let interface: NWInterface?

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        interface = nil
    }

    /// Makes an address of 4 bytes, in network order; nil for another number of bytes.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        bytes = Array(rawValue)
        self.interface = interface
    }

    /// Makes an address of its text, such as `192.0.2.1`; nil if it is not valid.
    public init?(_ string: String) {
        var address = in_addr()
        guard !string.utf8.contains(0), inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Array($0) })
    }

    /// The bytes in network order.
    public var rawValue: Data { Data(bytes) }
    /// Whether the address is that of the machine itself.
    public var isLoopback: Bool { bytes[0] == 127 }
    /// Whether the address connects neighbours only.
    public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
    /// Whether the address is that of a group of machines.
    public var isMulticast: Bool { (224...239).contains(bytes[0]) }
    /// The text.
    public var debugDescription: String { bytes.map(String.init).joined(separator: ".") }
}

/// An address of IPv6.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// All addresses of the machine: `::`.
    public static let any = IPv6Address([UInt8](repeating: 0, count: 16))
    /// The machine itself: `::1`.
    public static let loopback = IPv6Address([UInt8](repeating: 0, count: 15) + [1])

    let bytes: [UInt8]
    /// The interface to which the address belongs.
    public let interface: NWInterface?

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        interface = nil
    }

    /// Makes an address of 16 bytes, in network order; nil for another number of bytes.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        bytes = Array(rawValue)
        self.interface = interface
    }

    /// Makes an address of its text, such as `2001:db8::1`; nil if it is not valid.
    public init?(_ string: String) {
        var address = in6_addr()
        guard !string.utf8.contains(0), inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Array($0) })
    }

    /// The bytes of the address to which the system sends: an address of IPv4 inside one of IPv6 is the former.
    var routedBytes: [UInt8] {
        bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF ? Array(bytes[12...]) : bytes
    }

    /// The bytes in network order.
    public var rawValue: Data { Data(bytes) }
    /// Whether the address is that of the machine itself.
    public var isLoopback: Bool { self == .loopback }
    /// Whether the address connects neighbours only.
    public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
    /// Whether the address is that of a group of machines.
    public var isMulticast: Bool { bytes[0] == 0xFF }

    /// The shortest text.
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        return bytes.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count)) }
            .map { String(cString: $0) } ?? ""
    }
}
