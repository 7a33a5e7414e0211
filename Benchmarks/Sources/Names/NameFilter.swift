import Foundation

/// Finds the names that contain a text, ignoring case and diacritics.
///
/// The names are folded once, into one block of memory. A search for a longer text visits only the matches of the shorter one.
public struct NameFilter: Sendable {
    /// The folded names. A zero byte, which no text contains, follows each name. More of them follow the last one, so that a search can read
    /// past it.
    private let bytes: [UInt8]
    /// The offset of each name, and the end of the last one.
    private let starts: [Int32]
    /// The letters of each name, which rule out most names without a search.
    private let letters: [UInt32]

    /// Folds names.
    public init(_ names: [String]) {
        var bytes: [UInt8] = []
        var starts: [Int32] = [0]
        var letters: [UInt32] = []
        letters.reserveCapacity(names.count)
        starts.reserveCapacity(names.count + 1)
        bytes.reserveCapacity(names.count * 16)
        for name in names {
            bytes.append(contentsOf: Self.fold(name))
            letters.append(Self.letters(in: bytes[Int(starts[starts.count - 1])...]))
            bytes.append(0)
            starts.append(Int32(bytes.count))
        }
        bytes += [UInt8](repeating: 0, count: 9)
        self.bytes = bytes
        self.starts = starts
        self.letters = letters
    }

    /// The folded form of a text.
    public static func fold(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        }
        return Array(text.decomposedStringWithCompatibilityMapping.lowercased().utf8)
    }

    /// The names that contain a text, in order.
    ///
    /// - Parameters:
    ///   - text: The text, folded; not empty.
    ///   - candidates: The names to search; nil for all.
    public func indices(containing text: [UInt8], among candidates: [Int32]? = nil) -> [Int32] {
        let needed = Self.letters(in: text[...])
        return Array(unsafeUninitializedCapacity: candidates?.count ?? letters.count) { found, count in
            letters.withUnsafeBufferPointer { letters in
                // Without a branch, because a prediction is wrong for about half of the names.
                func note(_ index: Int32) {
                    found[count] = index
                    count += letters[Int(index)] & needed == needed ? 1 : 0
                }
                if let candidates {
                    for index in candidates { note(index) }
                } else {
                    for index in 0..<Int32(letters.count) { note(index) }
                }
            }
            let isDecided = text.count == 1 && Self.hasOwnBit(text[0])
            if !isDecided { count = keep(found[..<count], containing: text) }
        }
    }

    /// Moves the names that contain a text to the beginning, and returns their number.
    private func keep(_ candidates: Slice<UnsafeMutableBufferPointer<Int32>>, containing text: [UInt8]) -> Int {
        let names = candidates.base
        var count = 0
        bytes.withUnsafeBytes { bytes in
            guard let bytes = bytes.baseAddress else { return }
            starts.withUnsafeBufferPointer { starts in
                text.withUnsafeBufferPointer { text in
                    let pattern = Pattern(text)
                    for place in candidates.indices {
                        let index = Int(names[place])
                        guard pattern.isFound(in: bytes, Int(starts[index])..<Int(starts[index + 1])) else { continue }
                        names[count] = Int32(index)
                        count += 1
                    }
                }
            }
        }
        return count
    }

    // MARK: Letters

    /// A set of letters, with a bit for each of a to z. Other bytes share six bits.
    private static func letters(in text: ArraySlice<UInt8>) -> UInt32 {
        text.reduce(0) { $0 | 1 << (hasOwnBit($1) ? UInt32($1) - 0x61 : 26 + UInt32($1) % 6) }
    }

    private static func hasOwnBit(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

    /// A text to find. Its first two bytes are compared with eight places at once.
    private struct Pattern {
        private let text: UnsafeBufferPointer<UInt8>
        private let first: UInt64
        private let second: UInt64
        /// The distance from the first to the second byte; 0 for a text of one byte.
        private let distance: Int

        private static let ones: UInt64 = 0x0101_0101_0101_0101

        init(_ text: UnsafeBufferPointer<UInt8>) {
            self.text = text
            first = UInt64(text[0]) * Self.ones
            distance = min(1, text.count - 1)
            second = UInt64(text[distance]) * Self.ones
        }

        /// Whether the text is in a range of bytes. At least nine more bytes follow the range.
        @inline(__always)
        func isFound(in bytes: UnsafeRawPointer, _ range: Range<Int>) -> Bool {
            var position = range.lowerBound
            let end = range.upperBound - text.count + 1
            while position < end {
                // A byte is zero at the places of both bytes.
                let differences =
                    (load(bytes, position) ^ first) | (load(bytes, position + distance) ^ second)
                // The lowest bit is that of the first zero byte.
                let zeros = (differences &- Self.ones) & ~differences & (Self.ones << 7)
                guard zeros != 0 else {
                    position += 8
                    continue
                }
                position += zeros.trailingZeroBitCount / 8
                guard position < end else { return false }
                if text.count <= 2 || memcmp(bytes + position, text.baseAddress!, text.count) == 0 { return true }
                position += 1
            }
            return false
        }

        @inline(__always)
        private func load(_ bytes: UnsafeRawPointer, _ position: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        }
    }
}
