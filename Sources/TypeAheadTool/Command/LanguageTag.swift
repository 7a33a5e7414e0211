import Foundation
import TypeAhead

/// A BCP 47 language tag, with hyphens or underscores between subtags.
struct LanguageTag {
    /// The language code, in lower case.
    let language: String

    /// Parses a tag; nil if malformed.
    init?(_ text: String) {
        let subtags = text.lowercased().replacing("_", with: "-").split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        guard let language = subtags.first, (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy(Self.isLetter),
            Self.isWellFormed(subtags.dropFirst())
        else { return nil }
        self.language = String(language)
    }

    /// Whether the code is in ISO 639, or `TextFolding` has a tailoring for it.
    var isKnown: Bool {
        Locale.LanguageCode(language).isISOLanguage || TextFolding.hasLetters(ofLanguage: language)
    }

    /// Whether subtags may follow a language: script, region, variants, extensions and private use, in this order.
    private static func isWellFormed(_ subtags: ArraySlice<Substring>) -> Bool {
        var rest = subtags
        guard rest.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }) else {
            return false
        }
        if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(isLetter) { rest.removeFirst() }
        if let region = rest.first, isRegion(region) { rest.removeFirst() }
        while let variant = rest.first, isVariant(variant) { rest.removeFirst() }
        while let singleton = rest.popFirst() {
            guard singleton.utf8.count == 1 else { return false }
            if singleton == "x" { return !rest.isEmpty }
            let values = rest.prefix { $0.utf8.count > 1 }
            guard !values.isEmpty else { return false }
            rest.removeFirst(values.count)
        }
        return true
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
        subtag.utf8.count == 2 && subtag.utf8.allSatisfy(isLetter)
            || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(isDigit)
    }

    private static func isVariant(_ subtag: Substring) -> Bool {
        subtag.utf8.count >= 5 || subtag.utf8.count == 4 && subtag.utf8.first.map(isDigit) == true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
