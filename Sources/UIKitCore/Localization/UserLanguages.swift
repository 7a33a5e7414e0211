import Foundation
import Synchronization

/// The languages that the person wants to read, best first, as BCP 47 writes them: "de-AT".
///
/// Foundation on Linux takes everybody for English, so that this port asks the environment, as other programs there do.
@_spi(Host)
public enum UserLanguages {
    private static let state = Mutex<[String]?>(nil)

    /// Those of the app that has its turn; of the environment where none does.
    static var current: [String] {
        state.withLock { $0 } ?? inEnvironment(ProcessInfo.processInfo.environment)
    }

    /// Notes whose turn it is. Texts are asked for from any thread, so that the app itself cannot be asked.
    static func use(_ languages: [String]?) {
        state.withLock { $0 = languages }
    }

    /// What the environment asks for, by gettext's rules: `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set, names the
    /// locale, and `LANGUAGE` a list that goes before it, unless the locale is "C". English where nothing is asked for.
    ///
    /// - Parameter environment: The variables. What is no name of a language in them is passed over.
    public static func inEnvironment(_ environment: [String: String]) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        guard locale != "C", locale != "POSIX" else { return ["en"] }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
        var languages: [String] = []
        for language in list.compactMap(tag) where !languages.contains(language) { languages.append(language) }
        return languages.isEmpty ? ["en"] : languages
    }

    /// The language of a locale's name, such as "de_AT.UTF-8" or "sr_RS@latin"; nil for what is none.
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

    /// Whether the first of the languages is written from right to left.
    public static func areRightToLeft(_ languages: [String]) -> Bool {
        guard let first = languages.first else { return false }
        return Locale.Language(identifier: first).characterDirection == .rightToLeft
    }
}
