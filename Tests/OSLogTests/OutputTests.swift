import Foundation
import Glibc
import Testing

@testable import os

/// The journal's packets, the lines of standard error, and the choice between them.
@Suite struct OutputTests {
    private func entry(_ message: String, _ type: OSLogType = .error, _ subsystem: String = "com.example") -> LogEntry {
        LogEntry(message: message, type: type, subsystem: subsystem, category: subsystem.isEmpty ? "" : "ui")
    }

    @Test func `a line has level, subsystem, category and message`() {
        #expect(StandardError.line(entry("Lost")) == "error [com.example:ui] Lost\n")
        #expect(StandardError.line(entry("Lost", .default, "")) == "Lost\n")
    }

    @Test func `further lines of a message are indented`() {
        #expect(StandardError.line(entry("a\nfault b")) == "error [com.example:ui] a\n\tfault b\n")
    }

    @Test func `a packet has the journal's fields`() {
        let packet = JournalOutput.packet(entry("Lost"), identifier: "app")
        #expect(
            String(decoding: packet, as: UTF8.self)
                == "MESSAGE=Lost\nPRIORITY=3\nSYSLOG_IDENTIFIER=app\nSUBSYSTEM=com.example\nCATEGORY=ui\n"
        )
    }

    @Test func `a value with line ends cannot add fields`() {
        let packet = JournalOutput.packet(entry("a\nPRIORITY=0", .info, ""), identifier: "app")
        let expected =
            Array("MESSAGE\n".utf8) + [12, 0, 0, 0, 0, 0, 0, 0]
            + Array("a\nPRIORITY=0\nPRIORITY=6\nSYSLOG_IDENTIFIER=app\n".utf8)
        #expect(packet == expected)
    }

    @Test func `subsystems with control characters are escaped`() {
        #expect(entry("a", .error, "x\nPRIORITY=0").subsystem == "x\\u{a}PRIORITY=0")
    }

    @Test func `the journal receives one packet for each message, also the longest`() throws {
        let path = "/tmp/searchlight-journal-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let receiver = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer {
            close(receiver)
            unlink(path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(receiver, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        let journal = JournalOutput(path: path, identifier: "app")
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        journal.write(entry("Lost"))
        let count = recv(receiver, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        #expect(
            count > 0 && String(decoding: buffer.prefix(count), as: UTF8.self).hasPrefix("MESSAGE=Lost\nPRIORITY=3\n")
        )
        journal.write(entry(String(repeating: "\u{10FFFD}", count: 100_000)))
        let long = recv(receiver, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        #expect(long > 100_000)
    }

    @Test func `variables select the least important level`() {
        func enabled(_ level: String?) -> [Bool] {
            let settings = LogSettings(environment: level.map { ["SEARCHLIGHT_LOG_LEVEL": $0] } ?? [:])
            return [OSLogType.debug, .info, .default, .error, .fault].map(settings.isEnabled)
        }
        #expect(enabled(nil) == [false, false, true, true, true])
        #expect(enabled("debug") == [true, true, true, true, true])
        #expect(enabled("info") == [false, true, true, true, true])
        #expect(enabled("error") == [false, false, false, true, true])
        #expect(enabled("off") == [false, false, false, false, false])
    }

    @Test func `only the documented value shows private values`() {
        #expect(LogSettings(environment: ["SEARCHLIGHT_LOG_PRIVATE": "show"]).showsPrivate)
        #expect(!LogSettings(environment: ["SEARCHLIGHT_LOG_PRIVATE": "1"]).showsPrivate)
    }

    @Test func `the journal is used if standard error is the journal's stream, or has no reader`() throws {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        var status = stat()
        try #require(fstat(fileno(file), &status) == 0)
        let stream = "\(status.st_dev):\(status.st_ino)"
        #expect(StandardError.isConnectedToJournal(fileno(file), stream: stream))
        #expect(!StandardError.isConnectedToJournal(fileno(file), stream: "1:2"))
        #expect(!StandardError.isConnectedToJournal(fileno(file), stream: nil))
        let null = open("/dev/null", O_WRONLY)
        defer { close(null) }
        #expect(StandardError.isConnectedToJournal(null, stream: nil))
        #expect(StandardError.isConnectedToJournal(-1, stream: nil))
    }

    @Test func `a variable overrides the choice of the output`() {
        #expect(LogSettings(environment: ["SEARCHLIGHT_LOG_OUTPUT": "journal"]).output is JournalOutput)
        #expect(
            LogSettings(environment: ["SEARCHLIGHT_LOG_OUTPUT": "stderr"], standardError: -1).output is StandardError
        )
    }
}
