import Foundation

// Web and mail addresses, phone numbers, postal addresses and flights.
extension DataSearch {
    mutating func findLinks() {
        for match in matches(Self.webAddress) {
            let range = trimmed(match.range)
            let address = source.substring(with: range)
            add(
                range,
                URL(string: address.lowercased().hasPrefix("www.") ? "http://\(address)" : address).map { .link($0) }
            )
        }
        for match in matches(Self.mailAddress) {
            add(match.range, URL(string: "mailto:\(source.substring(with: match.range))").map { .link($0) })
        }
    }

    mutating func findPhoneNumbers() {
        for match in matches(Self.phoneNumber) {
            let range = trimmed(match.range)
            let number = source.substring(with: range)
            guard (7...15).contains(number.count { $0.isASCII && $0.isNumber }) else { continue }
            add(range, .phoneNumber(number))
        }
    }

    mutating func findAddresses() {
        for (expression, keys) in Self.addresses {
            for match in matches(expression) {
                var parts: [NSTextCheckingKey: String] = [:]
                for (index, key) in keys.enumerated() { parts[key] = text(match, index + 1) }
                add(match.range, .address(parts))
            }
        }
    }

    mutating func findFlights() {
        for match in matches(Self.flight) {
            guard let airline = text(match, 1), let number = text(match, 2) else { continue }
            let start = match.range(at: 1).location
            let range = NSRange(location: start, length: NSMaxRange(match.range) - start)
            add(range, .flight([.airline: airline, .flight: number]))
        }
    }

    // MARK: Expressions

    private static func expression(_ pattern: String, ignoresCase: Bool = true) -> NSRegularExpression {
        // The patterns are constant.
        try! NSRegularExpression(pattern: pattern, options: ignoresCase ? .caseInsensitive : [])
    }

    private static let webAddress = expression(
        "\\b(?:https?://|www\\.)[\\p{L}\\p{N}][^\\s<>\"\u{201C}\u{201D}]*"
    )
    private static let mailAddress = expression("\\b[A-Z0-9._%+-]{1,64}@(?:[A-Z0-9-]{1,63}\\.){1,8}[A-Z]{2,24}\\b")
    private static let phoneNumber = expression(
        "(?<![\\p{L}\\p{N}./-])(?:\\+|\\(?0|\\(?[1-9])[0-9 ()/.-]{5,20}[0-9](?![\\p{L}\\p{N}]|[.,/-][0-9])"
    )
    private static let flight = expression(
        "\\b(?:flight|flug|vol|vuelo|volo)\\s+(?:no\\.?\\s*)?([A-Z][A-Z0-9]|[0-9][A-Z])\\s?([0-9]{1,4})\\b"
    )

    /// Addresses in the forms of the United States and of Germany, with the keys of their groups.
    private static let addresses: [(NSRegularExpression, [NSTextCheckingKey])] = [
        (
            expression(
                "\\b([0-9]{1,6} (?:[\\p{L}0-9.'-]{1,30} ){1,4}(?:street|st|avenue|ave|boulevard|blvd|road|rd|drive|dr|lane|ln|way"
                    + "|court|ct|place|pl|square|sq|loop|parkway|pkwy|terrace|ter|circle|cir|highway|hwy)\\b\\.?)"
                    + "[,\\n]\\s{0,3}([\\p{L}.'-]{1,30}(?: [\\p{L}.'-]{1,30}){0,3}), ([A-Z]{2}) ([0-9]{5}(?:-[0-9]{4})?)\\b"
            ),
            [.street, .city, .state, .zip]
        ),
        (
            expression(
                "\\b([\\p{Lu}][\\p{L}.'-]{1,40}(?: [\\p{L}.'-]{1,30}){0,3} [0-9]{1,4}[a-z]?)[,\\n]\\s{0,3}(?:D-)?([0-9]{5})"
                    + " ([\\p{Lu}][\\p{L}'-]{1,40}(?: (?:am|an der|[\\p{Lu}][\\p{L}'-]{1,30})){0,2})",
                ignoresCase: false
            ),
            [.street, .zip, .city]
        ),
    ]

    private static let openings = Dictionary(uniqueKeysWithValues: zip(")]}".utf16, "([{".utf16))
    private static let punctuation = Set(".,;:!?'\u{2019}\u{2026}".utf16)

    /// A range without punctuation that ends a sentence, and without a bracket that was opened before it.
    private func trimmed(_ range: NSRange) -> NSRange {
        let units = Array(source.substring(with: range).utf16)
        var counts: [UInt16: Int] = [:]
        for unit in units { counts[unit, default: 0] += 1 }
        var length = units.count
        while length > 0 {
            let last = units[length - 1]
            if let opening = Self.openings[last] {
                guard counts[last, default: 0] > counts[opening, default: 0] else { break }
            } else if !Self.punctuation.contains(last) {
                break
            }
            counts[last, default: 0] -= 1
            length -= 1
        }
        return NSRange(location: range.location, length: length)
    }
}
