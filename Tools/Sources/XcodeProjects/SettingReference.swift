/// A reference to a build setting in a value: `$(NAME)`, `${NAME}`, `$[NAME]`, `$NAME`, with operations as in `$(NAME:lower)`.
struct SettingReference {
    /// The place of the name, which can contain references itself.
    var name: Range<Int>

    /// The operations, in order.
    var operations: [(name: String, argument: Range<Int>?)] = []

    /// The index after the reference.
    var end: Int

    /// Whether this is `$$`, a dollar sign.
    var isDollar = false

    /// Returns the reference that begins with the dollar sign at an index; nil if there is none.
    ///
    /// - Parameter brackets: the result of `brackets(_:)` for the text.
    static func parse(_ text: [UInt8], at index: Int, brackets: [Int: Int]) -> SettingReference? {
        guard index + 1 < text.count else { return nil }
        let first = text[index + 1]
        if first == UInt8(ascii: "$") { return SettingReference(name: 0..<0, end: index + 2, isDollar: true) }
        guard closing(first) != nil else {
            let name = text[(index + 1)...].prefix(while: isPlainNameByte).indices
            return name.isEmpty ? nil : SettingReference(name: name, end: name.upperBound)
        }
        guard let end = brackets[index + 1] else { return nil }
        var parts = split(text, (index + 2)..<end)
        let name = parts.removeFirst()
        let operations = parts.map { part -> (name: String, argument: Range<Int>?) in
            guard let equals = text[part].firstIndex(of: UInt8(ascii: "=")) else {
                return (String(decoding: text[part], as: UTF8.self), nil)
            }
            let operation = String(decoding: text[part.lowerBound..<equals], as: UTF8.self)
            return (operation, (equals + 1)..<part.upperBound)
        }
        return SettingReference(name: name, operations: operations, end: end + 1)
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }

    private static func isPlainNameByte(_ byte: UInt8) -> Bool {
        SettingAssignment.isNameByte(byte) && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
    }

    /// The indices of closing brackets by those of their opening brackets. Each kind of brackets is paired on its own. One pass for
    /// all references keeps the time linear if many have no end.
    static func brackets(_ text: [UInt8]) -> [Int: Int] {
        var open: [UInt8: [Int]] = [:]
        var result: [Int: Int] = [:]
        for (index, byte) in text.enumerated() {
            if let closing = closing(byte) {
                open[closing, default: []].append(index)
            } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                if let start = open[byte]?.popLast() { result[start] = index }
            }
        }
        return result
    }

    /// Splits at colons outside of brackets. The argument of `default` extends to the end.
    private static func split(_ text: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        let unlimited = Array("default=".utf8)
        var result: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for index in range {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 0:
                if !result.isEmpty, text[start..<index].starts(with: unlimited) { continue }
                result.append(start..<index)
                start = index + 1
            default: break
            }
        }
        return result + [start..<range.upperBound]
    }
}
