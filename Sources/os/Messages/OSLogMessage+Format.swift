import Foundation

/// Messages with a format, for `os_log`.
extension OSLogMessage {
    /// Replaces the specifications of a format by values.
    init(format: String, _ values: [Any]) {
        var reader = FormatReader(rest: format[...], values: values[...])
        self.init(parts: reader.parts())
    }
}

private struct FormatReader {
    var rest: Substring
    var values: ArraySlice<Any>

    /// One specification, such as `%{public}-10.3f`.
    struct Specification {
        var privacy = OSLogPrivacy.auto
        var isAnswer: Bool?
        var isErrorNumber = false
        var flags = ""
        var width: Int?
        var precision: Int?
        var conversion: Character = " "
    }

    mutating func parts() -> [OSLogMessage.Part] {
        var parts: [OSLogMessage.Part] = []
        while let percent = rest.firstIndex(of: "%") {
            parts.append(.text(String(rest[..<percent])))
            rest = rest[rest.index(after: percent)...]
            parts.append(part())
        }
        return parts + [.text(String(rest))]
    }

    private mutating func part() -> OSLogMessage.Part {
        var specification = Specification()
        readAnnotations(&specification)
        while let flag = rest.first, "-+ #0".contains(flag) { specification.flags.append(rest.removeFirst()) }
        specification.width = readNumber()
        if rest.first == "." {
            rest.removeFirst()
            specification.precision = readNumber() ?? 0
        }
        while let length = rest.first, "hljztqL".contains(length) { rest.removeFirst() }
        guard let conversion = rest.popFirst() else { return .text("%") }
        specification.conversion = conversion
        if conversion == "%" { return .text("%") }
        guard let value = values.popFirst() else { return .text("<decode: missing data>") }
        return Self.part(specification, value)
    }

    /// Reads `{public, errno}`.
    private mutating func readAnnotations(_ specification: inout Specification) {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return }
        for annotation in rest[rest.index(after: rest.startIndex)..<end].split(separator: ",") {
            switch annotation.trimmingCharacters(in: .whitespaces) {
            case "public": specification.privacy = .public
            case "private": specification.privacy = .private
            case "sensitive": specification.privacy = .sensitive
            case "mask.hash": specification.privacy = .private(mask: .hash)
            case "bool": specification.isAnswer = false
            case "BOOL": specification.isAnswer = true
            case "errno", "darwin.errno": specification.isErrorNumber = true
            default: break
            }
        }
        rest = rest[rest.index(after: end)...]
    }

    /// Reads digits, or an asterisk that stands for a value.
    private mutating func readNumber() -> Int? {
        if rest.first == "*" {
            rest.removeFirst()
            return (values.popFirst() as? any FixedWidthInteger).flatMap { Int(exactly: $0) }
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest[digits.endIndex...]
        return digits.isEmpty ? nil : Int(digits) ?? longestNumber
    }

    // MARK: Values

    private static func part(_ specification: Specification, _ value: Any) -> OSLogMessage.Part {
        let privacy = specification.privacy
        switch specification.conversion {
        case "@":
            return .value(object(value), privacy, isScalar: false)
        case "s", "S":
            let text = string(value)
            let end = specification.precision.map { text.prefix(max(0, $0)) } ?? text[...]
            return .value(specification.padded(String(end)), privacy, isScalar: false)
        case "d", "i", "D", "u", "U", "x", "X", "o", "c", "C":
            guard let number = integer(value) else { return mismatch }
            return .value(specification.text(number), privacy, isScalar: true)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = double(value) else { return mismatch }
            return .value(specification.text(number), privacy, isScalar: true)
        case "p":
            return .value(address(value), privacy, isScalar: true)
        default:
            return .text("<decode: bad format %\(specification.conversion)>")
        }
    }

    private static var mismatch: OSLogMessage.Part { .text("<decode: mismatch>") }

    private static func object(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { object($0.value) } ?? "(null)" }
        return "\(value)"
    }

    private static func string(_ value: Any) -> String {
        switch value {
        case let text as UnsafePointer<CChar>: String(cString: text)
        case let text as UnsafeMutablePointer<CChar>: String(cString: text)
        default: object(value)
        }
    }

    private static func integer(_ value: Any) -> (any FixedWidthInteger)? {
        switch value {
        case let number as any FixedWidthInteger: number
        case let truth as Bool: truth ? 1 : 0
        case let number as NSNumber: number.int64Value
        default: nil
        }
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func address(_ value: Any) -> String {
        switch value {
        case let pointer as any _Pointer: "0x" + String(UInt(bitPattern: Int(bitPattern: pointer)), radix: 16)
        default: "0x" + String(UInt(bitPattern: ObjectIdentifier(value as AnyObject).hashValue), radix: 16)
        }
    }
}

extension FormatReader.Specification {
    /// The flags, width and precision before a conversion, for numbers.
    private var beginning: String {
        let width = width.map { String(min(abs($0), longestNumber)) } ?? ""
        let precision = precision.map { ".\(min(max(0, $0), longestNumber))" } ?? ""
        return "%" + flags + ((self.width ?? 0) < 0 ? "-" : "") + width + precision
    }

    func padded(_ text: String) -> String {
        let columns = width ?? 0
        let alignment: OSLogStringAlignment =
            flags.contains("-") || columns < 0 ? .left(columns: abs(columns)) : .right(columns: columns)
        return alignment.aligned(text)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        if let isAnswer { return (isAnswer ? OSLogBoolFormat.answer : .truth).text(number != 0) }
        if isErrorNumber {
            let code = Int32(truncatingIfNeeded: number)
            return "[\(code): \(String(cString: strerror(code)))]"
        }
        switch conversion {
        case "c", "C":
            return padded(Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String($0) } ?? "\u{FFFD}")
        case "u", "U", "x", "X", "o":
            // The bits of the value's own type: -1 of Int32 is ffffffff.
            let bits = UInt64(truncatingIfNeeded: number) & (.max >> (64 - UInt64(min(64, number.bitWidth))))
            return String(format: beginning + "ll" + (conversion == "U" ? "u" : String(conversion)), bits)
        default:
            return String(format: beginning + "lld", Int64(truncatingIfNeeded: number))
        }
    }

    func text(_ number: Double) -> String { String(format: beginning + String(conversion), number) }
}
