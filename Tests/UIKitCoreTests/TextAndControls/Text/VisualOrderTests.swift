import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Arrow keys in bidirectional and right-to-left text.
@MainActor
@Suite("Movement in visual order")
struct VisualOrderTests {
    private func editing(_ text: String, tokens: Int = 0, mirrored: Bool = false) -> FieldScene<UISearchTextField> {
        let scene = FieldScene(UISearchTextField())
        if mirrored { scene.host.traits = UITraitCollection(layoutDirection: .rightToLeft) }
        scene.field.tokens = (0..<tokens).map { UISearchToken(icon: nil, text: "Token \($0)") }
        scene.field.text = text
        scene.field.becomeFirstResponder()
        return scene
    }

    /// The caret offsets while a key moves it from one edge to the other, in UTF-16 code units.
    private func walk(_ text: String, _ key: KeyPress.Key, mirrored: Bool = false) -> [Int] {
        let scene = editing(text, mirrored: mirrored)
        let back: KeyPress.Key = key == .left ? .right : .left
        for _ in 0...text.count { scene.press(back) }
        var places = [scene.field.caretOffset]
        for _ in 0...text.count {
            scene.press(key)
            if scene.field.caretOffset != places.last { places.append(scene.field.caretOffset) }
        }
        return places
    }

    @Test(arguments: [false, true])
    func `In Hebrew, Left moves forward, whatever the layout direction`(mirrored: Bool) {
        #expect(walk("שלום", .left, mirrored: mirrored) == [0, 1, 2, 3, 4])
        #expect(walk("שלום", .right, mirrored: mirrored) == [4, 3, 2, 1, 0])
    }

    @Test(arguments: [false, true])
    func `In Latin text, Right moves forward, whatever the layout direction`(mirrored: Bool) {
        #expect(walk("abc", .right, mirrored: mirrored) == [0, 1, 2, 3])
        #expect(walk("abc", .left, mirrored: mirrored) == [3, 2, 1, 0])
    }

    @Test
    func `In bidirectional text, the caret visits each position once in visual order`() {
        #expect(walk("ab שלום", .right) == [0, 1, 2, 3, 6, 5, 4, 7])
        #expect(walk("ab שלום", .left) == [7, 4, 5, 6, 3, 2, 1, 0])
        #expect(walk("שלום abc", .left) == [0, 1, 2, 3, 4, 5, 7, 6, 8])
    }

    @Test
    func `The caret moves through numbers in Hebrew from left to right`() {
        #expect(walk("אב 12.5 ג", .left) == [0, 1, 2, 3, 6, 5, 4, 7, 8, 9])
    }

    @Test
    func `The caret passes a grapheme cluster in one step`() {
        // Shin with two combining marks, and a family emoji.
        #expect(walk("ש\u{5C1}\u{5B8}ל", .left) == [0, 3, 4])
        #expect(walk("א👩‍👩‍👧ב", .left) == [0, 1, 9, 10])
    }

    @Test
    func `Shift extends the selection, and an arrow key collapses it to the key's side`() {
        let scene = editing("שלום")
        scene.press(.right, .shift)
        scene.press(.right, .shift)
        #expect(scene.field.document.selection == TextSelection(anchor: 4, head: 2))
        scene.press(.left)
        #expect(scene.field.document.selection == TextSelection(caret: 4))
        scene.press(.right, .shift)
        scene.press(.right)
        #expect(scene.field.document.selection == TextSelection(caret: 3))
    }

    @Test
    func `Movement by words follows the direction of the line`() {
        let scene = editing("שלום עולם")
        scene.press(.right, .control)
        #expect(scene.field.caretOffset == 5)
        scene.press(.left, .control)
        #expect(scene.field.caretOffset == 9)
    }

    @Test
    func `Beyond the text's edge on the side of the tokens, movement continues through the tokens`() {
        let scene = editing("של", tokens: 2)
        scene.press(.left)
        #expect(scene.field.document.selectedToken == 1)
        scene.press(.left)
        #expect(scene.field.document.selectedToken == 0)
        scene.press(.right)
        scene.press(.right)
        #expect(scene.field.caretOffset == 2)
        let mirrored = editing("ab", tokens: 1, mirrored: true)
        mirrored.press(.right)
        #expect(mirrored.field.document.selectedToken == 0)
        mirrored.press(.left)
        #expect(mirrored.field.caretOffset == 2)
    }

    @Test
    func `In secure text, arrow keys follow the layout direction`() {
        let scene = editing("שלום")
        scene.field.isSecureTextEntry = true
        scene.press(.left)
        #expect(scene.field.caretOffset == 3)
    }
}
