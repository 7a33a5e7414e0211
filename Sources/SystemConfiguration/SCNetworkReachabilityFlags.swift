import FoundationCompatibility

/// Whether and by which way packets reach a host.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The connection is made by dialing. Never set: desktops dial before a route exists.
    public static let transientConnection = Self(rawValue: 1 << 0)
    /// The system has a route to the host.
    public static let reachable = Self(rawValue: 1 << 1)
    /// The network must be connected first. Never set.
    public static let connectionRequired = Self(rawValue: 1 << 2)
    /// Traffic would connect the network. Never set.
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    /// Another name of `connectionOnTraffic`.
    public static let connectionAutomatic = connectionOnTraffic
    /// The user must connect the network. Never set.
    public static let interventionRequired = Self(rawValue: 1 << 4)
    /// The network is connected on demand. Never set.
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    /// The host is the machine itself.
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    /// The host is a neighbour: packets need no router.
    public static let isDirect = Self(rawValue: 1 << 17)
    /// Packets leave through a mobile network.
    public static let isWWAN = Self(rawValue: 1 << 18)
}
