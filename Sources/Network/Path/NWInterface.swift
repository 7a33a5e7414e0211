/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of an interface.
    public enum InterfaceType: Hashable, Sendable {
        /// A tunnel, a bridge or another kind.
        case other
        /// A wireless network.
        case wifi
        /// A mobile network.
        case cellular
        /// A cable. Also interfaces of virtual machines and containers.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name, such as `eth0`.
    public let name: String
    /// The number by which the system knows the interface.
    public let index: Int

    /// The name.
    public var debugDescription: String { name }

    init(_ interface: NetworkSnapshot.Interface) {
        type = interface.type
        name = interface.name
        index = interface.index
    }
}
