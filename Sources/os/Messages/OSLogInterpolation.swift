public import Foundation

/// Collects the texts and values of a message. The compiler calls its methods for the interpolations of a literal.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var parts: [OSLogMessage.Part] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a constant text.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.text(literal)) }
    }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy, isScalar: Bool = false) {
        parts.append(.value(value, privacy, isScalar: isScalar))
    }

    /// Appends a text. Redacted by default.
    public mutating func appendInterpolation(
        _ argumentString: String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(argumentString), privacy)
    }

    /// Appends an integer. Shown by default.
    public mutating func appendInterpolation(
        _ number: some FixedWidthInteger,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(number)), privacy, isScalar: true)
    }

    /// Appends a number. Shown by default.
    public mutating func appendInterpolation(
        _ number: Double,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(number)), privacy, isScalar: true)
    }

    /// Appends a number. Shown by default.
    public mutating func appendInterpolation(
        _ number: Float,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(Double(number))), privacy, isScalar: true)
    }

    /// Appends a number. Shown by default.
    public mutating func appendInterpolation(
        _ number: CGFloat,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(Double(number))), privacy, isScalar: true)
    }

    /// Appends a truth value. Shown by default.
    public mutating func appendInterpolation(
        _ boolean: Bool,
        format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(boolean), privacy, isScalar: true)
    }

    /// Appends the description of an object; `(null)` for nil. Redacted by default.
    public mutating func appendInterpolation(_ argumentObject: NSObject?, privacy: OSLogPrivacy = .auto) {
        append(argumentObject?.description ?? "(null)", privacy)
    }

    /// Appends the description of an error; `(null)` for nil. Redacted by default.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ error: (any Error)?, privacy: OSLogPrivacy = .auto) {
        append(error.map { "\($0)" } ?? "(null)", privacy)
    }

    /// Appends the description of a value. Redacted by default.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: Value,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(value.description), privacy)
    }

    /// Appends the name of a type. Redacted by default.
    public mutating func appendInterpolation(
        _ value: Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned("\(value)"), privacy)
    }

    /// Appends an address in memory. Shown by default.
    ///
    /// It is generic, because Swift converts arrays to parameters of a pointer's type.
    public mutating func appendInterpolation<Pointer: _Pointer>(
        _ pointer: Pointer?,
        format: OSLogPointerFormat = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        let address = pointer.map { UInt(bitPattern: Int(bitPattern: $0)) } ?? 0
        append("0x" + String(address, radix: 16), privacy, isScalar: true)
    }
}
