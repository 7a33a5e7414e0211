// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation has one function with three default arguments, which always uses English on Linux, and crashes for keys of a file
// `.stringsdict`. In files that import UIKit or this module these overloads replace it: Swift prefers a function without default
// arguments, and `String` to `String?`.

/// Returns a text in the user's language, from the tables of the main bundle.
///
/// The language is that of the environment (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`). The main bundle of a Swift
/// package's executable includes the resources beside it. Can be called on any thread.
///
/// Files that import Foundation, but neither UIKit nor FoundationCompatibility, call Foundation's function, which only supports
/// English.
///
/// - Parameters:
///   - key: The name of the text. Returned if no table contains it.
///   - comment: For translators; not used.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, .main, "")
}

/// Returns a text in the user's language, from a table of the main bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, .main, "")
}

/// Returns a text in the user's language, from a bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// Returns a text in the user's language, or the value if no table contains it; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, .main, value)
}

/// Returns a text in the user's language, from a table of a bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

/// Returns a text in the user's language, from a table of the main bundle, or the value if it is missing; see
/// ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, .main, value)
}

/// Returns a text in the user's language, from a bundle, or the value if it is missing; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}

/// Returns a text in the user's language, from a table of a bundle, or the value if it is missing; see
/// ``NSLocalizedString(_:comment:)``.
///
/// With all arguments and an optional table name, Foundation's function is called, which uses English.
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
