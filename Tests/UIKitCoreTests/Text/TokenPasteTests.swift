import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Gives text for tokens, and lets a test decide what becomes of pasted items.
@MainActor
final class TokenDelegate: NSObject, UISearchTextFieldDelegate, UITextPasteDelegate {
    var asked: [String] = []
    var refusesText = false
    var transform: ((any UITextPasteItem) -> Void)?
    var makeProvider: (UISearchToken) -> NSItemProvider = { NSItemProvider(object: $0.text as NSString) }

    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        asked.append(token.text)
        return makeProvider(token)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { !refusesText }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        if let transform { transform(item) } else { item.setDefaultResult() }
    }
}

/// Tokens on the pasteboard and under the pointer.
@MainActor
struct TokenPasteTests {
    let delegate = TokenDelegate()

    private func scene(_ names: String..., text: String = "") -> FieldScene<UISearchTextField> {
        let scene = FieldScene(UISearchTextField(), hasDelegate: false, hasOwner: true)
        scene.field.delegate = delegate
        scene.field.pasteDelegate = delegate
        scene.field.tokens = names.map { UISearchToken(icon: nil, text: $0) }
        scene.field.text = text
        scene.field.becomeFirstResponder()
        _ = scene.takeDiary()
        return scene
    }

    private func names(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

    private func other(in scene: FieldScene<UISearchTextField>) -> UISearchTextField {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 60, width: 300, height: 34))
        scene.window.addSubview(field)
        field.delegate = delegate
        return field
    }

    // MARK: Copying

    @Test("Rule 63: a copied token comes back in another field as the same object, and as text outside")
    func copies() {
        let scene = scene("Europe", text: "land")
        let token = scene.field.tokens[0]
        token.representedObject = 7
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == "Europe land")
        #expect(UIPasteboard.general.numberOfItems == 2)
        #expect(UIPasteboard.general.strings == ["Europe", "land"])
        #expect(scene.takeDiary().filter { $0 != "didChangeSelection" }.isEmpty)
        let other = other(in: scene)
        other.becomeFirstResponder()
        other.paste(nil)
        #expect(other.tokens.count == 1)
        #expect(other.tokens.first === token)
        #expect(other.text == "land")
        #expect(scene.field.tokens.first === token)
    }

    @Test("A token that is pasted beside itself is another object with the same content")
    func duplicates() {
        let scene = scene("Europe")
        scene.field.tokens[0].representedObject = 7
        scene.field.selectToken(at: 0)
        scene.field.copy(nil)
        scene.press(.end)
        scene.field.paste(nil)
        scene.field.paste(nil)
        #expect(names(scene.field) == ["Europe", "Europe", "Europe"])
        #expect(Set(scene.field.tokens.map(ObjectIdentifier.init)).count == 3)
        #expect(scene.field.tokens.allSatisfy { $0.representedObject as? Int == 7 })
    }

    @Test("Rule 63: without an item provider from the delegate a token is neither copied nor cut nor dragged")
    func needsProvider() {
        final class Plain: NSObject, UISearchTextFieldDelegate {}
        let plain = Plain()
        let scene = scene("Europe", text: "land")
        scene.field.delegate = plain
        scene.field.selectAll(nil)
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == "land")
        #expect(names(scene.field) == ["Europe"])
        #expect(scene.field.text == "")
        #expect(scene.field.dragOfToken(at: 0) == nil)
        scene.field.selectToken(at: 0)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == "land")
    }

    @Test("Rule 63: with copying forbidden text is still copied, and the token is still cut")
    func copyingForbidden() {
        let scene = scene("Europe", text: "land")
        scene.field.allowsCopyingTokens = false
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == "land")
        #expect(delegate.asked.isEmpty)
        #expect(scene.field.dragOfToken(at: 0)?.tokenCount ?? 0 == 0)
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == "Europe land")
        #expect(scene.field.tokens.isEmpty)
    }

    @Test("Rule 63: with deleting forbidden a cut takes the text alone, and copying takes both")
    func deletingForbidden() {
        let scene = scene("Europe", text: "land")
        scene.field.allowsDeletingTokens = false
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == "Europe land")
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == "land")
        #expect(names(scene.field) == ["Europe"])
        #expect(scene.field.text == "")
    }

    @Test("Cut and paste bring back the token itself; each is one step to undo, told once")
    func cutAndPaste() {
        let scene = scene("A", "B", text: "xyz")
        let tokens = scene.field.tokens
        scene.field.selectAll(nil)
        _ = scene.takeDiary()
        scene.field.cut(nil)
        #expect(scene.takeDiary().filter { $0 == ".editingChanged" }.count == 1)
        #expect(!scene.field.hasText)
        scene.field.paste(nil)
        #expect(scene.takeDiary().filter { $0 == ".editingChanged" }.count == 1)
        #expect(scene.field.tokens == tokens)
        #expect(scene.field.text == "xyz")
        scene.press(.character("z"), .control)
        #expect(!scene.field.hasText)
        scene.press(.character("z"), .control)
        #expect(scene.field.tokens == tokens)
        scene.press(.character("z"), [.control, .shift])
        scene.press(.character("z"), [.control, .shift])
        #expect(scene.field.tokens == tokens)
        #expect(scene.field.text == "xyz")
    }

    @Test("A token pasted over a selected one is a step to undo, though there are as many as before")
    func replacesOne() {
        let scene = scene("A", "B")
        scene.field.selectToken(at: 0)
        scene.field.cut(nil)
        scene.field.selectToken(at: 0)
        scene.field.paste(nil)
        #expect(names(scene.field) == ["A"])
        scene.press(.character("z"), .control)
        #expect(names(scene.field) == ["B"])
    }

    @Test("What another program puts on the clipboard takes the place of the tokens")
    func otherProgram() {
        let scene = scene("Europe")
        scene.field.selectToken(at: 0)
        scene.field.cut(nil)
        let count = UIPasteboard.general.changeCount
        scene.host.clipboardText = "Asia"
        #expect(UIPasteboard.general.changeCount != count)
        scene.field.paste(nil)
        #expect(scene.field.tokens.isEmpty)
        #expect(scene.field.text == "Asia")
    }

    @Test("A plain text field takes the text of tokens")
    func plainField() {
        let scene = scene("Europe", "Asia", text: "land")
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        let plain = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 34))
        scene.window.addSubview(plain)
        plain.becomeFirstResponder()
        plain.paste(nil)
        #expect(plain.text == "Europe Asia land")
    }

    @Test("Text that comes later reaches the clipboard, unless that has changed by then")
    func laterText() async {
        final class Hook: @unchecked Sendable { var finish: [(Data?, (any Error)?) -> Void] = [] }
        let hook = Hook()
        let scene = scene("Europe")
        delegate.makeProvider = { _ in
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
                hook.finish.append($0)
                return nil
            }
            return provider
        }
        scene.field.selectToken(at: 0)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == nil)
        hook.finish.removeFirst()(Data("late".utf8), nil)
        for _ in 0..<100 where scene.host.clipboardText == nil { await Task.yield() }
        #expect(scene.host.clipboardText == "late")
        scene.field.copy(nil)
        scene.host.clipboardText = "other"
        hook.finish.removeFirst()(Data("late".utf8), nil)
        for _ in 0..<100 { await Task.yield() }
        #expect(scene.host.clipboardText == "other")
    }

    @Test("A representation for this program alone does not reach others")
    func visibility() {
        let scene = scene("Europe")
        delegate.makeProvider = { token in
            let provider = NSItemProvider()
            provider.registerObject(token.text as NSString, visibility: .ownProcess)
            return provider
        }
        scene.field.selectToken(at: 0)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == nil)
        #expect(UIPasteboard.general.string == "Europe")
        #expect(scene.field.dragOfToken(at: 0)?.text == nil)
    }

    // MARK: The paste delegate

    @Test("Rule 64: the paste delegate makes tokens of text; they come after the existing ones")
    func transformsText() {
        let scene = scene("A", text: "x")
        delegate.transform = { item in
            guard let item = item as? any UISearchTextFieldPasteItem else { return item.setDefaultResult() }
            item.setSearchTokenResult(UISearchToken(icon: nil, text: "pasted"))
        }
        UIPasteboard.general.string = "Europe"
        scene.field.paste(nil)
        #expect(names(scene.field) == ["A", "pasted"])
        #expect(scene.field.text == "x")
        #expect(scene.takeDiary().suffix(2) == [".editingChanged", "owner.text byUser: true"])
    }

    @Test("Rule 64: a result may come later; the first one counts")
    func laterResult() {
        let scene = scene("A")
        var waiting: (any UITextPasteItem)?
        delegate.transform = { waiting = $0 }
        UIPasteboard.general.string = "Europe"
        scene.field.paste(nil)
        #expect(names(scene.field) == ["A"])
        (waiting as? any UISearchTextFieldPasteItem)?.setSearchTokenResult(UISearchToken(icon: nil, text: "B"))
        waiting?.setResult(string: "late")
        waiting?.setDefaultResult()
        #expect(names(scene.field) == ["A", "B"])
        #expect(scene.field.text == "")
    }

    @Test("An item may be pasted as another text, or not at all; the local object is the token")
    func otherResults() {
        let scene = scene("Europe")
        let token = scene.field.tokens[0]
        scene.field.selectToken(at: 0)
        scene.field.copy(nil)
        scene.press(.end)
        var objects: [UISearchToken?] = []
        delegate.transform = { item in
            objects.append(item.localObject as? UISearchToken)
            item.setResult(string: "text\nof it")
        }
        scene.field.paste(nil)
        #expect(objects.count == 1)
        #expect(objects.first! === token)
        #expect(scene.field.text == "text of it")
        delegate.transform = { $0.setNoResult() }
        scene.field.paste(nil)
        #expect(scene.field.text == "text of it")
        #expect(names(scene.field) == ["Europe"])
    }

    @Test("A delegate that refuses the text of a mixed paste refuses its tokens, too")
    func refused() {
        let scene = scene("A", text: "x")
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        scene.press(.end)
        delegate.refusesText = true
        scene.field.paste(nil)
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "x")
    }

    @Test("A paste configuration lets in the kinds of data that it names, and no others")
    func configuration() {
        let scene = scene()
        let text = NSItemProvider(object: "x" as NSString)
        let place = NSItemProvider()
        place.registerDataRepresentation(forTypeIdentifier: "org.example.place", visibility: .all) { completion in
            completion(Data(), nil)
            return nil
        }
        #expect(scene.field.canPaste([text]))
        #expect(!scene.field.canPaste([place]))
        scene.field.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["org.example.place"])
        #expect(!scene.field.canPaste([text]))
        #expect(scene.field.canPaste([text, place]))
        var transformed = 0
        delegate.transform = { item in
            transformed += 1
            item.setResult(string: "place")
        }
        scene.field.paste(itemProviders: [text, place])
        #expect(transformed == 1)
        #expect(scene.field.text == "place")
    }

    @Test(
        "Hostile text is pasted and dropped in one line",
        arguments: [
            "a\u{0}b\u{1B}[31m\u{7}", "a\r\nb\u{2028}c\u{85}d", "\u{202E}\u{2066}abc\u{2069}\u{2069}",
            String(repeating: "0123456789\n", count: 95_000),
        ]
    )
    func hostile(text: String) {
        let scene = scene("A")
        scene.host.clipboardText = text
        scene.field.paste(nil)
        let expected = text.inOneLine
        #expect(scene.field.text == expected)
        let hasLines = expected.contains(where: \.isNewline)
        #expect(!hasLines)
        scene.field.drop(text: text, at: Int.max / 2)
        #expect(scene.field.text == expected + expected)
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        scene.field.cut(nil)
        scene.field.paste(nil)
        #expect(scene.field.text == expected + expected)
        #expect(names(scene.field) == ["A"])
    }

    // MARK: Dragging

    @Test("Rule 59: a token that is dragged to another field is copied there, the same object")
    func dragsToOther() throws {
        let scene = scene("Europe", "Asia", text: "land")
        let other = other(in: scene)
        let drag = try #require(scene.field.dragOfToken(at: 1))
        #expect(drag.text == "Asia")
        #expect(drag.title == "Asia")
        #expect(other.operation(forDropping: drag) == .copy)
        #expect(other.drop(drag, at: 0, .copy))
        #expect(other.isFirstResponder)
        #expect(other.tokens.first === scene.field.tokens[1])
        #expect(names(scene.field) == ["Europe", "Asia"])
    }

    @Test("A drag that moves takes token and text away from where they were")
    func movesToOther() throws {
        let scene = scene("Europe", text: "land")
        let other = other(in: scene)
        scene.field.selectAll(nil)
        let drag = try #require(scene.field.dragOfToken(at: 0))
        #expect(drag.text == "Europe land")
        #expect(other.drop(drag, at: 0, .move))
        #expect(names(other) == ["Europe"])
        #expect(other.text == "land")
        #expect(!scene.field.hasText)
        other.undoByUser()
        #expect(!other.hasText)
        scene.field.undoByUser()
        #expect(names(scene.field) == ["Europe"])
        #expect(scene.field.text == "land")
    }

    @Test("Rule 64: within its field a dragged token moves behind the others, as one step to undo")
    func movesWithin() throws {
        let scene = scene("A", "B", text: "x")
        let first = scene.field.tokens[0]
        let drag = try #require(scene.field.dragOfToken(at: 0))
        #expect(scene.field.operation(forDropping: drag) == .move)
        #expect(scene.field.drop(drag, at: 0, .move))
        #expect(names(scene.field) == ["B", "A"])
        #expect(scene.field.tokens[1] === first)
        scene.field.undoByUser()
        #expect(names(scene.field) == ["A", "B"])
        #expect(scene.field.text == "x")
    }

    @Test("Text is dragged within its field, forward, backward, and onto itself", arguments: [0, 2, 3, 6])
    func movesText(to place: Int) throws {
        let scene = scene("A", text: "abcdef")
        let start = scene.field.textualRange.start
        let from = try #require(scene.field.position(from: start, offset: 2))
        let to = try #require(scene.field.position(from: start, offset: 4))
        scene.field.selectedTextRange = scene.field.textRange(from: from, to: to)
        let drag = try #require(scene.field.dragOfSelection())
        #expect(scene.field.drop(drag, at: place, .move))
        let expected = [0: "cdabef", 2: "abcdef", 3: "abcdef", 6: "abefcd"]
        #expect(scene.field.text == expected[place])
        if expected[place] != "abcdef" {
            scene.field.undoByUser()
            #expect(scene.field.text == "abcdef")
        }
    }

    @Test("Tokens that may not be deleted are copied instead of moved")
    func staysWhenForbidden() throws {
        let scene = scene("A")
        scene.field.allowsDeletingTokens = false
        let other = other(in: scene)
        let drag = try #require(scene.field.dragOfToken(at: 0))
        #expect(scene.field.operation(forDropping: drag) == .copy)
        #expect(other.drop(drag, at: 0, .move))
        #expect(names(scene.field) == ["A"])
        #expect(names(other) == ["A"])
    }

    @Test("A drop that the delegate refuses changes neither field")
    func refusedDrop() throws {
        let scene = scene("A", text: "x")
        let other = other(in: scene)
        scene.field.selectAll(nil)
        let drag = try #require(scene.field.dragOfSelection())
        delegate.refusesText = true
        other.drop(drag, at: 0, .move)
        #expect(!other.hasText)
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "x")
    }

    @Test("Text from another program goes through the delegate and the paste delegate")
    func dropsForeignText() {
        let scene = scene("A", text: "xy")
        #expect(scene.field.drop(text: "1\n2", at: 1))
        #expect(scene.field.text == "x1 2y")
        delegate.refusesText = true
        scene.field.drop(text: "no", at: 1)
        #expect(scene.field.text == "x1 2y")
        delegate.refusesText = false
        delegate.transform = {
            ($0 as? any UISearchTextFieldPasteItem)?.setSearchTokenResult(UISearchToken(icon: nil, text: "B"))
        }
        scene.field.drop(text: "b", at: 0)
        #expect(names(scene.field) == ["A", "B"])
        scene.field.isEnabled = false
        #expect(!scene.field.drop(text: "b", at: 0))
    }

    @Test("Nothing leaves a secure field")
    func secure() {
        let scene = scene(text: "secret")
        scene.field.isSecureTextEntry = true
        scene.field.selectAll(nil)
        #expect(scene.field.dragOfSelection() == nil)
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == nil)
        #expect(scene.field.text == "secret")
    }
}
