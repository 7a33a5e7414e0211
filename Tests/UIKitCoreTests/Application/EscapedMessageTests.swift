import Foundation
import Testing

@testable import UIKitCore

/// Messages that quote what a file says.
@MainActor
@Suite("Messages with text from anywhere")
struct EscapedMessageTests {
    /// What ends a line, clears the screen, sets its title, or turns and hides the text around it.
    private nonisolated static func isHarmless(_ bytes: [UInt8]?) -> Bool {
        guard let bytes, !bytes.isEmpty else { return false }
        let hostile = "\u{1B}\u{9B}\u{7}\u{7F}\r\u{202E}\u{2066}\u{2069}\u{2028}\u{200B}".unicodeScalars
        return !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { hostile.contains($0) }
    }

    @Test func `the class that a nib names does nothing to the terminal when there is none`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let name = "A\u{202E}\u{9B}31m\u{2066}\u{2028}\u{200B}\u{7F}"
                _ = Interface.nib("<view id=\"v\" customClass=\"\(name)\"/>").instantiate(withOwner: nil)
            }
        }
        let errors = result?.standardErrorContent
        #expect(Self.isHarmless(errors))
        let words = String(decoding: errors ?? [], as: UTF8.self)
        #expect(words.contains(#"A\u{202e}\u{9b}31m"#))
    }

    @Test func `a sentence over which the program ends, and a warning, do nothing to the terminal`() async {
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
