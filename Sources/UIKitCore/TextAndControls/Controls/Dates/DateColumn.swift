import Foundation

/// A wheel of a date picker: the values of one part of the date.
@MainActor
struct DateColumn {
    /// The part of the date.
    enum Part: Hashable {
        case day, dayOfMonth, month, year, hour, minute, halfDay, hours, minutes
    }

    let part: Part
    /// The accessible name.
    let name: String
    /// The width relative to the other columns.
    let weight: CGFloat
    var isEndless = false
    /// The number of rows for the present date.
    let count: () -> Int
    /// The row of the present date.
    let selected: () -> Int
    let title: (Int) -> String
    /// Whether the row is within the limits.
    var isAllowed: (Int) -> Bool = { _ in true }
    /// Called when the user chose a row.
    let choose: (Int) -> Void
}

extension UIDatePicker {
    /// The columns of the mode, in the order of the locale.
    func makeColumns() -> [DateColumn] {
        switch datePickerMode {
        case .time: timeColumns()
        case .date: dateColumns(template: "yMMMMd")
        case .yearAndMonth: dateColumns(template: "yMMMM")
        case .dateAndTime: [dayColumn()] + timeColumns()
        case .countDownTimer: [durationColumn(.hours), durationColumn(.minutes)]
        }
    }

    func timeColumns() -> [DateColumn] {
        var columns: [DateColumn] = []
        for field in formats.fields(ofTemplate: "jmm") {
            switch field {
            case "h", "H", "k", "K": columns.append(hourColumn())
            case "m": columns.append(minuteColumn())
            case "a", "b", "B": columns.append(halfDayColumn())
            default: continue
            }
        }
        return columns
    }

    func dateColumns(template: String) -> [DateColumn] {
        formats.fields(ofTemplate: template).compactMap { field in
            switch field {
            case "y", "u", "U", "r": yearColumn()
            case "M", "L": monthColumn()
            case "d": dayOfMonthColumn()
            default: nil
            }
        }
    }

    // MARK: Times

    private func part(_ unit: Calendar.Component) -> Int { formats.calendar.component(unit, from: shownDate) }

    /// A date whose hour and minute have given values, for their texts.
    private func sample(hour: Int, minute: Int) -> Date {
        let parts = DateComponents(year: 2001, month: 1, day: 1, hour: hour, minute: minute)
        return formats.calendar.date(from: parts) ?? storedDate
    }

    private func hourColumn() -> DateColumn {
        let hasHalves = formats.hasHalfDays
        let letter = formats.fields(ofTemplate: "jmm").first { "hHkK".contains($0) } ?? "H"
        let pattern = formats.pattern("jmm").contains("\(letter)\(letter)") ? "\(letter)\(letter)" : "\(letter)"
        let hour = { [unowned self] (row: Int) in hasHalves ? part(.hour) / 12 * 12 + row : row }
        return DateColumn(
            part: .hour,
            name: SystemTexts.text("Hour"),
            weight: 2,
            isEndless: true,
            count: { hasHalves ? 12 : 24 },
            selected: { [unowned self] in hasHalves ? part(.hour) % 12 : part(.hour) },
            title: { [unowned self] in formats.text(sample(hour: $0, minute: 0), pattern: pattern) },
            isAllowed: { [unowned self] in allows(formats.replacing(.hour, with: hour($0), in: shownDate), .hour) },
            choose: { [unowned self] in userChose(formats.replacing(.hour, with: hour($0), in: shownDate)) }
        )
    }

    private func minuteColumn() -> DateColumn {
        let step = minuteInterval
        return DateColumn(
            part: .minute,
            name: SystemTexts.text("Minute"),
            weight: 2,
            isEndless: true,
            count: { 60 / step },
            selected: { [unowned self] in part(.minute) / step },
            title: { [unowned self] in formats.text(sample(hour: 0, minute: $0 * step), pattern: "mm") },
            isAllowed: { [unowned self] in
                allows(formats.replacing(.minute, with: $0 * step, in: shownDate), .minute)
            },
            choose: { [unowned self] in userChose(formats.replacing(.minute, with: $0 * step, in: shownDate)) }
        )
    }

    private func halfDayColumn() -> DateColumn {
        let hour = { [unowned self] (row: Int) in part(.hour) % 12 + 12 * row }
        return DateColumn(
            part: .halfDay,
            name: formats.halfDays.joined(separator: "/"),
            weight: 2,
            count: { 2 },
            selected: { [unowned self] in part(.hour) / 12 },
            title: { [unowned self] in formats.halfDays[$0] },
            isAllowed: { [unowned self] in allows(formats.replacing(.hour, with: hour($0), in: shownDate), .hour) },
            choose: { [unowned self] in userChose(formats.replacing(.hour, with: hour($0), in: shownDate)) }
        )
    }

    // MARK: Days

    /// Days before and after the first shown one, in the wheel of days.
    private static let mostDays = 50_000

