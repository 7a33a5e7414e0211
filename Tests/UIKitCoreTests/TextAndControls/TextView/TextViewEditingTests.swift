import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct TextViewEditingTests {
    @Test func `typing asks, changes, and tells of selection and change in this order`() {
        let scene = TextViewScene("ab")
        _ = scene.diary.take()
        scene.type("c")
        #expect(scene.view.text == "abc")
        #expect(scene.diary.take() == ["should change 2+0 to c", "did select", "did change"])
    }

    @Test func `a refused change leaves the text as it is`() {
        let scene = TextViewScene("ab")
        scene.diary.refusesChanges = true
        scene.type("c")
        scene.press(.backspace)
        #expect(scene.view.text == "ab")
    }

    @Test func `a change by the app does not call textViewDidChange`() {
        let scene = TextViewScene("ab")
        scene.diary.entries = []
        scene.view.text = "xy"
        #expect(!scene.diary.entries.contains("did change"))
        #expect(scene.caret == 2)
    }

    @Test func `return and tab insert characters`() {
        let scene = TextViewScene()
        scene.type("a")
        scene.press(.return)
        scene.press(.tab)
        scene.type("b")
        #expect(scene.view.text == "a\n\tb")
    }

    @Test func `text that is not editable ignores typing and tab`() {
        let scene = TextViewScene("ab")
        scene.view.isEditable = false
        scene.type("c")
        scene.press(.backspace)
        scene.press(.tab)
        #expect(scene.view.text == "ab")
    }

    @Test func `backspace deletes a whole character, and over a line break`() {
        let scene = TextViewScene("a\n👩‍👩‍👧")
        scene.press(.backspace)
        #expect(scene.view.text == "a\n")
        scene.press(.backspace)
        #expect(scene.view.text == "a")
    }

    @Test func `control and backspace delete a word, over the line break before it`() {
        let scene = TextViewScene("one two\nthree")
        scene.press(.backspace, .control)
        #expect(scene.view.text == "one two\n")
        scene.press(.backspace, .control)
        #expect(scene.view.text == "one ")
    }

    @Test func `up and down keep the column over a short line`() {
        let scene = TextViewScene("abcdef\nab\nabcdef")
        scene.view.selectedRange = NSRange(location: 5, length: 0)
        scene.press(.down)
        #expect(scene.caret == 9)
        scene.press(.down)
        #expect(scene.caret == 15)
        scene.press(.up)
        scene.press(.up)
        #expect(scene.caret == 5)
    }

    @Test func `down moves to the next line of a wrapped paragraph`() {
        let scene = TextViewScene(String(repeating: "abcd ", count: 30))
        scene.view.selectedRange = NSRange(location: 3, length: 0)
        scene.press(.down)
        #expect(scene.caret == 53)
        scene.press(.home)
        #expect(scene.caret == 50)
        scene.press(.end)
        #expect(scene.caret == 99)
    }

    @Test func `shift extends the selection by characters, words and lines`() {
        let scene = TextViewScene("one two\nthree four")
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        scene.press(.right, .shift)
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 1))
        scene.press(.right, [.shift, .control])
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 3))
        scene.press(.down, .shift)
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 11))
        scene.press(.end, [.shift, .control])
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 18))
    }

    @Test func `undo and redo restore text, attributes and selection`() {
        let scene = TextViewScene("ab")
        scene.view.textStorage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 2))
        scene.view.selectedRange = NSRange(location: 0, length: 2)
        scene.type("x")
        scene.type("y")
        #expect(scene.view.text == "xy")
        scene.press(.character("z"), .control)
        #expect(scene.view.text == "ab")
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 2))
        #expect(scene.view.textStorage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
        scene.press(.character("z"), [.control, .shift])
        #expect(scene.view.text == "xy")
    }

    @Test func `undo removes typed words, one after another`() {
        let scene = TextViewScene("")
        for character in "one  two\nx" { scene.view.insertText(String(character)) }
        var texts: [String] = []
        while scene.view.undoManager?.canUndo == true {
            scene.press(.character("z"), .control)
            texts.append(scene.view.text)
        }
        #expect(texts == ["one  two\n", "one  two", "one  ", ""])
        scene.press(.character("z"), [.control, .shift])
        #expect(scene.view.text == "one  ")
        #expect(scene.view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test func `characters deleted one after another come back together, and a moved caret begins a new undo step`() {
        let scene = TextViewScene("abcdef")
        scene.press(.backspace)
        scene.press(.backspace)
        scene.press(.left)
        scene.press(.delete)
        #expect(scene.view.text == "abc")
        scene.press(.character("z"), .control)
        #expect(scene.view.text == "abcd")
        scene.press(.character("z"), .control)
        #expect(scene.view.text == "abcdef")
    }

    @Test func `an undo action of the app between two letters is undone between them`() {
        let scene = TextViewScene("")
        scene.type("a")
        var log: [String] = []
        scene.view.undoManager?.registerUndo(withTarget: scene.view) { _ in log.append("app") }
        scene.type("b")
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "a" && log.isEmpty)
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "a" && log == ["app"])
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "")
    }

    @Test func `a pasted letter is an undo step of its own`() {
        let scene = TextViewScene("")
        scene.type("a")
        UIPasteboard.general.string = "b"
        scene.press(.character("v"), .control)
        scene.type("c")
        scene.press(.character("z"), .control)
        #expect(scene.view.text == "ab")
        scene.press(.character("z"), .control)
        #expect(scene.view.text == "a")
    }

    @Test func `a composition is in the text, is one undo step, and disappears when it is cancelled`() {
        let scene = TextViewScene("a")
        scene.view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        scene.view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(scene.view.text == "ani")
        #expect(scene.view.markedTextRange != nil)
        scene.view.insertText("你")
        #expect(scene.view.text == "a你")
        #expect(scene.view.markedTextRange == nil)
        scene.view.undoByUser()
        #expect(scene.view.text == "a")
        scene.view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        scene.view.setMarkedText("", selectedRange: NSRange())
        #expect(scene.view.text == "a")
        #expect(!scene.view.editing.history.canUndo)
    }

    @Test func `typed text has the attributes of the text before it, but not its link`() {
        let scene = TextViewScene()
        scene.view.attributedText = NSAttributedString(
            string: "ab",
            attributes: [.kern: 2, .link: "https://example.org"]
        )
        scene.type("c")
        let attributes = scene.view.textStorage.attributes(at: 2, effectiveRange: nil)
        #expect(attributes[.kern] as? Int == 2)
        #expect(attributes[.link] == nil)
    }

    @Test func `typing attributes apply until the caret moves`() {
        let scene = TextViewScene("ab")
        scene.view.typingAttributes = [.kern: 5]
        scene.type("cd")
        #expect(scene.view.textStorage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 5)
        scene.press(.left)
        scene.press(.left)
        scene.press(.left)
        scene.type("x")
        #expect(scene.view.textStorage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    }

    @Test func `a copied part keeps its attributes when it is pasted, if the view allows them`() {
        let scene = TextViewScene("ab")
        scene.view.textStorage.addAttribute(.kern, value: 4, range: NSRange(location: 0, length: 1))
        scene.view.selectedRange = NSRange(location: 0, length: 1)
        scene.view.copy(nil)
        scene.view.selectedRange = NSRange(location: 2, length: 0)
        scene.view.allowsEditingTextAttributes = true
        scene.view.paste(nil)
        #expect(scene.view.text == "aba")
        #expect(scene.view.textStorage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 4)
    }

    @Test func `a second click selects a word, a third the paragraph`() {
        let scene = TextViewScene("one two\nthree")
        let point = scene.view.caretRect(for: scene.view.position(from: scene.view.beginningOfDocument, offset: 5)!)
        let middle = CGPoint(x: point.midX, y: point.midY)
        scene.view.userPressed(at: middle, clicks: 2)
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3))
        scene.view.userPressed(at: middle, clicks: 3)
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 8))
    }

    @Test func `dragging after a double click extends by words`() {
        let scene = TextViewScene("one two three")
        func point(_ offset: Int) -> CGPoint {
            let rect = scene.view.caretRect(at: offset)
            return CGPoint(x: rect.minX, y: rect.midY)
        }
        scene.view.userPressed(at: point(5), clicks: 2)
        scene.view.userDragged(to: point(9))
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 9))
        scene.view.userDragged(to: point(1))
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 7))
    }

    @Test func `a click on the trailing half of an emoji places the caret behind it`() {
        let scene = TextViewScene("a👩‍👩‍👧b")
        let rect = scene.view.rects(of: 1..<9)[0]
        scene.view.userPressed(at: CGPoint(x: rect.maxX - 1, y: rect.midY))
        #expect(scene.caret == 9)
        scene.view.userPressed(at: CGPoint(x: rect.minX + 1, y: rect.midY))
        #expect(scene.caret == 1)
    }

    @Test func `a position to the left or right is an offset in characters`() {
        let scene = TextViewScene("a👩‍👩‍👧b")
        let view = scene.view
        func moved(_ location: Int, _ direction: UITextLayoutDirection, _ offset: Int) -> Int? {
            let start = view.position(from: view.beginningOfDocument, offset: location)!
            return view.position(from: start, in: direction, offset: offset)
                .map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
        #expect(moved(1, .right, 1) == 9)
        #expect(moved(0, .right, 3) == 10)
        #expect(moved(0, .right, 4) == nil)
        #expect(moved(10, .left, 2) == 1)
        #expect(moved(9, .right, -1) == 1)
        #expect(moved(1, .left, 0) == 1)
    }

    @Test func `editing begins and ends with the focus`() {
        let scene = TextViewScene(isFocused: false)
        scene.diary.refusesBegin = true
        #expect(!scene.view.becomeFirstResponder())
        scene.diary.refusesBegin = false
        #expect(scene.view.becomeFirstResponder())
        scene.view.resignFirstResponder()
        #expect(scene.diary.take() == ["should begin", "should begin", "did begin", "should end", "did end"])
    }

    @Test func `a view that becomes neither editable nor selectable loses the focus`() {
        let scene = TextViewScene("ab")
        scene.view.isSelectable = false
        #expect(scene.view.isFirstResponder)
        scene.view.isEditable = false
        #expect(!scene.view.isFirstResponder)
    }

    @Test func `an edit of the storage by the app moves the selection`() {
        let scene = TextViewScene("hello world")
        scene.view.selectedRange = NSRange(location: 6, length: 5)
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "hi")
        #expect(scene.view.selectedRange == NSRange(location: 3, length: 5))
    }

    @Test func `curly quotation marks and dashes are typed if the app wants them`() {
        let scene = TextViewScene()
        scene.view.smartQuotesType = .yes
        scene.view.smartDashesType = .yes
        scene.type("\"a\" --")
        #expect(scene.view.text == "\u{201C}a\u{201D} \u{2014}")
    }

    @Test func `a change of the selection ends clearsOnInsertion`() {
        let scene = TextViewScene("old")
        scene.view.clearsOnInsertion = true
        scene.press(.left)
        #expect(!scene.view.clearsOnInsertion)
        scene.type("x")
        #expect(scene.view.text == "olxd")
    }

    @Test func `the next text replaces everything with clearsOnInsertion`() {
        let scene = TextViewScene("old")
        scene.view.clearsOnInsertion = true
        scene.type("ab")
        #expect(scene.view.text == "ab")
    }
}
