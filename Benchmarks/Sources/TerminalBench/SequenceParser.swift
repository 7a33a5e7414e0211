/// Divides the output of a program into characters and control sequences (ECMA-48).
struct SequenceParser {
    /// A part of the output.
    enum Part {
        case character(Character)
        case control(UInt8)
        case sequence(Sequence)
        /// The final byte of a short escape sequence.
        case escape(UInt8)
    }

    /// A sequence that begins with CSI.
    struct Sequence: CustomStringConvertible {
        /// The character for private sequences, such as a question mark.
        var prefix: Character?
        var numbers: [Int]
        var final: Character

        var description: String {
            "CSI \(prefix.map(String.init) ?? "")\(numbers.map(String.init).joined(separator: ";"))\(final)"
        }
    }

    private enum State {
        case text, escape, charset, sequence, string, stringEscape
    }

    private var state = State.text
    /// The bytes of an incomplete character or sequence.
    private var bytes: [UInt8] = []

    /// The part that ends with a byte; nil if it goes on.
    mutating func next(_ byte: UInt8) -> Part? {
        switch state {
        case .text: return text(byte)
        case .escape: return escape(byte)
        case .charset: state = .text
        case .sequence:
            guard 0x40...0x7E ~= byte else {
                bytes.append(byte)
                return nil
            }
            state = .text
            return .sequence(sequence(final: byte))
        // A string, such as a title, ends with BEL or ESC \.
        case .string: state = byte == 0x1B ? .stringEscape : byte == 0x07 ? .text : .string
        case .stringEscape: state = .text
        }
        return nil
    }

    private mutating func text(_ byte: UInt8) -> Part? {
        switch byte {
        case 0x1B:
            state = .escape
            return nil
        case 0..<0x20, 0x7F: return .control(byte)
        case 0..<0x7F: return .character(Character(Unicode.Scalar(byte)))
        default:
            // A character of UTF-8 has two to four bytes.
            if byte >= 0xC0 { bytes = [] }
            bytes.append(byte)
            let length = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2
            return bytes.count < length ? nil : String(decoding: bytes, as: UTF8.self).first.map { .character($0) }
        }
    }

    private mutating func escape(_ byte: UInt8) -> Part? {
        bytes = []
        switch byte {
        case UInt8(ascii: "["): state = .sequence
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .string
        case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
        default:
            state = .text
            return .escape(byte)
        }
        return nil
    }

    private func sequence(final: UInt8) -> Sequence {
        let prefix = bytes.first.flatMap { 0x3C...0x3F ~= $0 ? Character(Unicode.Scalar($0)) : nil }
        let digits = bytes.drop { 0x3C...0x3F ~= $0 }.filter { 0x30...0x3B ~= $0 }
        let numbers =
            digits.isEmpty
            ? [] : digits.split(separator: 0x3B, omittingEmptySubsequences: false).map(Self.number)
        return Sequence(prefix: prefix, numbers: numbers, final: Character(Unicode.Scalar(final)))
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 100_000) }
    }
}
