import Foundation

/// An address as the system's functions take it.
struct SocketAddress: Equatable, Sendable {
    /// The bytes of a `sockaddr_in`, `sockaddr_in6` or `sockaddr_un`.
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init?(path: String) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let text = Array(path.utf8)
        guard text.count < MemoryLayout.size(ofValue: address.sun_path), !text.contains(0) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: text) }
        bytes = withUnsafeBytes(of: address) { Array($0) }
    }

    init(_ address: IPv4Address, _ port: NWEndpoint.Port) {
        var result = sockaddr_in()
        result.sin_family = sa_family_t(AF_INET)
        result.sin_port = port.rawValue.bigEndian
        withUnsafeMutableBytes(of: &result.sin_addr) { $0.copyBytes(from: address.bytes) }
        bytes = withUnsafeBytes(of: result) { Array($0) }
    }

    init(_ address: IPv6Address, _ port: NWEndpoint.Port) {
        var result = sockaddr_in6()
        result.sin6_family = sa_family_t(AF_INET6)
        result.sin6_port = port.rawValue.bigEndian
        result.sin6_scope_id = UInt32(address.interface?.index ?? 0)
        withUnsafeMutableBytes(of: &result.sin6_addr) { $0.copyBytes(from: address.bytes) }
        bytes = withUnsafeBytes(of: result) { Array($0) }
    }

    var family: Int32 { bytes.withUnsafeBytes { Int32($0.loadUnaligned(as: sa_family_t.self)) } }

    /// The endpoint with this address; nil for other families.
    var endpoint: NWEndpoint? {
        bytes.withUnsafeBytes { bytes in
            if family == AF_INET, bytes.count >= MemoryLayout<sockaddr_in>.size {
                let address = bytes.loadUnaligned(as: sockaddr_in.self)
                let host = withUnsafeBytes(of: address.sin_addr) { IPv4Address(Data($0)) }
                return host.map {
                    .hostPort(host: .ipv4($0), port: .init(integerLiteral: UInt16(bigEndian: address.sin_port)))
                }
            }
            if family == AF_INET6, bytes.count >= MemoryLayout<sockaddr_in6>.size {
                let address = bytes.loadUnaligned(as: sockaddr_in6.self)
                let host = withUnsafeBytes(of: address.sin6_addr) { IPv6Address(Data($0)) }
                return host.map {
                    .hostPort(host: .ipv6($0), port: .init(integerLiteral: UInt16(bigEndian: address.sin6_port)))
                }
            }
            return nil
        }
    }

    func withPointer<R>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
        bytes.withUnsafeBytes { body($0.assumingMemoryBound(to: sockaddr.self).baseAddress!, socklen_t($0.count)) }
    }

    /// Reads an address that a function of the system writes.
    static func read(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> SocketAddress? {
        var storage = sockaddr_storage()
        var count = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &count) }
        }
        guard result >= 0, count >= MemoryLayout<sa_family_t>.size else { return nil }
        return SocketAddress(bytes: withUnsafeBytes(of: storage) { Array($0.prefix(Int(count))) })
    }

    /// Returns the addresses of an endpoint. Waits for the answer of name servers: never call it on a queue of the app.
    static func resolve(_ endpoint: NWEndpoint, isStream: Bool) throws(NWError) -> [SocketAddress] {
        switch endpoint {
        case .hostPort(.ipv4(let address), let port): return [SocketAddress(address, port)]
        case .hostPort(.ipv6(let address), let port): return [SocketAddress(address, port)]
        case .hostPort(.name(let name, _), let port): return try resolve(name, port, isStream: isStream)
        case .unix(let path):
            guard let address = SocketAddress(path: path) else { throw .posix(.ENAMETOOLONG) }
            return [address]
        case .url(let url):
            guard let host = url.host else { throw .posix(.EINVAL) }
            let ports: [String: UInt16] = ["http": 80, "ws": 80, "https": 443, "wss": 443]
            guard let port = url.port.flatMap(UInt16.init(exactly:)) ?? ports[url.scheme ?? ""] else {
                throw .posix(.EINVAL)
            }
            let target = NWEndpoint.hostPort(host: .init(host), port: .init(integerLiteral: port))
            return try resolve(target, isStream: isStream)
        }
    }

    private static func resolve(
        _ name: String,
        _ port: NWEndpoint.Port,
        isStream: Bool
    ) throws(NWError) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(isStream ? SOCK_STREAM.rawValue : SOCK_DGRAM.rawValue)
        hints.ai_flags = AI_ADDRCONFIG
        var list: UnsafeMutablePointer<addrinfo>?
        let status = name.utf8.contains(0) ? EAI_NONAME : getaddrinfo(name, String(port.rawValue), &hints, &list)
        guard status == 0 else { throw .dns(status) }
        defer { freeaddrinfo(list) }
        var result: [SocketAddress] = []
        var next = list
        while let entry = next {
            next = entry.pointee.ai_next
            guard let address = entry.pointee.ai_addr else { continue }
            let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.pointee.ai_addrlen))
            result.append(SocketAddress(bytes: Array(bytes)))
        }
        return result
    }
}
