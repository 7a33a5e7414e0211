import Foundation

/// The dictionaries of the desktop. Thread-safe; a look-up takes microseconds, guesses up to a tenth of a second.
final class SpellingDictionaries: @unchecked Sendable {
    static let shared = SpellingDictionaries()

    private struct State {
        var library: SpellingLibrary?
        var broker: OpaquePointer?
        var languages: [String] = []
        var dictionaries: [String: OpaquePointer] = [:]
        var isLoaded = false

        mutating func load() {
            guard !isLoaded else { return }
            isLoaded = true
            library = SpellingLibrary()
            guard let library, let broker = library.makeBroker() else { return }
            self.broker = broker
            var found: [String] = []
            withUnsafeMutablePointer(to: &found) { found in
                library.listDictionaries(
                    broker,
                    { language, _, _, _, context in
                        guard let language, let context else { return }
                        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
                    },
                    found
                )
            }
            languages = Array(Set(found)).sorted()
        }

        /// The name of the dictionary for a language such as "de" or "de-AT"; nil if none is installed.
        mutating func name(for language: String) -> String? {
            load()
            let wanted = language.replacing("-", with: "_")
            if languages.contains(wanted) { return wanted }
            let parts = wanted.split(separator: "_").map(String.init)
            guard let code = parts.first else { return nil }
            // A script between language and country: "zh_Hans_CN".
            if parts.count > 2, languages.contains("\(code)_\(parts[parts.count - 1])") {
                return "\(code)_\(parts[parts.count - 1])"
            }
            let usual = "\(code)_\(code == "en" ? "US" : code.uppercased())"
            return languages.contains(usual) ? usual : languages.first { $0 == code || $0.hasPrefix(code + "_") }
        }

        mutating func dictionary(for language: String) -> OpaquePointer? {
            guard let name = name(for: language), let library, let broker else { return nil }
            if let open = dictionaries[name] { return open }
            let dictionary = library.openDictionary(broker, name)
            dictionaries[name] = dictionary
            return dictionary
        }
    }

    /// Guards the state.
    private let lock = NSLock()
    private var state = State()

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.withLock { body(&state) }
    }

    /// The languages of the installed dictionaries, such as "de_DE", in order.
    var languages: [String] {
        withState {
            $0.load()
            return $0.languages
        }
    }

    /// Those of some languages for which there is a dictionary.
    func available(of languages: [String]) -> [String] {
        withState { state in languages.filter { state.name(for: $0) != nil } }
    }

    /// Whether any of the languages contains a word. True without a dictionary.
    func contains(_ word: String, in languages: [String]) -> Bool {
        withState { state in
            var wasChecked = false
            for language in languages {
                guard let dictionary = state.dictionary(for: language), let library = state.library else { continue }
                wasChecked = true
                if library.check(dictionary, word, word.utf8.count) == 0 { return true }
            }
            return !wasChecked
        }
    }

    /// Words like a misspelt one, the most probable first.
    func guesses(for word: String, in language: String) -> [String]? {
        withState { state in
            guard let dictionary = state.dictionary(for: language), let library = state.library else { return nil }
            var count = 0
            guard let list = library.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
            defer { library.freeList(dictionary, list) }
            return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
        }
    }

    /// Adds a word to the user's own words of some languages, which all programs of the desktop share.
    func learn(_ word: String, in languages: [String]) {
        change(languages) { $0.add($1, word, word.utf8.count) }
    }

    /// Removes one of the user's own words.
    func unlearn(_ word: String, in languages: [String]) {
        change(languages) { $0.remove($1, word, word.utf8.count) }
    }

    private func change(_ languages: [String], _ body: (SpellingLibrary, OpaquePointer) -> Void) {
        withState { state in
            for language in languages {
                guard let dictionary = state.dictionary(for: language), let library = state.library else { continue }
                body(library, dictionary)
            }
        }
    }

    /// Whether a word is one of the user's own words.
    func hasLearned(_ word: String, in languages: [String]) -> Bool {
        withState { state in
            languages.contains { language in
                guard let dictionary = state.dictionary(for: language), let library = state.library else {
                    return false
                }
                return library.isAdded(dictionary, word, word.utf8.count) != 0
            }
        }
    }
}

/// The words of a text whose spelling is checked.
enum SpellingWords {
    /// A word and its place in UTF-16 units.
    struct Word {
        let text: String
        let range: Range<Int>
    }

    /// The words: letters with their marks, and an apostrophe between two of them. Words with digits are not included, nor addresses,
    /// paths and writing systems without spaces between words.
    static func words(in text: String) -> [Word] {
        var words: [Word] = []
        var unit = 0
        // Words of the text between two spaces, until it turns out to be an address.
        var chunk: [Word] = []
        var isAddress = false
        var word = ""
        var start = 0
        var isName = false
        var apostrophe = ""
        func endWord() {
            if !word.isEmpty, !isName { chunk.append(Word(text: word, range: start..<start + word.utf16.count)) }
            (word, apostrophe, isName) = ("", "", false)
        }
        func endChunk() {
            endWord()
            if !isAddress { words += chunk }
            (chunk, isAddress) = ([], false)
        }
        for scalar in text.unicodeScalars {
            let units = scalar.value > 0xFFFF ? 2 : 1
            switch kind(of: scalar) {
            case .letter:
                if word.isEmpty { start = unit }
                word += apostrophe
                apostrophe = ""
                word.unicodeScalars.append(scalar)
            case .other:
                // A word that touches a digit is a name.
                if word.isEmpty { start = unit }
                word.unicodeScalars.append(scalar)
                isName = true
            case .apostrophe where !word.isEmpty && apostrophe.isEmpty:
                apostrophe = String(scalar)
            case .space: endChunk()
            case .address:
                isAddress = true
                endWord()
            case .apostrophe, .punctuation: endWord()
            }
            unit += units
        }
        endChunk()
        return words
    }

    private enum Kind {
        case letter, other, apostrophe, space, address, punctuation
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: return .letter
        case 0x30...0x39, 0x5F: return .other
        case 0x20, 0x09, 0x0A, 0x0D: return .space
        case 0x27, 0x2019: return .apostrophe
        case 0x2F, 0x40, 0x5C: return .address
        case 0..<0x80: return .punctuation
        // Thai, Lao and the scripts of East Asia.
        case 0x0E00...0x0EFF, 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .other
        default: break
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return .letter
        case .decimalNumber, .otherNumber, .letterNumber: return .other
        default: return properties.isAlphabetic ? .letter : properties.isWhitespace ? .space : .punctuation
        }
    }
}
