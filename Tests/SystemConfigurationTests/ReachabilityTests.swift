import Foundation
import SystemConfiguration
import Testing

@Suite("SystemConfiguration: reachability")
struct ReachabilityTests {
    private func flags(_ address: String) -> SCNetworkReachabilityFlags? {
        guard let reachability = SCNetworkReachabilityCreateWithName(nil, address) else { return nil }
        var flags = SCNetworkReachabilityFlags()
        return SCNetworkReachabilityGetFlags(reachability, &flags) ? flags : nil
    }

    @Test
    func `The machine itself is reachable without a network`() {
        #expect(flags("127.0.0.1") == [.reachable, .isLocalAddress])
        #expect(flags("localhost") == [.reachable, .isLocalAddress])
        #expect(flags("") == nil)
    }

    @Test
    func `The address of zeros has the flags of any name, as apps ask for the connection`() throws {
        var zeroAddress = sockaddr_in()
        zeroAddress.sin_len = UInt8(MemoryLayout.size(ofValue: zeroAddress))
        zeroAddress.sin_family = sa_family_t(AF_INET)
        let reachability = withUnsafePointer(to: &zeroAddress) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(try #require(reachability), &flags))
        #expect(flags == self.flags("www.example.com"))
        #expect(!flags.contains(.connectionRequired))
    }

    @Test
    func `Addresses of other families have no object`() {
        var address = sockaddr()
        address.sa_family = sa_family_t(AF_UNIX)
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
        #expect(SCError() == kSCStatusInvalidArgument)
        #expect(String(cString: SCErrorString(SCError())) == "Invalid argument")
    }

    @Test
    func `The context of a callback is retained and released`() throws {
        final class Counts {
            var retains = 0
            var releases = 0
        }
        let counts = Counts()
        var context = SCNetworkReachabilityContext(
            version: 0,
            info: Unmanaged.passUnretained(counts).toOpaque(),
            retain: { info in
                Unmanaged<Counts>.fromOpaque(info).takeUnretainedValue().retains += 1
                return info
            },
            release: { Unmanaged<Counts>.fromOpaque($0).takeUnretainedValue().releases += 1 },
            copyDescription: nil
        )
        do {
            let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
            #expect(SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context))
            #expect((counts.retains, counts.releases) == (1, 0))
            #expect(SCNetworkReachabilitySetDispatchQueue(reachability, DispatchQueue(label: "changes")))
            #expect(SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context))
            #expect((counts.retains, counts.releases) == (2, 1))
            let mode = CFRunLoopMode.defaultMode.rawValue
            #expect(SCNetworkReachabilityScheduleWithRunLoop(reachability, CFRunLoopGetMain(), mode))
            #expect(SCNetworkReachabilityUnscheduleFromRunLoop(reachability, CFRunLoopGetMain(), mode))
            #expect(!SCNetworkReachabilityUnscheduleFromRunLoop(reachability, CFRunLoopGetMain(), mode))
            #expect(SCNetworkReachabilitySetDispatchQueue(reachability, nil))
        }
        #expect((counts.retains, counts.releases) == (2, 2))
    }
}
