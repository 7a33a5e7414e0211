/// Texts and numbers as bytes, for records in a file.
struct StoredBytesWriter {
    private(set) var bytes: [UInt8] = []

    /// Appends a number in groups of seven bits, the lowest first.
    mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func append(_ text: String) {
        append(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends an optional text; nil differs from an empty text.
    mutating func append(_ text: String?) {
        guard let text else { return append(UInt64(0)) }
        append(UInt64(text.utf8.count) + 1)
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends an optional number of at least 0.
    mutating func append(_ number: Int?) { append(number.map { UInt64($0) + 1 } ?? 0) }
}

/// Reads what a ``StoredBytesWriter`` wrote, in the same order.
struct StoredBytesReader {
    /// The bytes are not those of the writer.
    struct Damage: Error, CustomStringConvertible {
        let description = "The stored package is damaged."
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func number() throws -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = rest.popFirst() else { throw Damage() }
            number |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return number }
        }
        throw Damage()
    }

    mutating func text() throws -> String { try text(count: try number()) }

    mutating func optionalText() throws -> String? {
        let count = try number()
        return count == 0 ? nil : try text(count: count - 1)
    }

    mutating func optionalNumber() throws -> Int? {
        let number = try number()
        guard number > 0 else { return nil }
        guard let value = Int(exactly: number - 1) else { throw Damage() }
        return value
    }

    private mutating func text(count: UInt64) throws -> String {
        guard let count = Int(exactly: count), count <= rest.count else { throw Damage() }
        let text = String(decoding: rest.prefix(count), as: UTF8.self)
        rest = rest.dropFirst(count)
        return text
    }
}
