import Foundation

/// A view whose text shows misspelt words.
@MainActor
protocol SpellCheckedText: AnyObject {
    /// Called after new verdicts about words arrived.
    func spellingDidChange()
}

/// The verdicts about the words of all texts on screen. Words are looked up on another thread, once.
@MainActor
final class SpellingVerdicts {
    static let shared = SpellingVerdicts()

    /// The number of words at which all are forgotten.
    private static let limit = 50_000

    private struct Languages {
        var isAccepted: [String: Bool] = [:]
        var asked: Set<String> = []
    }

    private final class Observer {
        weak var text: (any SpellCheckedText)?

        init(_ text: any SpellCheckedText) { self.text = text }
    }

    private var verdicts: [[String]: Languages] = [:]
    private var observers: [ObjectIdentifier: Observer] = [:]
    private var generation = 0
    /// The words of the texts that were checked recently.
    private var divided: [String: [SpellingWords.Word]] = [:]

    /// The user's languages that have a dictionary.
    private var languages: [String] = []
    private var wanted: [String] = []

    private var dictionaries: [String] {
        let current = UserLanguages.current
        if current != wanted {
            wanted = current
            languages = SpellingDictionaries.shared.available(of: current)
        }
        return languages
    }

    /// The ranges of the misspelt words in a text, in UTF-16 units, as far as they are known. The text is notified when others are.
    ///
    /// - Parameters:
    ///   - text: The text of a paragraph.
    ///   - caret: The location of the caret, whose word is still being typed; nil for none.
    ///   - owner: The view.
    func misspelt(in text: String, caret: Int?, for owner: any SpellCheckedText) -> [NSRange] {
        let languages = dictionaries
        guard !languages.isEmpty else { return [] }
        observe(owner)
        var known = verdicts[languages] ?? Languages()
        var ranges: [NSRange] = []
        var unknown: [String] = []
        for word in words(in: text) {
            guard let isAccepted = known.isAccepted[word.text] else {
                if known.asked.insert(word.text).inserted { unknown.append(word.text) }
                continue
            }
            let isTyped = caret.map { word.range.lowerBound < $0 && $0 <= word.range.upperBound } ?? false
            if !isAccepted, !isTyped { ranges.append(NSRange(word.range)) }
        }
        if !unknown.isEmpty {
            verdicts[languages] = known
            look(up: unknown, in: languages)
        }
        return ranges
    }

    private func words(in text: String) -> [SpellingWords.Word] {
        if let words = divided[text] { return words }
        if divided.count > 200 { divided = [:] }
        // A single letter is no word.
        let words = SpellingWords.words(in: text).filter { $0.range.count > 1 }
        divided[text] = words
        return words
    }

    private func observe(_ owner: any SpellCheckedText) {
        guard observers[ObjectIdentifier(owner)]?.text !== owner else { return }
        observers = observers.filter { $0.value.text != nil }
        observers[ObjectIdentifier(owner)] = Observer(owner)
    }

    /// Whether a word is known to be misspelt.
    func isMisspelt(_ word: String) -> Bool { verdicts[dictionaries]?.isAccepted[word] == false }

    /// Returns words like a misspelt one in the user's languages, the most probable first, at most six.
    func guesses(for word: String) async -> [String] {
        let languages = dictionaries
        let guesses = await Task.detached(priority: .userInitiated) {
            languages.flatMap { SpellingDictionaries.shared.guesses(for: word, in: $0) ?? [] }
        }.value
        var unique: [String] = []
        for guess in guesses where unique.count < 6 && !unique.contains(guess) { unique.append(guess) }
        return unique
    }

    private func look(up words: [String], in languages: [String]) {
        let generation = generation
        let application = UIApplication.current
        Task { @MainActor [weak application] in
            let accepted = await Task.detached(priority: .userInitiated) {
                words.map { SpellingDictionaries.shared.contains($0, in: languages) }
            }.value
            guard generation == self.generation else { return }
            if let application { UIApplication.current = application }
            var known = verdicts[languages] ?? Languages()
            if known.isAccepted.count > Self.limit { known.isAccepted = [:] }
            for (word, isAccepted) in zip(words, accepted) {
                known.isAccepted[word] = isAccepted
                known.asked.remove(word)
            }
            verdicts[languages] = known
            notify()
        }
    }

    private func notify() {
        for text in observers.values.compactMap(\.text) { text.spellingDidChange() }
    }

    /// Forgets all verdicts, because the user's own words changed.
    func forget() {
        generation += 1
        verdicts = [:]
        notify()
    }
}
