import Foundation
import Network
import Testing

@Suite("Network: endpoints")
struct EndpointTests {
    @Test
    func `Addresses are read from text and data`() {
        #expect(IPv4Address("192.0.2.1")?.rawValue == Data([192, 0, 2, 1]))
        #expect(IPv4Address("192.0.2.256") == nil)
        #expect(IPv6Address("::1") == .loopback)
        #expect(IPv6Address("2001:db8:0::1").map { "\($0)" } == "2001:db8::1")
        #expect(IPv6Address(Data(count: 4)) == nil)
        #expect(IPv4Address("127.1.2.3")?.isLoopback == true)
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true)
        #expect(IPv4Address("224.0.0.1")?.isMulticast == true)
    }

    @Test
    func `A host is an address if its text is one`() {
        #expect(NWEndpoint.Host("192.0.2.1") == .ipv4(IPv4Address("192.0.2.1")!))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect("\(NWEndpoint.hostPort(host: "example.com", port: .https))" == "example.com:443")
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080)
        #expect(NWEndpoint.Port("http") == nil)
    }
}
