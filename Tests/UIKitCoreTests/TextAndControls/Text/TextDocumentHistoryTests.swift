import Testing

@testable import UIKitCore

/// Undo, composition, and programmatic changes.
struct TextDocumentHistoryTests {
    private func document(_ tokens: Int = 0, _ text: String = "") -> TextDocument<Int> {
        TextDocumentTests.document(tokens, text)
    }

    private func compose(_ document: inout TextDocument<Int>, _ text: String) {
        let end = text.utf16.count
        _ = document.setMarkedText(text, selected: end..<end, keepingTokens: false)
    }

    // MARK: Undo

    @Test
    func `Each edit is one undo step, and redo reverses undo`() {
        var document = document()
        for (index, letter) in ["a", "b", "c"].enumerated() { _ = document.replace(index..<index, with: letter) }
        expect(document.undo())
        #expect(document.text == "ab")
        expect(document.undo())
        #expect(document.text == "a")
        expect(document.redo())
        #expect(document.text == "ab")
        #expect(document.selection == TextSelection(caret: 2))
        _ = document.replace(2..<2, with: "x")
        expect(!document.redo())
    }

    @Test func `the undo history of a long text is bounded in size, and that of a short text keeps all steps`() {
        var document = document()
        _ = document.replace(0..<0, with: String(repeating: "word ", count: 40_000))
        for _ in 0..<300 { _ = document.replace(0..<0, with: "x") }
        #expect(document.history.byteCount <= 8 * document.text.utf8.count)
        for _ in 0..<TextHistory<Int>.fewestSteps { expect(document.undo()) }
        expect(!document.undo())
        #expect(document.history.byteCount == 0)
        #expect(document.text.hasPrefix(String(repeating: "x", count: 292) + "word"))
        expect(document.redo())
        #expect(document.history.byteCount > 0)

        document = self.document()
        for _ in 0..<TextHistory<Int>.limit { _ = document.replace(0..<0, with: "x") }
        for _ in 0..<TextHistory<Int>.limit { expect(document.undo()) }
        #expect(document.text.isEmpty)
    }

    @Test
    func `Rule 60: undo restores a deleted token and its selection`() {
        var document = document(2, "ab")
        document.select(anchor: 1, head: 1)
        _ = document.replace(1..<2, with: "")
        expect(document.undo())
        #expect(document.tokens == [0, 1])
        #expect(document.selectedToken == 1)
        expect(document.redo())
        #expect(document.tokens == [0])
    }

    @Test
    func `An edit without effect is no undo step`() {
        var document = document(0, "a")
        expect(!document.replace(1..<1, with: ""))
        expect(!document.undo())
    }

    @Test
    func `The undo history has a limited number of steps`() {
        var document = document()
        for _ in 0..<TextHistory<Int>.limit + 10 { _ = document.replace(0..<0, with: "x") }
        while document.undo() {}
        #expect(document.text.count == 10)
    }

    @Test
    func `Programmatic changes clear the undo history`() {
        let changes: [(inout TextDocument<Int>) -> Void] = [
            { $0.setText("") }, { $0.setTokens([]) }, { $0.insertToken(7, at: 0) }, { $0.removeToken(at: 0) },
        ]
        for change in changes {
            var document = document(1, "a")
            _ = document.replace(2..<2, with: "b")
            change(&document)
            expect(!document.undo())
        }
    }

    // MARK: Composition

    @Test
    func `Marked text replaces the selection, and then itself`() {
        var document = document(1, "ab")
        document.select(2..<3)
        compose(&document, "ni")
        #expect(document.text == "ani")
        #expect(document.markedRange == 2..<4)
        compose(&document, "你")
        #expect(document.text == "a你")
        #expect(document.markedRange == 2..<3)
        document.unmark()
        #expect(document.markedRange == nil)
        #expect(document.text == "a你")
    }

    @Test
    func `A composition is one undo step, whether it is committed by unmarking or by inserting`() {
        for inserts in [true, false] {
            var document = document(0, "a")
            compose(&document, "n")
            compose(&document, "ni")
            if inserts {
                _ = document.replace(document.insertionRange, with: "你")
            } else {
                document.unmark()
            }
            #expect(document.markedRange == nil)
            expect(document.undo())
            #expect(document.text == "a")
            expect(!document.undo())
        }
    }

    @Test
    func `A cancelled composition is no undo step`() {
        var document = document(0, "a")
        compose(&document, "ni")
        compose(&document, "")
        #expect(document.text == "a")
        #expect(document.markedRange == nil)
        expect(!document.undo())
    }

    @Test
    func `A combining mark in marked text does not merge with the letter before it`() {
        var document = document(0, "e")
        compose(&document, "\u{301}")
        #expect(document.markedRange == 1..<2)
        compose(&document, "")
        #expect(document.text == "e")
    }

    @Test
    func `Backspace shortens marked text, and an edit elsewhere commits it`() {
        var document = document(0, "ab")
        compose(&document, "ni")
        _ = document.replace(3..<4, with: "")
        #expect(document.markedRange == 2..<3)
        _ = document.replace(0..<1, with: "x")
        #expect(document.markedRange == nil)
        #expect(document.text == "xbn")
        expect(document.undo())
        #expect(document.text == "abn")
    }

    @Test
    func `Tokens can change during a composition`() {
        var document = document(1, "a")
        compose(&document, "ni")
        document.insertToken(7, at: 1)
        #expect(document.markedRange == 3..<5)
        document.setTokens([])
        #expect(document.markedRange == 1..<3)
        compose(&document, "你")
        #expect(document.text == "a你")
    }

    // MARK: Tokens

    @Test
    func `Inserting and removing tokens keeps the selection`() {
        var document = document(2, "abc")
        document.select(1..<4)
        document.insertToken(7, at: 0)
        #expect(document.selection.range == 2..<5)
        document.insertToken(8, at: 3)
        #expect(document.selection.range == 2..<6)
        document.removeToken(at: 2)
        #expect(document.selection.range == 2..<5)
        document.removeToken(at: 0)
        #expect(document.selection.range == 1..<4)
        document.setTokens([1, 2, 3])
        #expect(document.selection.range == 3..<5)
    }

    @Test
    func `A caret in the text stays there when a token is appended`() {
        var document = document(1, "abc")
        document.select(anchor: 1, head: 1)
        document.insertToken(7, at: 1)
        #expect(document.selection == TextSelection(caret: 2))
    }

    @Test
    func `A selected token stays the only selected one when another is appended`() {
        var document = document(1, "abc")
        document.select(anchor: 0, head: 0)
        document.insertToken(7, at: 1)
        #expect(document.selection.range == 0..<1)
        document.removeToken(at: 0)
        #expect(document.selection == TextSelection(caret: 1))
    }

    @Test
    func `Rule 20: assigning text keeps the tokens and puts the caret at the end`() {
        var document = document(2, "abc")
        document.setText("xy")
        #expect(document.tokens == [0, 1])
        #expect(document.selection == TextSelection(caret: 4))
    }

    @Test
    func `Rule 62: converting text to a token is one step, keeps other tokens and commits marked text`() {
        var document = document(2, "abc")
        compose(&document, "de")
        document.convert(0..<6, to: 7, at: 1)
        #expect(document.tokens == [0, 7, 1])
        #expect(document.text == "e")
        #expect(document.markedRange == nil)
        #expect(document.selectedToken == 1)
        expect(document.undo())
        #expect(document.tokens == [0, 1])
        #expect(document.text == "abcde")
    }
}
