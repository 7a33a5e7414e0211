import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Tokens on the pasteboard.
@MainActor
struct TokenPasteTests {
    let delegate = TokenDelegate()

    func scene(_ names: String..., text: String = "") -> FieldScene<UISearchTextField> {
        let scene = FieldScene(UISearchTextField(), hasDelegate: false, hasOwner: true)
        scene.field.delegate = delegate
        scene.field.pasteDelegate = delegate
        scene.field.tokens = names.map { UISearchToken(icon: nil, text: $0) }
        scene.field.text = text
        scene.field.becomeFirstResponder()
        _ = scene.takeDiary()
        return scene
    }

    func names(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

    func other(in scene: FieldScene<UISearchTextField>) -> UISearchTextField {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 60, width: 300, height: 34))
        scene.window.addSubview(field)
        field.delegate = delegate
        return field
    }

    // MARK: Copying

    @Test
    func `Rule 63: a copied token is pasted as the same object in another field, and as text elsewhere`() {
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

    @Test
    func `A token pasted beside itself is a new object with the same content`() {
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

    @Test
    func `Rule 63: without an item provider from the delegate, tokens cannot be copied, cut or dragged`() {
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

    @Test
    func `Rule 63: without allowsCopyingTokens, text is still copied and tokens are still cut`() {
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

    @Test
    func `Rule 63: without allowsDeletingTokens, cutting removes only the text, and copying includes both`() {
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

    @Test
    func `Cutting and pasting keeps the token's identity, and each is one undo step with one event`() {
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

    @Test
    func `Pasting a token over a selected one is an undo step`() {
        let scene = scene("A", "B")
        scene.field.selectToken(at: 0)
        scene.field.cut(nil)
        scene.field.selectToken(at: 0)
        scene.field.paste(nil)
        #expect(names(scene.field) == ["A"])
        scene.press(.character("z"), .control)
        #expect(names(scene.field) == ["B"])
    }

    @Test
    func `A clipboard change by another program replaces the copied tokens`() {
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

    @Test
    func `A plain text field pastes tokens as text`() {
        let scene = scene("Europe", "Asia", text: "land")
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        let plain = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 34))
        scene.window.addSubview(plain)
        plain.becomeFirstResponder()
        plain.paste(nil)
        #expect(plain.text == "Europe Asia land")
    }

    @Test
    func `Text provided later reaches the clipboard, unless the clipboard has changed`() async {
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
        // Other tests may have run their apps meanwhile.
        UIApplication.current = scene.application
        scene.field.copy(nil)
        scene.host.clipboardText = "other"
        hook.finish.removeFirst()(Data("late".utf8), nil)
        for _ in 0..<100 { await Task.yield() }
        #expect(scene.host.clipboardText == "other")
    }

    @Test
    func `A representation visible only to this process does not reach other programs`() {
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

    @Test
    func `Rule 64: the paste delegate can turn text into tokens, which follow the existing ones`() {
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

    @Test
    func `Rule 64: a paste result can arrive later, and only the first one counts`() {
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

    @Test
    func `The paste delegate can replace or discard an item, whose local object is the token`() {
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

    @Test
    func `A delegate that rejects the text of a mixed paste also rejects its tokens`() {
        let scene = scene("A", text: "x")
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        scene.press(.end)
        delegate.refusesText = true
        scene.field.paste(nil)
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "x")
    }

    @Test
    func `A paste configuration accepts only its type identifiers`() {
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
        arguments: [
            "a\u{0}b\u{1B}[31m\u{7}", "a\r\nb\u{2028}c\u{85}d", "\u{202E}\u{2066}abc\u{2069}\u{2069}",
            String(repeating: "0123456789\n", count: 180),
        ]
    )
    func `Text with control characters is pasted and dropped as one line`(text: String) {
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
}
