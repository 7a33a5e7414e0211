import Foundation
import Synchronization

/// The user's preferred languages, best first, as BCP 47 tags: "de-AT".
///
/// Foundation on Linux always assumes English, so the languages are read from the environment, as other programs do.
package enum UserLanguages {
    private static let state = Mutex<[String]?>(nil)

    /// The languages of the app whose turn it is; those of the environment if there is none.
    package static var current: [String] {
        state.withLock { $0 } ?? inEnvironment(ProcessInfo.processInfo.environment)
    }

    /// Sets the languages of the current app. They are stored separately because texts are requested from any thread.
    package static func use(_ languages: [String]?) {
        state.withLock { $0 = languages }
    }

    /// Returns the languages of the environment, by gettext's rules: the first nonempty one of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` is the locale, and the list in `LANGUAGE` precedes it unless the locale is "C" or "POSIX". Default: English.
    ///
    /// - Parameter environment: The environment variables. Invalid language names are ignored.
    package static func inEnvironment(_ environment: [String: String]) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        guard locale != "C", locale != "POSIX" else { return ["en"] }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
        var languages: [String] = []
        for language in list.compactMap(tag) where !languages.contains(language) { languages.append(language) }
        return languages.isEmpty ? ["en"] : languages
    }

    /// Returns the language tag of a locale name, such as "de_AT.UTF-8" or "sr_RS@latin"; nil for invalid names.
    private static func tag(_ locale: String) -> String? {
        let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].prefix { $0 != "." }
        if name == "C" || name == "POSIX" { return "en" }
        var subtags = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
        guard (2...3).contains(subtags[0].count), subtags.allSatisfy(isSubtag) else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        if parts.count == 2, let script = scripts[String(parts[1])] { subtags.insert(script, at: 1) }
        return subtags.joined(separator: "-")
    }

    private static func isSubtag(_ text: String) -> Bool {
        (1...8).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Returns whether the first language is written from right to left.
    package static func areRightToLeft(_ languages: [String]) -> Bool {
        guard let first = languages.first else { return false }
        return Locale.Language(identifier: first).characterDirection == .rightToLeft
    }
}
