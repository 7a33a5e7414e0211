import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitStoryboards

/// Problems of nibs whose attributes contain untrusted text.
@MainActor
@Suite("Problems of nibs with untrusted text")
struct EscapedProblemTests {
    /// Whether a message contains no character that ends a line, controls the terminal, or reorders or hides text.
    private nonisolated static func isHarmless(_ bytes: [UInt8]?) -> Bool {
        guard let bytes, !bytes.isEmpty else { return false }
        let hostile = "\u{1B}\u{9B}\u{7}\u{7F}\r\u{202E}\u{2066}\u{2069}\u{2028}\u{200B}".unicodeScalars
        return !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { hostile.contains($0) }
    }

    @Test func `the message about an unknown class in a nib contains no control characters`() async {
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

    /// Text that would add a line to a message, end its quotation, or control a terminal.
    private static let hostile = "a&#10;Main.storyboard:1: &lt;view> forged&#x2028;' \u{202E}\u{9B}31m"

    @Test(arguments: [
        "<label text=\"Rose\" blinks=\"NAME\" id=\"l\"/>", "<label textAlignment=\"NAME\" id=\"l\"/>",
        "<label numberOfLines=\"NAME\" id=\"l\"/>", "<view id=\"NAME\"/><view id=\"NAME\"/>",
        "<view id=\"v\"><constraints><constraint firstItem=\"NAME\" firstAttribute=\"top\" id=\"c\"/></constraints></view>",
        "<view id=\"v\" customClass=\"NAME\"/>", "<view id=\"v\" customClass=\"Nobody\" customModule=\"NAME\"/>",
        "<imageView image=\"NAME\" id=\"i\"/>", "<label id=\"l\"><color key=\"textColor\" name=\"NAME\"/></label>",
        "<label id=\"l\"><color key=\"textColor\" systemColor=\"NAME\"/></label>",
        "<view id=\"v\"><connections><outlet property=\"NAME\" destination=\"v\" id=\"o\"/></connections></view>",
        "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"NAME\" keyPath=\"NAME\"/>"
            + "</userDefinedRuntimeAttributes></view>",
        "<view id=\"v\"><surprise key=\"NAME\"/></view>",
    ])
    func `a problem in a nib is one short line, whatever names the file contains`(objects: String) throws {
        let long = String(repeating: "x", count: 10_000)
        for name in [Self.hostile, Self.hostile + long, long] {
            let found = try Interface.problems(nib: objects.replacing("NAME", with: name))
            #expect(!found.isEmpty)
            for problem in found {
                #expect(problem.hasPrefix("Main.storyboard:1: <"), "\(problem)")
                #expect(problem.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(problem)")
                #expect(Self.isHarmless(Array(problem.utf8)), "\(problem)")
                #expect(!problem.contains("forged\u{2028}") && !problem.contains("forged'"), "\(problem)")
                #expect(problem.utf8.count < 2_000, "\(problem.utf8.count)")
            }
        }
    }

    @Test func `the fatal report of a nib has exactly one line per problem`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let name = "x&#10;Main.storyboard:9: &lt;view> forged"
                _ = Interface.nib("<label blinks=\"\(name)\" shines=\"\(name)\" id=\"l\"/>").instantiate(withOwner: nil)
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        let places = lines.filter { $0.contains(": <label> has ") }
        #expect(places.count == 2, "\(lines)")
        #expect(!lines.contains { $0.hasPrefix("Main.storyboard:9:") }, "\(lines)")
        #expect(places.allSatisfy { $0.contains(#"x\nMain.storyboard:9: <view> forged"#) }, "\(places)")
    }
}
