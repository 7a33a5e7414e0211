import Foundation

/// A localized text that is looked up later: the key, its values and the place of the translations. Can be used on any thread.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The place of the translations.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle, and the resources beside the executable.
        case main
        /// The bundle at a URL.
        case atURL(URL)

        /// The bundle that contains a class.
        public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
            let bundle = Bundle(for: anyClass)
            return bundle === Bundle.main ? .main : .atURL(bundle.bundleURL)
        }

        var bundle: Bundle {
            switch self {
            case .main: return .main
            case .atURL(let url):
                guard let bundle = Bundle(url: url) else {
                    trap("LocalizedStringResource is in the bundle \(quoted(url.path)), which does not exist.")
                }
                return bundle
            }
        }
    }

    /// The key of the text.
    public let key: String

    /// The text without a translation, and the inserted values.
    public let defaultValue: String.LocalizationValue

    /// The name of the table; nil for `Localizable`.
    public let table: String?

    /// The locale for inserted numbers.
    public var locale: Locale

    /// The place of the translations.
    public let bundle: BundleDescription

    /// Makes a resource whose text without a translation is its key.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Makes a resource with a key and a different text without a translation.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle)
    }

    /// Makes a resource whose text without a translation is its key.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Makes a resource of a string with inserted values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String,
        _ value: String.LocalizationValue,
        _ table: String?,
        _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}

extension String {
    /// Returns a text in the user's language with inserted values; the key itself if no table contains it.
    ///
    /// The language is chosen as by `NSLocalizedString(_:comment:)`. Can be called on any thread.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, usually a literal with inserted values.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale for inserted numbers.
    ///   - comment: For translators; not used.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, bundle ?? .main, locale)
    }

    /// Returns a text in the user's language with inserted values; the default value if no table contains the key.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, bundle ?? .main, locale)
    }

    /// Returns the text of a resource in the user's language. Traps if its bundle does not exist.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            resource.key,
            resource.defaultValue,
            resource.table,
            resource.bundle.bundle,
            resource.locale
        )
    }

    private init(_ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle, _ locale: Locale) {
        var (text, arguments) = (value.key, value.arguments)
        switch LocalizedTexts.entry(key, table: table, in: bundle) {
        case .text(let found): text = found
        case .plural(let format):
            let (plain, indices) = format.resolved { arguments.indices.contains($0) ? arguments[$0].number : nil }
            text = plain
            if indices.allSatisfy(arguments.indices.contains) { arguments = indices.map { arguments[$0] } }
        case nil: break
        }
        self =
            arguments.isEmpty && value.arguments.isEmpty ? text : LocalizedFormat.text(text, arguments, locale: locale)
    }
}
