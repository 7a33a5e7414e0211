import HeadlessHost
import Testing
import UIKit

/// A delegate that gives text for its tokens, and converts known pasted words to tokens.
@MainActor
private final class Words: NSObject, UISearchTextFieldDelegate, UITextPasteDelegate {
    var asked: [String] = []

    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        let word = token.representedObject as? String ?? ""
        asked.append(word)
        return NSItemProvider(object: word as NSString)
    }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        nonisolated(unsafe) let item = item
        item.itemProvider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated {
                guard text == "known", let item = item as? any UISearchTextFieldPasteItem else {
                    return item.setDefaultResult()
                }
                item.setSearchTokenResult(named("known"))
            }
        }
    }
}

@MainActor
private func named(_ text: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: text)
    token.representedObject = text
    return token
}

@MainActor
@Suite("Tokens on the clipboard and in drags")
struct TokenCopyRules {
    private let words = Words()

    private func searching(_ names: String..., text: String = "a") async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.field.tokens = names.map { named($0) }
        screen.field.delegate = words
        screen.field.pasteDelegate = words
        try await driver.type(text)
        screen.log = []
        return (screen, driver)
    }

    private func press(_ driver: AppDriver, _ keys: String...) async throws {
        for key in keys { try await driver.key(AppDriver.Key(key)!) }
    }

    @Test
    func `Rule 56: tokens always precede the text`() async throws {
        let (screen, driver) = try await searching("One")
        try await driver.drop("known", on: "Find")
        #expect(driver.screen().elements(role: "token").map(\.label) == ["One", "known"])
        #expect(screen.field.text == "a")
        #expect(screen.field.tokens(in: screen.field.textualRange).isEmpty)
    }

    @Test
    func `Rule 57: positions span tokens and text, with one position per token; text excludes the tokens`()
        async throws
    {
        let (screen, _) = try await searching("One", "Two")
        let field = screen.field
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
        #expect(field.offset(from: field.positionOfToken(at: 1), to: field.textualRange.start) == 1)
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Rule 58: arrow keys select tokens one by one, and Shift extends the selection over tokens and text`()
        async throws
    {
        let (screen, driver) = try await searching("One", "Two")
        try await press(driver, "home", "left")
        #expect(
            driver.screen().elements(role: "token").map(\.summary) == ["token \"One\"", "token \"Two\" (selected)"]
        )
        try await press(driver, "end", "shift+left", "shift+left", "shift+left")
        #expect(screen.field.tokens(in: screen.field.selectedTextRange!).count == 2)
        #expect(screen.field.text(in: screen.field.selectedTextRange!) == "a")
    }

    @Test
    func `Rule 59: dragging a token within its field moves it, and calls textDidChange`() async throws {
        let (screen, driver) = try await searching("One", "Two")
        try await driver.drag("One", to: "Find")
        #expect(driver.screen().elements(role: "token").map(\.label) == ["Two", "One"])
        #expect(screen.takeLog() == ["textDidChange 'a'", "update 'a' +2 active"])
    }

    @Test
    func `Rule 60: undo restores the same cut token, and cut and undo both call the updater`() async throws {
        let (screen, driver) = try await searching("One")
        let token = screen.field.tokens[0]
        try await driver.token("One")
        try await driver.cut()
        #expect(screen.takeLog().suffix(2) == ["textDidChange 'a'", "update 'a' active"])
        try await press(driver, "ctrl+z")
        #expect(screen.field.tokens.first === token)
        #expect(screen.takeLog().suffix(2) == ["textDidChange 'a'", "update 'a' +1 active"])
    }

    @Test
    func `Rule 61: tokens that the app inserts or removes call the updater`() async throws {
        let (screen, _) = try await searching("One")
        screen.field.insertToken(named("Two"), at: screen.field.tokens.count)
        screen.field.removeToken(at: 0)
        #expect(screen.field.tokens.compactMap { $0.representedObject as? String } == ["Two"])
        #expect(screen.takeLog() == ["update 'a' +2 active", "update 'a' +1 active"])
    }

    @Test
    func `Rule 62: text may be converted to a token in textDidChange, as one undo step`() async throws {
        let (screen, driver) = try await searching("One", text: "")
        screen.inside["textDidChange"] = { screen in
            guard screen.bar.text == "ab" else { return }
            screen.field.replaceTextualPortion(of: screen.field.textualRange, with: named("ab"), at: 1)
        }
        try await driver.type("ab")
        #expect(driver.screen().elements(role: "token").map(\.summary) == ["token \"One\"", "token \"ab\" (selected)"])
        #expect(screen.bar.text == "")
        screen.inside = [:]
        try await press(driver, "ctrl+z")
        #expect(screen.bar.text == "ab")
    }

    @Test
    func `Rule 63: copying and cutting request an item provider if the field allows them`() async throws {
        let (screen, driver) = try await searching("One")
        screen.field.allowsCopyingTokens = false
        try await driver.token("One")
        try await driver.copy()
        #expect(words.asked.isEmpty)
        await #expect(throws: AppDriverError.notDraggable("token \"One\" (selected)")) {
            try await driver.drag("One", to: "Find")
        }
        try await driver.cut()
        #expect(words.asked == ["One"])
        #expect(screen.field.tokens.isEmpty)
        screen.field.tokens = [named("Two")]
        screen.field.allowsCopyingTokens = true
        screen.field.allowsDeletingTokens = false
        words.asked = []
        try await driver.token("Two")
        try await driver.cut()
        #expect(words.asked.isEmpty)
        try await driver.copy()
        #expect(words.asked == ["Two"])
    }

    @Test
    func `Rule 64: pasted items go through the paste delegate, which appends tokens to the others`() async throws {
        let (screen, driver) = try await searching("One")
        try await driver.paste("known")
        #expect(driver.screen().elements(role: "token").map(\.label) == ["One", "known"])
        #expect(screen.takeLog() == ["textDidChange 'a'", "update 'a' +2 active"])
        try await driver.paste("other")
        #expect(
            screen.takeLog() == ["shouldChange 1+0 'other'", "textDidChange 'aother'", "update 'aother' +2 active"]
        )
    }

    @Test
    func `Rule 65: setting tokenBackgroundColor to nil restores the default colour`() async throws {
        let (screen, driver) = try await searching("One", "Two")
        func tokens() -> [String] { driver.screen().elements(role: "token").map(\.summary) }
        let usual = screen.field.tokenBackgroundColor
        #expect(tokens() == ["token \"One\"", "token \"Two\""])
        screen.field.tokenBackgroundColor = .systemGreen
        #expect(tokens() == ["One", "Two"].map { "token \"\($0)\" (background systemGreen)" })
        screen.field.tokenBackgroundColor = nil
        #expect(screen.field.tokenBackgroundColor == usual)
        #expect(tokens() == ["token \"One\"", "token \"Two\""])
    }

    @Test
    func `Rule 67: the clipboard keeps a token's representedObject after its field is gone`() async throws {
        final class Place {}
        weak var place: Place?
        let other = SearchScreen()
        do {
            let (screen, driver) = try await searching("One")
            let object = Place()
            place = object
            screen.field.tokens[0].representedObject = object
            try await driver.token("One")
            try await driver.cut()
            #expect(screen.field.tokens.isEmpty)
            screen.field.pasteDelegate = nil
            screen.navigationController?.pushViewController(other, animated: false)
            try await driver.settle()
            try await driver.tap("Find")
            try await press(driver, "ctrl+v")
        }
        #expect(place != nil)
        #expect(other.field.tokens.first?.representedObject as? Place === place)
    }
}
