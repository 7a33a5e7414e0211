/// The order of versions.
public enum VersionOrder: Hashable, Sendable {
    /// The order of Debian's package manager: digits are compared as numbers, other characters one by one with letters first,
    /// `~` precedes everything, even the end, and an epoch before `:` precedes the rest: `1.9 < 1.10`, `1.0~beta < 1.0 < 1.0-1`.
    case debian

    /// The order of Semantic Versioning: numbers, with a pre-release after `-` below the release: `1.0.0-beta.2 < 1.0.0-beta.11
    /// < 1.0.0`. Missing numbers are 0, a leading `v` and the build after `+` are ignored.
    case semantic

    /// The key of a version, for comparing it with others; nil if the text is not a version. Versions that the order does not
    /// distinguish, such as `1.0` and `1.00`, have equal keys. Takes time in proportion to the length of the text.
    public func key(of text: String) -> OrderedKey? {
        switch self {
        case .debian: DebianVersionKey.key(of: text)
        case .semantic: SemanticVersionKey.key(of: text)
        }
    }
}

extension [UInt8] {
    /// Appends a number of decimal digits so that the order of bytes is that of numbers: its length without leading zeros
    /// precedes the digits.
    fileprivate mutating func append(number digits: some Collection<UInt8>) {
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        var length = significant.count
        while length >= 0xFF {
            append(0xFF)
            length -= 0xFF
        }
        append(UInt8(length))
        append(contentsOf: significant)
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

/// The order of Debian's package manager.
private enum DebianVersionKey {
    /// Ends a part without digits, between `~` and all other characters.
    private static let end: UInt8 = 2
    private static let tilde: UInt8 = 1

    static func key(of text: String) -> OrderedKey? {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        var rest = Array(text.utf8)[...]
        var bytes: [UInt8] = []
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            let epoch = rest[..<colon]
            guard !epoch.isEmpty, epoch.allSatisfy(isDigit) else { return nil }
            bytes.append(number: epoch)
            rest = rest[(colon + 1)...]
        } else {
            bytes.append(number: [])
        }
        let hyphen = rest.lastIndex(of: UInt8(ascii: "-"))
        append(rest[..<(hyphen ?? rest.endIndex)], to: &bytes)
        append(hyphen.map { rest[($0 + 1)...] } ?? [], to: &bytes)
        return OrderedKey(bytes: bytes)
    }

    /// Appends the alternating parts without and with digits.
    private static func append(_ part: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        var rest = part
        while true {
            let others = rest.prefix { !isDigit($0) }
            for byte in others {
                switch byte {
                case UInt8(ascii: "~"): bytes.append(tilde)
                case _ where isLetter(byte): bytes.append(byte)
                // Above all letters.
                default: bytes.append(byte | 0x80)
                }
            }
            bytes.append(end)
            rest = rest[others.endIndex...]
            let digits = rest.prefix(while: isDigit)
            bytes.append(number: digits)
            rest = rest[digits.endIndex...]
            // A part without digits and then 0 follows each version in comparisons, so it ends the key.
            if rest.isEmpty { break }
        }
        bytes += [end, 0]
    }
}

/// The order of Semantic Versioning.
private enum SemanticVersionKey {
    /// Follows the numbers of a pre-release.
    private static let preRelease: UInt8 = 1
    /// Follows the numbers of a release.
    private static let release: UInt8 = 2
    private static let numeric: UInt8 = 1
    private static let alphanumeric: UInt8 = 2

    static func key(of text: String) -> OrderedKey? {
        var rest = Array(text.utf8)[...]
        if rest.first == UInt8(ascii: "v") || rest.first == UInt8(ascii: "V") { rest.removeFirst() }
        rest = rest.prefix { $0 != UInt8(ascii: "+") }
        let hyphen = rest.firstIndex(of: UInt8(ascii: "-"))
        let parts = rest[..<(hyphen ?? rest.endIndex)].split(
            separator: UInt8(ascii: "."),
            omittingEmptySubsequences: false
        )
        guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
        var bytes: [UInt8] = []
        for index in 0..<3 { bytes.append(number: index < parts.count ? parts[index] : []) }
        guard let hyphen else {
            bytes.append(release)
            return OrderedKey(bytes: bytes)
        }
        bytes.append(preRelease)
        for identifier in rest[(hyphen + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard !identifier.isEmpty,
                identifier.allSatisfy({ isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") })
            else { return nil }
            if identifier.allSatisfy(isDigit) {
                bytes.append(numeric)
                bytes.append(number: identifier)
            } else {
                bytes.append(alphanumeric)
                bytes += identifier
                bytes.append(0)
            }
        }
        // Fewer identifiers precede more.
        bytes.append(0)
        return OrderedKey(bytes: bytes)
    }
}
