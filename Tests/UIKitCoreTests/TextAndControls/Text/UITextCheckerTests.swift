import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Spelling, with the English dictionary of the desktop.
@MainActor
@Suite(.enabled(if: SpellingDictionaries.shared.languages.contains("en_US")))
struct UITextCheckerTests {
    private let checker = UITextChecker()

    private func misspelt(_ text: String, from start: Int = 0, wrap: Bool = false, _ language: String = "en_US")
        -> String?
    {
        let all = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text,
            range: all,
            startingAt: start,
            wrap: wrap,
            language: language
        )
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test func `finds the first misspelt word after an offset, and wraps`() {
        let text = "Thiss is a wrod."
        #expect(misspelt(text) == "Thiss")
        #expect(misspelt(text, from: 5) == "wrod")
        #expect(misspelt(text, from: 15) == nil)
        #expect(misspelt(text, from: 15, wrap: true) == "Thiss")
        #expect(misspelt("All is well, isn't it? It’s fine.") == nil)
    }

    @Test func `checks only the given range`() {
        let text = "Thiss is a wrod"
        let part = NSRange(location: 6, length: 4)
        let found = checker.rangeOfMisspelledWord(in: text, range: part, startingAt: 6, wrap: true, language: "en")
        #expect(found.location == NSNotFound)
    }

    @Test func `addresses, paths, and words with digits are no words`() {
        let words = SpellingWords.words(
            in: "see https://exmaple.org/wrod, me@exmaple.org or a/wrod B2B 日本 wörd naïve'ly 🦊end"
        )
        #expect(words.map(\.text) == ["see", "or", "wörd", "naïve'ly", "end"])
        let text = "🦊 x ab"
        #expect(
            SpellingWords.words(in: text).last.map { (text as NSString).substring(with: NSRange($0.range)) } == "ab"
        )
    }

    @Test func `guesses and completions come from the dictionary`() throws {
        let guesses = try #require(
            checker.guesses(forWordRange: NSRange(location: 2, length: 4), in: "a wrod", language: "en_US")
        )
        #expect(guesses.contains("word"))
        let completions = checker.completions(
            forPartialWordRange: NSRange(location: 0, length: 8),
            in: "dictiona",
            language: "en_US"
        )
        #expect(completions?.allSatisfy { $0.hasPrefix("dictiona") } == true)
    }

    @Test func `ignored words are accepted by this checker`() {
        checker.ignoreWord("wrod")
        #expect(misspelt("a wrod") == nil)
        #expect(checker.ignoredWords == ["wrod"])
        checker.ignoredWords = nil
        #expect(misspelt("a wrod") == "wrod")
    }

    @Test func `a language without a dictionary has no misspelt words and no guesses`() {
        #expect(misspelt("wrod", "tlh") == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 4), in: "wrod", language: "tlh") == nil)
        #expect(UITextChecker.availableLanguages.contains("en_US"))
    }

    // MARK: Texts

    /// The underlined words of a text view, once its words were looked up.
    private func underlined(_ view: UITextView, until isDone: ([String]) -> Bool) async -> [String] {
        let application = UIApplication.current
        var words: [String] = []
        repeat {
            words = []
            for shown in view.displayedParagraphs(in: view.bounds) {
                let text = shown.paragraph.text
                text.enumerateAttribute(.misspelt, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                    if value != nil { words.append(text.attributedSubstring(from: range).string) }
                }
            }
            await Task.yield()
            // Other tests run in between, with apps in other languages.
            UIApplication.current = application
        } while !isDone(words)
        return words
    }

    @Test(.timeLimit(.minutes(15))) func `a text view underlines misspelt words, but not the one that is typed`() async
    {
        let scene = TextViewScene("a wrod and annother")
        #expect(await underlined(scene.view) { !$0.isEmpty } == ["wrod"])
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(await underlined(scene.view) { $0.count == 2 } == ["wrod", "annother"])
        scene.view.spellCheckingType = .no
        #expect(await underlined(scene.view) { _ in true } == [])
    }

    @Test(.timeLimit(.minutes(15)))
    func `the menu of a misspelt word offers guesses, and choosing one replaces the word`() async {
        let scene = TextViewScene("a wrod")
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        _ = await underlined(scene.view) { !$0.isEmpty }
        scene.view.selectedRange = NSRange(location: 2, length: 4)
        #expect(scene.view.spellingElements.count == 2)
        let guesses = await SpellingVerdicts.shared.guesses(for: "wrod")
        #expect(guesses.contains("word") && guesses.count <= 6)
        scene.view.selectedRange = NSRange(location: 0, length: 1)
        #expect(scene.view.spellingElements.isEmpty)
    }

    @Test(.timeLimit(.minutes(15))) func `text fields underline prose, not secrets, names and search text`() async {
        let scene = FieldScene(UITextField())
        let field = scene.field
        field.text = "a wrod"
        while field.misspeltRanges.isEmpty {
            await Task.yield()
            UIApplication.current = scene.application
        }
        #expect(field.misspeltRanges == [NSRange(location: 2, length: 4)])
        field.textContentType = .name
        #expect(field.misspeltRanges.isEmpty)
        field.textContentType = nil
        field.keyboardType = .URL
        #expect(field.misspeltRanges.isEmpty)
        field.spellCheckingType = .yes
        #expect(!field.misspeltRanges.isEmpty)
        field.isSecureTextEntry = true
        #expect(field.misspeltRanges.isEmpty)
        let search = UISearchTextField()
        search.text = "a wrod"
        #expect(search.misspeltRanges.isEmpty)
    }

    @Test func `input modes are the user's languages`() {
        let scene = FieldScene(UITextField())
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en"])
        #expect(scene.field.textInputMode?.primaryLanguage == "en")
    }
}
