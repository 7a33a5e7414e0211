import Foundation
import FoundationCompatibility

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

/// Finds addresses and phone numbers with the detectors of Foundation.
enum DataDetector {
    static func items(in text: String, _ types: UIDataDetectorTypes) -> [DetectedItems.Item] {
        // A long line without spaces is data, not prose.
        guard text.utf16.count <= 20_000 else { return [] }
        var kinds: NSTextCheckingResult.CheckingType = []
        if types.contains(.link) { kinds.insert(DataKind.link) }
        if types.contains(.phoneNumber) { kinds.insert(DataKind.phoneNumber) }
        // Dates are no links, so that the time does not matter.
        let detection = DataDetection(locale: .current, timeZone: .gmt) { Date(timeIntervalSinceReferenceDate: 0) }
        return detection.items(in: text, kinds).compactMap { item -> DetectedItems.Item? in
            switch item.content {
            case .link(let url): return DetectedItems.Item(range: item.range, url: url)
            case .phoneNumber(let number):
                return URL(string: "tel:\(number.filter { ("0"..."9").contains($0) || $0 == "+" })")
                    .map { DetectedItems.Item(range: item.range, url: $0) }
            default: return nil
            }
        }
    }
}
