import Foundation
import Network

/// The host of a reachability object.
enum ReachabilityTarget: Sendable {
    /// Any host of other networks.
    case anyHost
    /// A host by its address of 4 or 16 bytes.
    case address([UInt8])

    /// Makes a target of a name. Names are not resolved, because the answer can take long: they count as hosts of other networks, except
    /// for the name of the machine itself.
    init(name: String) {
        if let address = IPv4Address(name) {
            self.init(bytes: Array(address.rawValue))
        } else if let address = IPv6Address(name) {
            self.init(bytes: Array(address.rawValue))
        } else if name.lowercased() == "localhost" {
            self = .address([127, 0, 0, 1])
        } else {
            self = .anyHost
        }
    }

    /// The address of zeros means any host.
    init(bytes: [UInt8]) { self = bytes.allSatisfy { $0 == 0 } ? .anyHost : .address(bytes) }

    /// Reads a `sockaddr_in` or `sockaddr_in6`; nil for other families.
    init?(_ address: UnsafePointer<sockaddr>) {
        let bytes = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let address = bytes.loadUnaligned(as: sockaddr_in.self)
            self.init(bytes: withUnsafeBytes(of: address.sin_addr) { Array($0) })
        case AF_INET6:
            let address = bytes.loadUnaligned(as: sockaddr_in6.self)
            self.init(bytes: withUnsafeBytes(of: address.sin6_addr) { Array($0) })
        default: return nil
        }
    }

    /// Returns the flags in a state of the network.
    func flags(in snapshot: NetworkSnapshot) -> SCNetworkReachabilityFlags {
        switch self {
        case .anyHost:
            guard let interface = snapshot.interfaces.first(where: \.isUsable) else { return [] }
            return Self.flags(through: interface.index, in: snapshot)
        case .address(let bytes):
            switch NetworkRoute(to: bytes) {
            case .none: return []
            case .local: return [.reachable, .isLocalAddress]
            case .direct(let index): return Self.flags(through: index, in: snapshot).union(.isDirect)
            case .gateway(let index): return Self.flags(through: index, in: snapshot)
            }
        }
    }

    private static func flags(through index: Int, in snapshot: NetworkSnapshot) -> SCNetworkReachabilityFlags {
        let type = snapshot.interfaces.first { $0.index == index }?.type
        return type == .cellular ? [.reachable, .isWWAN] : .reachable
    }
}
