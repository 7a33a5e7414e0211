/// Texts that users type: words that the examples know, and texts that are difficult to edit.
enum RandomTexts {
    /// Picks a text.
    static func pick(_ generator: inout some RandomNumberGenerator) -> String {
        if generator.next() % 2 == 0 { return words[Int(generator.next() % UInt64(words.count))] }
        return difficult[Int(generator.next() % UInt64(difficult.count))]
    }

    private static let words = [
        "a", "e", "s", "ro", "rose", "red", "red rose", "san", "united", "an", "game", "nano", "editor", "lib", "x",
        "1", "2000",
        "park", "new york", "section:editors", "color:red", "-a", "\"a b\"", "zzzz", "The", "NOT", " ", "  ",
    ]

    private static let difficult = [
        // A composed letter, a letter with a combining mark, and a mark alone.
        "é", "e\u{301}", "\u{301}",
        // An emoji, one with a modifier, a family with joiners, and a flag.
        "🌹", "👍🏽", "👨‍👩‍👧", "🇩🇪",
        // Arabic and Hebrew, with digits and punctuation.
        "وردة", "ورد 12", "שלום (a)", "\u{202E}abc",
        // Ligatures and letters whose case mapping has another length.
        "ﬁ", "ß", "İ", "ǆ",
        // Chinese, Thai, Devanagari and Hangul.
        "玫瑰", "กำ", "क्ष", "한",
        // Marks of a source of queries.
        "\"", "'", ":", "%", "\\", "(", ")", "*", "\u{0}", "\u{200D}", "\u{FEFF}", "\t",
    ]
}
