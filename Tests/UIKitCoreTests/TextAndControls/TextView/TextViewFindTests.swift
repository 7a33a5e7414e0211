import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct TextViewFindTests {
    private func search(_ text: String) -> (scene: TextViewScene, session: UITextSearchingFindSession) {
        let scene = TextViewScene(text)
        scene.view.selectedRange = NSRange()
        return (scene, UITextSearchingFindSession(searchableObject: scene.view))
    }

    @Test func `a search finds every occurrence, and moves around`() {
        let (scene, session) = search("one Two\ntwo three two")
        session.performSearch(query: "two", options: nil)
        #expect(session.resultCount == 3)
        #expect(session.highlightedResultIndex == 0)
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3))
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 0)
    }

    @Test func `found text is highlighted until the search ends`() {
        let (scene, session) = search("a two")
        session.performSearch(query: "two", options: nil)
        func shown() -> Any? {
            let text = scene.view.displayedParagraphs(in: scene.view.bounds)[0].paragraph.text
            return text.attribute(.backgroundColor, at: 2, effectiveRange: nil)
        }
        #expect(shown() != nil)
        session.invalidateFoundResults()
        #expect(shown() == nil)
    }

    @Test func `replacing all is one undo step`() {
        let (scene, session) = search("a b a\na")
        session.performSearch(query: "a", options: nil)
        session.performSingleReplacement(query: "a", replacementString: "x", options: nil)
        #expect(scene.view.text == "x b a\na")
        session.replaceAll(searchQuery: "a", replacementString: "yy", options: nil)
        #expect(scene.view.text == "x b yy\nyy")
        scene.view.undoByUser()
        #expect(scene.view.text == "x b a\na")
    }

    @Test func `a result that an edit moved is not replaced, but found again`() {
        let (scene, session) = search("one two")
        session.performSearch(query: "two", options: nil)
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a ")
        session.performSingleReplacement(query: "two", replacementString: "x", options: nil)
        #expect(scene.view.text == "a one two")
        #expect(session.highlightedResultIndex == 0)
        #expect(scene.view.selectedRange == NSRange(location: 6, length: 3))
        session.performSingleReplacement(query: "two", replacementString: "x", options: nil)
        #expect(scene.view.text == "a one x")
    }

    @Test func `a replacement that contains the searched text is not found next`() {
        let (scene, session) = search("a b a")
        session.performSearch(query: "a", options: nil)
        session.performSingleReplacement(query: "a", replacementString: "aa", options: nil)
        #expect(scene.view.selectedRange == NSRange(location: 5, length: 1))
        session.performSingleReplacement(query: "a", replacementString: "aa", options: nil)
        #expect(scene.view.text == "aa b aa")
    }

    @Test func `replacing all is one edit, for which the delegate is queried and notified once`() {
        let scene = TextViewScene("a b a\na c")
        _ = scene.diary.take()
        let edits = scene.view.editing.editCount
        scene.view.replaceAll(queryString: "a", options: UITextSearchOptions(), withText: "yy")
        #expect(scene.view.text == "yy b yy\nyy c")
        #expect(scene.diary.take() == ["should change 0+7 to yy b yy\nyy", "did select", "did change"])
        #expect(scene.view.editing.editCount == edits + 1)
        #expect(scene.view.selectedRange == NSRange(location: 10, length: 0))
        scene.diary.refusesChanges = true
        scene.view.replaceAll(queryString: "y", options: UITextSearchOptions(), withText: "z")
        #expect(scene.view.text == "yy b yy\nyy c")
    }

    @Test func `replacing all keeps the attributes of the text around and of the replaced characters`() {
        let scene = TextViewScene()
        let text = NSMutableAttributedString(string: "\u{1F30D}ab cd ab", attributes: [.kern: 1])
        // The letters are at 2, 3, 5, 6, 8 and 9.
        text.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 3))
        text.addAttribute(.kern, value: 3, range: NSRange(location: 9, length: 1))
        scene.view.attributedText = text
        scene.view.replaceAll(queryString: "ab", options: UITextSearchOptions(), withText: "xyz")
        #expect(scene.view.text == "\u{1F30D}xyz cd xyz")
        func kerns() -> [Int?] {
            let storage = scene.view.textStorage
            return (0..<storage.length).map { storage.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
        }
        #expect(kerns() == [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1])
        scene.view.undoByUser()
        #expect(kerns() == [1, 1, 1, 2, 2, 2, 1, 1, 1, 3])
    }

    @Test func `replacing all removes the highlighting before the first replacement`() {
        let (scene, session) = search("a b a")
        session.performSearch(query: "a", options: nil)
        #expect(!scene.view.decorations.isEmpty)
        let observer = HighlightObserver()
        scene.view.delegate = observer
        scene.view.replaceAll(queryString: "a", options: UITextSearchOptions(), withText: "x")
        #expect(observer.wereHighlighted == [false])
    }

    @Test func `control and F open the bar, and escape closes it`() {
        let scene = TextViewScene("one two")
        scene.press(.character("f"), .control)
        #expect(scene.view.findInteraction == nil)
        scene.view.isFindInteractionEnabled = true
        scene.press(.character("f"), .control)
        let interaction = scene.view.findInteraction
        #expect(interaction?.isFindNavigatorVisible == true)
        #expect((scene.window.firstResponder as? UITextField)?.placeholder == "Find")
        (scene.window.firstResponder as? UITextField)?.insertText("two")
        #expect(interaction?.activeFindSession?.resultCount == 1)
        scene.press(.escape)
        #expect(interaction?.isFindNavigatorVisible == false)
        #expect(scene.view.isFirstResponder)
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test func `the next result after an edit is searched again from the selection`() {
        let scene = TextViewScene("one two two")
        scene.view.isFindInteractionEnabled = true
        scene.press(.character("f"), .control)
        (scene.window.firstResponder as? UITextField)?.insertText("two")
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3))
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a ")
        scene.view.findInteraction?.findNext()
        #expect(scene.view.selectedRange == NSRange(location: 10, length: 3))
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        scene.view.findInteraction?.findPrevious()
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3))
        #expect(scene.view.findInteraction?.activeFindSession?.highlightedResultIndex == 0)
    }

    @Test func `the bar closes when its text view leaves the window`() {
        let scene = TextViewScene("one two")
        scene.view.isFindInteractionEnabled = true
        scene.press(.character("f"), .control)
        scene.application.performUpdates()
        #expect(scene.view.findInteraction?.isFindNavigatorVisible == true)
        #expect(scene.window.subviews.contains { $0 is FindBar })
        scene.view.removeFromSuperview()
        scene.application.performUpdates()
        #expect(scene.view.findInteraction?.isFindNavigatorVisible == false)
        #expect(!scene.window.subviews.contains { $0 is FindBar })
    }
}

/// Notes with each change whether found text is highlighted.
@MainActor
private final class HighlightObserver: NSObject, UITextViewDelegate {
    var wereHighlighted: [Bool] = []

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        wereHighlighted.append(!textView.decorations.isEmpty)
        return true
    }
}
