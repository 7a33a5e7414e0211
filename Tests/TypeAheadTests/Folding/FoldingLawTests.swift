import Foundation
import Testing

@testable import TypeAhead

@Suite("Laws of folding")
struct FoldingLawTests {
    /// Calls a function with many random texts for each folding.
    private func forRandomTexts(
        _ count: Int = 1_000,
        atMost length: Int = 24,
        _ body: (TextFolding, String, inout RandomText) -> Void
    ) {
        for (seed, folding) in RandomText.foldings.enumerated() {
            var random = RandomText(seed: UInt64(seed))
            for _ in 0..<count { body(folding, random.text(atMost: length), &random) }
        }
    }

    private func string(_ folded: FoldedText) -> String { String(decoding: folded.bytes, as: UTF8.self) }

    private func dump(_ text: String) -> String {
        text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }

    @Test
    func `folded text is well-formed UTF-8 without control characters, with a word-start flag per byte`() {
        forRandomTexts { folding, text, _ in
            let folded = folding.fold(text)
            #expect(Array(string(folded).utf8) == folded.bytes, "\(dump(text))")
            #expect(folded.bytes.allSatisfy { $0 >= 0x20 && $0 < 0xF8 }, "\(dump(text))")
            #expect(folded.wordStarts.count == folded.bytes.count)
            #expect(
                folded.diacritics.allSatisfy { folded.bytes.indices.contains($0.offset) && $0.mark > 0 },
                "\(dump(text))"
            )
            #expect(folded.origins.isEmpty)
        }
    }

    @Test
    func `folding is idempotent`() {
        forRandomTexts { folding, text, _ in
            let once = folding.fold(text)
            let twice = folding.fold(string(once))
            #expect(twice.bytes == once.bytes, "\(dump(text))")
            #expect(twice.wordStarts == once.wordStarts, "\(dump(text))")
            #expect(twice.diacritics.isEmpty, "\(dump(text))")
        }
    }

    @Test
    func `a folded term finds the same records in the same tiers as the typed term`() {
        var random = RandomText(seed: 11)
        for (number, language) in [nil, "sv", "tr", "vi"].enumerated() {
            let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
            let items = (0..<200).map { Item(id: $0, title: random.text(atMost: 12)) }
            let index = SearchIndex(items, fields: Item.fields, language: language)
            for _ in 0..<200 {
                let scalars = Array(items.randomElement(using: &random)?.title.unicodeScalars ?? "a".unicodeScalars)
                let start = Int.random(in: 0...scalars.count, using: &random)
                var typed = String.UnicodeScalarView()
                typed.append(contentsOf: scalars[start...].prefix(Int.random(in: 1...5, using: &random)))
                func found(_ text: String) -> [Int: SearchTier] {
                    let hits = index.search(SearchQuery(terms: [SearchTerm(text)], limit: 1_000)).hits
                    return Dictionary(uniqueKeysWithValues: hits.map { ($0.record.id, $0.tier) })
                }
                let text = String(typed)
                #expect(found(string(folding.fold(text))) == found(text), "\(number): \(dump(text))")
            }
        }
    }

    @Test
    func `adjacent texts fold as they do alone`() {
        forRandomTexts { folding, first, random in
            let second = random.text(atMost: 8)
            let left = folding.fold(first)
            let right = folding.fold(second)
            let both = folding.fold("\(first) \(second)")
            let space = left.bytes.isEmpty || right.bytes.isEmpty ? 0 : 1
            let shift = left.bytes.count + space
            #expect(
                both.bytes == left.bytes + Array(repeating: 0x20, count: space) + right.bytes,
                "\(dump(first)) | \(dump(second))"
            )
            #expect(both.wordStarts == left.wordStarts + Array(repeating: false, count: space) + right.wordStarts)
            let diacritics = right.diacritics.map { FoldedDiacritic(offset: $0.offset + shift, mark: $0.mark) }
            #expect(both.diacritics == left.diacritics + diacritics, "\(dump(first)) | \(dump(second))")
        }
    }

    @Test
    func `folding appends to existing text, with and without origins`() {
        forRandomTexts(200, atMost: 400) { folding, text, _ in
            let alone = folding.fold(text, withOrigins: true)
            var folded = folding.fold("æé")
            let before = folded
            folding.append(text, to: &folded)
            #expect(folded.bytes == before.bytes + alone.bytes, "\(dump(text))")
            #expect(folded.wordStarts == before.wordStarts + alone.wordStarts)
            let diacritics = alone.diacritics.map {
                FoldedDiacritic(offset: $0.offset + before.bytes.count, mark: $0.mark)
            }
            #expect(folded.diacritics == before.diacritics + diacritics)
        }
    }

    @Test
    func `composed and decomposed texts fold alike`() {
        forRandomTexts { folding, text, _ in
            // Foundation composes some code points that Unicode does not assign.
            guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .unassigned }) else { return }
            let folded = folding.fold(text)
            for other in [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping] {
                let same = folding.fold(other)
                #expect(same.bytes == folded.bytes, "\(dump(text)) – \(dump(other))")
                #expect(same.wordStarts == folded.wordStarts, "\(dump(text)) – \(dump(other))")
                #expect(same.diacritics == folded.diacritics, "\(dump(text)) – \(dump(other))")
            }
        }
    }

    @Test
    func `origins ascend and cover all retained text`() {
        forRandomTexts { folding, text, _ in
            let folded = folding.fold(text, withOrigins: true)
            let utf8 = Array(text.utf8)
            #expect(folded.origins.count == folded.bytes.count)
            for (left, right) in zip(folded.origins, folded.origins.dropFirst()) {
                #expect(left.lowerBound <= right.lowerBound && left.upperBound <= right.upperBound, "\(dump(text))")
            }
            var covered = Array(repeating: false, count: utf8.count)
            for origin in folded.origins {
                #expect(!origin.isEmpty && origin.upperBound <= utf8.count)
                let bytes = utf8[origin]
                #expect(Array(String(decoding: bytes, as: UTF8.self).utf8) == Array(bytes), "\(dump(text))")
                for index in origin { covered[index] = true }
            }
            var offset = 0
            for scalar in text.unicodeScalars {
                if !folding.fold(String(scalar)).bytes.isEmpty { #expect(covered[offset], "\(dump(text))") }
                offset += String(scalar).utf8.count
            }
        }
    }

    @Test
    func `the origin of a byte folds to text that contains the byte`() {
        forRandomTexts { folding, text, _ in
            let folded = folding.fold(text, withOrigins: true)
            let utf8 = Array(text.utf8)
            for (byte, origin) in zip(folded.bytes, folded.origins) where byte != 0x20 {
                let part = folding.fold(String(decoding: utf8[origin], as: UTF8.self))
                #expect(part.bytes.contains(byte), "\(dump(text))")
            }
        }
    }

    @Test
    func `ASCII folds to lower case without diacritics`() {
        var random = RandomText(seed: 7)
        for _ in 0..<3_000 {
            let bytes = (0..<30).map { _ in UInt8.random(in: 0x21...0x7E, using: &random) }
            let text = String(decoding: bytes, as: UTF8.self)
            let folded = TextFolding().fold(text)
            #expect(string(folded) == text.lowercased().replacing("`", with: "'"))
            #expect(folded.diacritics.isEmpty)
        }
    }

    @Test
    func `every character folds like its uppercase and lowercase forms`() {
        let folding = TextFolding()
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let others = [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping]
                .filter { $0 != String(scalar) }
            // Skips characters that are newer than the table's Unicode version, which are not folded.
            guard !others.isEmpty,
                ([String(scalar)] + others).joined().unicodeScalars.allSatisfy({
                    ($0.properties.age?.major ?? 99) <= 15
                })
            else {
                continue
            }
            // Skips the iota subscript, which becomes a separate letter in upper case. Users do not type it.
            guard !String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.contains("\u{345}") else {
                continue
            }
            let folded = folding.fold(String(scalar)).bytes
            for other in others { #expect(folding.fold(other).bytes == folded, "\(String(value, radix: 16))") }
        }
    }

    @Test
    func `many combining marks on one letter take linear work and are put in order`() {
        let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
        let folded = TextFolding().fold("a\(marks)b", withOrigins: true)
        #expect(string(folded) == "ab")
        #expect(folded.origins[0] == 0..<1 + marks.utf8.count)
        #expect(folded.diacritics.count == 128)
    }
}
