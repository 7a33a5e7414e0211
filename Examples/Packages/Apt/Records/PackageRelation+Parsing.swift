extension PackageRelation {
    /// Parses the value of a dependency field. Linear in its length. Empty elements are ignored.
    static func relations(in text: String) -> [PackageRelation] {
        var relations: [PackageRelation] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            RelationScanner.scan(bytes, in: 0..<bytes.count) { element in
                let alternative = Alternative(element, in: bytes)
                if element.isFirst {
                    relations.append(PackageRelation(alternatives: [alternative]))
                } else {
                    relations[relations.count - 1].alternatives.append(alternative)
                }
            }
        }
        return relations
    }
}

extension PackageRelation.Alternative {
    /// Parses the alternative that `RelationScanner` found in `bytes`.
    init(_ element: RelationScanner.Element, in bytes: UnsafeBufferPointer<UInt8>) {
        let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
        let rest = UnsafeBufferPointer(rebasing: bytes[element.name.upperBound..<element.text.upperBound])
        var suffix = RelationSuffix(rest)
        if !element.name.isEmpty, suffix.parse() {
            let names = suffix.architectures.split { $0 == " " || $0 == "\t" || $0 == "\n" }
            self.init(
                name: text(element.name),
                qualifier: suffix.qualifier,
                restriction: suffix.restriction,
                architectures: names.map(String.init)
            )
        } else {
            self.init(name: text(element.text))
        }
    }

    private init(name: String) {
        self.init(name: name, qualifier: nil, restriction: nil)
    }
}

/// Divides a dependency field into alternatives, without memory for each.
enum RelationScanner {
    /// An alternative as ranges of the field.
    struct Element {
        /// Without blanks at both ends, never empty.
        var text: Range<Int>
        /// The beginning of `text` up to a colon, bracket or blank.
        var name: Range<Int>
        /// Whether the alternative follows a comma, or is the first of the field.
        var isFirst: Bool
    }

    /// Calls `body` for each alternative of the field in a range of the bytes.
    static func scan(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ body: (Element) -> Void) {
        var start = range.lowerBound
        var isFirst = true
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, !bytes[end].isRelationSeparator { end += 1 }
            if let element = element(in: bytes, from: start, to: end, isFirst: isFirst) {
                body(element)
                isFirst = false
            }
            if end < range.upperBound, bytes[end] == UInt8(ascii: ",") { isFirst = true }
            start = end + 1
        }
    }

    /// Returns the alternative that begins at an index of the bytes of several fields, each in one line.
    static func element(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Element? {
        let end = bytes[start...].firstIndex { $0.isRelationSeparator || $0 == 0x0A }
        return element(in: bytes, from: start, to: end ?? bytes.count, isFirst: true)
    }

    private static func element(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        to end: Int,
        isFirst: Bool
    ) -> Element? {
        var (lower, upper) = (start, end)
        while lower < upper, bytes[lower].isRelationBlank { lower += 1 }
        while lower < upper, bytes[upper - 1].isRelationBlank { upper -= 1 }
        guard lower < upper else { return nil }
        var nameEnd = lower
        while nameEnd < upper, !bytes[nameEnd].endsRelationName { nameEnd += 1 }
        return Element(text: lower..<upper, name: lower..<nameEnd, isFirst: isFirst)
    }
}

/// The part of an alternative after the name: `[:qualifier] [(operator version)] [[architectures]] [<profiles>]…`.
private struct RelationSuffix {
    private(set) var qualifier: String?
    private(set) var restriction: VersionRestriction?
    private(set) var architectures = ""

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns whether the syntax is valid.
    mutating func parse() -> Bool {
        if next == UInt8(ascii: ":") {
            let start = index + 1
            index = start
            while let byte = next, !byte.endsRelationName { index += 1 }
            guard index > start else { return false }
            qualifier = text(start..<index)
        }
        skipBlanks()
        if next == UInt8(ascii: "(") {
            guard let content = content(to: UInt8(ascii: ")")), let parsed = Self.restriction(content) else {
                return false
            }
            restriction = parsed
        }
        if next == UInt8(ascii: "[") {
            guard let content = content(to: UInt8(ascii: "]")) else { return false }
            architectures = content
        }
        // Build profiles appear in source packages only, and do not restrict binary packages.
        while next == UInt8(ascii: "<") {
            guard content(to: UInt8(ascii: ">")) != nil else { return false }
        }
        return next == nil
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skipBlanks() {
        while let byte = next, byte.isRelationBlank { index += 1 }
    }

    /// Skips a bracket, and returns the text up to the closing bracket.
    private mutating func content(to close: UInt8) -> String? {
        let start = index + 1
        guard let end = bytes[start...].firstIndex(of: close) else { return nil }
        index = end + 1
        skipBlanks()
        return text(start..<end)
    }

    private static func restriction(_ text: String) -> VersionRestriction? {
        let trimmed = text.drop { $0.isWhitespace }
        let symbol = trimmed.prefix { "<=>".contains($0) }
        let version = trimmed.dropFirst(symbol.count).drop { $0.isWhitespace }.split { $0.isWhitespace }
        guard version.count == 1, let comparison = VersionRestriction.Comparison(operator: String(symbol)) else {
            return nil
        }
        return VersionRestriction(comparison: comparison, version: DebianVersion(String(version[0])))
    }
}

extension UInt8 {
    /// Blanks and the line ends of folded fields.
    fileprivate var isRelationBlank: Bool { isBlank || self == 0x0A }

    fileprivate var isRelationSeparator: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: "|") }

    fileprivate var endsRelationName: Bool {
        isRelationBlank || self == UInt8(ascii: ":") || self == UInt8(ascii: "(") || self == UInt8(ascii: "[")
            || self == UInt8(ascii: "<")
    }
}
