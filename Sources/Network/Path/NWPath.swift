/// The present connections of the machine to networks.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether connections are possible.
    public enum Status: Hashable, Sendable {
        /// A default route exists.
        case satisfied
        /// There is no default route through a permitted interface.
        case unsatisfied
        /// A connection would make the network available. Desktops do not report this.
        case requiresConnection
    }

    /// The reason for a missing connection.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// The reason is unknown, or there is a connection.
        case notAvailable
        /// The user forbids mobile data. Desktops do not report this.
        case cellularDenied
        /// The user forbids wireless networks. Desktops do not report this.
        case wifiDenied
        /// The user forbids the local network. Desktops do not report this.
        case localNetworkDenied
    }

    /// Whether connections are possible.
    public let status: Status
    /// The interfaces with a default route; the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// The routers of these interfaces.
    public let gateways: [NWEndpoint]
    /// Whether addresses of IPv4 are reachable.
    public let supportsIPv4: Bool
    /// Whether addresses of IPv6 are reachable.
    public let supportsIPv6: Bool
    /// Whether all interfaces are mobile networks.
    public let isExpensive: Bool

    /// Whether names can be resolved: whether there is a connection.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether the user wants little data to be transferred. Desktops have no such setting: always false.
    public var isConstrained: Bool { false }
    /// The reason for a missing connection. Unknown on desktops: always `notAvailable`.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The local end of a connection; nil in the path of a monitor.
    public internal(set) var localEndpoint: NWEndpoint?
    /// The remote end of a connection; nil in the path of a monitor.
    public internal(set) var remoteEndpoint: NWEndpoint?

    /// Whether an interface of a kind is available.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    init(
        _ snapshot: NetworkSnapshot,
        required: NWInterface.InterfaceType? = nil,
        prohibited: [NWInterface.InterfaceType] = []
    ) {
        let usable = snapshot.interfaces.filter { interface in
            interface.isUsable && (required == nil || interface.type == required)
                && !prohibited.contains(interface.type)
        }
        status = usable.isEmpty ? .unsatisfied : .satisfied
        availableInterfaces = usable.map(NWInterface.init)
        gateways = usable.flatMap(\.gateways).map { .hostPort(host: $0, port: .any) }
        supportsIPv4 = usable.contains { $0.routesIPv4 && $0.hasIPv4 }
        supportsIPv6 = usable.contains { $0.routesIPv6 && $0.hasIPv6 }
        isExpensive = !usable.isEmpty && usable.allSatisfy { $0.type == .cellular }
    }

    /// The status and the names of the interfaces.
    public var debugDescription: String {
        "\(status), interfaces: \(availableInterfaces.map(\.name).joined(separator: ", "))"
    }
}
