import Foundation
import NetworkState

/// The interfaces of the machine at one time.
package struct NetworkSnapshot: Equatable, Sendable {
    /// One interface.
    package struct Interface: Equatable, Sendable {
        package let index: Int
        package let name: String
        package let type: NWInterface.InterfaceType
        package let isRunning: Bool
        package let hasIPv4: Bool
        package let hasIPv6: Bool
        package let routesIPv4: Bool
        package let routesIPv6: Bool
        package let metric: UInt32
        package let gateways: [NWEndpoint.Host]

        /// Whether packets to other networks can leave through it.
        package var isUsable: Bool {
            isRunning && type != .loopback && (routesIPv4 && hasIPv4 || routesIPv6 && hasIPv6)
        }
    }

    /// The interfaces; those that the system prefers first.
    package var interfaces: [Interface]

    /// Reads the interfaces through a socket of `searchlight_network_open_requests`. Without a socket there are none.
    init(socket: Int32) {
        interfaces = []
        guard socket >= 0 else { return }
        withUnsafeTemporaryAllocation(of: SearchlightNetworkState.self, capacity: 1) { memory in
            let state = memory.baseAddress!
            UnsafeMutableRawPointer(state).initializeMemory(
                as: UInt8.self,
                repeating: 0,
                count: MemoryLayout<SearchlightNetworkState>.size
            )
            guard searchlight_network_read(socket, state) else { return }
            interfaces = Self.interfaces(of: state)
        }
    }

    /// Reads the interfaces from messages of the kernel. For tests.
    package init(messages: [[UInt8]]) {
        interfaces = []
        withUnsafeTemporaryAllocation(of: SearchlightNetworkState.self, capacity: 1) { memory in
            let state = memory.baseAddress!
            UnsafeMutableRawPointer(state).initializeMemory(
                as: UInt8.self,
                repeating: 0,
                count: MemoryLayout<SearchlightNetworkState>.size
            )
            for message in messages { _ = searchlight_network_apply(state, message, message.count) }
            interfaces = Self.interfaces(of: state)
        }
    }

    /// The present interfaces.
    package static var present: NetworkSnapshot {
        let socket = searchlight_network_open_requests()
        defer { if socket >= 0 { close(socket) } }
        return NetworkSnapshot(socket: socket)
    }

    private static func interfaces(of state: UnsafePointer<SearchlightNetworkState>) -> [Interface] {
        let count = state.pointee.count
        return withUnsafeBytes(of: state.pointee.interfaces) { bytes in
            bytes.bindMemory(to: SearchlightInterface.self).prefix(count).map(Interface.init)
                .sorted { ($0.metric, $0.index) < ($1.metric, $1.index) }
        }
    }
}

extension NetworkSnapshot.Interface {
    init(_ interface: SearchlightInterface) {
        index = Int(interface.index)
        name = withUnsafeBytes(of: interface.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        type =
            switch interface.kind {
            case SearchlightInterfaceLoopback: .loopback
            case SearchlightInterfaceWired: .wiredEthernet
            case SearchlightInterfaceWiFi: .wifi
            case SearchlightInterfaceCellular: .cellular
            default: .other
            }
        isRunning = interface.is_running
        hasIPv4 = interface.has_ipv4
        hasIPv6 = interface.has_ipv6
        routesIPv4 = interface.routes_ipv4
        routesIPv6 = interface.routes_ipv6
        metric = interface.metric
        let first = IPv4Address(withUnsafeBytes(of: interface.gateway_ipv4) { Data($0) })
        let second = IPv6Address(withUnsafeBytes(of: interface.gateway_ipv6) { Data($0) })
        gateways = [
            first.flatMap { $0 == .any ? nil : NWEndpoint.Host.ipv4($0) },
            second.flatMap { $0 == .any ? nil : NWEndpoint.Host.ipv6($0) },
        ].compactMap { $0 }
    }
}
