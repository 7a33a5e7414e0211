import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// A text with a number for each unit, and a selection, edited in the simplest way.
private struct ReferenceText {
    var units: [UInt16] = []
    var marks: [Int] = []
    var selection = 0..<0

    mutating func replace(_ range: Range<Int>, with text: String, mark: Int) {
        let new = Array(text.utf16)
        units.replaceSubrange(range, with: new)
        marks.replaceSubrange(range, with: Array(repeating: mark, count: new.count))
        selection = range.lowerBound + new.count..<range.lowerBound + new.count
    }

    var text: String { String(decoding: units, as: UTF16.self) }
}

@MainActor
struct TextViewFuzzTests {
    private let pieces = ["a", "b ", "\n", "word ", "é", "\u{1F600}", "long line of text ", "\n\n", "x\ny"]

    /// The location that is not inside a surrogate pair.
    private func aligned(_ location: Int, _ units: [UInt16]) -> Int {
        location > 0 && location < units.count && UTF16.isTrailSurrogate(units[location]) ? location - 1 : location
    }

    @Test func `100,000 random edits have the same result as in a plain array`() {
        let scene = TextViewScene("", height: 300)
        let view = scene.view
        var random = SplitMix(state: 17)
        var reference = ReferenceText()
        for step in 0..<100_000 {
            let length = reference.units.count
            let start = aligned(Int.random(in: 0...length, using: &random), reference.units)
            let longest = length > 400 ? 60 : 4
            let end = max(
                start,
                aligned(min(length, start + Int.random(in: 0...longest, using: &random)), reference.units)
            )
            let text = Bool.random(using: &random) || start == end ? pieces.randomElement(using: &random)! : ""
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let mark = Int.random(in: 0..<3, using: &random)
                view.textStorage.addAttribute(.kern, value: mark, range: NSRange(start..<end))
                for index in start..<end { reference.marks[index] = mark }
            default:
                view.replaceByUser(
                    start..<end,
                    with: NSAttributedString(string: text, attributes: [.kern: step % 3])
                )
                reference.replace(start..<end, with: text, mark: step % 3)
            }
            guard step % 97 == 0 || step > 99_990 else { continue }
            #expect(view.text == reference.text)
            #expect(view.layoutManager.tree.units == reference.units.count)
            #expect(view.textStorage.length == reference.units.count)
            for index in stride(from: 0, to: reference.marks.count, by: 7) {
                #expect(
                    view.textStorage.attribute(.kern, at: index, effectiveRange: nil) as? Int == reference.marks[index]
                )
            }
            var parts = ""
            view.layoutManager.tree.visit { parts += $0.text }
            #expect(parts == reference.text)
        }
    }

    @Test func `random edits are undone one by one, and redone`() {
        let scene = TextViewScene("start\ntext")
        var random = SplitMix(state: 3)
        var texts: [String] = [scene.view.text]
        for _ in 0..<300 {
            let length = scene.view.textStorage.length
            let start = Int.random(in: 0...length, using: &random)
            let range = scene.view.scalarAligned(start..<min(length, start + Int.random(in: 0...5, using: &random)))
            if scene.view.replaceByUser(range, with: pieces.randomElement(using: &random)!) {
                texts.append(scene.view.text)
            }
        }
        for text in texts.dropLast().reversed() {
            scene.view.undoByUser()
            #expect(scene.view.text == text)
        }
        for text in texts.dropFirst() {
            scene.view.redoByUser()
            #expect(scene.view.text == text)
        }
    }
}
