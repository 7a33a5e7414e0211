import Foundation

/// The type of the values of an ordered field: how a typed text is read, and which of two values is lower.
public enum SearchValueType: Hashable, Sendable {
    /// Numbers: `2019`, `-3.5`, `1e6`. Compared as `Double`.
    case number

    /// Sizes in bytes: `10MB`, `1.5 GiB`, `2000`. `kB`, `MB`, `GB`, `TB` and `PB` are powers of 1000; `KiB`, `MiB`, `GiB`, `TiB`
    /// and `PiB` powers of 1024. Letters may be in any case, and `B` may be missing.
    case size

    /// Dates of the Gregorian calendar in a time zone: `2019`, `2019-05`, `2019-05-17`, `2019-05-17T10:30` or
    /// `2019-05-17T10:30:15`. A text stands for the whole period that it names: `date:2019` finds all dates of the year, and
    /// `date:>2019` those after its end.
    case date(TimeZone)

    /// Versions, such as `1.10~beta2`.
    case version(VersionOrder)

    /// Whether a text is a value of the type.
    public func accepts(_ text: String) -> Bool { interval(of: text) != nil }

    /// The keys of the values that a text stands for; nil if it is no value of the type.
    func interval(of text: String) -> KeyInterval? {
        switch self {
        case .number: Self.number(text).map { KeyInterval(of: OrderedKey($0)) }
        case .size: Self.byteCount(text).map { KeyInterval(of: OrderedKey($0)) }
        case .date(let timeZone): Self.period(text, in: timeZone)
        case .version(let order): order.key(of: text).map { KeyInterval(of: $0) }
        }
    }

    /// The keys of the values that satisfy a condition; nil if one of its texts is no value of the type, or if the condition has
    /// no order.
    func interval(of condition: SearchFilter.Condition) -> KeyInterval? {
        switch condition {
        case .equal(let value): interval(of: value)
        case .contains: nil
        case .less(let value): interval(of: value)?.below
        case .lessOrEqual(let value): interval(of: value)?.upToEnd
        case .greater(let value): interval(of: value)?.above
        case .greaterOrEqual(let value): interval(of: value)?.fromStart
        case .range(let first, let last): interval(of: first)?.through(interval(of: last))
        }
    }

    /// Describes how values become keys, on which stored indexes depend.
    var signature: String {
        switch self {
        case .number: "number"
        case .size: "size"
        // Keys of dates do not depend on the time zone.
        case .date: "date"
        case .version(.debian): "version"
        case .version(.semantic): "semantic version"
        }
    }

    // MARK: Reading

    private static func number(_ text: String) -> Double? {
        // `Double` also reads hexadecimal numbers and words.
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }

    private static let units: [(name: Character, exponent: Double)] = [
        ("k", 1), ("m", 2), ("g", 3), ("t", 4), ("p", 5),
    ]

    private static func byteCount(_ text: String) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = number(String(digits)), number >= 0 else { return nil }
        var unit = text.dropFirst(digits.count).drop { $0 == " " || $0 == "\u{A0}" }.lowercased()[...]
        if unit.last == "b" { unit.removeLast() }
        guard let first = unit.first else { return number }
        guard let exponent = units.first(where: { $0.name == first })?.exponent else { return nil }
        switch unit.dropFirst() {
        case "": return number * pow(1000, exponent)
        case "i": return number * pow(1024, exponent)
        default: return nil
        }
    }

    /// The period that a date names.
    private static func period(_ text: String, in timeZone: TimeZone) -> KeyInterval? {
        guard let parts = dateParts(text) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let fields: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
        var components = DateComponents()
        for (field, value) in zip(fields, parts) { components.setValue(value, for: field) }
        guard components.isValidDate(in: calendar), let start = calendar.date(from: components),
            let end = calendar.date(byAdding: fields[parts.count - 1], value: 1, to: start)
        else { return nil }
        return KeyInterval(from: OrderedKey(start), until: OrderedKey(end))
    }

    /// The numbers of a date, from the year on.
    private static func dateParts(_ text: String) -> [Int]? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count <= 2 else { return nil }
        let days = halves[0].split(separator: "-", omittingEmptySubsequences: false)
        let times = halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false) : []
        guard (1...3).contains(days.count), days[0].count == 4, days.dropFirst().allSatisfy({ $0.count == 2 }),
            halves.count == 1 || days.count == 3 && (2...3).contains(times.count), times.allSatisfy({ $0.count == 2 })
        else { return nil }
        var numbers: [Int] = []
        for part in days + times {
            guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
