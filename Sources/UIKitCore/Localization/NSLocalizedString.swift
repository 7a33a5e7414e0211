// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// Foundation has one function with three default arguments. On Linux it always answers in English, so that these stand for it in
// files that import UIKit: Swift prefers a function that needs no default argument, and a `String` to a `String?`.

/// A text in the person's language, from the tables of the main bundle.
///
/// The language is that of the environment (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`). The main bundle of a program that a
/// Swift package builds includes the resources beside it. May be called on any thread.
///
/// A file that imports Foundation, and not UIKit, calls Foundation's function, which knows no language but English.
///
/// - Parameters:
///   - key: The name of the text, which stands for it where no table has it.
///   - comment: For translators; not used.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, .main, "")
}

/// A text in the person's language, from a table of the main bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, .main, "")
}

/// A text in the person's language, from a bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// A text in the person's language, or a value where no table has it; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, .main, value)
}

/// A text in the person's language, from a table of a bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

/// A text in the person's language, from a table of the main bundle, or a value where it has none; see
/// ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, .main, value)
}

/// A text in the person's language, from a bundle, or a value where it has none; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}

/// A text in the person's language, from a table of a bundle, or a value where it has none; see
/// ``NSLocalizedString(_:comment:)``.
///
/// With all arguments, and a table whose name may be nil, Foundation's function is called, in English.
public func NSLocalizedString(
    _ key: String,
    tableName: String,
    bundle: Bundle,
    value: String,
    comment: String
) -> String {
    localized(key, tableName, bundle, value)
}

private func localized(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    LocalizedTexts.text(key, table: table, in: bundle) ?? (value.isEmpty ? key : value)
}
