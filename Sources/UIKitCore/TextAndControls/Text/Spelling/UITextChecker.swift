import Foundation

/// Finds misspelt words with the dictionaries of the desktop: those of Hunspell, Aspell and other programs that the library Enchant
/// finds. Without the library or a dictionary for a language, no word is misspelt. Main actor.
///
/// A word is a run of letters; words with digits, addresses and paths are not checked. Look-ups take microseconds for each word, guesses
/// up to a tenth of a second.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private var ignored: Set<String> = []

    /// Makes a checker that ignores no words.
    public override init() {
        super.init()
    }

    /// Returns the range of the first misspelt word, in UTF-16 units; one with the location `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range to check. It is limited to the text.
    ///   - startingOffset: The location in the text at which to begin.
    ///   - wrapFlag: Whether to continue at the start of the range.
    ///   - language: A language, such as "en_US".
    open func rangeOfMisspelledWord(
        in stringToCheck: String,
        range: NSRange,
        startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let all = NSRange(location: 0, length: stringToCheck.utf16.count)
        guard let part = range.intersection(all) else { return NSRange(location: NSNotFound, length: 0) }
        let words = SpellingWords.words(in: stringToCheck).filter {
            part.location <= $0.range.lowerBound && $0.range.upperBound <= part.location + part.length
        }
        let first = words.firstIndex { $0.range.lowerBound >= startingOffset } ?? words.endIndex
        let candidates = wrapFlag ? words[first...] + words[..<first] : words[first...]
        let found = candidates.first {
            !ignored.contains($0.text) && !SpellingDictionaries.shared.contains($0.text, in: [language])
        }
        return found.map { NSRange($0.range) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns words like a misspelt one, the most probable first; nil without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The range of the word, in UTF-16 units.
    ///   - string: The text.
    ///   - language: A language, such as "en_US".
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.word(range, in: string).flatMap { SpellingDictionaries.shared.guesses(for: $0, in: language) }
    }

    /// Returns words that begin with a part of a word; nil without a dictionary. Dictionaries contain no list of all words: these are the
    /// guesses that begin with the part.
    ///
    /// - Parameters:
    ///   - range: The range of the part, in UTF-16 units.
    ///   - string: The text.
    ///   - language: A language, such as "en_US".
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let part = Self.word(range, in: string) else { return nil }
        return SpellingDictionaries.shared.guesses(for: part, in: language)?.filter {
            $0.count > part.count && $0.lowercased().hasPrefix(part.lowercased()) && !$0.contains(" ")
        }
    }

    private static func word(_ range: NSRange, in string: String) -> String? {
        guard range.length > 0, let range = Range(range, in: string) else { return nil }
        return String(string[range])
    }

    /// Accepts a word in later checks by this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    /// The words that this checker accepts, in order.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Adds a word to the user's own words in the user's languages. Other programs accept them, too, and they are kept.
    public class func learnWord(_ word: String) {
        SpellingDictionaries.shared.learn(word, in: UserLanguages.current)
        SpellingVerdicts.shared.forget()
    }

    /// Returns whether a word is one of the user's own words.
    public class func hasLearnedWord(_ word: String) -> Bool {
        SpellingDictionaries.shared.hasLearned(word, in: UserLanguages.current)
    }

    /// Removes one of the user's own words.
    public class func unlearnWord(_ word: String) {
        SpellingDictionaries.shared.unlearn(word, in: UserLanguages.current)
        SpellingVerdicts.shared.forget()
    }

    /// The languages of the installed dictionaries, such as "de_DE", in order.
    public class var availableLanguages: [String] { SpellingDictionaries.shared.languages }
}
