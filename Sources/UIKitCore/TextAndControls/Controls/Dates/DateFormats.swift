import Foundation

/// The calendar of a date picker, and its formats in the picker's locale. Formatters are expensive, so each is made once.
@MainActor
final class DateFormats {
    /// The calendar with the locale and the time zone of the picker.
    let calendar: Calendar
    let locale: Locale
    private var formatters: [String: DateFormatter] = [:]
    private var knownYear: (interval: DateInterval, months: [Date])?

    init(locale: Locale?, calendar: Calendar, timeZone: TimeZone?) {
        self.locale = locale ?? Locale(identifier: UserLanguages.current.first ?? "en")
        var calendar = calendar
        // A first weekday that the app set remains.
        calendar.locale = self.locale
        if let timeZone { calendar.timeZone = timeZone }
        self.calendar = calendar
    }

    /// Formats a date with the fields of a template, in the order and form of the locale.
    func text(_ date: Date, template: String) -> String {
        formatter(template, isTemplate: true).string(from: date)
    }

    /// Formats a date with a pattern of the locale.
    func text(_ date: Date, pattern: String) -> String {
        formatter(pattern, isTemplate: false).string(from: date)
    }

    private func formatter(_ format: String, isTemplate: Bool) -> DateFormatter {
        let key = (isTemplate ? "T" : "P") + format
        if let known = formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = isTemplate ? pattern(format) : format
        formatters[key] = formatter
        return formatter
    }

    /// The pattern of the locale for a template.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// The letters of a pattern's fields, in order, without repetitions and quoted text.
    func fields(ofTemplate template: String) -> [Character] {
        var isQuoted = false
        var found: [Character] = []
        for letter in pattern(template) {
            if letter == "'" { isQuoted.toggle() }
            if isQuoted || !letter.isLetter || found.contains(letter) { continue }
            found.append(letter)
        }
        return found
    }

    /// Whether times have hours from 1 to 12, with a.m. and p.m.
    private(set) lazy var hasHalfDays: Bool = fields(ofTemplate: "jmm").contains { "hK".contains($0) }

    /// The words for a.m. and p.m.
    private(set) lazy var halfDays: [String] = {
        let formatter = formatter("a", isTemplate: false)
        return [formatter.amSymbol, formatter.pmSymbol]
    }()

    /// The short names of the weekdays, beginning with the first of the week, with their full names.
    private(set) lazy var weekdays: [(short: String, full: String)] = {
        let formatter = formatter("EEE", isTemplate: false)
        let short = formatter.shortStandaloneWeekdaySymbols
        let full = formatter.standaloneWeekdaySymbols
        return (0..<7).map { index in
            let day = (index + calendar.firstWeekday - 1) % 7
            return (short[day], full[day])
        }
    }()

    /// Noon of a date's day. Two noons are whole days apart; midnights need not be, because some time zones skip one when daylight
    /// saving time begins.
    func noon(of date: Date) -> Date {
        calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) ?? date
    }

    /// The date with a different day of the month, hour or minute.
    func replacing(_ unit: Calendar.Component, with value: Int, in date: Date) -> Date {
        // The hour may occur twice in a day, when daylight saving time ends.
        if unit == .minute, let minute = calendar.dateInterval(of: .minute, for: date) {
            let present = calendar.component(.minute, from: date)
            return minute.start.addingTimeInterval(60 * Double(value - present))
        }
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        parts.setValue(value, for: unit)
        return calendar.date(from: parts) ?? date
    }

    /// The starts of the months of a date's year, including leap months, which have the number of another month.
    func months(inYearOf date: Date) -> [Date] {
        if let knownYear, knownYear.interval.start <= date, date < knownYear.interval.end { return knownYear.months }
        guard let interval = calendar.dateInterval(of: .year, for: date) else { return [date] }
        var months: [Date] = []
        var start = interval.start
        while start < interval.end, let month = calendar.dateInterval(of: .month, for: start), month.end > start {
            months.append(start)
            start = month.end
        }
        knownYear = (interval, months)
        return months
    }

    /// The position of a date's month in its year.
    func monthIndex(of date: Date) -> Int { (months(inYearOf: date).lastIndex { $0 <= date }) ?? 0 }

    /// The date in a different month. The day is limited to the length of the month.
    func replacingMonth(by month: Date, in date: Date) -> Date {
        let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 1
        let step = min(calendar.component(.day, from: date), days) - 1
        guard let day = calendar.date(byAdding: .day, value: step, to: noon(of: month)) else { return date }
        return replacingDay(by: day, in: date)
    }

    /// The date with the day of another date.
    func replacingDay(by day: Date, in date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute], from: date)
        parts.hour = time.hour
        parts.minute = time.minute
        return calendar.date(from: parts) ?? day
    }
}
