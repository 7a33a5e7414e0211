import Testing

@testable import UIKitCore

/// Keys that move the caret, and keys that extend the selection.
struct TextDocumentMovementTests {
    private func moved(
        _ document: TextDocument<Int>,
        _ movements: TextMovement...,
        extending: Bool = false
    ) -> TextDocument<Int> {
        var document = document
        for movement in movements { document.move(movement, extending: extending) }
        return document
    }

    private func document(_ tokens: Int, _ text: String, at caret: Int) -> TextDocument<Int> {
        var document = TextDocumentTests.document(tokens, text)
        document.select(anchor: caret, head: caret)
        return document
    }

    @Test(arguments: ["x", "e\u{301}", "🇩🇪", "👨‍👩‍👧", "한"])
    func `The caret moves by whole characters`(character: String) {
        let units = character.utf16.count
        let document = document(0, "a\(character)b", at: 1)
        #expect(moved(document, .characterForward).selection.head == 1 + units)
        #expect(moved(document, .characterForward, .characterBackward).selection.head == 1)
    }

    @Test
    func `Rule 58: Left from the start of the text selects the last token, and then the previous one`() {
        let document = document(2, "ab", at: 2)
        #expect(moved(document, .characterBackward).selectedToken == 1)
        #expect(moved(document, .characterBackward, .characterBackward).selectedToken == 0)
        #expect(moved(document, .characterBackward, .characterBackward, .characterBackward).selectedToken == 0)
    }

    @Test
    func `Rule 58: Right moves from token to token, and from the last token to the start of the text`() {
        let document = document(2, "ab", at: 0)
        #expect(moved(document, .characterForward).selectedToken == 1)
        #expect(moved(document, .characterForward, .characterForward).selection == TextSelection(caret: 2))
        #expect(moved(document, .wordForward, .wordForward).selection == TextSelection(caret: 2))
    }

    @Test
    func `A selection collapses to its end in the direction of the movement`() {
        var document = TextDocumentTests.document(1, "abcd")
        document.select(2..<4)
        #expect(moved(document, .characterBackward).selection == TextSelection(caret: 2))
        #expect(moved(document, .characterForward).selection == TextSelection(caret: 4))
        document.select(0..<4)
        #expect(moved(document, .characterBackward).selectedToken == 0)
    }

    @Test
    func `Home moves to the start of the text, then to the first token, and End moves to the end of the text`() {
        let document = document(2, "ab", at: 4)
        #expect(moved(document, .beginning).selection == TextSelection(caret: 2))
        #expect(moved(document, .beginning, .beginning).selectedToken == 0)
        #expect(moved(document, .beginning, .beginning, .end).selection == TextSelection(caret: 4))
        #expect(moved(self.document(0, "ab", at: 0), .beginning).selection == TextSelection(caret: 0))
    }

    @Test
    func `Words consist of letters, digits and inner apostrophes`() {
        let document = document(0, "don’t stop, 12_3 …", at: 0)
        #expect(moved(document, .wordForward).selection.head == 5)
        #expect(moved(document, .wordForward, .wordForward).selection.head == 10)
        #expect(moved(document, .wordForward, .wordForward, .wordForward).selection.head == 16)
        #expect(moved(document, .end, .wordBackward).selection.head == 12)
        #expect(moved(document, .end, .wordBackward, .wordBackward, .wordBackward).selection.head == 0)
    }

    @Test
    func `Moving a word backward from the start of the text selects the last token`() {
        #expect(moved(document(2, "ab", at: 3), .wordBackward).selection == TextSelection(caret: 2))
        #expect(moved(document(2, "ab", at: 2), .wordBackward).selectedToken == 1)
        #expect(moved(document(2, "ab", at: 2), .wordBackward, .wordBackward).selectedToken == 0)
    }

    @Test
    func `Extending a selection keeps its anchor, across text and tokens`() {
        let document = document(2, "ab", at: 3)
        let extended = moved(document, .characterBackward, .characterBackward, extending: true)
        #expect(extended.selection == TextSelection(anchor: 3, head: 1))
        #expect(moved(extended, .characterForward, extending: true).selection == TextSelection(anchor: 3, head: 2))
        #expect(moved(document, .beginning, .beginning, extending: true).selection.range == 0..<3)
        #expect(moved(document, .wordForward, extending: true).selection.range == 3..<4)
    }

    @Test
    func `A token selected by movement can be extended in either direction`() {
        let document = document(3, "ab", at: 1)
        #expect(moved(document, .characterForward, extending: true).selection == TextSelection(anchor: 1, head: 3))
        #expect(moved(document, .characterBackward, extending: true).selection == TextSelection(anchor: 2, head: 0))
        #expect(moved(document, .end, extending: true).selection == TextSelection(anchor: 1, head: 5))
    }

    @Test
    func `Extending over the last token and back leaves a caret at the start of the text`() {
        let extended = moved(document(2, "ab", at: 2), .characterBackward, extending: true)
        #expect(extended.selectedToken == 1)
        #expect(moved(extended, .characterForward, extending: true).selection == TextSelection(caret: 2))
    }

    @Test
    func `selectAll selects tokens and text`() {
        var document = document(2, "ab", at: 3)
        document.selectAll()
        #expect(document.selection.range == 0..<4)
    }
}
