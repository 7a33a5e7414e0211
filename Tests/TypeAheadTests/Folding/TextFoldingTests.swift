import Testing

@testable import TypeAhead

@Suite("Text folding")
struct TextFoldingTests {
    private func fold(_ text: String, _ language: String? = nil) -> String {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        return String(decoding: folding.fold(text).bytes, as: UTF8.self)
    }

    /// The folded text with a bar before each word start.
    private func words(_ text: String) -> String {
        let folded = TextFolding().fold(text)
        var bytes: [UInt8] = []
        for (byte, isStart) in zip(folded.bytes, folded.wordStarts) {
            if isStart { bytes.append(UInt8(ascii: "|")) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            ("Łódź Žižkov", "lodz zizkov"), ("ĲSSEL ﬃ ſt", "ijssel ffi st"), ("Þórður Ðæ", "thordur dae"),
            ("ẞß", "ssss"),
            ("ΣΊΣΥΦΟΣ σίσυφος", "σισυφοσ σισυφοσ"), ("Ελλάδα ᾳ", "ελλαδα α"), ("Ёжик Їжак", "ежик іжак"), ("և", "եւ"),
            ("①②Ⅳ²½℃™№", "12iv21/2°ctmno"), ("٣۴५௧𝟙", "34511"), ("ｶﾞｷﾞｸﾞヷ", "かきくわ"), ("ラーメン・ヽヾ", "らーめん・ゝゝ"),
            ("㌔㍿", "きろ株式会社"),
            ("‘a’ ‚b‛ “c” «d» ‹e› `f´ ʻg", "'a' 'b' \"c\" \"d\" 'e' 'f' 'g"), ("a–b—c−d‑e־f", "a-b-c-d-e-f"),
            ("a\u{ad}b\u{200d}c\u{feff}d\u{fe0f}e\u{2060}f", "abcdef"), ("آأإٱا ةى ک ی", "ااااا هي ك ي"),
            ("ﷺ", "صلي الله عليه وسلم"),
            ("שָׁלוֹם", "שלום"), ("हिन्दी", "हिनदी"), ("ไทย", "ไทย"), ("ﾡ ㉠ ㈎ ㆍ", "ㄱ ㄱ (ㄱㅏ) ᆞ"), ("¨ ˚", "¨ ˚"), ("豈", "豈"),
        ]
    )
    func `characters that users do not type are left out`(text: String, folded: String) {
        #expect(fold(text).unicodeScalars.elementsEqual(folded.unicodeScalars), "\(fold(text))")
    }

    @Test
    func `white space becomes one space between words, and control characters are removed`() {
        #expect(fold(" \t\u{3000}a\r\n\u{2028}b\u{85}\u{200b} ") == "a b")
        #expect(fold("a\u{0}\u{1f}\u{7f}\u{9f}b") == "ab")
        #expect(fold("\u{200b}\u{301} \u{ad}") == "")
        #expect(fold("") == "")
    }

    @Test(
        arguments: [
            ("New York-City", "|new |york-|city"), ("L'Aquila", "|l'|aquila"), ("R2D2 3.5", "|r2d2 |3.|5"),
            ("Łódź", "|lodz"),
            ("東京タワーへ", "|東|京|たわーへ"), ("東京Tower", "|東|京|tower"), ("タワーtower", "|たわー|tower"), ("ラーメン二郎", "|らーめん|二|郎"),
            ("한국 국민2", "|ㅎㅏㄴㄱㅜㄱ |ㄱㅜㄱㅁㅣㄴ|2"), ("K팝", "|k|ㅍㅏㅂ"), ("👩‍👧x", "|👩|👧|x"), ("C++ €5", "|c|+|+ |€|5"),
            ("🇩🇪", "|🇩|🇪"),
            ("हिन्दी भाषा", "|हिनदी |भाषा"), ("(a)_b.c", "(|a)_|b.|c"), ("ไทย", "|ไทย"), ("a ½", "|a |1/|2"),
            ("\u{903}x", "|\u{903}x"),
        ]
    )
    func `words start at visible word boundaries`(text: String, expected: String) {
        #expect(words(text).unicodeScalars.elementsEqual(expected.unicodeScalars), "\(words(text))")
    }

    @Test
    func `removed diacritics are recorded, with equal values for equal marks`() {
        func marks(_ text: String) -> [UInt8] { TextFolding().fold(text).diacritics.map(\.mark) }
        let folded = TextFolding().fold("Łé ñ")
        #expect(folded.diacritics.map(\.offset) == [0, 1, 3])
        #expect(Set(folded.diacritics.map(\.mark)).count == 3)
        #expect(marks("É") == marks("á"))
        #expect(marks("Ł") == marks("ł"))
        #expect(marks("ß") == marks("ẞ"))
        #expect(marks("ß") != marks("æ"))
        #expect(marks("é") != marks("è"))
        #expect(marks("が") == marks("ﾊﾞ"))
        #expect(marks("ٱ") != marks("أ"))
    }

    @Test(
        arguments: ["ABC", "ＡＢ", "カ", "ﬁ", "“–”", "٣", "한국", "①", "ς", "مـ", "a\u{ad}b"]
    )
    func `only diacritics are recorded`(text: String) {
        #expect(TextFolding().fold(text).diacritics.isEmpty)
    }

    @Test
    func `the marks of a letter are in canonical order`() {
        let folded = TextFolding().fold("xa\u{301}\u{323}\u{308}")
        #expect(folded.diacritics == TextFolding().fold("xa\u{323}\u{301}\u{308}").diacritics)
        #expect(folded.diacritics != TextFolding().fold("xa\u{323}\u{308}\u{301}").diacritics)
        #expect(folded.diacritics.map(\.offset) == [1, 1, 1])
    }

    @Test
    func `a mark without a base letter is removed`() {
        let folded = TextFolding().fold("\u{301}a \u{301}b", withOrigins: true)
        #expect(folded.bytes == Array("a b".utf8))
        #expect(folded.diacritics.isEmpty)
        #expect(folded.origins == [2..<3, 3..<4, 6..<7])
    }

    @Test(arguments: [nil, "sv"])
    func `a letter keeps its marks at any position of a long text`(language: String?) {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        let letter = folding.fold("a\u{30a}\u{323}")
        for length in 0..<1_000 {
            let folded = folding.fold("\(String(repeating: "x", count: length))a\u{30a}\u{323}", withOrigins: true)
            #expect(folded.bytes.dropFirst(length) == letter.bytes[...])
            #expect(
                folded.diacritics
                    == letter.diacritics.map { FoldedDiacritic(offset: $0.offset + length, mark: $0.mark) }
            )
            #expect(folded.origins.last == length..<length + 5)
        }
    }

