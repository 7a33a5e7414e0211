#if GTK
import CGTK
import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// The positions of characters, compared with Pango's own function.
@Suite("Positions of characters on lines")
struct LinePositionTests {
    private static let texts = [
        "Hello world, office ffl", "cafe\u{301} naïve A\u{30A}\u{323}x", "مرحبا بالعالم abc 123 לא", "नमस्ते क्षि दुनिया",
        "a \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA} z", "one\ttwo\0three", "",
        String(repeating: "lorem ipsum ", count: 40),
    ]

    @Test(arguments: texts, [40, 200, CGFloat.infinity])
    func `Positions are those of Pango`(text: String, width: CGFloat) throws {
        let content = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let paragraph = TextParagraph(text: content, attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let layout = PangoParagraph.makeLayout(paragraph, width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let lines = PangoParagraph.read(layout, of: paragraph).lines
        let shown = text.replacingOccurrences(of: "\0", with: "\u{2400}")
        for (index, line) in lines.enumerated() {
            let native = try #require(pango_layout_get_line_readonly(layout, gint(index)))
            for (offset, unit) in line.range.enumerated() {
                let byte = shown.utf8.distance(
                    from: shown.startIndex,
                    to: shown.scalarStart(unit)
                )
                var (leading, trailing): (gint, gint) = (0, 0)
                pango_layout_line_index_to_x(native, gint(byte), 0, &leading)
                pango_layout_line_index_to_x(native, gint(byte), 1, &trailing)
                #expect(line.leading[offset] == line.left + CGFloat(leading) / CGFloat(PANGO_SCALE), "unit \(unit)")
                #expect(line.trailing[offset] == line.left + CGFloat(trailing) / CGFloat(PANGO_SCALE), "unit \(unit)")
            }
        }
        #expect(lines.last?.range.upperBound == text.utf16.count)
    }
}

extension String {
    /// The start of the scalar that contains a UTF-16 unit.
    fileprivate func scalarStart(_ unit: Int) -> String.Index {
        let index = utf16.index(utf16.startIndex, offsetBy: unit)
        return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
    }
}
#endif
