import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@MainActor
struct TextStorageTests {
    @Test func `a deletion across the end of an earlier change leaves the edited range inside the text`() {
        let scene = TextViewScene("0123456789")
        let observer = StorageObserver()
        let storage = scene.view.textStorage
        storage.delegate = observer
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "abcde")
        storage.deleteCharacters(in: NSRange(location: 3, length: 7))
        storage.endEditing()
        #expect(storage.string == "abc")
        #expect(observer.edits == ["0+3 by -7"])
        #expect(
            scene.view.takeEdits().last
                == TextViewEdit(location: 0, removed: 10, inserted: 3, changesCharacters: true)
        )
    }

    @Test(arguments: 0..<4) func `a range that ends inside a character is replaced exactly`(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let pieces = ["a", " ", "e\u{301}", "o\u{308}\u{323}", "\r\n", "🦊", "👩‍👩‍👧", "한", "q"]
        func text(_ count: Int) -> String { (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined() }
        let storage = NSTextStorage(string: text(60))
        var units = Array(storage.string.utf16)
        for round in 0..<400 {
            func place() -> Int {
                let place = Int.random(in: 0...units.count, using: &random)
                // Halves of surrogate pairs are not text.
                return place < units.count && UTF16.isTrailSurrogate(units[place]) ? place - 1 : place
            }
            let ends = [place(), place()].sorted()
            let new = text(units.count > 200 ? 0 : Int.random(in: 0...4, using: &random))
            units.replaceSubrange(ends[0]..<ends[1], with: Array(new.utf16))
            storage.replaceCharacters(in: NSRange(ends[0]..<ends[1]), with: new)
            try #require(Array(storage.string.utf16) == units, "round \(round)")
            #expect(storage.length == units.count)
            guard let last = units.indices.last else { continue }
            storage.addAttribute(.link, value: round, range: NSRange(0..<last + 1))
            #expect(storage.attribute(.link, at: last, effectiveRange: nil) as? Int == round)
        }
    }

    @Test func `units after a replaced part of a character keep their attributes`() {
        let storage = NSTextStorage(string: "e\u{301}x")
        storage.addAttribute(.link, value: "mark", range: NSRange(location: 1, length: 1))
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "ab")
        #expect(storage.string == "ab\u{301}x")
        #expect(storage.attribute(.link, at: 1, effectiveRange: nil) == nil)
        #expect(storage.attribute(.link, at: 2, effectiveRange: nil) as? String == "mark")
        #expect(storage.attribute(.link, at: 3, effectiveRange: nil) == nil)
    }

    @Test func `changes before, behind and around each other are one edited range`() {
        let scene = TextViewScene("0123456789")
        let observer = StorageObserver()
        let storage = scene.view.textStorage
        storage.delegate = observer
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "ab")
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        storage.replaceCharacters(in: NSRange(location: 8, length: 1), with: "xyz")
        storage.endEditing()
        #expect(storage.string == "023ab567xyz9")
        #expect(observer.edits == ["1+10 by 2"])
    }

    @Test func `text that the storage's delegate shortens while the user types cannot be undone beyond its end`() {
        let scene = TextViewScene("ab")
        let trimmer = DigitTrimmer()
        scene.view.textStorage.delegate = trimmer
        scene.view.insertText("c123")
        #expect(scene.view.text == "abc")
        scene.view.undoByUser()
        #expect(scene.view.text == "abc")
        scene.type("d")
        scene.view.undoByUser()
        #expect(scene.view.text == "abc")
        #expect(scene.view.textStorage.delegate === trimmer)
    }
}

/// Deletes digits from each edit.
private final class DigitTrimmer: NSObject, NSTextStorageDelegate {
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let text = textStorage.string as NSString
        let digits = text.rangeOfCharacter(from: .decimalDigits, options: [], range: editedRange)
        guard digits.location != NSNotFound else { return }
        textStorage.deleteCharacters(in: NSRange(digits.location..<editedRange.location + editedRange.length))
    }
}

/// Logs the edits of a text.
private final class StorageObserver: NSObject, NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) { edits.append("\(editedRange.location)+\(editedRange.length) by \(delta)") }
}
