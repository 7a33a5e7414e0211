extension SystemTexts {
    /// The unit of a count.
    package enum Unit {
        case row, item, column, result, suggestion
    }

    /// Returns a count with its unit: "1 row", "472 rows".
    package static func count(_ number: Int, of unit: Unit) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "\(number) \(german(number == 1, unit))"
        case "ar": arabic(number, unit)
        default: "\(number) \(english(unit))\(number == 1 ? "" : "s")"
        }
    }

    /// "At least 50 results".
    static func atLeast(_ number: Int, of unit: Unit) -> String {
        let count = count(number, of: unit)
        return switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "Mindestens \(count)"
        case "ar": "\(count) على الأقل"
        default: "At least \(count)"
        }
    }

    /// "More than 50 results".
    static func moreThan(_ number: Int, of unit: Unit) -> String {
        let count = count(number, of: unit)
        return switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "Mehr als \(count)"
        case "ar": "أكثر من \(count)"
        default: "More than \(count)"
        }
    }

    /// Returns a count with a number of columns: "472 items in 3 columns".
    package static func count(_ number: Int, of unit: Unit, inColumns columns: Int) -> String {
        let isArabic = LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) == "ar"
        return "\(count(number, of: unit)) \(isArabic ? "في" : "in") \(count(columns, of: .column))"
    }

    /// "page 2 of 5".
    static func page(_ number: Int, of count: Int) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "Seite \(number) von \(count)"
        case "ar": "صفحة \(number) من \(count)"
        default: "page \(number) of \(count)"
        }
    }

    private static func english(_ unit: Unit) -> String {
        switch unit {
        case .row: "row"
        case .item: "item"
        case .column: "column"
        case .result: "result"
        case .suggestion: "suggestion"
        }
    }

    private static func german(_ isOne: Bool, _ unit: Unit) -> String {
        switch unit {
        case .row: isOne ? "Zeile" : "Zeilen"
        case .item: isOne ? "Objekt" : "Objekte"
        case .column: isOne ? "Spalte" : "Spalten"
        case .result: isOne ? "Ergebnis" : "Ergebnisse"
        case .suggestion: isOne ? "Vorschlag" : "Vorschläge"
        }
    }

    /// Arabic has a form for two, one for numbers that end in 3 to 10, one for those that end in 11 to 99, and the singular
    /// for all others.
    private static func arabic(_ number: Int, _ unit: Unit) -> String {
        let forms: (one: String, two: String, few: String, many: String) =
            switch unit {
            case .row: ("صف", "صفان", "صفوف", "صفًا")
            case .item: ("عنصر", "عنصران", "عناصر", "عنصرًا")
            case .column: ("عمود", "عمودان", "أعمدة", "عمودًا")
            case .result: ("نتيجة", "نتيجتان", "نتائج", "نتيجة")
            case .suggestion: ("اقتراح", "اقتراحان", "اقتراحات", "اقتراحًا")
            }
        return switch (number, number % 100) {
        case (2, _): forms.two
        case (_, 3...10): "\(number) \(forms.few)"
        case (_, 11...99): "\(number) \(forms.many)"
        default: "\(number) \(forms.one)"
        }
    }
}
