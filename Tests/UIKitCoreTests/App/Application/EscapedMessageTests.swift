import Foundation
import Testing

@testable import UIKitCore

/// Error messages with untrusted text from files.
@MainActor
@Suite("Messages with untrusted text")
struct EscapedMessageTests {
    /// Whether a message contains no character that ends a line, controls the terminal, or reorders or hides text.
    private nonisolated static func isHarmless(_ bytes: [UInt8]?) -> Bool {
        guard let bytes, !bytes.isEmpty else { return false }
        let hostile = "\u{1B}\u{9B}\u{7}\u{7F}\r\u{202E}\u{2066}\u{2069}\u{2028}\u{200B}".unicodeScalars
        return !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { hostile.contains($0) }
    }

    @Test func `fatal messages and warnings escape control characters`() async {
        let trapped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            trap("The name '\u{1B}[2J\u{7}\r\u{202E}' is wrong.")
        }
        #expect(Self.isHarmless(trapped?.standardErrorContent))
        let warned = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Diagnostics.warn("The name '\u{1B}[2J\u{7}\r\u{202E}' is wrong.")
            exit(EXIT_FAILURE)
        }
        #expect(Self.isHarmless(warned?.standardErrorContent))
        let words = String(decoding: warned?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains(#"UIKit: The name '\u{1b}[2J\u{7}\u{d}\u{202e}' is wrong."#))
    }
}
