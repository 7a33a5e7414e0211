import Foundation

extension String {
    /// The key of a localized text with the values that are inserted into the translation.
    ///
    /// The key of `"Found \(count) of \(name)"` is `Found %lld of %@`: strings are `%@`, integers `%lld` or `%llu` (32 bits: `%d`
    /// or `%u`), `Double` is `%lf`, `Float` is `%f`. A percent sign beside values is `%%` in the key. A translation can change
    /// the order of the values, as in `%2$@ %1$lld`. Can be used on any thread.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        let arguments: [FormatArgument]

        /// Makes a value with a text as key, without inserted values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Makes a value with a text as key, without inserted values.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Makes a value of a string with inserted values.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            let key = stringInterpolation.key
            self.key = arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key
        }

        /// Collects the key and the values of an interpolated string.
        public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
            var key = ""
            var arguments: [FormatArgument] = []

            /// Makes an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 4)
            }

            /// Appends a literal.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Inserts a string.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

            /// Inserts a part of a string.
            public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }

            /// Inserts an integer.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                appendInterpolation(value, specifier: Self.specifier(of: Value.self))
            }

            /// Inserts an integer, formatted by a specifier such as `%04lld`.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
                let argument =
                    Value.isSigned
                    ? FormatArgument.signed(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
                append(specifier, argument)
            }

            /// Inserts a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .real(value)) }

            /// Inserts a number, formatted by a specifier such as `%.2f`.
            public mutating func appendInterpolation(_ value: Double, specifier: String) {
                append(specifier, .real(value))
            }

            /// Inserts a number.
            public mutating func appendInterpolation(_ value: Float) { append("%f", .real(Double(value))) }

            /// Inserts a number, formatted by a specifier such as `%.2f`.
            public mutating func appendInterpolation(_ value: Float, specifier: String) {
                append(specifier, .real(Double(value)))
            }

            /// Inserts a number.
            public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .real(Double(value))) }

            /// Inserts the description of an object.
            public mutating func appendInterpolation(_ object: some NSObject) {
                append("%@", .text(object.description))
            }

            /// Inserts the description of a value of Foundation, such as a URL.
            public mutating func appendInterpolation(_ value: some ReferenceConvertible) {
                append("%@", .text(value.description))
            }

            /// Inserts a value in a format, such as `\(date, format: .dateTime.day())`.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput,
                format: Format
            ) where Format.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            private mutating func append(_ specifier: String, _ argument: FormatArgument) {
                key += specifier
                arguments.append(argument)
            }

            private static func specifier<Value: FixedWidthInteger>(of type: Value.Type) -> String {
                if type.bitWidth <= 32 { return type.isSigned ? "%d" : "%u" }
                return type.isSigned ? "%lld" : "%llu"
            }
        }
    }
}

/// A value that is inserted into a localized text.
enum FormatArgument: Hashable, Sendable {
    case text(String)
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)

    /// The value as a number; nil for texts.
    var number: Double? {
        switch self {
        case .text: nil
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        }
    }

    /// Returns the value as text, formatted by a specifier without position, such as `%.2f` or `%@`.
    func text(_ specifier: String, locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .signed(let value): Self.formatted(value, specifier, "diuxXoc", "lld", locale)
        case .unsigned(let value): Self.formatted(value, specifier, "diuxXoc", "llu", locale)
        case .real(let value): Self.formatted(value, specifier, "aAeEfFgG", "f", locale)
        }
    }

    /// Formats a number. A specifier for values of other types, for example in a wrong translation, is replaced by the usual one.
    private static func formatted(
        _ value: any CVarArg,
        _ specifier: String,
        _ conversions: String,
        _ usual: String,
        _ locale: Locale
    ) -> String {
        guard let conversion = specifier.last, conversions.contains(conversion) else {
            return String(format: "%\(usual)", locale: locale, value)
        }
        // The length in the specifier may be that of a smaller type than the value's.
        let flags = specifier.dropFirst().dropLast().filter { !"hlLqjzt".contains($0) }
        let length = value is Double ? "" : "ll"
        return String(format: "%\(flags)\(length)\(conversion)", locale: locale, value)
    }
}

/// Inserts values into the text of a translation.
enum LocalizedFormat {
    /// Returns the text with its specifiers (`%@`, `%2$lld`, `%.1f`, `%%`) replaced by the values. A specifier without a value is
    /// left as it is.
    static func text(_ format: String, _ arguments: [FormatArgument], locale: Locale) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                result.append("%")
                rest.removeFirst()
                continue
            }
            guard
                let end = rest.firstIndex(where: { $0.isLetter && !"hlLqjzt".contains($0) || $0 == "@" || $0 == "%" }),
                rest[end] != "%"
            else {
                result.append("%")
                continue
            }
            var specifier = rest[...end]
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
                index = position - 1
                specifier = specifier[specifier.index(after: dollar)...]
            } else {
                next += 1
            }
            if arguments.indices.contains(index) {
                result += arguments[index].text("%\(specifier)", locale: locale)
            } else {
                result += "%\(rest[...end])"
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
