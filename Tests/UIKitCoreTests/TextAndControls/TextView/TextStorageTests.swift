import Foundation
import Testing

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
