import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Tokens in a search field.
@MainActor
struct UISearchTextFieldTests {
    private func scene(_ names: String..., text: String = "", editing: Bool = true) -> FieldScene<UISearchTextField> {
        let scene = FieldScene(UISearchTextField(), hasOwner: true)
        scene.field.tokens = names.map { UISearchToken(icon: nil, text: $0) }
        scene.field.text = text
        if editing { scene.field.becomeFirstResponder() }
        _ = scene.takeDiary()
        return scene
    }

    private func names(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

    private func caret(_ field: UITextField, at position: UITextPosition) -> UITextRange? {
        field.textRange(from: position, to: position)
    }

    @Test
    func `A new search field has an icon, a rounded border, a clear button and a search return key`() {
        let field = UISearchTextField()
        #expect(field.tokens.isEmpty)
        #expect(field.allowsDeletingTokens)
        #expect(field.leftView != nil)
        #expect(field.leftView?.superview === field)
        #expect(field.orderedSubviews.isEmpty)
        #expect(field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .always)
        #expect(field.returnKeyType == .search)
        #expect(field.accessibleRole == .searchField)
        #expect(field.accessibilityTraits.contains(.searchField))
    }

    // MARK: Positions

    @Test
    func `Rule 57: the document spans tokens and text, and textualRange only the text`() throws {
        let field = scene("A", "B", text: "xyz").field
        #expect(field.text == "xyz")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
        #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 2)
        #expect(field.textualRange.end == field.endOfDocument)
        #expect(field.text(in: field.textualRange) == "xyz")
        #expect(field.offset(from: field.beginningOfDocument, to: field.positionOfToken(at: 1)) == 1)
        let second = try #require(field.position(within: field.textualRange, atCharacterOffset: 1))
        #expect(field.characterOffset(of: second, within: field.textualRange) == 1)
        #expect(field.position(within: field.textualRange, atCharacterOffset: 4) == nil)
    }

    @Test
    func `Rule 58: assigning a caret at a token's position selects the token`() {
        let scene = scene("A", "B", text: "xyz")
        scene.field.selectedTextRange = caret(scene.field, at: scene.field.positionOfToken(at: 1))
        #expect(scene.field.tokenDescriptions.map(\.isSelected) == [false, true])
        #expect(scene.field.tokens(in: scene.field.selectedTextRange!) == [scene.field.tokens[1]])
    }

    @Test
    func `Rule 58: tokens(in:) returns the tokens that a range touches`() {
        let field = scene("A", "B", text: "xyz").field
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
        #expect(field.tokens(in: all) == field.tokens)
        #expect(field.tokens(in: field.textualRange).isEmpty)
        #expect(field.tokens(in: caret(field, at: field.beginningOfDocument)!) == [field.tokens[0]])
    }

    // MARK: The user's edits

    @Test
    func `Rule 59: Backspace first selects the token, then deletes it`() {
        let scene = scene("A", "B", text: "x")
        scene.press(.home)
        scene.press(.backspace)
        #expect(names(scene.field) == ["A", "B"])
        #expect(scene.field.tokenDescriptions.map(\.isSelected) == [false, true])
        scene.press(.backspace)
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "x")
    }

    @Test
    func `Rule 60: deleting a token sends editingChanged without asking the delegate`() {
        let scene = scene("A", text: "x")
        scene.field.selectToken(at: 0)
        _ = scene.takeDiary()
        scene.field.deleteBackward()
        #expect(scene.takeDiary() == ["didChangeSelection", ".editingChanged", "owner.text byUser: true"])
    }

    @Test
    func `Rule 60: undo restores the same token object and sends editingChanged`() {
        let scene = scene("A", text: "x")
        let token = scene.field.tokens[0]
        scene.field.selectToken(at: 0)
        scene.press(.delete)
        #expect(scene.field.tokens.isEmpty)
        _ = scene.takeDiary()
        scene.press(.character("z"), .control)
        #expect(scene.field.tokens.first === token)
        #expect(scene.takeDiary().suffix(2) == [".editingChanged", "owner.text byUser: true"])
    }

    @Test
    func `When tokens and text are replaced, the delegate is asked only about the text`() {
        let scene = scene("A", "B", text: "xy")
        scene.field.selectAll(nil)
        _ = scene.takeDiary()
        scene.diary.refusals = ["shouldChange"]
        scene.field.insertText("z")
        #expect(scene.takeDiary() == ["owner.shouldChange 0+2 'z'", "shouldChange 0+2 'z'"])
        #expect(names(scene.field) == ["A", "B"])
        scene.diary.refusals = []
        scene.field.insertText("z")
        #expect(names(scene.field).isEmpty)
        #expect(scene.field.text == "z")
    }

