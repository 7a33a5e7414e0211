import Foundation

// On Apple's systems `String(format:)` selects the plural forms of a text from a `.stringsdict` file. Foundation on Linux does not, so
// these overloads replace it: Swift prefers a function without variadic parameters.
// Those with several values are generic, because calls with literals of different types would be ambiguous otherwise. Foundation's
// functions are called for several literals, which have no plural forms.

extension String {
    /// Returns a format with an inserted value. The plural forms of a text from `NSLocalizedString` follow the value.
    public init(format: String, _ argument: any CVarArg) {
        self = Self.inserting([argument], into: format, locale: nil)
    }

    /// Returns a format with inserted values. The plural forms of a text from `NSLocalizedString` follow the values.
    public init<First: CVarArg, Second: CVarArg>(format: String, _ first: First, _ second: Second) {
        self = Self.inserting([first, second], into: format, locale: nil)
    }

    /// Returns a format with inserted values. The plural forms of a text from `NSLocalizedString` follow the values.
    public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
        format: String,
        _ first: First,
        _ second: Second,
        _ third: Third
    ) {
        self = Self.inserting([first, second, third], into: format, locale: nil)
    }

    /// Returns a format with a value inserted in the user's locale. The plural forms of a text from `NSLocalizedString` follow the
    /// value.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        inserting([argument], into: format, locale: .current)
    }

    /// Returns a format with values inserted in the user's locale. The plural forms of a text from `NSLocalizedString` follow the
    /// values.
    public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg>(
        _ format: String,
        _ first: First,
        _ second: Second
    ) -> String {
        inserting([first, second], into: format, locale: .current)
    }

    private static func inserting(_ arguments: [any CVarArg], into format: String, locale: Locale?) -> String {
        guard let plural = PluralFormats.format(of: format) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let (plain, indices) = plural.resolved { arguments.indices.contains($0) ? number(arguments[$0]) : nil }
        // Formats of wrong translations can insert more values than there are.
        guard indices.allSatisfy(arguments.indices.contains) else { return plain }
        return String(format: plain, locale: locale, arguments: indices.map { arguments[$0] })
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
