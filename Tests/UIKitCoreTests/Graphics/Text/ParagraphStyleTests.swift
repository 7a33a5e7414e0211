import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Indents, tab stops, heights of lines and spaces of paragraph styles. In the grid, a character of this font is 10 points wide.
@MainActor
struct ParagraphStyleTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func attributes(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        change(style)
        return [.font: font, .paragraphStyle: style]
    }

    private func paragraph(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> TextParagraph {
        let attributes = attributes(change)
        return TextParagraph(text: NSAttributedString(string: text, attributes: attributes), attributes: attributes)
    }

    private func texts(_ layout: ParagraphLayout, _ text: String) -> [String] {
        layout.lines.map { (text as NSString).substring(with: NSRange($0.range)) }
    }

    @Test func `lines begin at the indents and end at the tail`() {
        let text = "aaaa bbbb cccc dddd"
        let layout = ParagraphGrid.layOut(
            paragraph(text) {
                $0.firstLineHeadIndent = 30
                $0.headIndent = 10
                $0.tailIndent = -20
            },
            width: 150
        )
        #expect(texts(layout, text) == ["aaaa bbbb ", "cccc dddd"])
        #expect(layout.lines.map(\.left) == [30, 10])
        #expect(layout.lines[1].caret(at: 10) == 10)
        let hanging = ParagraphGrid.layOut(
            paragraph(text) {
                $0.headIndent = 50
                $0.tailIndent = 110
            },
            width: 500
        )
        #expect(texts(hanging, text) == ["aaaa bbbb ", "cccc ", "dddd"])
        #expect(hanging.lines.map(\.left) == [0, 50, 50])
    }

    @Test func `tabs move to the stops, by their alignment`() {
        let tabs = [
            NSTextTab(textAlignment: .left, location: 50), NSTextTab(textAlignment: .right, location: 120),
            NSTextTab(textAlignment: .center, location: 200),
            NSTextTab(
                textAlignment: .left,
                location: 300,
                options: [.columnTerminators: CharacterSet(charactersIn: ".")]
            ),
        ]
        let layout = ParagraphGrid.layOut(
            paragraph("a\tb\tcd\tefgh\t12.5") { $0.tabStops = tabs.reversed() },
            width: .infinity
        )
        let line = layout.lines[0]
        #expect([2, 4, 7, 12].map(line.caret) == [50, 100, 180, 280])
        let regular = ParagraphGrid.layOut(paragraph("a\tb\tc") { $0.defaultTabInterval = 40 }, width: .infinity)
        #expect([2, 4].map(regular.lines[0].caret) == [40, 80])
    }

    @Test func `line heights are multiplied and limited, with the additional height above the text`() {
        let natural = ParagraphGrid.layOut(paragraph("a") { _ in }, width: .infinity).lines[0]
        func line(_ change: (NSMutableParagraphStyle) -> Void) -> ParagraphLine {
            ParagraphGrid.layOut(paragraph("a", change), width: .infinity).lines[0]
        }
        #expect(line { $0.lineHeightMultiple = 2 }.height == natural.height * 2)
        #expect(line { $0.lineHeightMultiple = 2 }.baseline == natural.baseline + natural.height)
        #expect(line { $0.minimumLineHeight = 50 }.height == 50)
        #expect(line { $0.maximumLineHeight = 10 }.height == 10)
    }

    @Test func `a text view separates paragraphs by their spaces, except at the edges of the text`() {
        let scene = TextViewScene("")
        let spaced = attributes {
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 11
        }
        scene.view.attributedText = NSAttributedString(string: "a\nb\nc", attributes: spaced)
        scene.view.layoutIfNeeded()
        let height = scene.view.caretRect(at: 0).height
        let tops = [0, 2, 4].map { scene.view.caretRect(at: $0).minY - 8 }
        #expect(tops[0] == 0)
        #expect(abs(tops[1] - height - 18) <= 1 && abs(tops[2] - 2 * height - 36) <= 2)
        #expect(abs(scene.view.contentSize.height - 16 - 3 * height - 36) <= 3)
    }

    @Test func `only the first line of a long paragraph has its indent`() {
        let scene = TextViewScene("")
        let indented = attributes {
            $0.firstLineHeadIndent = 40
            $0.headIndent = 10
        }
        scene.view.attributedText = NSAttributedString(
            string: String(repeating: "word ", count: 600),
            attributes: indented
        )
        scene.view.layoutIfNeeded()
        var lefts: [CGFloat] = []
        scene.view.layoutManager.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: scene.view.textStorage.length)
        ) { _, used, _, _, _ in lefts.append(used.minX) }
        #expect(scene.view.layoutManager.tree.count > 3)
        #expect(lefts.first == 40 && lefts.dropFirst().allSatisfy { $0 == 10 })
    }

    @Test func `styles are copied, compared and limited`() {
        let style = NSMutableParagraphStyle()
        style.headIndent = -5
        style.paragraphSpacing = -1
        #expect(style.headIndent == 0 && style.paragraphSpacing == 0 && style == NSParagraphStyle.default)
        style.addTabStop(NSTextTab(textAlignment: .left, location: 10))
        #expect(style.tabStops.count == 13 && style.tabStops.first?.location == 10)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
        #expect(style.tabStops.map(\.location).first == 28)
        #expect((style.copy() as? NSParagraphStyle)?.tabStops == style.tabStops)
        #expect(style != NSParagraphStyle.default)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de")).contains(","))
    }

    #if Cairo
    @Test func `drawn text has the indents, heights and spaces of its style`() {
        let text = "aaaa bbbb cccc dddd eeee ffff"
        let plain = PangoParagraph.layOut(paragraph(text) { _ in }, width: 150)
        let layout = PangoParagraph.layOut(
            paragraph(text) {
                $0.firstLineHeadIndent = 30
                $0.headIndent = 10
            },
            width: 150
        )
        #expect(layout.lines.count > 1 && layout.lines.map(\.left).first == 30)
        #expect(layout.lines.dropFirst().allSatisfy { $0.left == 10 })
        #expect(layout.lines.allSatisfy { $0.left + $0.width <= 151 || $0.range.count < 6 })
        let high = PangoParagraph.layOut(paragraph(text) { $0.minimumLineHeight = 60 }, width: 150)
        #expect(high.lines.allSatisfy { abs($0.height - 60) < 1 })
        #expect(high.lines[0].baseline > plain.lines[0].baseline + 20)
        let tabbed = PangoParagraph.layOut(paragraph("a\tb") { $0.defaultTabInterval = 100 }, width: .infinity)
        #expect(abs(tabbed.lines[0].caret(at: 2) - 100) < 1)
        let spaced = NSAttributedString(string: "a\nb", attributes: attributes { $0.paragraphSpacing = 25 })
        let close = NSAttributedString(string: "a\nb", attributes: attributes { _ in })
        #expect(abs(spaced.size().height - close.size().height - 25) < 0.01)
    }

    @Test func `a chosen direction puts the indent at its leading edge`() {
        let layout = PangoParagraph.layOut(
            paragraph("abc") {
                $0.baseWritingDirection = .rightToLeft
                $0.headIndent = 20
                $0.firstLineHeadIndent = 20
            },
            width: 200
        )
        let line = layout.lines[0]
        #expect(abs(line.left + line.width - 180) < 1)
    }
    #endif
}
