import CTypeAhead

extension TextFolding {
    /// The tags of the languages with letters of their own, which ``init(language:)`` preserves, in alphabetical order.
    public static var languages: [String] {
        (0..<typeahead_tailoring_count).map { String(cString: typeahead_tailoring_language($0)) }.sorted()
    }

    /// Whether a language has letters of its own, so that ``init(language:)`` folds differently from ``init()``.
    ///
    /// - Parameter language: A language tag, such as "sv", "sv-SE" or "sr-Latn".
    public static func hasLetters(ofLanguage language: String) -> Bool {
        TextFolding(language: language) != TextFolding()
    }
}
