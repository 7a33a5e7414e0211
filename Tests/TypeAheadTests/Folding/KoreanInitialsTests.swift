import Testing

@testable import TypeAhead

@Suite("First consonants of Korean syllables")
struct KoreanInitialsTests {
    private func term(_ text: String) -> [UInt8] { TextFolding().fold(text).bytes }

    /// The text of the first match in the folded text.
    private func match(_ typed: String, _ text: String, from offset: Int = 0) -> String? {
        term(text).withUnsafeBufferPointer { buffer in
            KoreanInitials.firstMatch(of: term(typed), in: buffer, from: offset).map {
                String(decoding: buffer[$0], as: UTF8.self)
            }
        }
    }

    @Test(arguments: ["ㅎㄱ", "ㄳ", "ㄲㄲ", "ㄱㄴㄷㄹㅁㅂㅅ"])
    func `two or more consonants are initials`(text: String) { #expect(KoreanInitials.isInitials(term(text))) }

    @Test(
        arguments: ["", "ㅎ", "하", "ㅎㅏ", "ㅏㅎ", "ㅎa", "aㅎ", "がㅎ", "ㅎ ㄱ"]
    )
    func `one consonant, vowels and other letters are not`(text: String) {
        #expect(!KoreanInitials.isInitials(term(text)))
    }

    @Test
    func `a match starts and ends at syllable boundaries`() {
        #expect(match("ㅎㄱ", "대한국민") == "ㅎㅏㄴㄱㅜㄱ")
        #expect(match("ㄱㅁ", "대한국민") == "ㄱㅜㄱㅁㅣㄴ")
        #expect(match("ㄱㅇ", "과일값") == "ㄱㅗㅏㅇㅣㄹ")
        #expect(match("ㅇㄱ", "과일값") == "ㅇㅣㄹㄱㅏㅂㅅ")
    }

    @Test
    func `a final consonant is not an initial`() {
        #expect(match("ㄴㄱ", "한국") == nil)
        #expect(match("ㅂㅅ", "값") == nil)
        #expect(match("ㄱㄷ", "ㄱㄴ다") == nil)
        #expect(match("ㄱㄷ", "가다ㅋㅋㅋ") == "ㄱㅏㄷㅏㅋㅋ")
    }

    @Test
    func `syllables are consecutive, without anything between them`() {
        #expect(match("ㅎㅁ", "한국민") == nil)
        #expect(match("ㅎㄱ", "한 국") == nil)
        #expect(match("ㅎㄱ", "한a국") == nil)
        #expect(match("ㅎㄱ", "한") == nil)
    }

    @Test
    func `a search can begin later`() {
        #expect(match("ㄱㄱ", "가기 고개", from: 1) == "ㄱㅗㄱㅐ")
        #expect(match("ㄱㄱ", "가기", from: 1) == nil)
        #expect(match("ㄱㄱ", "가기", from: 100) == nil)
    }

    @Test
    func `an incomplete syllable is a prefix of the complete one, key by key`() {
        for (whole, states) in [
            ("한국", ["ㅎ", "하", "한", "한ㄱ", "한구", "한국"]), ("값", ["ㄱ", "가", "갑", "값"]), ("원", ["ㅇ", "우", "워", "원"]),
            ("가시", ["ㄱ", "가", "갓", "가시"]), ("의사", ["ㅇ", "으", "의", "읫", "의사"]),
        ] {
            for state in states { #expect(term(whole).starts(with: term(state)), "\(state) of \(whole)") }
        }
    }
}
