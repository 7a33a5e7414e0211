import Foundation

/// The index letters of a language, and the section for each name.
struct IndexAlphabet {
    /// The letters, followed by `#`.
    let titles: [String]
    private let sections: [Character: Int]

    /// - Parameter language: A language code such as `de`. Languages without an alphabet here use A to Z.
    init(language: String) {
        let letters = Self.letters[language] ?? Self.latin
        titles = letters.map(String.init) + ["#"]
        sections = Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0) })
    }

    /// The section of a name; the last one if it begins with none of the letters.
    func section(of name: String) -> Int {
        let other = titles.count - 1
        guard let first = name.first(where: { !$0.isWhitespace }) else { return other }
        // In languages with İ, the lowercase of İ is i.
        if first == "i", let dotted = sections["İ"] { return dotted }
        if let ascii = first.asciiValue {
            return sections[Character(UnicodeScalar(ascii)).uppercasedCharacter] ?? other
        }
        let letter = first.uppercasedCharacter
        if let own = sections[letter] { return own }
        return Self.base(of: first).lazy.compactMap { sections[$0] }.first ?? other
    }

    /// The letters under which a letter is filed if the language does not include it, best first.
    private static func base(of character: Character) -> [Character] {
        if let relative = relatives[character.uppercasedCharacter] { return [relative] }
        guard let scalar = character.unicodeScalars.first else { return [] }
        if let initial = koreanInitial(scalar) { return [initial] }
        let folded = String(character)
            .folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
            .uppercased()
        return [folded.first, kanaRow(scalar)].compactMap { $0 }
    }

    /// Letters that are not a base letter with a diacritic.
    private static let relatives: [Character: Character] = [
        "Æ": "A", "Œ": "O", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "T", "ẞ": "S", "ß": "S", "ı": "I",
        "İ": "I", "Ħ": "H", "Ŋ": "N", "Ŧ": "T", "Ё": "Е", "Ґ": "Г",
    ]

    private static let latin = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private static let letters: [String: [Character]] = [
        "sv": latin + Array("ÅÄÖ"), "fi": latin + Array("ÅÄÖ"), "da": latin + Array("ÆØÅ"), "nb": latin + Array("ÆØÅ"),
        "no": latin + Array("ÆØÅ"), "nn": latin + Array("ÆØÅ"), "es": Array("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
        "pl": Array("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"), "cs": Array("ABCČDEFGHIJKLMNOPQRŘSŠTUVWXYZŽ"),
        "sk": Array("AÄBCČDEFGHIJKLMNOÔPQRSŠTUVWXYZŽ"), "hr": Array("ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ"),
        "tr": Array("ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ"), "hu": Array("AÁBCDEÉFGHIÍJKLMNOÓÖŐPQRSTUÚÜŰVWXYZ"),
        "ro": Array("AĂÂBCDEFGHIÎJKLMNOPQRSȘTȚUVWXYZ"), "is": Array("AÁBCDÐEÉFGHIÍJKLMNOÓPQRSTUÚVWXYÝZÞÆÖ"),
        "ru": Array("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"), "uk": Array("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"),
        "bg": Array("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ"), "el": Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
        "he": Array("אבגדהוזחטיכלמנסעפצקרשת"), "ar": Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
        "ja": Array("あかさたなはまやらわ") + latin, "ko": Array("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ") + latin,
    ]

    /// The initial consonant of a Korean syllable, with doubled consonants mapped to single ones.
    private static func koreanInitial(_ scalar: UnicodeScalar) -> Character? {
        guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
        return Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")[Int(scalar.value - 0xAC00) / 588]
    }

    /// The first character of a kana's row, for hiragana and katakana.
    private static func kanaRow(_ scalar: UnicodeScalar) -> Character? {
        let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
        let value = isKatakana ? scalar.value - 0x60 : scalar.value
        let starts: [(UInt32, Character)] = [
            (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"), (0x307E, "ま"),
            (0x3083, "や"), (0x3089, "ら"), (0x308E, "わ"),
        ]
        guard (0x3041...0x3096).contains(value) else { return nil }
        if value == 0x3094 { return "あ" }
        if value >= 0x3095 { return "か" }
        return starts.last { $0.0 <= value }?.1
    }
}

extension Character {
    /// The uppercase letter, if it is a single character.
    fileprivate var uppercasedCharacter: Character {
        let text = uppercased()
        return text.count == 1 ? text[text.startIndex] : self
    }
}
