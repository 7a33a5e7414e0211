import Foundation
import NetworkState

/// The way to an address.
package enum NetworkRoute: Equatable, Sendable {
    case none
    /// Through a router.
    case gateway(interface: Int)
    /// To a neighbour.
    case direct(interface: Int)
    /// To the machine itself.
    case local

    /// Asks the kernel for the way to an IPv4 or IPv6 address of 4 or 16 bytes. Sends no packets.
    package init(to address: [UInt8]) {
        var index: Int32 = 0
        self =
            switch searchlight_network_route(address, address.count, &index) {
            case SearchlightRouteGateway: .gateway(interface: Int(index))
            case SearchlightRouteDirect: .direct(interface: Int(index))
            case SearchlightRouteLocal: .local
            default: .none
            }
    }
}
