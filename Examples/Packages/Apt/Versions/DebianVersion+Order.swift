extension DebianVersion: Comparable, Hashable {
    static func == (left: DebianVersion, right: DebianVersion) -> Bool {
        left.text == right.text || left.comparison(with: right) == 0
    }

    static func < (left: DebianVersion, right: DebianVersion) -> Bool { left.comparison(with: right) < 0 }

    /// Hashes the parts that the order compares.
    func hash(into hasher: inout Hasher) {
        withParts { parts in
            for part in [parts.epoch, parts.upstream, parts.revision] {
                part.hash(into: &hasher)
                hasher.combine(UInt16.max)
            }
        }
    }

    /// A negative number, 0 or a positive number, as in `strcmp`. Linear in the length of the texts.
    private func comparison(with other: DebianVersion) -> Int {
        withParts { left in
            other.withParts { right in
                let epochs = left.epoch.comparison(with: right.epoch)
                if epochs != 0 { return epochs }
                let upstreams = left.upstream.comparison(with: right.upstream)
                return upstreams != 0 ? upstreams : left.revision.comparison(with: right.revision)
            }
        }
    }

    private struct Parts {
        var epoch: VersionPart
        var upstream: VersionPart
        var revision: VersionPart
    }

    private func withParts<Result>(_ body: (Parts) -> Result) -> Result {
        let result = text.utf8.withContiguousStorageIfAvailable { body(Self.parts(of: $0)) }
        return result ?? Array(text.utf8).withUnsafeBufferPointer { body(Self.parts(of: $0)) }
    }

    /// The epoch ends at the first colon, and has digits only. The revision begins after the last hyphen.
    private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> Parts {
        var start = 0
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, bytes[..<colon].allSatisfy(\.isASCIIDigit) {
            start = colon + 1
        }
        let hyphen = bytes[start...].lastIndex(of: UInt8(ascii: "-"))
        let part = { (range: Range<Int>) in VersionPart(bytes: UnsafeBufferPointer(rebasing: bytes[range])) }
        return Parts(
            epoch: part(0..<max(start - 1, 0)),
            upstream: part(start..<(hyphen ?? bytes.count)),
            revision: part(hyphen.map { $0 + 1..<bytes.count } ?? 0..<0)
        )
    }
}

/// A part of a version: runs of other characters and of digits in turn. Valid while its bytes are.
private struct VersionPart {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Compares by dpkg's rules: letters precede other characters, `~` precedes all including the end, and digits compare as numbers.
    func comparison(with other: VersionPart) -> Int {
        let (left, right) = (bytes, other.bytes)
        var (first, second) = (0, 0)
        while first < left.count || second < right.count {
            while first < left.count && !left[first].isASCIIDigit || second < right.count && !right[second].isASCIIDigit
            {
                let difference = Self.rank(left, first) - Self.rank(right, second)
                if difference != 0 { return difference }
                first += 1
                second += 1
            }
            while first < left.count, left[first] == UInt8(ascii: "0") { first += 1 }
            while second < right.count, right[second] == UInt8(ascii: "0") { second += 1 }
            var difference = 0
            while first < left.count, left[first].isASCIIDigit, second < right.count, right[second].isASCIIDigit {
                if difference == 0 { difference = Int(left[first]) - Int(right[second]) }
                first += 1
                second += 1
            }
            if first < left.count, left[first].isASCIIDigit { return 1 }
            if second < right.count, right[second].isASCIIDigit { return -1 }
            if difference != 0 { return difference }
        }
        return 0
    }

    /// The rank of the character at an index among non-digits. Digits and the end rank as 0, which no other character has.
    private static func rank(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        guard index < bytes.count, !bytes[index].isASCIIDigit else { return 0 }
        let byte = bytes[index]
        if byte == UInt8(ascii: "~") { return -1 }
        return byte.isASCIILetter ? Int(byte) : Int(byte) + 256
    }

    /// Hashes each run of other characters and the number after it. A number without digits is 0, as in the comparison; a last pair without
    /// characters and with number 0 equals the end.
    func hash(into hasher: inout Hasher) {
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, !bytes[index].isASCIIDigit { index += 1 }
            let others = start..<index
            while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
            let digits = index
            while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
            if others.isEmpty, digits == index, index == bytes.count { return }
            for byte in bytes[others] { hasher.combine(UInt16(byte)) }
            hasher.combine(UInt16(256))
            for byte in bytes[digits..<index] { hasher.combine(UInt16(byte)) }
            hasher.combine(UInt16(257))
        }
    }
}
