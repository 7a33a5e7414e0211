import Foundation

/// The minimum width of a value, and its place in it.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    /// No minimum width.
    public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
    /// Pads the value with spaces on its left.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }
    /// Pads the value with spaces on its right.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func aligned(_ text: String) -> String {
        let missing = min(columns, longestNumber) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return isLeft ? text + spaces : spaces + text
    }
}

/// The notation of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var explicitPositiveSign = false
    private var includePrefix = false
    private var uppercase = false
    private var minDigits = 0

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting()
    /// Hexadecimal digits without prefix.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Octal digits without prefix.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Decimal digits, at least as many as given, with a plus sign if requested.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
    }

    /// Hexadecimal digits, with plus sign, prefix `0x` and capital letters if requested.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16,
            explicitPositiveSign: explicitPositiveSign,
            includePrefix: includePrefix,
            uppercase: uppercase,
            minDigits: minDigits
        )
    }

    /// Octal digits, with plus sign and prefix `0o` if requested.
    public static func octal(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8,
            explicitPositiveSign: explicitPositiveSign,
            includePrefix: includePrefix,
            uppercase: uppercase,
            minDigits: minDigits
        )
    }

    func text(_ value: some FixedWidthInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(0, min(minDigits, longestNumber) - digits.count))
        let prefix = !includePrefix || radix == 10 ? "" : radix == 16 ? "0x" : "0o"
        return (value < 0 ? "-" : explicitPositiveSign ? "+" : "") + prefix + zeros + digits
    }
}

/// The notation of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    private var conversion = "f"
    private var precision: Int?
    private var explicitPositiveSign = false

    /// Six digits after the decimal point.
    public static let fixed = OSLogFloatFormatting()
    /// Hexadecimal digits and exponent.
    public static let hex = OSLogFloatFormatting(conversion: "a")
    /// Six digits after the decimal point, and an exponent.
    public static let exponential = OSLogFloatFormatting(conversion: "e")
    /// The shorter of the fixed and the exponential notation.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")

    /// A number of digits after the decimal point. Default: six.
    public static func fixed(
        precision: Int? = nil,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "F" : "f", precision, explicitPositiveSign)
    }

    /// Hexadecimal digits and exponent.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "A" : "a", nil, explicitPositiveSign)
    }

    /// A number of digits after the decimal point, and an exponent. Default: six.
    public static func exponential(
        precision: Int? = nil,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "E" : "e", precision, explicitPositiveSign)
    }

    /// The shorter of the fixed and the exponential notation, with a number of significant digits. Default: six.
    public static func hybrid(
        precision: Int? = nil,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "G" : "g", precision, explicitPositiveSign)
    }

    private init(_ conversion: String, _ precision: Int?, _ explicitPositiveSign: Bool) {
        self.conversion = conversion
        self.precision = precision.map { min(max(0, $0), longestNumber) }
        self.explicitPositiveSign = explicitPositiveSign
    }

    private init(conversion: String = "f") {
        self.conversion = conversion
    }

    func text(_ value: Double) -> String {
        let precision = precision.map { ".\($0)" } ?? ""
        return String(format: "%\(explicitPositiveSign ? "+" : "")\(precision)\(conversion)", value)
    }
}

/// The notation of a truth value.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}

/// The notation of an address in memory.
public enum OSLogPointerFormat: Sendable {
    /// Hexadecimal digits after `0x`.
    case none
}

/// The limit of digits and columns that a format can request, so that a mistaken number does not fill the log.
let longestNumber = 500
