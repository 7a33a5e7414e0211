import Foundation
import Synchronization

/// Looks up texts of a bundle in the user's language, which Foundation on Linux does not determine.
package enum LocalizedTexts {
    /// A text of a table.
    enum Entry: Sendable {
        case text(String)
        case plural(PluralFormat)
    }

    /// Returns a text, or nil if no table of the bundle contains it. A text with plural forms is a format for `String(format:)`.
    ///
    /// Searches the folder of the user's language, the folder of the bundle's development language, `Base.lproj`, and the
    /// folder that contains them. Only the first existing table is read, as on Apple's systems.
    package static func text(_ key: String, table: String?, in bundle: Bundle) -> String? {
        switch entry(key, table: table, in: bundle) {
        case .text(let text): text
        case .plural(let format): PluralFormats.marked(format)
        case nil: nil
        }
    }

    /// Returns the entry of a key, or nil if no table of the bundle contains it.
    static func entry(_ key: String, table: String?, in bundle: Bundle) -> Entry? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let languages = UserLanguages.current
        return folders(of: bundle).lazy.compactMap { entries(named: name, in: $0, of: bundle, languages)[key] }.first
    }

    /// The folders of a bundle's texts. The resources of a Swift package's executable are in separate folders beside it.
    private static func folders(of bundle: Bundle) -> [URL] {
        bundle === Bundle.main ? ResourceFolders.ofApp : [bundle.resourceURL ?? bundle.bundleURL]
    }

    private struct Place: Hashable {
        let folder: URL
        let table: String
        let languages: [String]
    }

    private static let known = Mutex<[Place: [String: Entry]]>([:])

    /// Returns the entries of the first table with a name.
    private static func entries(named table: String, in folder: URL, of bundle: Bundle, _ languages: [String])
        -> [String: Entry]
    {
        let place = Place(folder: folder, table: table, languages: languages)
        if let entries = known.withLock({ $0[place] }) { return entries }
        // `Bundle.developmentLocalization` crashes if a bundle does not declare the language.
        let own = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let found = candidates(in: folder, languages, development: own).lazy
            .compactMap { read(table, in: $0, development: own ?? "en") }.first
        let entries = found ?? [:]
        known.withLock { $0[place] = entries }
        return entries
    }

    /// Reads the files of a table. Nil if there are none.
    ///
    /// Foundation's `localizedString(forKey:value:table:)` crashes on Linux if a `.stringsdict` file contains the key. Bundles that
    /// `searchlight` builds contain the same content as `.plurals`, which Foundation does not read.
    private static func read(_ table: String, in folder: URL, development: String) -> [String: Entry]? {
        func list(_ type: String) -> [String: Any]? {
            let file = folder.appendingPathComponent("\(table).\(type)")
            guard let data = try? Data(contentsOf: file) else { return nil }
            return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        }
        let (texts, rules) = (list("strings"), list("plurals") ?? list("stringsdict"))
        guard texts != nil || rules != nil else { return nil }
        let name = folder.deletingPathExtension().lastPathComponent
        let language = folder.pathExtension == "lproj" && name != "Base" ? name : development
        var entries = (texts ?? [:]).compactMapValues { ($0 as? String).map(Entry.text) }
        for case (let key, let rule as [String: Any]) in rules ?? [:] {
            if let format = PluralFormat(rule, language: language) {
                entries[key] = .plural(format)
            } else if let text = variation(in: rule) {
                entries[key] = .text(text)
            }
        }
        return entries
    }

    /// Returns the text for phones, or the longest text.
    private static func variation(in rule: [String: Any]) -> String? {
        if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (devices["iphone"] ?? devices["other"]) as? String
        }
        let widths = rule["NSStringVariableWidthRuleType"] as? [String: String]
        return widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }

    private static func candidates(in folder: URL, _ languages: [String], development: String?) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let available = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        let wished = best(of: available, for: languages)
        let own = best(of: available, for: [development ?? "en", "en"])
        let base = available.first { $0.lowercased() == "base" }
        return [wished, own, base].compactMap { $0 }.map { folder.appendingPathComponent("\($0).lproj") } + [folder]
    }

    /// Returns the best available language for the user: an exact match, then one without the last subtags, then one with
    /// the same language and script.
    package static func best(of available: [String], for languages: [String]) -> String? {
        for language in languages {
            var subtags = language.split(separator: "-")
            while !subtags.isEmpty {
                let name = subtags.joined(separator: "-")
                if let match = available.first(where: { equal($0, name) }) { return match }
                subtags.removeLast()
            }
            if let match = available.sorted().first(where: { isWritten($0, as: language) }) { return match }
        }
        return nil
    }

    private static func equal(_ one: String, _ other: String) -> Bool {
        one.replacingOccurrences(of: "_", with: "-").lowercased() == other.lowercased()
    }

    /// Whether two identifiers have the same language and script: Chinese of Taiwan matches `zh-Hant`.
    private static func isWritten(_ one: String, as other: String) -> Bool {
        func writing(_ identifier: String) -> String {
            let language = Locale.Language(identifier: identifier.replacingOccurrences(of: "_", with: "-"))
            return language.maximalIdentifier.split(separator: "-").prefix(2).joined(separator: "-").lowercased()
        }
        return writing(one) == writing(other)
    }
}
