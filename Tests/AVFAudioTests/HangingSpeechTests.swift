import Foundation
import Glibc
import Testing

@testable import AVFAudio

/// A speech service that runs, but does not respond.
@Suite("Speech of a service that hangs")
struct HangingSpeechTests {
    /// A socket at which no program accepts connections, after as many connections as it holds.
    private final class FullSocket {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("full-\(UUID().uuidString.prefix(8))")
            .path
        private var descriptors: [Int32] = []

        init() throws {
            let listener = try open()
            _ = withAddress { bind(listener, $0, $1) }
            try #require(listen(listener, 0) == 0)
            while true {
                let descriptor = try open()
                if withAddress({ connect(descriptor, $0, $1) }) != 0 { break }
            }
        }

        deinit {
            for descriptor in descriptors { close(descriptor) }
            unlink(path)
        }

        private func open() throws -> Int32 {
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            let descriptor = socket(AF_UNIX, kind, 0)
            try #require(descriptor >= 0)
            descriptors.append(descriptor)
            return descriptor
        }

        private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
            return withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
        }
    }

    @Test func `a connection to a service that accepts none fails, and no other service is started`() throws {
        let socket = try FullSocket()
        var service = SpeechService(socket: socket.path)
        service.patience = 20
        do {
            let descriptor = try service.connect()
            close(descriptor)
            Issue.record("There was a connection.")
        } catch {
            #expect(error.isTimeout)
            #expect(error.description.hasPrefix("Speech Dispatcher accepts no connection at"))
        }
    }
}
