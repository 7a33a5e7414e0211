import Foundation
import Testing

@testable import TypeAhead

/// A reference implementation of folding, based on character properties from Foundation and the standard library. It is slow, and
/// uses different data from the table.
struct PlainFolding {
    /// Hiragana by character name, for the conversion from katakana.
    private let hiragana: [String: Unicode.Scalar]

    init() {
        let kana = [0x3041...0x309F, 0x1B000...0x1B16F].joined().compactMap(Unicode.Scalar.init)
        hiragana = Dictionary(kana.map { ($0.properties.name ?? "", $0) }) { first, _ in first }
    }

    /// The folded form of a character. Nil if a special rule applies, which the table `matching.tsv` tests.
    func fold(_ scalar: Unicode.Scalar) -> String? {
        let properties = scalar.properties
        if properties.isWhitespace { return "" }
        if properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint { return "" }
        if properties.isDash { return "-" }
        if properties.isQuotationMark || properties.isDiacritic && properties.canonicalCombiningClass == .notReordered {
            return nil
        }
        if properties.generalCategory == .decimalNumber { return properties.numericValue.map { String(Int($0)) } }
        let decomposed = String(scalar).decomposedStringWithCompatibilityMapping
        if decomposed.unicodeScalars.count > 1 {
            // A spacing diacritic decomposes to a space and a combining mark.
            if decomposed.unicodeScalars.first == " " { return nil }
            let parts = decomposed.unicodeScalars.map { foldPart($0) }
            return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined()
        }
        return decomposed.unicodeScalars.first.flatMap(foldPart)
    }

    /// The folded form of a part of a decomposition.
    private func foldPart(_ scalar: Unicode.Scalar) -> String? {
        let properties = scalar.properties
        if properties.canonicalCombiningClass != .notReordered { return "" }
        if properties.isWhitespace { return " " }
        if properties.isDash { return "-" }
        if properties.generalCategory == .decimalNumber { return properties.numericValue.map { String(Int($0)) } }
        if properties.isDefaultIgnorableCodePoint { return "" }
        switch scalar.value {
        // Symbols with keyboard equivalents, and letters with a special rule.
        case 0x60, 0xB4, 0x2B0...0x2FF, 0x2010...0x205E, 0x275B...0x2760, 0x55A, 0x5F3, 0x5F4, 0x640, 0x7FA: return nil
        case 0x629, 0x649, 0x671...0x673, 0x6CC, 0x6A9: return nil
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xD7B0...0xD7FF: return jamo(scalar)
        // Latin letters that do not decompose: with strokes or hooks, and ligatures.
        case 0x80...0x24F, 0x250...0x2AF, 0x1D00...0x1DBF, 0x1E9C...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
            0xAB30...0xAB6F:
            return nil
        default: break
        }
        if let name = properties.name, name.hasPrefix("KATAKANA ") {
            return String(hiragana[name.replacing("KATAKANA ", with: "HIRAGANA ", maxReplacements: 1)] ?? scalar)
        }
        // Folding maps to lower case. The exception is Cherokee, whose capitals are older.
        if (0x13A0...0x13FD).contains(scalar.value) || (0xAB70...0xABBF).contains(scalar.value) {
            return properties.uppercaseMapping
        }
        if scalar == "ς" { return "σ" }
        let lower = properties.lowercaseMapping
        return lower == String(scalar) ? properties.changesWhenCaseFolded ? nil : lower : lower
    }

    /// The keyboard letters for a jamo.
    private func jamo(_ scalar: Unicode.Scalar) -> String? {
        let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
        let vowels = "ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ".split(separator: ",")
        let trailing = "ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ".split(separator: ",")
        switch Int(scalar.value) {
        case 0x1100...0x1112: return String(leading[Int(scalar.value) - 0x1100])
        case 0x1161...0x1175: return String(vowels[Int(scalar.value) - 0x1161])
        case 0x11A8...0x11C2: return String(trailing[Int(scalar.value) - 0x11A8])
        // Foundation maps final consonant clusters to initial consonants of old syllables.
        default: return nil
        }
    }
}

@Suite("The folding table")
struct FoldingOracleTests {
    @Test
    func `the table folds every character by the rules`() {
        let plain = PlainFolding()
        let folding = TextFolding()
        var compared = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15, age != (15, 1)
            else { continue }
            guard let expected = plain.fold(scalar) else { continue }
            compared += 1
            let found = String(decoding: folding.fold(String(scalar)).bytes, as: UTF8.self)
            let isSame = found.unicodeScalars.elementsEqual(expected.unicodeScalars)
            #expect(isSame, "U+\(String(value, radix: 16)) is \(found), not \(expected)")
        }
        // All characters except Latin letters that do not decompose, and some symbols.
        #expect(compared > 285_000, "\(compared)")
    }
}
