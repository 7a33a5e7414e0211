import Testing

@testable import TypeAhead

@Suite("Highlighting")
struct HighlighterTests {
    private func marked(_ typed: [String], in text: String) -> [String] {
        let terms = typed.map { TextFolding().fold($0).bytes }
        return Highlighter(folding: TextFolding()).ranges(of: terms, in: text).map { String(text[$0]) }
    }

    @Test
    func `all occurrences of all terms are highlighted in text order`() {
        #expect(marked(["york", "new"], in: "New York, New Yorkshire") == ["New", "York", "New", "York"])
        #expect(marked(["a"], in: "Banana") == ["a", "a", "a"])
        #expect(marked([], in: "Banana") == [])
        #expect(marked(["x"], in: "Banana") == [])
        #expect(marked([""], in: "Banana") == [])
        #expect(marked(["x"], in: "") == [])
    }

    @Test
    func `overlapping and adjacent occurrences form one range`() {
        #expect(marked(["ana"], in: "Banana") == ["anana"])
        #expect(marked(["ban", "ana"], in: "Banana") == ["Banana"])
        #expect(marked(["ba", "na"], in: "Banana") == ["Banana"])
        #expect(marked(["banana", "n"], in: "Banana n") == ["Banana", "n"])
        #expect(marked(["aab"], in: "aaab") == ["aab"])
        #expect(marked(["abab"], in: "abacababab") == ["ababab"])
    }

    @Test func `invisible characters between occurrences are not highlighted`() {
        #expect(marked(["ab", "cd"], in: "ab\u{AD}cd") == ["ab", "cd"])
        #expect(marked(["ab", "bc", "cd"], in: "ab\u{AD}cd") == ["ab\u{AD}cd"])
    }

    @Test func `equal terms take one pass through a text, and no byte is written twice for a term`() {
        let text = Array(String(repeating: "ab", count: 50_000).utf8)
        let once = Highlighter.marks(of: [Array("a".utf8)], subsequences: [], in: text)
        #expect(once.ranges.count == 50_000)
        let often = Highlighter.marks(of: Array(repeating: Array("a".utf8), count: 1000), subsequences: [], in: text)
        #expect(often.work == once.work)
        #expect(often.work <= 2 * text.count)
        let long = Highlighter.marks(of: [Array(String(repeating: "ab", count: 500).utf8)], subsequences: [], in: text)
        #expect(long.ranges == [0..<text.count])
        #expect(long.work <= 2 * text.count)
    }

    @Test
    func `white space inside a phrase is highlighted as written`() {
        #expect(marked(["new york"], in: "New \u{3000}\n York") == ["New \u{3000}\n York"])
    }

    @Test
    func `initial consonants highlight their syllables`() {
        #expect(marked(["ㅎㄱ"], in: "대한국민") == ["한국"])
        #expect(marked(["ㄱㄴ"], in: "가나 ㄱㄴ 고니") == ["가나", "ㄱㄴ", "고니"])
        #expect(marked(["ㄱㄱ"], in: "가고 가게거") == ["가고", "가게거"])
    }

    @Test
    func `highlights cover whole characters and contain a term`() {
        for (seed, folding) in RandomText.foldings.enumerated() {
            var random = RandomText(seed: UInt64(seed) + 100)
            let highlighter = Highlighter(folding: folding)
            for _ in 0..<1_000 {
                let text = random.text(atMost: 16)
                let folded = folding.fold(text)
                let scalars = Array(String(decoding: folded.bytes, as: UTF8.self).unicodeScalars)
                var part = String.UnicodeScalarView()
                let start = Int.random(in: 0...scalars.count, using: &random)
                part.append(contentsOf: scalars[start...].prefix(Int.random(in: 1...4, using: &random)))
                let term =
                    Bool.random(using: &random) ? Array(String(part).utf8) : folding.fold(random.text(atMost: 2)).bytes
                let ranges = highlighter.ranges(of: [term], in: text)

                let isThere = !term.isEmpty && folded.bytes.firstRange(of: term) != nil
                if !KoreanInitials.isInitials(term) { #expect(ranges.isEmpty != isThere, "\(text.debugDescription)") }
                for range in ranges {
                    #expect(
                        String.Index(range.lowerBound, within: text) != nil
                            && String.Index(range.upperBound, within: text) != nil
                    )
                    if KoreanInitials.isInitials(term) { continue }
                    // Skips terms that begin or end with a space. Queries do not contain them, and only they become shorter when
                    // the range is folded alone.
                    guard term.first != 0x20, term.last != 0x20 else { continue }
                    let marked = folding.fold(String(text[range])).bytes
                    #expect(marked.firstRange(of: term) != nil, "\(text.debugDescription)")
                }
                for (left, right) in zip(ranges, ranges.dropFirst()) { #expect(left.upperBound < right.lowerBound) }
            }
        }
    }

    @Test(arguments: [1, 2, 3])
    func `highlights equal the matches of a plain search`(seed: UInt64) {
        var random = RandomText(seed: seed)
        let letters: [Character] = ["a", "b", "ß", "é", "👩‍👧", " "]
        for _ in 0..<2_000 {
            let text = String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
            )
            let folded = TextFolding().fold(text, withOrigins: true)
            let term = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                "abse".utf8.randomElement(using: &random) ?? 97
            }
            // Whether an occurrence contains each byte of the text.
            var isMarked = Array(repeating: false, count: text.utf8.count)
            for start in folded.bytes.indices where folded.bytes[start...].starts(with: term) {
                for index in start..<start + term.count { for byte in folded.origins[index] { isMarked[byte] = true } }
            }
            var expected = ""
            var offset = 0
            for character in text {
                let length = character.utf8.count
                expected += isMarked[offset..<offset + length].contains(true) ? "#" : "."
                offset += length
            }
            var found = ""
            let ranges = Highlighter(folding: TextFolding()).ranges(of: [term], in: text)
            for index in text.indices { found += ranges.contains { $0.contains(index) } ? "#" : "." }
            #expect(found == expected, "\(term) in \(text)")
        }
    }

    @Test
    func `highlighting a repetitive text takes linear work`() {
        let text = String(repeating: "a", count: 100_000)
        let term = Array(repeating: UInt8(ascii: "a"), count: 50_000) + [UInt8(ascii: "b")]
        #expect(
            Highlighter(folding: TextFolding()).ranges(of: [term, Array(term.dropLast())], in: text) == [
                text.startIndex..<text.endIndex
            ]
        )
    }
}
