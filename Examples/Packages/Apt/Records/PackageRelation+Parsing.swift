extension PackageRelation {
    /// Parses the value of a dependency field. Linear in its length. Empty elements are ignored.
    static func relations(in text: String) -> [PackageRelation] {
        var relations: [PackageRelation] = []
        RelationScanner.scan(text) { element, bytes in
            let alternative = Alternative(element, in: bytes)
            if element.isFirst || relations.isEmpty {
                relations.append(PackageRelation(alternatives: [alternative]))
            } else {
                relations[relations.count - 1].alternatives.append(alternative)
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

    /// Calls `body` for each alternative of a field with the bytes of the field, which are valid during the call.
    static func scan(_ text: String, _ body: (Element, UnsafeBufferPointer<UInt8>) -> Void) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { scan($0, body) }
        if isContiguous == nil { Array(text.utf8).withUnsafeBufferPointer { scan($0, body) } }
    }

    private static func scan(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (Element, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var start = 0
        var isFirst = true
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: "|") { end += 1 }
            if let element = element(in: bytes, from: start, to: end, isFirst: isFirst) {
                body(element, bytes)
                isFirst = false
            }
            if end < bytes.count, bytes[end] == UInt8(ascii: ",") { isFirst = true }
            start = end + 1
        }
    }

    /// Returns the alternative that begins at an index of the bytes.
    static func element(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Element? {
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "|") }
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
            guard let content = content(to: UInt8(ascii: ")")), let parsed = Self.restriction(content) else { return false }
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

    fileprivate var endsRelationName: Bool {
        isRelationBlank || self == UInt8(ascii: ":") || self == UInt8(ascii: "(") || self == UInt8(ascii: "[")
            || self == UInt8(ascii: "<")
    }
}
