#if Cairo
import CCairo
import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("Lines of paragraphs")
struct PangoParagraphTests {
    private func paragraph(_ text: String) -> TextParagraph {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]
        return TextParagraph(text: NSAttributedString(string: text, attributes: attributes), attributes: attributes)
    }

    @Test(
        arguments: [
            "The office waffles: fi fl ffi, cafe\u{301}, \u{1F600}\ttab",
            "\u{5E9}\u{5DC}\u{5D5}\u{5DD} hello \u{5E2}\u{5D5}\u{5DC}\u{5DD} 123", "a\0b", "",
        ],
        [CGFloat.infinity, 80]
    )
    func `characters begin where Pango places the caret`(text: String, width: CGFloat) {
        let paragraph = paragraph(text)
        let layout = PangoParagraph.makeLayout(paragraph, width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let offsets = ByteOffsets(text)
        let lines = PangoParagraph.read(layout, of: paragraph, width: width).lines
        #expect(lines.last?.range.upperBound == text.utf16.count)
        for (index, line) in lines.enumerated() {
            let pangoLine = pango_layout_get_line_readonly(layout, Int32(index))
            for unit in line.range {
                var x: Int32 = 0
                pango_layout_line_index_to_x(pangoLine, Int32(offsets[unit]), 0, &x)
                let place = line.left + CGFloat(x) / CGFloat(PANGO_SCALE)
                #expect(abs(line.leading[unit - line.range.lowerBound] - place) < 0.01)
            }
        }
    }

    @Test func `a character ends where the next one begins`() throws {
        let text = "fi cafe\u{301} \u{1F468}\u{200D}\u{1F469} \u{1F1E9}\u{1F1EA}."
        let line = try #require(PangoParagraph.layOut(paragraph(text), width: .infinity).lines.first)
        var start = 0
        for character in text {
            let end = start + character.utf16.count
            #expect(line.leading[start..<end].allSatisfy { $0 == line.leading[start] })
            if end < line.leading.count { #expect(abs(line.trailing[end - 1] - line.leading[end]) < 0.01) }
            start = end
        }
        #expect(abs((line.trailing.last ?? 0) - line.width) < 0.01)
    }

    @Test func `right-to-left text begins at the right`() throws {
        let line = try #require(
            PangoParagraph.layOut(paragraph("\u{5E9}\u{5DC}\u{5D5}"), width: .infinity).lines.first
        )
        #expect(zip(line.leading, line.trailing).allSatisfy { $0 > $1 })
        #expect(line.leading == line.leading.sorted(by: >))
    }
}
#endif
