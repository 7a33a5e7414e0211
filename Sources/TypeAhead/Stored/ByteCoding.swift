/// Appends numbers in the variable-length encoding LEB128: seven bits per byte, the lowest first.
extension [UInt8] {
    mutating func append(number: Int) {
        var rest = UInt64(number)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

/// Reads encoded bytes. Each method returns nil at the end of the bytes.
struct ByteReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether all bytes were read.
    var isAtEnd: Bool { offset == bytes.count }

    /// The next byte.
    mutating func byte() -> UInt8? {
        guard offset < bytes.count else { return nil }
        offset += 1
        return bytes[offset - 1]
    }

    /// The next number; nil also for one above 2⁶² - 1.
    mutating func number() -> Int? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = byte() {
            guard shift < 63 else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 { return value < 1 << 62 ? Int(value) : nil }
        }
        return nil
    }

    /// The given number of bytes.
    mutating func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8>? {
        guard count >= 0, count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    /// The remaining bytes.
    mutating func rest() -> UnsafeBufferPointer<UInt8> {
        defer { offset = bytes.count }
        return UnsafeBufferPointer(rebasing: bytes[offset...])
    }
}
