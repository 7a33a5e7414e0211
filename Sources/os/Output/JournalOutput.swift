import Foundation
import Glibc

/// Writes messages to the systemd journal with its native protocol: one packet per message, which contains fields. The journal adds
/// the time and the process. If it cannot be reached, the message goes to standard error.
final class JournalOutput: LogOutput {
    private let path: String
    private let identifier: String
    /// A socket without address; -1 if none could be made.
    private let socket: Int32

    init(path: String = "/run/systemd/journal/socket", identifier: String = ProcessInfo.processInfo.processName) {
        self.path = path
        self.identifier = identifier
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    }

    deinit {
        if socket >= 0 { close(socket) }
    }

    func write(_ entry: LogEntry) {
        if !send(Self.packet(entry, identifier: identifier)) { StandardError().write(entry) }
    }

    private func send(_ packet: [UInt8]) -> Bool {
        guard socket >= 0 else { return false }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array(path.utf8)
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        var packet = packet
        return packet.withUnsafeMutableBytes { bytes in
            withUnsafeMutablePointer(to: &address) { address in
                var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &vector) { vector in
                    var header = msghdr()
                    header.msg_name = UnsafeMutableRawPointer(address)
                    header.msg_namelen = socklen_t(MemoryLayout<sockaddr_un>.size)
                    header.msg_iov = vector
                    header.msg_iovlen = 1
                    var sent = sendmsg(socket, &header, Int32(MSG_NOSIGNAL))
                    while sent < 0, errno == EINTR { sent = sendmsg(socket, &header, Int32(MSG_NOSIGNAL)) }
                    return sent == bytes.count
                }
            }
        }
    }

    static func packet(_ entry: LogEntry, identifier: String) -> [UInt8] {
        var packet: [UInt8] = []
        append("MESSAGE", entry.message, to: &packet)
        append("PRIORITY", String(entry.type.priority), to: &packet)
        append("SYSLOG_IDENTIFIER", identifier, to: &packet)
        if !entry.subsystem.isEmpty { append("SUBSYSTEM", entry.subsystem, to: &packet) }
        if !entry.category.isEmpty { append("CATEGORY", entry.category, to: &packet) }
        return packet
    }

    /// Appends a field. A value with line ends follows its length, so that it cannot add fields of its own.
    private static func append(_ name: String, _ value: String, to packet: inout [UInt8]) {
        packet += name.utf8
        if value.utf8.contains(UInt8(ascii: "\n")) {
            packet.append(UInt8(ascii: "\n"))
            withUnsafeBytes(of: UInt64(value.utf8.count).littleEndian) { packet += $0 }
        } else {
            packet.append(UInt8(ascii: "="))
        }
        packet += value.utf8
        packet.append(UInt8(ascii: "\n"))
    }
}
