/// The Swift names that Xcode derives from the names of assets.
enum SymbolName {
    /// Returns the name of a static member: `brandBlue` for `Brand-Blue`. Nil if the name contains no letter and no digit.
    ///
    /// - Parameter suffix: A last word that is dropped: `Color` for colours, `Image` for images.
    static func member(_ name: String, droppingSuffix suffix: String) -> String? {
        var words = words(in: name)
        guard let first = words.first else { return nil }
        if !name.contains(where: \.isLowercase) { return identifier(words.joined(separator: "_")) }
        words = words.map(capitalized)
        if words.count > 1, words.last == suffix { words.removeLast() }
        words[0] = first.lowercased()
        return identifier(words.joined())
    }

    /// Returns the name of the type for a folder with a namespace: `GameUI` for `gameUI`.
    static func type(_ name: String) -> String? {
        let words = words(in: name)
        guard !words.isEmpty else { return nil }
        if !name.contains(where: \.isLowercase) { return identifier(words.joined(separator: "_")) }
        return identifier(words.map(capitalized).joined())
    }

    /// Names that a member cannot have, even with backticks.
    static let impossible: Set = ["Type", "Protocol", "self", "Self", "init"]

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a name as it is written in Swift, with backticks if it is a keyword. Nil if it is no Swift name.
    static func declared(_ name: String) -> String? {
        let scalars = name.unicodeScalars
        guard let first = scalars.first, first == "_" || first.properties.isXIDStart, !impossible.contains(name),
            scalars.allSatisfy(\.properties.isXIDContinue)
        else { return nil }
        return identifier(name)
    }

    /// Names cannot begin with a digit, and keywords need backticks.
    private static func identifier(_ name: String) -> String {
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Splits a name at other characters than letters and digits, between letters and digits, and before capital letters. The last of
    /// several capital letters begins a word if a small letter follows: `URL`, `Session`.
    static func words(in name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last {
                let startsWord =
                    character.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
                if last.isNumber != character.isNumber || (character.isUppercase && (!last.isUppercase || startsWord)) {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static let keywords: Set = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}