    @Test
    func `each byte has its origin in the source text`() {
        #expect(
            TextFolding().fold("Straße", withOrigins: true).origins == [
                0..<1, 1..<2, 2..<3, 3..<4, 4..<6, 4..<6, 6..<7,
            ]
        )
        #expect(TextFolding().fold("e\u{301}a", withOrigins: true).origins == [0..<3, 3..<4])
        #expect(TextFolding().fold("한", withOrigins: true).origins == Array(repeating: 0..<3, count: 9))
        #expect(TextFolding().fold("a \t b", withOrigins: true).origins == [0..<1, 1..<4, 4..<5])
        #expect(
            TextFolding(language: "sv").fold("xa\u{323}\u{30a}", withOrigins: true).origins == [0..<1, 1..<6, 1..<6]
        )
    }

    @Test(
        arguments: [
            ("sv", "Åäöéøñ", "åäöeon"), ("da", "ÆøÅäö", "æøåao"), ("nb", "ÆøÅäö", "æøåao"), ("nn", "Æ", "æ"),
            ("es", "ÑñáÜ", "ññau"),
            ("tr", "Iıİi Çğşöüâ", "ııii çğşöüa"), ("de", "äöüß", "aouss"), ("pl", "łŁóżé", "łłóże"),
            ("vi", "Đăâêôơưểạ", "đăâêôơưêa"),
            ("ru", "йЙё", "ййе"), ("uk", "їйґ", "їйґ"), ("cs", "čřšžáů", "čřšžau"), ("hu", "öüőűá", "öüoua"),
            ("fr", "éœç", "eoec"),
        ]
    )
    func `a language keeps its own letters distinct and folds others`(language: String, text: String, folded: String) {
        #expect(fold(text, language) == folded, "\(fold(text, language))")
    }

    @Test
    func `a language is recognized with or without region, in any case`() {
        #expect(TextFolding(language: "sv-SE") == TextFolding(language: "sv"))
        #expect(TextFolding(language: "SV_se") == TextFolding(language: "sv"))
        #expect(fold("čajđ", "sr-Latn-RS") == "čajđ")
        #expect(fold("čajđ", "sr") == "cajd")
        #expect(TextFolding(language: "nb") == TextFolding(language: "da"))
        #expect(TextFolding(language: "da") != TextFolding(language: "sv"))
        for unknown in ["", "-", "en", "xx", "zz-ZZ", "ja", "zh-Hant", "ar"] {
            #expect(TextFolding(language: unknown) == TextFolding())
        }
    }
}
