import Foundation

/// Finds the names that contain a text, ignoring case and diacritics.
///
/// The names are folded once, into one block of memory. A search for a longer text visits only the matches of the shorter one.
public struct NameFilter: Sendable {
    private let bytes: [UInt8]
    /// The offset of each name, and the end of the last one. A zero byte, which no text contains, follows each name.
    private let starts: [Int32]

    /// Folds names.
    public init(_ names: [String]) {
        var bytes: [UInt8] = []
        var starts: [Int32] = [0]
        starts.reserveCapacity(names.count + 1)
        bytes.reserveCapacity(names.count * 16)
        for name in names {
            bytes.append(contentsOf: Self.fold(name))
            bytes.append(0)
            starts.append(Int32(bytes.count))
        }
        self.bytes = bytes
        self.starts = starts
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
        var found: [Int32] = []
        found.reserveCapacity(candidates?.count ?? starts.count)
        bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                text.withUnsafeBufferPointer { text in
                    if let candidates {
                        for index in candidates {
                            let start = Int(starts[Int(index)])
                            let length = Int(starts[Int(index) + 1]) - start
                            let name = UnsafeBufferPointer(rebasing: bytes[start..<start + length])
                            if Self.first(text, in: name, from: 0) != nil { found.append(index) }
                        }
                    } else {
                        scan(bytes, starts, for: text, into: &found)
                    }
                }
            }
        }
        return found
    }

    /// Iterates over matches instead of names.
    private func scan(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ starts: UnsafeBufferPointer<Int32>,
        for text: UnsafeBufferPointer<UInt8>,
        into found: inout [Int32]
    ) {
        var index = 0
        var position = 0
        while let place = Self.first(text, in: bytes, from: position) {
            while Int(starts[index + 1]) <= place { index += 1 }
            found.append(Int32(index))
            index += 1
            position = Int(starts[index])
        }
    }

    /// The offset of a text in bytes, starting at a position.
    @inline(__always)
    private static func first(
        _ text: UnsafeBufferPointer<UInt8>,
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var position = start
        while position + text.count <= bytes.count {
            let room = bytes.count - text.count + 1 - position
            guard let match = memchr(base + position, Int32(text[0]), room) else { return nil }
            let place = UnsafeRawPointer(match) - UnsafeRawPointer(base)
            if memcmp(base + place + 1, text.baseAddress! + 1, text.count - 1) == 0 { return place }
            position = place + 1
        }
        return nil
    }
}
