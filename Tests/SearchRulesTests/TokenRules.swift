import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Tokens in a search")
struct TokenRules {
    private func searching() async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.field.insertToken(makeToken("One"), at: 0)
        try await driver.type("a")
        screen.log = []
        return (screen, driver)
    }

    private func press(_ driver: AppDriver, _ keys: String...) async throws {
        for key in keys { try await driver.key(AppDriver.Key(key)!) }
    }

    @Test
    func `Rule 59: backspace at the start of the text selects the previous token; a second one deletes it`()
        async throws
    {
        let (screen, driver) = try await searching()
        try await press(driver, "home", "backspace")
        #expect(driver.screen().elements(role: "token").map(\.summary) == ["token \"One\" (selected)"])
        try await press(driver, "backspace")
        #expect(screen.field.tokens.isEmpty)
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Rule 60: deleting a token calls textDidChange with the unchanged text, then the updater`() async throws {
        let (screen, driver) = try await searching()
        try await driver.token("One")
        screen.log = []
        try await press(driver, "backspace")
        #expect(screen.takeLog().suffix(2) == ["textDidChange 'a'", "update 'a' active"])
    }

    @Test
    func `Rule 63: allowsDeletingTokens restricts the user, not the app`() async throws {
        let (screen, driver) = try await searching()
        screen.field.allowsDeletingTokens = false
        try await driver.token("One")
        try await press(driver, "backspace")
        #expect(screen.field.tokens.count == 1)
        screen.field.removeToken(at: 0)
        #expect(screen.field.tokens.isEmpty)
    }

    @Test
    func `Rule 66: search works if the app replaces the field's delegate`() async throws {
        final class FieldDelegate: NSObject, UISearchTextFieldDelegate {}
        let (screen, driver) = try await searching()
        let delegate = FieldDelegate()
        screen.field.delegate = delegate
        try await driver.type("b")
        #expect(screen.takeLog() == ["shouldChange 1+0 'b'", "textDidChange 'ab'", "update 'ab' +1 active"])
    }
}
