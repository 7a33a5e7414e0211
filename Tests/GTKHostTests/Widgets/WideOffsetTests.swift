#if GTK
import Foundation
import Testing

@testable import GTKHost

/// Offsets in UTF-16 units and in characters.
@Suite("Offsets of text in GTK's units")
struct WideOffsetTests {
    @Test func `Conversions agree with the text after random edits`() {
        var random = SystemRandomNumberGenerator()
        var text: [Unicode.Scalar] = []
        var offsets = WideOffsets()
        let signs: [Unicode.Scalar] = ["a", "\u{E9}", "\u{1F30D}", "\n", "\u{10FFFF}"]
        for _ in 0..<500 {
            let units = text.map { $0.value > 0xFFFF ? 2 : 1 }
            let lower = Int.random(in: 0...text.count, using: &random)
            let upper = Int.random(in: lower...min(text.count, lower + 4), using: &random)
            let added = (0..<Int.random(in: 0...5, using: &random)).map { _ in signs.randomElement(using: &random)! }
            let start = units[..<lower].reduce(0, +)
            let end = units[..<upper].reduce(0, +)
            offsets.replace(start..<end, with: String(String.UnicodeScalarView(added)))
            text.replaceSubrange(lower..<upper, with: added)
            var unit = 0
            for (index, sign) in text.enumerated() {
                #expect(offsets.characters(before: unit) == index)
                #expect(offsets.units(before: index) == unit)
                unit += sign.value > 0xFFFF ? 2 : 1
            }
            #expect(offsets.units(before: text.count) == unit)
        }
    }
}
#endif
