import Foundation

/// The kinds of data. Foundation declares them as deprecated, because its own expressions do not find any.
package enum DataKind {
    package static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    package static let address = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    package static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    package static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    package static let transitInformation = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)
    static let all: NSTextCheckingResult.CheckingType = [date, address, link, phoneNumber, transitInformation]
}

/// Finds data in text with regular expressions that take time in proportion to the length of the text.
package struct DataDetection {
    /// Found data.
    package enum Content: Sendable {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
        case address([NSTextCheckingKey: String])
        case flight([NSTextCheckingKey: String])
    }

    /// Found data with its range in UTF-16 units.
    package struct Item: Sendable {
        package let range: NSRange
        package let content: Content

        package var kind: NSTextCheckingResult.CheckingType {
            switch content {
            case .link: DataKind.link
            case .phoneNumber: DataKind.phoneNumber
            case .date: DataKind.date
            case .address: DataKind.address
            case .flight: DataKind.transitInformation
            }
        }
    }

    private let locale: Locale
    private let timeZone: TimeZone
    private let now: @Sendable () -> Date

    package init(locale: Locale, timeZone: TimeZone, now: @escaping @Sendable () -> Date) {
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
    }

    /// Returns the data in a range, in its order. Data does not overlap.
    package func items(
        in text: String,
        _ kinds: NSTextCheckingResult.CheckingType,
        range: NSRange? = nil
    ) -> [Item] {
        var search = DataSearch(text, range)
        if !kinds.intersection([DataKind.link, DataKind.phoneNumber]).isEmpty { search.findLinks() }
        // Dates of digits look like phone numbers.
        if !kinds.intersection([DataKind.date, DataKind.phoneNumber]).isEmpty {
            search.findDates(DateDetection(locale: locale, timeZone: timeZone, now: now))
        }
        if kinds.contains(DataKind.address) { search.findAddresses() }
        if kinds.contains(DataKind.transitInformation) { search.findFlights() }
        if kinds.contains(DataKind.phoneNumber) { search.findPhoneNumbers() }
        return search.items.filter { kinds.contains($0.kind) }.sorted { $0.range.location < $1.range.location }
    }
}

/// One search of data.
struct DataSearch {
    let text: String
    let source: NSString
    let range: NSRange
    private(set) var items: [DataDetection.Item] = []
    /// The UTF-16 units of all items.
    private var taken = IndexSet()

    init(_ text: String, _ range: NSRange?) {
        self.text = text
        source = NSString(string: text)
        self.range = range ?? NSRange(location: 0, length: source.length)
    }

    /// Adds an item unless it overlaps another.
    mutating func add(_ range: NSRange, _ content: DataDetection.Content?) {
        guard range.length > 0, let content, let units = Range(range), !taken.intersects(integersIn: units) else {
            return
        }
        taken.insert(integersIn: units)
        items.append(DataDetection.Item(range: range, content: content))
    }

    func matches(_ expression: NSRegularExpression) -> [NSTextCheckingResult] {
        expression.matches(in: text, range: range)
    }

    /// The text of a group; nil if it did not take part.
    func text(_ match: NSTextCheckingResult, _ group: Int) -> String? {
        let range = match.range(at: group)
        return range.location == NSNotFound ? nil : source.substring(with: range)
    }

    func number(_ match: NSTextCheckingResult, _ group: Int) -> Int? { text(match, group).flatMap { Int($0) } }
}
