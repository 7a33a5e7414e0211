import Foundation

/// The names of dates in English and in a language, and the expressions with them. Making them takes a few milliseconds.
final class DateNames: @unchecked Sendable {
    // Constant; expressions can be used on any thread.
    let months: [String: Int]
    let days: [String: Int]
    let isMonthFirst: Bool
    let expressions: [(NSRegularExpression, Form)]

    /// The order of the numbers in an expression.
    enum Form {
        case yearMonthDay
        /// By the user's region.
        case regional
        case dayMonthYear
        case monthNameDayYear
        case dayMonthNameYear
        case relative
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var last: (locale: String, names: DateNames)?

    /// The names for a locale. Those of the last one are kept.
    static func names(for locale: Locale) -> DateNames {
        lock.withLock {
            if let last, last.locale == locale.identifier { return last.names }
            let names = DateNames(locale)
            last = (locale.identifier, names)
            return names
        }
    }

    private init(_ locale: Locale) {
        var months = ["sept": 9]
        for locale in [Locale(identifier: "en"), locale] {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = Calendar(identifier: .gregorian)
            let names = [
                formatter.monthSymbols, formatter.standaloneMonthSymbols, formatter.shortMonthSymbols,
                formatter.shortStandaloneMonthSymbols,
            ]
            for names in names {
                for (index, name) in names.enumerated() {
                    let name = Self.key(name)
                    // Names of digits, as in Chinese, are numbers.
                    if name.contains(where: \.isLetter), name.count > 2 { months[name] = index + 1 }
                }
            }
        }
        self.months = months
        // Foundation on Linux does not tell the words of other languages.
        days = ["yesterday": -1, "today": 0, "tomorrow": 1]
        let template = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "M/d"
        let month = template.firstIndex(of: "M") ?? template.endIndex
        isMonthFirst = month < (template.firstIndex(of: "d") ?? template.endIndex)
        let names = Self.alternatives(months.keys)
        let end = "(?![\\p{L}\\p{N}])"
        let start = "(?<![\\p{L}\\p{N}./-])"
        let year = "(?:,?\\s+(?:de\\s+)?([0-9]{4}))?"
        let relative = Self.alternatives(days.keys)
        let patterns: [(String, Form)] = [
            ("([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?=T[0-9]|\(end))", .yearMonthDay),
            ("([0-9]{1,2})/([0-9]{1,2})/([0-9]{4}|[0-9]{2})\(end)", .regional),
            ("([0-9]{1,2})\\.\\s?([0-9]{1,2})\\.([0-9]{4}|[0-9]{2})\(end)", .dayMonthYear),
            ("([0-9]{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+|de\\s+)?(\(names))\\.?\(year)\(end)", .dayMonthNameYear),
            ("(\(names))\\.?\\s+([0-9]{1,2})(?:st|nd|rd|th)?\(year)\(end)", .monthNameDayYear),
            ("(\(relative))\(end)", .relative),
        ]
        expressions = patterns.compactMap { (pattern: String, form: Form) -> (NSRegularExpression, Form)? in
            (try? NSRegularExpression(pattern: start + pattern, options: .caseInsensitive)).map { ($0, form) }
        }
    }

    static func key(_ name: String) -> String {
        var name = name.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        return name
    }

    /// A pattern of names, the longest first.
    private static func alternatives(_ names: some Sequence<String>) -> String {
        let sorted = names.sorted { (first: String, second: String) -> Bool in
            first.count == second.count ? first < second : first.count > second.count
        }
        return sorted.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    }
}

/// The dates that a text can name, in English and in the user's language. Words such as "tomorrow" are English.
struct DateDetection {
    private let calendar: Calendar
    private let now: () -> Date
    private let names: DateNames

    init(locale: Locale, timeZone: TimeZone, now: @escaping () -> Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.now = now
        names = .names(for: locale)
    }

    fileprivate var expressions: [(NSRegularExpression, DateNames.Form)] { names.expressions }

    // MARK: Values

