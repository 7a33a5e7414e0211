import Foundation

/// A protocol through which `NSString` gets initializers with a format.
public protocol StringWithFormat {}

extension NSString: StringWithFormat {}

extension StringWithFormat where Self: NSString {
    /// Makes a string from a format, such as `"%@: %d"`, and values.
    public init(format: String, _ args: any CVarArg...) {
        self.init(string: String(format: format, arguments: args))
    }

    /// Makes a string from a format and values in the notation of a locale.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: A `Locale` or `NSLocale`; nil for none.
    ///   - args: The values.
    public init(format: String, locale: Any?, _ args: any CVarArg...) {
        let locale = locale as? Locale ?? (locale as? NSLocale).flatMap(Self.structure)
        self.init(string: String(format: format, locale: locale, arguments: args))
    }

    private static func structure(_ locale: NSLocale) -> Locale? {
        (locale.object(forKey: .identifier) as? String).map { Locale(identifier: $0) }
    }

    /// Makes a string from a format and a list of values, as `withVaList` provides it, in the notation of a locale.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: A `Locale` or `NSLocale`; nil for none.
    ///   - argList: The values.
    public init(format: String, locale: Any?, arguments argList: CVaListPointer) {
        let locale = (locale as? Locale).map { NSLocale(localeIdentifier: $0.identifier) } ?? locale as? NSLocale
        self.init(string: "\(NSString(format: format, locale: locale as AnyObject?, arguments: argList))")
    }
}
