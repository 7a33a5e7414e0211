import Testing

@testable import XCUIAutomation

@Suite("Typed texts as commands")
struct TypedTextTests {
    @Test
    func `Keys without characters are pressed between the parts of a text`() {
        #expect(
            TypedText.commands("a \"b\"\u{8}c\n") == [
                "type \"a \\\"b\\\"\"", "key backspace", "type \"c\"", "key return",
            ]
        )
        #expect(TypedText.commands("") == [])
    }

    @Test
    func `Modifiers precede the key`() {
        #expect(XCUIElement.KeyModifierFlags([.command, .shift]).prefix == "shift+ctrl+")
    }
}
