import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Tokens and text under the pointer.
extension TokenPasteTests {
    @Test
    func `Rule 59: dragging a token to another field copies the same object`() throws {
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

    @Test
    func `Rule 64: a field without drag interaction provides no drags, and accepts drops`()
        throws
    {
        let scene = scene("Europe", text: "land")
        let interaction = try #require(scene.field.textDragInteraction)
        #expect(interaction.view === scene.field)
        #expect(interaction.isEnabled)
        interaction.isEnabled = false
        scene.field.selectAll(nil)
        #expect(scene.field.dragOfToken(at: 0) == nil)
        #expect(scene.field.dragOfSelection() == nil)
        #expect(scene.field.takesDroppedText)
        interaction.isEnabled = true
        #expect(scene.field.dragOfToken(at: 0) != nil)
    }

    @Test
    func `A move drag removes token and text from the source`() throws {
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

    @Test
    func `Rule 64: a token dragged within its field moves behind the others, as one undo step`() throws {
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

    @Test(arguments: [0, 2, 3, 6])
    func `Text can be dragged within its field, forward, backward and onto itself`(to place: Int) throws {
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

    @Test
    func `Dragging tokens that cannot be deleted copies them`() throws {
        let scene = scene("A")
        scene.field.allowsDeletingTokens = false
        let other = other(in: scene)
        let drag = try #require(scene.field.dragOfToken(at: 0))
        #expect(scene.field.operation(forDropping: drag) == .copy)
        #expect(other.drop(drag, at: 0, .move))
        #expect(names(scene.field) == ["A"])
        #expect(names(other) == ["A"])
    }

    @Test
    func `A drop that the delegate rejects changes neither field`() throws {
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

    @Test
    func `Text dropped from another program passes the delegate and the paste delegate`() {
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

    @Test
    func `A secure field cannot be dragged or cut`() {
        let scene = scene(text: "secret")
        scene.field.isSecureTextEntry = true
        scene.field.selectAll(nil)
        #expect(scene.field.dragOfSelection() == nil)
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == nil)
        #expect(scene.field.text == "secret")
    }
}