    fileprivate func day(_ match: NSTextCheckingResult, _ form: DateNames.Form, _ search: DataSearch) -> DateComponents?
    {
        func number(_ group: Int) -> Int? { search.number(match, group) }
        func month(_ group: Int) -> Int? { search.text(match, group).flatMap { names.months[DateNames.key($0)] } }
        switch form {
        case .yearMonthDay: return day(number(1), number(2), number(3))
        case .regional:
            return names.isMonthFirst
                ? day(number(3), number(1), number(2)) ?? day(number(3), number(2), number(1))
                : day(number(3), number(2), number(1)) ?? day(number(3), number(1), number(2))
        case .dayMonthYear: return day(number(3), number(2), number(1))
        case .monthNameDayYear: return day(number(3) ?? presentYear, month(1), number(2))
        case .dayMonthNameYear: return day(number(3) ?? presentYear, month(2), number(1))
        case .relative:
            guard let offset = search.text(match, 1).flatMap({ names.days[DateNames.key($0)] }) else { return nil }
            return calendar.date(byAdding: .day, value: offset, to: now())
                .map { calendar.dateComponents([.year, .month, .day], from: $0) }
        }
    }

    private var presentYear: Int { calendar.component(.year, from: now()) }

    fileprivate var today: DateComponents { calendar.dateComponents([.year, .month, .day], from: now()) }

    /// Checks that a day exists.
    private func day(_ year: Int?, _ month: Int?, _ day: Int?) -> DateComponents? {
        guard var year, let month, let day, (1...12).contains(month), (1...31).contains(day) else { return nil }
        if year < 100 { year += 2000 }
        let components = DateComponents(year: year, month: month, day: day)
        guard let date = calendar.date(from: components) else { return nil }
        return calendar.component(.day, from: date) == day ? components : nil
    }

    fileprivate func date(_ day: DateComponents, _ time: (hour: Int, minute: Int, second: Int)?) -> Date? {
        var day = day
        day.hour = time?.hour ?? 12
        day.minute = time?.minute ?? 0
        day.second = time?.second ?? 0
        return calendar.date(from: day)
    }
}

extension DataSearch {
    private static let time =
        "([0-9]{1,2})(?:[:.]([0-5][0-9])(?::([0-5][0-9]))?)?\\s?([ap]\\.?m\\b\\.?|uhr\\b)?(?![\\p{L}\\p{N}:])"
    private static let timeAfterDate = try! NSRegularExpression(
        pattern: "(?:,?\\s+(?:at\\s+|um\\s+|\u{E0}\\s+)?|T)\(time)",
        options: .caseInsensitive
    )
    private static let timeAlone = try! NSRegularExpression(
        pattern: "(?<![\\p{L}\\p{N}:.,/-])\(time)",
        options: .caseInsensitive
    )

    mutating func findDates(_ detection: DateDetection) {
        for (expression, form) in detection.expressions {
            for match in matches(expression) {
                guard let day = detection.day(match, form, self) else { continue }
                let end = NSMaxRange(match.range)
                let rest = NSRange(location: end, length: min(40, NSMaxRange(range) - end))
                let after = Self.timeAfterDate.firstMatch(in: text, options: .anchored, range: rest)
                if let after, let time = time(after) {
                    let whole = NSRange(
                        location: match.range.location,
                        length: NSMaxRange(after.range) - match.range.location
                    )
                    add(whole, detection.date(day, time).map { .date($0) })
                } else {
                    add(match.range, detection.date(day, nil).map { .date($0) })
                }
            }
        }
        for match in matches(Self.timeAlone) {
            guard let time = time(match) else { continue }
            add(match.range, detection.date(detection.today, time).map { .date($0) })
        }
    }

    /// Reads the last four groups of a match. A number alone is no time.
    private func time(_ match: NSTextCheckingResult) -> (hour: Int, minute: Int, second: Int)? {
        guard var hour = number(match, 1) else { return nil }
        let half = text(match, 4)?.lowercased()
        let minute = number(match, 2)
        // A point separates hours and minutes only before a word of time.
        if half == nil {
            guard minute != nil, source.substring(with: match.range).contains(":") else { return nil }
        }
        if let half, half.hasPrefix("a") || half.hasPrefix("p") {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        }
        guard hour < 24 else { return nil }
        return (hour, minute ?? 0, number(match, 3) ?? 0)
    }
}
