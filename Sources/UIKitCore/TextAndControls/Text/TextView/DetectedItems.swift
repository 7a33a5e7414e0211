import Foundation

/// The web and mail addresses and phone numbers in a text that is not editable, found by paragraph when it is shown.
struct DetectedItems {
    /// A detected part of a paragraph, in UTF-16 units of it.
    struct Item {
        let range: NSRange
        let url: URL
    }

    private var known: [String: [Item]] = [:]

    /// Forgets items that an edit may have changed. They are keyed by the text of their paragraph, so that only their number is
    /// limited.
    mutating func note(_ edit: TextViewEdit) {
        if edit.changesCharacters, known.count > 1000 { known = [:] }
    }

    mutating func removeAll() { known = [:] }

    /// The items in a paragraph.
    mutating func items(in paragraph: String, _ types: UIDataDetectorTypes) -> [Item] {
        if let found = known[paragraph] { return found }
        let found = DataDetector.items(in: paragraph, types)
        known[paragraph] = found
        return found
    }
}

/// Finds addresses and phone numbers with regular expressions that take time in proportion to the length of the text.
enum DataDetector {
    static func items(in text: String, _ types: UIDataDetectorTypes) -> [DetectedItems.Item] {
        // A long line without spaces is data, not prose.
        guard text.utf16.count <= 20_000 else { return [] }
        var items: [DetectedItems.Item] = []
        func add(_ expression: NSRegularExpression?, _ url: (String) -> URL?) {
            guard let expression else { return }
            let source = text as NSString
            for match in expression.matches(in: text, range: NSRange(location: 0, length: source.length)) {
                let range = trimmed(match.range, in: source)
                guard range.length > 0, !items.contains(where: { $0.range.intersection(range) != nil }) else {
                    continue
                }
                if let url = url(source.substring(with: range)) {
                    items.append(DetectedItems.Item(range: range, url: url))
                }
            }
        }
        if types.contains(.link) {
            add(webAddress) { URL(string: $0.lowercased().hasPrefix("www.") ? "http://\($0)" : $0) }
            add(mailAddress) { URL(string: "mailto:\($0)") }
        }
        if types.contains(.phoneNumber) {
            add(phoneNumber) { number in
                let digits = number.filter { ("0"..."9").contains($0) || $0 == "+" }
                return (7...15).contains(digits.count(where: \.isNumber)) ? URL(string: "tel:\(digits)") : nil
            }
        }
        return items.sorted { $0.range.location < $1.range.location }
    }

    private static let webAddress = try? NSRegularExpression(
        pattern: "\\b(?:https?://|www\\.)[\\p{L}\\p{N}][^\\s<>\"\u{201C}\u{201D}]*",
        options: .caseInsensitive
    )
    private static let mailAddress = try? NSRegularExpression(
        pattern: "\\b[A-Z0-9._%+-]{1,64}@(?:[A-Z0-9-]{1,63}\\.){1,8}[A-Z]{2,24}\\b",
        options: .caseInsensitive
    )
    private static let phoneNumber = try? NSRegularExpression(
        pattern: "(?<![\\p{L}\\p{N}./-])(?:\\+|\\(?0|\\(?[1-9])[0-9 ()/.-]{5,20}[0-9](?![\\p{L}\\p{N}]|[.,/-][0-9])"
    )

    private static let openings = Dictionary(uniqueKeysWithValues: zip(")]}".utf16, "([{".utf16))
    private static let punctuation = Set(".,;:!?'\u{2019}\u{2026}".utf16)

    /// A range without punctuation that ends a sentence, and without a bracket that was opened before it.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        let units = Array(text.substring(with: range).utf16)
        var counts: [UInt16: Int] = [:]
        for unit in units { counts[unit, default: 0] += 1 }
        var length = units.count
        while length > 0 {
            let last = units[length - 1]
            if let opening = openings[last] {
                guard counts[last, default: 0] > counts[opening, default: 0] else { break }
            } else if !punctuation.contains(last) {
                break
            }
            counts[last, default: 0] -= 1
            length -= 1
        }
        return NSRange(location: range.location, length: length)
    }
}
