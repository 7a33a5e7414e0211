import Foundation
import Synchronization

/// Looks up texts of a bundle in the user's language, which Foundation on Linux does not determine.
enum LocalizedTexts {
    /// Returns a text, or nil if no table of the bundle contains it.
    ///
    /// Searches the folder of the user's language, the folder of the bundle's development language, `Base.lproj`, and the
    /// folder that contains them. Only the first existing table is read, as on Apple's systems.
    static func text(_ key: String, table: String?, in bundle: Bundle) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let languages = UserLanguages.current
        for folder in folders(of: bundle) {
            guard let tables = tables(named: name, in: folder, of: bundle, languages) else { continue }
            // A text can be empty, so a sentinel marks missing texts.
            let text = tables.localizedString(forKey: key, value: missing, table: name)
            if text != missing { return text }
        }
        return nil
    }

    private static let missing = "\u{F8FF}\u{FFFF}missing"

    /// The folders of a bundle's texts. The resources of a Swift package's executable are in separate folders beside it.
    private static func folders(of bundle: Bundle) -> [URL] {
        bundle === Bundle.main ? NamedImages.defaultDirectories : [bundle.resourceURL ?? bundle.bundleURL]
    }

    private struct Place: Hashable {
        let folder: URL
        let table: String
        let languages: [String]
    }

    private struct Tables: @unchecked Sendable {
        /// Reading texts is thread-safe.
        let bundle: Bundle?
    }

    private static let known = Mutex<[Place: Tables]>([:])

    /// Returns the folder that contains the table, as a bundle.
    private static func tables(named table: String, in folder: URL, of bundle: Bundle, _ languages: [String]) -> Bundle?
    {
        let place = Place(folder: folder, table: table, languages: languages)
        if let tables = known.withLock({ $0[place] }) { return tables.bundle }
        // `Bundle.developmentLocalization` crashes if a bundle does not declare the language.
        let own = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let files = [".strings", ".stringsdict"].map { table + $0 }
        let found = candidates(in: folder, languages, development: own).first { candidate in
            files.contains { FileManager.default.fileExists(atPath: candidate.appendingPathComponent($0).path) }
        }
        let tables = Tables(bundle: found.flatMap { Bundle(url: $0) })
        known.withLock { $0[place] = tables }
        return tables.bundle
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
    static func best(of available: [String], for languages: [String]) -> String? {
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
