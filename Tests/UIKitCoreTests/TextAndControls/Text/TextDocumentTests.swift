import Testing

@testable import UIKitCore

/// Expects a call to return true. `#expect` does not support calls of mutating methods.
func expect(_ result: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(result, sourceLocation: sourceLocation)
}

/// The text model of a text field, with numbers as tokens.
struct TextDocumentTests {
    /// A document with tokens, and the caret at the end of the text.
    static func document(_ tokens: Int = 0, _ text: String = "") -> TextDocument<Int> {
        var document = TextDocument<Int>()
        document.setTokens(Array(0..<tokens))
        document.setText(text)
        return document
    }

    static func caret(_ location: Int) -> TextSelection { TextSelection(caret: location) }

    static func pressBackspace(_ document: inout TextDocument<Int>) {
        switch document.backwardDeletion() {
        case .nothing: break
        case .selectToken(let index): document.select(anchor: index, head: index)
        case .delete(let range): _ = document.replace(range, with: "")
        }
    }

    // MARK: Locations

    @Test
    func `Rule 56: each token occupies one location, and the text follows`() {
        let document = Self.document(2, "né")
        #expect(document.textStart == 2)
        #expect(document.length == 4)
        #expect(document.textRange == 2..<4)
    }

    @Test
    func `Rule 58: a caret before a token selects the token`() {
        var document = Self.document(2, "ab")
        document.select(anchor: 1, head: 1)
        #expect(document.selection.range == 1..<2)
        #expect(document.selectedToken == 1)
    }

    @Test
    func `A location outside the document is clamped`() {
        var document = Self.document(1, "ab")
        document.select(anchor: -5, head: 99)
        #expect(document.selection == TextSelection(anchor: 0, head: 3))
    }

    @Test(arguments: ["e\u{301}", "🇩🇪", "👨‍👩‍👧", "한", "👍🏽"])
    func `A selection covers whole characters`(character: String) {
        var document = Self.document(1, "a\(character)b")
        let units = character.utf16.count
        document.select(anchor: 2, head: 3)
        #expect(document.selection.range == 2..<2 + units)
        if units > 1 {
            document.select(anchor: 3, head: 3)
            #expect(document.selection == Self.caret(2))
        }
    }

    @Test
    func `An empty range touches the token after it, but not the one before`() {
        let document = Self.document(3, "ab")
        #expect(document.tokenIndices(in: 1..<1) == 1..<2)
        #expect(document.tokenIndices(in: 0..<2) == 0..<2)
        #expect(document.tokenIndices(in: 2..<5) == 2..<3)
        #expect(document.tokenIndices(in: 3..<5).isEmpty)
        #expect(document.tokenIndices(in: 3..<3).isEmpty)
    }

    @Test
    func `text(in:) omits tokens and keeps surrogate pairs whole`() {
        let document = Self.document(2, "a😀b")
        #expect(document.text(in: 0..<3) == "a")
        #expect(document.text(in: 3..<4) == "😀")
        #expect(document.text(in: 0..<99) == "a😀b")
        #expect(document.text(in: 0..<1) == "")
    }

    // MARK: Deleting

    @Test
    func `Rule 59: Backspace first selects the token, then deletes it`() {
        var document = Self.document(2, "ab")
        document.select(anchor: 2, head: 2)
        Self.pressBackspace(&document)
        #expect(document.tokens == [0, 1])
        #expect(document.selectedToken == 1)
        Self.pressBackspace(&document)
        #expect(document.tokens == [0])
        #expect(document.text == "ab")
        #expect(document.selection == Self.caret(1))
    }

    @Test
    func `Deleting a token puts the caret at the start of the text, so that no other token is selected`() {
        var document = Self.document(3, "ab")
        document.select(anchor: 0, head: 0)
        Self.pressBackspace(&document)
        #expect(document.tokens == [1, 2])
        #expect(document.selection == Self.caret(2))
    }

    @Test(
        arguments: ["x", "e\u{301}", "🇩🇪", "👨‍👩‍👧", "한", "\u{1112}\u{1161}\u{11ab}", "👍🏽"]
    )
    func `Backspace deletes a whole character`(character: String) {
        var document = Self.document(0, "a\(character)")
        Self.pressBackspace(&document)
        #expect(document.text == "a")
    }

    @Test
    func `Delete removes the character after the caret, and nothing at the end`() {
        var document = Self.document(1, "🇩🇪b")
        document.select(anchor: 1, head: 1)
        #expect(document.forwardDeletion() == .delete(1..<5))
        document.select(anchor: 6, head: 6)
        #expect(document.forwardDeletion() == .nothing)
    }

    @Test
    func `Deleting a word backward stops at the start of the text, and then selects the last token`() {
        var document = Self.document(1, "new zea")
        #expect(document.backwardDeletion(by: .word) == .delete(5..<8))
        document.select(anchor: 1, head: 1)
        #expect(document.backwardDeletion(by: .word) == .selectToken(0))
        #expect(document.forwardDeletion(by: .word) == .delete(1..<4))
        #expect(Self.document(1, "  ").backwardDeletion(by: .word) == .delete(1..<3))
    }

    @Test
    func `Backspace and Delete have no effect in an empty document`() {
        #expect(Self.document().backwardDeletion() == .nothing)
        #expect(Self.document().forwardDeletion() == .nothing)
    }

    // MARK: Replacing

    @Test
    func `Typing replaces selected tokens and text`() {
        var document = Self.document(3, "abc")
        document.select(1..<5)
        expect(document.replace(1..<5, with: "x"))
        #expect(document.tokens == [0])
        #expect(document.text == "xc")
        #expect(document.selection == Self.caret(2))
    }

    @Test
    func `Rule 63: keeping tokens, only the text of a selection is replaced`() {
        var document = Self.document(3, "abc")
        expect(document.replace(1..<5, with: "x", keepingTokens: true))
        #expect(document.tokens == [0, 1, 2])
        #expect(document.text == "xc")
        expect(!document.replace(0..<3, with: "", keepingTokens: true))
    }

    @Test
    func `The caret is after a character that combines with the inserted text`() {
        var document = Self.document(0, "e")
        expect(document.replace(1..<1, with: "\u{301}"))
        #expect(document.selection == Self.caret(2))
        var flags = Self.document(0, "🇪")
        expect(flags.replace(0..<0, with: "🇩"))
        #expect(flags.selection == Self.caret(4))
    }

    @Test
    func `An edit that would split a surrogate pair covers the whole pair`() {
        var document = Self.document(0, "a😀b")
        expect(document.replace(2..<3, with: ""))
        #expect(document.text == "ab")
    }
}
