import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// The work for an edit in a long text, counted.
@MainActor
struct TextViewWorkTests {
    private static let line = "The quick brown fox jumps over the lazy dog. Die Füchse springen.\n"
    private static let text = String(repeating: line, count: 16_000)

    @Test func `showing 1 MB lays out only the paragraphs near the screen`() {
        let scene = TextViewScene(Self.text)
        #expect(Self.text.utf8.count > 1_000_000)
        #expect(scene.view.layoutManager.paragraphsLaidOut < 100)
        #expect(scene.view.contentSize.height > 300_000)
    }

    @Test(arguments: [0.5, 1]) func `a key in the middle or at the end of 1 MB lays out its paragraph`(place: Double) {
        let scene = TextViewScene(Self.text)
        let location = Int(Double(scene.view.textStorage.length) * place)
        scene.view.selectedRange = NSRange(location: location, length: 0)
        scene.view.layoutIfNeeded()
        scene.type("a")
        scene.view.layoutIfNeeded()
        let manager = scene.view.layoutManager
        let (laidOut, read) = (manager.paragraphsLaidOut, manager.unitsRead)
        scene.type("b")
        scene.view.layoutIfNeeded()
        _ = scene.view.displayedParagraphs(in: scene.view.bounds)
        #expect(manager.paragraphsLaidOut - laidOut <= 2)
        #expect(manager.unitsRead - read < 200)
        let edits = scene.view.takeEdits()
        #expect(edits.last == TextViewEdit(location: location + 1, removed: 0, inserted: 1, changesCharacters: true))
    }

    @Test func `a paragraph of 200,000 characters is laid out in parts`() {
        let scene = TextViewScene(String(repeating: "abcd ", count: 40_000))
        let tree = scene.view.layoutManager.tree
        #expect(tree.count >= 12)
        #expect(tree.units == 200_000)
        scene.view.selectedRange = NSRange(location: 100_000, length: 0)
        scene.type("x")
        #expect(scene.view.textStorage.length == 200_001)
        #expect(scene.view.layoutManager.tree.units == 200_001)
    }

    @Test(arguments: [0.5, 1]) func `a key in one paragraph of 1 MB lays out a part of it`(place: Double) {
        let scene = TextViewScene(String(repeating: "abcd ", count: 210_000))
        let manager = scene.view.layoutManager
        #expect(manager.paragraphsLaidOut < 20)
        let location = Int(Double(scene.view.textStorage.length) * place)
        scene.view.selectedRange = NSRange(location: location, length: 0)
        scene.type("x")
        scene.view.layoutIfNeeded()
        let (laidOut, units, read) = (manager.paragraphsLaidOut, manager.unitsLaidOut, manager.unitsRead)
        scene.type("y")
        scene.view.layoutIfNeeded()
        _ = scene.view.displayedParagraphs(in: scene.view.bounds)
        #expect(manager.paragraphsLaidOut - laidOut <= 4)
        #expect(manager.unitsLaidOut - units <= 3 * (ParagraphSplitter.limit + NSLayoutManager.lookahead))
        #expect(manager.unitsRead - read <= ParagraphSplitter.limit)
    }

    @Test func `the parts of a long paragraph have the lines of the whole, after random edits too`() {
        var random = SplitMix(state: 11)
        let words = ["a", "of", "the", "quick", "jumps", "elephant", "e\u{301}lan", "🦊🦊", "extraordinarily"]
        func prose(_ count: Int) -> String {
            (0..<count).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
        }
        let scene = TextViewScene(prose(1500))
        let view = scene.view
        for _ in 0..<20 {
            let width = view.layoutManager.wrappingWidth
            let attributes = view.textStorage.attributes(at: 0, effectiveRange: nil)
            let whole = TextParagraph(text: view.textStorage, attributes: attributes)
            let expected = ParagraphGrid.layOut(whole, width: width).lines
            var lines: [NSRange] = []
            var tops: [CGFloat] = []
            let all = NSRange(location: 0, length: view.textStorage.length)
            view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
                lines.append(range)
                tops.append(rect.minY)
            }
            #expect(lines == expected.map { NSRange($0.range) })
            #expect(zip(tops, expected).allSatisfy { abs($0 - $1.top) < 0.01 })
            #expect(view.layoutManager.tree.units == all.length)
            let place = Int.random(in: 0..<all.length, using: &random)
            let range = view.scalarAligned(place..<min(all.length, place + Int.random(in: 0...30, using: &random)))
            view.replaceByUser(range, with: Bool.random(using: &random) ? prose(3) : "")
            view.layoutIfNeeded()
        }
        #expect(view.layoutManager.tree.count > 5)
    }

    @Test func `a paragraph of several parts is selected, passed and measured as a whole`() {
        let text = String(repeating: "abcd efg ", count: 400) + "\nlast"
        let scene = TextViewScene(text)
        #expect(scene.view.paragraphRange(at: 2000) == 0..<3601)
        scene.press(.home, .control)
        scene.press(.down, .control)
        #expect(scene.caret == 3600)
        scene.press(.up, .control)
        #expect(scene.caret == 0)
        let narrow = scene.view.sizeThatFits(CGSize(width: 130, height: 0)).height
        scene.view.frame.size.width = 130
        scene.view.layoutIfNeeded()
        #expect(abs(narrow - scene.view.contentSize.height) < 1)
    }

    @Test func `typing in a long paragraph rarely divides it, and deleting joins its parts`() {
        let scene = TextViewScene(String(repeating: "abcd ", count: 4000))
        let manager = scene.view.layoutManager
        let before = manager.tree.count
        #expect(before >= 4)
        scene.view.selectedRange = NSRange(location: 6000, length: 0)
        for _ in 0..<100 { scene.type("x") }
        #expect(manager.tree.count == before)
        // All but a few characters of a part.
        let part = manager.tree.paragraph(containing: 6000)
        scene.view.textStorage.deleteCharacters(
            in: NSRange(location: (part?.start ?? 0) + 5, length: (part?.node.units ?? 0) - 10)
        )
        #expect(manager.tree.count == before - 1)
        #expect(manager.tree.units == scene.view.textStorage.length)
    }

    @Test func `moving to the end and back to the top shows the same lines`() {
        let scene = TextViewScene(Self.text)
        scene.press(.home, .control)
        let top = scene.view.displayedParagraphs(in: scene.view.bounds).map(\.range)
        #expect(scene.view.contentOffset.y == 0)
        scene.press(.end, .control)
        #expect(scene.view.contentOffset.y > 300_000)
        let caret = scene.view.caretRect(at: scene.view.textStorage.length)
        #expect(scene.view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        scene.press(.home, .control)
        #expect(scene.view.displayedParagraphs(in: scene.view.bounds).map(\.range) == top)
    }
}
