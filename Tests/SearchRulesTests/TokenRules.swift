import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Tokens in a search")
struct TokenRules {
    private func searching() async throws -> (SearchScreen, Pilot) {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.field.insertToken(makeToken("One"), at: 0)
        try await pilot.type("a")
        screen.log = []
        return (screen, pilot)
    }

    private func press(_ pilot: Pilot, _ keys: String...) async throws {
        for key in keys { try await pilot.key(Pilot.Key(key)!) }
    }

    @Test
    func `Rule 59: backspace at the start of the text selects the previous token; a second one deletes it`()
        async throws
    {
        let (screen, pilot) = try await searching()
        try await press(pilot, "home", "backspace")
        #expect(pilot.screen().elements(role: "token").map(\.summary) == ["token \"One\" (selected)"])
        try await press(pilot, "backspace")
        #expect(screen.field.tokens.isEmpty)
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Rule 60: deleting a token calls textDidChange with the unchanged text, then the updater`() async throws {
        let (screen, pilot) = try await searching()
        try await pilot.token("One")
        screen.log = []
        try await press(pilot, "backspace")
        #expect(screen.takeLog().suffix(2) == ["textDidChange 'a'", "update 'a' active"])
    }

    @Test
    func `Rule 63: allowsDeletingTokens restricts the user, not the app`() async throws {
        let (screen, pilot) = try await searching()
        screen.field.allowsDeletingTokens = false
        try await pilot.token("One")
        try await press(pilot, "backspace")
        #expect(screen.field.tokens.count == 1)
        screen.field.removeToken(at: 0)
        #expect(screen.field.tokens.isEmpty)
    }

    @Test
    func `Rule 66: search works if the app replaces the field's delegate`() async throws {
        final class FieldDelegate: NSObject, UISearchTextFieldDelegate {}
        let (screen, pilot) = try await searching()
        let delegate = FieldDelegate()
        screen.field.delegate = delegate
        try await pilot.type("b")
        #expect(screen.takeLog() == ["shouldChange 1+0 'b'", "textDidChange 'ab'", "update 'ab' +1 active"])
    }
}
