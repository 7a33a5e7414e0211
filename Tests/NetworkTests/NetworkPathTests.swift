import Foundation
import Glibc
import Network
import Synchronization
import Testing

@Suite("Network: paths", .timeLimit(.minutes(15)))
struct NetworkPathTests {
    // MARK: Messages of the kernel

    private func message(_ type: UInt16, _ body: [UInt8]) -> [UInt8] {
        bytes(UInt32(16 + body.count)) + bytes(type) + bytes(UInt16(0)) + bytes(UInt32(1)) + bytes(UInt32(0)) + body
    }

    private func bytes(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

    private func attribute(_ type: UInt16, _ value: [UInt8]) -> [UInt8] {
        let padding = [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
        return bytes(UInt16(4 + value.count)) + bytes(type) + value + padding
    }

    private func link(_ index: Int32, _ name: String, flags: UInt32, hardware: UInt16 = 1, kind: String? = nil)
        -> [UInt8]
    {
        var body = [0, 0] + bytes(hardware) + bytes(index) + bytes(flags) + bytes(UInt32(0))
        body += attribute(3, Array(name.utf8) + [0])
        if let kind { body += attribute(18, attribute(1, Array(kind.utf8))) }
        return message(16, body)
    }

    private func address(_ index: UInt32, _ family: UInt8) -> [UInt8] {
        message(20, [family, 24, 0, 0] + bytes(index))
    }

    private func defaultRoute(_ index: Int32, _ gateway: [UInt8], metric: UInt32 = 0) -> [UInt8] {
        let head: [UInt8] = [gateway.count == 4 ? 2 : 10, 0, 0, 0, 254, 0, 0, 1, 0, 0, 0, 0]
        return message(
            24,
            head + attribute(4, bytes(index)) + attribute(5, gateway) + attribute(6, bytes(metric))
        )
    }

    private let isUp: UInt32 = 0x1 | 0x40

    private func snapshot(_ messages: [UInt8]...) -> NetworkSnapshot { NetworkSnapshot(messages: messages) }

    @Test
    func `Interfaces with a default route are usable, the better one first`() throws {
        let state = snapshot(
            link(1, "lo", flags: isUp, hardware: 772),
            link(2, "eth0", flags: isUp),
            link(3, "tun0", flags: isUp, kind: "tun"),
            address(2, 2),
            address(3, 2),
            defaultRoute(2, [192, 0, 2, 1], metric: 100),
            defaultRoute(3, [198, 51, 100, 1], metric: 50)
        )
        let usable = state.interfaces.filter(\.isUsable)
        #expect(usable.map(\.name) == ["tun0", "eth0"])
        #expect(usable.map(\.type) == [.other, .wiredEthernet])
        #expect(usable.last?.gateways == ["192.0.2.1"])
        #expect(state.interfaces.first { $0.name == "lo" }?.type == .loopback)
    }

    @Test
    func `An interface that is off or has no address is not usable`() {
        let route = defaultRoute(2, [192, 0, 2, 1])
        #expect(!snapshot(link(2, "eth0", flags: 0x1), address(2, 2), route).interfaces[0].isUsable)
        #expect(!snapshot(link(2, "eth0", flags: isUp), route).interfaces[0].isUsable)
        #expect(!snapshot(link(2, "eth0", flags: isUp), address(2, 2)).interfaces[0].isUsable)
        // An address of IPv4 does not help a route of IPv6.
        let other = defaultRoute(2, [UInt8](repeating: 1, count: 16))
        #expect(!snapshot(link(2, "eth0", flags: isUp), address(2, 2), other).interfaces[0].isUsable)
        #expect(snapshot(link(2, "eth0", flags: isUp), address(2, 10), other).interfaces[0].isUsable)
    }

    @Test
    func `Malformed messages are ignored`() {
        let whole = link(2, "eth0", flags: isUp) + address(2, 2) + defaultRoute(2, [192, 0, 2, 1])
        for count in 0...whole.count {
            // No prefix reads beyond its end, and none makes up an interface.
            #expect(snapshot(Array(whole.prefix(count))).interfaces.count <= 1)
        }
        var invalid = link(2, "a name of more than fifteen bytes", flags: isUp)
        #expect(snapshot(invalid).interfaces.first?.name == "a name of more ")
        // An attribute that claims to be longer than its message.
        invalid[32] = 255
        #expect(snapshot(invalid).interfaces.first?.name == "")
    }

    // MARK: The machine

    @Test
    func `A monitor reports the present path first`() async {
        let monitor = NWPathMonitor()
        let paths = Reports<NWPath>()
        monitor.pathUpdateHandler = { paths.add($0) }
        monitor.start(queue: DispatchQueue(label: "paths"))
        let path = await paths.next()
        #expect(path == monitor.currentPath)
        #expect(path?.availableInterfaces.isEmpty == (path?.status == .unsatisfied))
        monitor.cancel()
    }

    @Test
    func `A monitor is a sequence of paths`() async {
        for await path in NWPathMonitor() {
            #expect(path.isConstrained == false)
            break
        }
    }

    /// Network namespaces need the rights of an administrator.
    static let canChangeNetwork = geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/sbin/ip")

    @Test(.enabled(if: canChangeNetwork))
    func `A monitor reports each change of the network`() async throws {
        let hasRun = await OwnNetwork.run {
            let paths = NWPathMonitor()
            let changes = DispatchSemaphore(value: 0)
            let reported = Mutex<[NWPath]>([])
            paths.pathUpdateHandler = { path in
                reported.withLock { $0.append(path) }
                changes.signal()
            }
            // The sockets belong to the network of this thread.
            paths.start(queue: DispatchQueue(label: "paths"))
            changes.wait()
            #expect(reported.withLock { $0.last?.status } == .unsatisfied)
            try OwnNetwork.ip("link add net0 type veth peer name net1")
            try OwnNetwork.ip("link set net0 up")
            try OwnNetwork.ip("link set net1 up")
            try OwnNetwork.ip("address add 192.0.2.5/24 dev net0")
            try OwnNetwork.ip("route add default via 192.0.2.1")
            changes.wait()
            let path = try #require(reported.withLock { $0.last })
            #expect(path.status == .satisfied)
            #expect(path.availableInterfaces.map(\.name) == ["net0"])
            #expect(path.usesInterfaceType(.wiredEthernet) && !path.usesInterfaceType(.wifi))
            #expect(path.supportsIPv4 && !path.isExpensive)
            #expect(path.gateways == [.hostPort(host: "192.0.2.1", port: .any)])
            #expect(NetworkRoute(to: [192, 0, 2, 9]) == .direct(interface: path.availableInterfaces[0].index))
            #expect(NetworkRoute(to: [198, 51, 100, 1]) == .gateway(interface: path.availableInterfaces[0].index))
            try OwnNetwork.ip("link set net0 down")
            changes.wait()
            #expect(reported.withLock { $0.last?.status } == .unsatisfied)
            #expect(NetworkRoute(to: [198, 51, 100, 1]) == .none)
            paths.cancel()
        }
        try #require(hasRun)
    }

    /// A thread with a network of its own, which programs that it starts share.
    private enum OwnNetwork {
        static func run(_ body: @escaping @Sendable () throws -> Void) async -> Bool {
            let end = Reports<Bool>()
            let thread = Thread {
                // Swift does not import the function.
                typealias Unshare = @convention(c) (Int32) -> Int32
                let newNetwork: Int32 = 0x4000_0000
                let isOwn = dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self)(newNetwork) == 0 } ?? false
                if isOwn {
                    do { try body() } catch { Issue.record(error) }
                }
                end.add(isOwn)
            }
            thread.start()
            return await end.next() ?? false
        }

        private struct Failure: Error {}

        static func ip(_ arguments: String) throws {
            // Foundation's `Process` needs the loopback interface, which is off here.
            var words = (["ip"] + arguments.split(separator: " ").map(String.init)).map { strdup($0) } + [nil]
            defer { for word in words { free(word) } }
            var identifier: pid_t = 0
            var status: Int32 = 0
            guard posix_spawn(&identifier, "/sbin/ip", nil, nil, &words, environ) == 0 else { throw Failure() }
            while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
            guard status == 0 else { throw Failure() }
        }
    }
}