    private func dayColumn() -> DateColumn {
        let calendar = formats.calendar
        let base = formats.noon(of: storedDate)
        func day(_ row: Int) -> Date {
            calendar.date(byAdding: .day, value: row - Self.mostDays, to: base) ?? base
        }
        return DateColumn(
            part: .day,
            name: SystemTexts.text("Date"),
            weight: 4.5,
            count: { 2 * Self.mostDays + 1 },
            selected: { [unowned self] in
                let noon = formats.noon(of: shownDate)
                return Self.mostDays + (calendar.dateComponents([.day], from: base, to: noon).day ?? 0)
            },
            title: { [unowned self] row in
                let day = day(row)
                let isToday = calendar.isDate(day, inSameDayAs: Self.now)
                return isToday ? SystemTexts.text("Today") : formats.text(day, template: "EEEMMMd")
            },
            isAllowed: { [unowned self] in allows(day($0), .day) },
            choose: { [unowned self] in userChose(formats.replacingDay(by: day($0), in: shownDate)) }
        )
    }

    private func dayOfMonthColumn() -> DateColumn {
        DateColumn(
            part: .dayOfMonth,
            name: SystemTexts.text("Day"),
            weight: 2,
            isEndless: true,
            count: { [unowned self] in formats.calendar.range(of: .day, in: .month, for: shownDate)?.count ?? 31 },
            selected: { [unowned self] in part(.day) - 1 },
            title: { [unowned self] in formats.text(formats.replacing(.day, with: $0 + 1, in: shownDate), template: "d")
            },
            isAllowed: { [unowned self] in allows(formats.replacing(.day, with: $0 + 1, in: shownDate), .day) },
            choose: { [unowned self] in userChose(formats.replacing(.day, with: $0 + 1, in: shownDate)) }
        )
    }

    private func monthColumn() -> DateColumn {
        /// The start of a month; the last one of the year for a row that a longer year had.
        func month(_ row: Int) -> Date {
            let months = formats.months(inYearOf: shownDate)
            return months.isEmpty ? shownDate : months[min(row, months.count - 1)]
        }
        return DateColumn(
            part: .month,
            name: SystemTexts.text("Month"),
            weight: 4,
            isEndless: true,
            count: { [unowned self] in formats.months(inYearOf: shownDate).count },
            selected: { [unowned self] in formats.monthIndex(of: shownDate) },
            title: { [unowned self] in formats.text(month($0), pattern: "LLLL") },
            isAllowed: { [unowned self] in allows(month($0), .month) },
            choose: { [unowned self] in userChose(formats.replacingMonth(by: month($0), in: shownDate)) }
        )
    }

    private var firstOfMonth: Date { formats.replacing(.day, with: 1, in: shownDate) }

    /// Years are counted from a first one: 1 of the Gregorian calendar, otherwise a thousand years before the present.
    private func yearColumn() -> DateColumn {
        let calendar = formats.calendar
        let isGregorian = [.gregorian, .iso8601].contains(calendar.identifier)
        let now = calendar.dateInterval(of: .year, for: Self.now)?.start ?? Self.now
        let first =
            isGregorian
            ? calendar.date(from: DateComponents(era: 1, year: 1, month: 1, day: 1)) ?? now
            : calendar.date(byAdding: .year, value: -1000, to: now) ?? now
        func start(_ date: Date) -> Date { calendar.dateInterval(of: .year, for: date)?.start ?? date }
        func row(of date: Date) -> Int {
            if isGregorian { return calendar.component(.year, from: date) - 1 }
            return calendar.dateComponents([.year], from: first, to: start(date)).year ?? 0
        }
        func moved(_ date: Date, to row: Int, from present: Int) -> Date {
            calendar.date(byAdding: .year, value: row - present, to: date) ?? date
        }
        return DateColumn(
            part: .year,
            name: SystemTexts.text("Year"),
            weight: 2.6,
            count: { isGregorian ? 9999 : 2001 },
            selected: { [unowned self] in row(of: shownDate) },
            title: { [unowned self] in
                formats.text(moved(firstOfMonth, to: $0, from: row(of: shownDate)), template: "y")
            },
            isAllowed: { [unowned self] in allows(moved(firstOfMonth, to: $0, from: row(of: shownDate)), .year) },
            choose: { [unowned self] in userChose(moved(shownDate, to: $0, from: row(of: shownDate))) }
        )
    }

    // MARK: Durations

    private func durationColumn(_ part: DateColumn.Part) -> DateColumn {
        let step = part == .hours ? 1 : minuteInterval
        let value = { [unowned self] in
            part == .hours ? Int(countDownDuration) / 3600 : Int(countDownDuration) / 60 % 60
        }
        return DateColumn(
            part: part,
            name: SystemTexts.text(part == .hours ? "Hours" : "Minutes"),
            weight: 3,
            isEndless: true,
            count: { part == .hours ? 24 : 60 / step },
            selected: { value() / step },
            title: { SystemTexts.duration($0 * step, isHours: part == .hours) },
            choose: { [unowned self] row in
                let present = Int(countDownDuration)
                let (hours, minutes) = (present / 3600, present / 60 % 60)
                let duration = part == .hours ? row * 60 + minutes : hours * 60 + row * step
                userChose(duration: TimeInterval(60 * duration))
            }
        )
    }
}
