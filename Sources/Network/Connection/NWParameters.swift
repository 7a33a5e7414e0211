/// The protocol and options of a connection or listener.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    let isStream: Bool
    let tcp: NWProtocolTCP.Options

    private init(isStream: Bool, tcp: NWProtocolTCP.Options = .init()) {
        self.isStream = isStream
        self.tcp = tcp
    }

    /// TCP without encryption.
    public class var tcp: NWParameters { NWParameters(isStream: true) }
    /// UDP without encryption.
    public class var udp: NWParameters { NWParameters(isStream: false) }
    /// TCP with encryption.
    @available(*, unavailable, message: "connections have no TLS: use URLSession")
    public class var tls: NWParameters { fatalError("unavailable") }
    /// UDP with encryption.
    @available(*, unavailable, message: "connections have no DTLS: encrypt the content with CryptoKit")
    public class var dtls: NWParameters { fatalError("unavailable") }

    /// TCP with options.
    public convenience init(tls: NWProtocolTLS.Options? = nil, tcp: NWProtocolTCP.Options = .init()) {
        self.init(isStream: true, tcp: tcp)
    }

    /// UDP with options.
    public convenience init(dtls: NWProtocolTLS.Options? = nil, udp: NWProtocolUDP.Options) {
        self.init(isStream: false)
    }

    // Set before the connection starts.

    /// The kind of interface that must be used; `other` (default) means any.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// The interface that must be used.
    public var requiredInterface: NWInterface?
    /// The kinds of interfaces that must not be used.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether a local address can be used again at once after a connection ended.
    public var allowLocalEndpointReuse = false
    /// Whether a listener accepts only connections of this machine and its neighbours.
    public var acceptLocalOnly = false
    /// The local end of a connection, or the address of a listener.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether direct connections between devices are used. Kept without effect: desktops have none.
    public var includePeerToPeer = false

    /// Whether an interface may be used.
    func permits(_ interface: NWInterface) -> Bool {
        (requiredInterfaceType == .other || interface.type == requiredInterfaceType)
            && (requiredInterface == nil || interface.index == requiredInterface?.index)
            && prohibitedInterfaceTypes?.contains(interface.type) != true
    }

    /// Whether all interfaces may be used.
    var permitsAll: Bool {
        requiredInterfaceType == .other && requiredInterface == nil && prohibitedInterfaceTypes?.isEmpty != false
    }

    /// The name of the protocol.
    public var debugDescription: String { isStream ? "tcp" : "udp" }
}

/// TCP.
public enum NWProtocolTCP {
    /// The options of TCP.
    public final class Options: @unchecked Sendable {
        /// Whether small parts are sent at once.
        public var noDelay = false
        /// Whether empty packets test the connection while it is idle.
        public var enableKeepalive = false
        /// The seconds of idleness before the first test; 0 means the system's value.
        public var keepaliveIdle = 0
        /// The seconds between tests; 0 means the system's value.
        public var keepaliveInterval = 0
        /// The number of unanswered tests after which the connection fails; 0 means the system's value.
        public var keepaliveCount = 0
        /// The seconds after which an attempt to connect fails; 0 means the system's value.
        public var connectionTimeout = 0

        /// Makes the system's options.
        public init() {}
    }
}

/// UDP.
public enum NWProtocolUDP {
    /// The options of UDP.
    public final class Options: Sendable {
        /// Makes the system's options.
        public init() {}
    }
}

/// TLS, which connections do not have: use URLSession.
public enum NWProtocolTLS {
    /// The options of TLS.
    public final class Options: Sendable {
        /// Makes the usual options.
        @available(*, unavailable, message: "connections have no TLS: use URLSession")
        public init() {}
    }
}
