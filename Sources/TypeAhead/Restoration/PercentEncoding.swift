/// Percent-encoding of the parts of a URL's query.
///
/// Foundation leaves characters such as `+` as they are, which other programs read as a space. This encoding leaves only characters that
/// every program reads alike, and decodes every text.
enum PercentEncoding {
    /// Letters, digits and the marks that are readable in a query and have no meaning there.
    private static let plain: [Bool] = {
        var plain = [Bool](repeating: false, count: 256)
        for byte in Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/,@".utf8) {
            plain[Int(byte)] = true
        }
        return plain
    }()

    /// The characters of a query that keep their place in an item that is only passed on.
    private static let kept: [Bool] = {
        var kept = plain
        for byte in Array("!$'()*+;=?".utf8) { kept[Int(byte)] = true }
        return kept
    }()

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Encodes a name or a value.
    static func encode(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 { append(byte, unless: plain, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Encodes the characters of an encoded item that a URL's query cannot have. A valid item stays as it is.
    static func repair(_ item: String) -> String {
        let text = Array(item.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "%"), value(text, at: index) != nil {
                bytes.append(byte)
            } else {
                append(byte, unless: kept, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ byte: UInt8, unless plain: [Bool], to bytes: inout [UInt8]) {
        if plain[Int(byte)] { return bytes.append(byte) }
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
    }

    /// Decodes a name or a value. A `%` without two hexadecimal digits is itself, and bytes that are not UTF-8 become U+FFFD.
    static func decode(_ text: Substring) -> String {
        let text = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "%"), let value = value(text, at: index) {
                bytes.append(value)
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The byte of the two hexadecimal digits after a `%`; nil without them.
    private static func value(_ text: [UInt8], at index: Int) -> UInt8? {
        guard index + 2 < text.count, let high = digit(text[index + 1]), let low = digit(text[index + 2]) else {
            return nil
        }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
