import Foundation

/// Patterns in the text of items, found without passing the text to the app.
extension UIPasteboard {
    /// A kind of text.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The string.
        public let rawValue: String
        /// Makes a pattern from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A web address, with or without a scheme. Its value is the text.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.web-url"
        )
        /// A single line that is no web address, and could be searched for. Its value is the text.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.web-search"
        )
        /// A number. Its value is a `Double`.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Finds the patterns in the first item. The closure is called at once.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        detectPatterns(for: patterns, inItemSet: IndexSet(integer: 0)) { completionHandler($0.map { $0.first ?? [] }) }
    }

    /// Finds the patterns in items; nil selects all. The closure is called at once, with a set for each item.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: itemSet) { completionHandler($0.map { $0.map { Set($0.keys) } }) }
    }

    /// Finds the patterns in the first item, with their values. The closure is called at once.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: IndexSet(integer: 0)) { completionHandler($0.map { $0.first ?? [:] }) }
    }

    /// Finds the patterns in items, with their values; nil selects all. The closure is called at once, with a dictionary for each item.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        let contents = contents
        let selected = (itemSet.map(Array.init) ?? Array(contents.indices)).filter(contents.indices.contains)
        completionHandler(
            .success(
                selected.map { index in
                    let found = text(of: contents[index]).map(TextPatterns.init)?.values ?? [:]
                    return found.filter { patterns.contains($0.key) }
                }
            )
        )
    }
}

/// The patterns in a text.
private struct TextPatterns {
    private(set) var values: [UIPasteboard.DetectionPattern: Any] = [:]

    @MainActor
    init(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Longer texts are neither addresses nor queries.
        guard !text.isEmpty, text.utf16.count <= 2000, !text.contains(where: \.isNewline) else { return }
        if let number = Double(text), number.isFinite { values[.number] = number }
        let whole = NSRange(location: 0, length: (text as NSString).length)
        if values.isEmpty, Self.address?.firstMatch(in: text, range: whole) != nil {
            values[.probableWebURL] = text
        } else {
            values[.probableWebSearch] = text
        }
    }

    private static let address = try? NSRegularExpression(
        pattern: "^(?:https?://)?(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}\\p{L}{2,24}(?::[0-9]{1,5})?(?:[/?#]\\S*)?$",
        options: .caseInsensitive
    )
}