    @Test
    func `Rule 63: without allowsDeletingTokens, only the app can remove tokens`() {
        let scene = scene("A", text: "x")
        scene.field.allowsDeletingTokens = false
        scene.field.selectToken(at: 0)
        scene.press(.backspace)
        scene.press(.delete)
        scene.field.insertText("y")
        #expect(scene.field.text == "yx")
        scene.field.selectAll(nil)
        scene.field.delete(nil)
        scene.field.text = "z"
        scene.field.clearButtonTapped()
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "")
        #expect(!scene.field.isClearButtonVisible)
        scene.field.removeToken(at: 0)
        #expect(scene.field.tokens.isEmpty)
    }

    @Test
    func `A field with only tokens has a clear button, which removes them`() {
        let scene = scene("A", "B")
        #expect(scene.field.isClearButtonVisible)
        #expect(scene.field.hasText)
        scene.field.clearButtonTapped()
        #expect(scene.field.tokens.isEmpty)
        #expect(scene.takeDiary().suffix(2) == [".editingChanged", "owner.text byUser: true"])
    }

    // MARK: Programmatic changes

    @Test
    func `Rule 61: assigning, inserting and removing tokens notifies only the owner`() {
        let scene = scene("A", text: "x")
        scene.field.insertToken(UISearchToken(icon: nil, text: "B"), at: 1)
        scene.field.insertToken(UISearchToken(icon: nil, text: "C"), at: 0)
        #expect(names(scene.field) == ["C", "A", "B"])
        scene.field.removeToken(at: 1)
        #expect(names(scene.field) == ["C", "B"])
        scene.field.tokens = []
        #expect(scene.takeDiary() == Array(repeating: "owner.tokens byUser: false", count: 4))
        #expect(scene.field.text == "x")
    }

    @Test
    func `Rule 20: assigning the text keeps the tokens`() {
        let scene = scene("A", text: "x")
        scene.field.text = ""
        #expect(names(scene.field) == ["A"])
    }

    @Test
    func `Rule 62: text becomes a selected token as one undo step, and tokens in the range stay`() {
        let scene = scene("A", text: "europe")
        let all = scene.field.textRange(from: scene.field.beginningOfDocument, to: scene.field.endOfDocument)!
        scene.field.replaceTextualPortion(of: all, with: UISearchToken(icon: nil, text: "Europe"), at: 1)
        #expect(names(scene.field) == ["A", "Europe"])
        #expect(scene.field.text == "")
        #expect(scene.field.tokenDescriptions.map(\.isSelected) == [false, true])
        #expect(scene.takeDiary() == ["owner.tokens byUser: false"])
        scene.press(.character("z"), .control)
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "europe")
    }

    @Test
    func `Rules 23 and 62: text can become a token inside editingChanged`() {
        let scene = scene()
        scene.diary.reactions[".editingChanged"] = {
            guard scene.field.text == "eu" else { return }
            let token = UISearchToken(icon: nil, text: "Europe")
            scene.field.replaceTextualPortion(of: scene.field.textualRange, with: token, at: scene.field.tokens.count)
        }
        scene.type("eu")
        #expect(names(scene.field) == ["Europe"])
        #expect(scene.field.text == "")
    }

    @Test
    func `Rule 23: tokens can be removed inside their change callback`() {
        let scene = scene()
        scene.diary.reactions["owner.tokens byUser: false"] = {
            if !scene.field.tokens.isEmpty { scene.field.tokens = [] }
        }
        scene.field.insertToken(UISearchToken(icon: nil, text: "A"), at: 0)
        #expect(scene.field.tokens.isEmpty)
    }

    @Test
    func `An index out of range traps with a message that names the method`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISearchTextField().removeToken(at: 0) }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISearchTextField().insertToken(UISearchToken(icon: nil, text: "A"), at: 1) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("insertToken(_:at:) was given index 1, but the field has 0 tokens; "))
    }

    // MARK: Host

    @Test
    func `A tap on a token begins editing and selects it, unless the delegate rejects it`() {
        let scene = scene("A", "B", editing: false)
        #expect(scene.field.selectToken(at: 0))
        #expect(scene.field.isEditing)
        #expect(scene.field.tokenDescriptions.map(\.text) == ["A", "B"])
        #expect(scene.field.tokenDescriptions.map(\.isSelected) == [true, false])
        scene.field.resignFirstResponder()
        #expect(scene.field.tokenDescriptions.map(\.isSelected) == [false, false])
        scene.diary.refusals = ["shouldBegin"]
        #expect(!scene.field.selectToken(at: 1))
    }

    @Test
    func `Typing after editing ended does not delete a previously selected token`() {
        let scene = scene("A", text: "x")
        scene.field.selectToken(at: 0)
        scene.field.resignFirstResponder()
        scene.field.becomeFirstResponder()
        scene.field.insertText("y")
        #expect(names(scene.field) == ["A"])
        #expect(scene.field.text == "yx")
    }

    @Test
    func `Rule 65: all tokens have one background colour, and nil restores the tint colour`() {
        let scene = scene("A")
        scene.window.tintColor = .systemPurple
        #expect(scene.field.tokenBackgroundColor == .systemPurple)
        scene.field.tokenBackgroundColor = .systemGreen
        #expect(scene.field.tokenBackgroundColor == .systemGreen)
        scene.window.tintColor = .systemOrange
        #expect(scene.field.tokenBackgroundColor == .systemGreen)
        scene.field.tokenBackgroundColor = nil
        scene.window.tintColor = .systemRed
        #expect(scene.field.tokenBackgroundColor == .systemRed)
    }

    @Test
    func `Rule 67: tokens compare by identity, and keep their represented object`() {
        let token = UISearchToken(icon: nil, text: "A")
        token.representedObject = 7
        #expect(token != UISearchToken(icon: nil, text: "A"))
        #expect(token.representedObject as? Int == 7)
    }

    @Test
    func `A token hides the placeholder`() {
        let scene = scene("A")
        scene.field.placeholder = "Search"
        #expect(!scene.field.isPlaceholderVisible)
        scene.field.tokens = []
        #expect(scene.field.isPlaceholderVisible)
    }
}
