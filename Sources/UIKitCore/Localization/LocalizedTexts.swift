import Foundation
import Synchronization

/// Finds the texts of a bundle in the person's language: Foundation on Linux does not know the language.
enum LocalizedTexts {
    /// A text, or nil when no table of the bundle has it.
    ///
    /// The table is looked for in the folder of the person's language, in that of the bundle's own, in `Base.lproj`, and beside
    /// them, and only the first that is there is read, as on Apple's systems.
    static func text(_ key: String, table: String?, in bundle: Bundle) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let languages = UserLanguages.current
        for folder in folders(of: bundle) {
            guard let tables = tables(named: name, in: folder, of: bundle, languages) else { continue }
            // A text may be empty, so that one that is missing has to be told apart.
            let text = tables.localizedString(forKey: key, value: missing, table: name)
            if text != missing { return text }
        }
        return nil
    }

    private static let missing = "\u{F8FF}\u{FFFF}missing"

    /// Where a bundle's texts are. The program that a Swift package builds has its resources in folders of their own beside it.
    private static func folders(of bundle: Bundle) -> [URL] {
        bundle === Bundle.main ? NamedImages.defaultDirectories : [bundle.resourceURL ?? bundle.bundleURL]
    }

    private struct Place: Hashable {
        let folder: URL
        let table: String
        let languages: [String]
    }

    private struct Tables: @unchecked Sendable {
        /// Reading texts is safe from all threads.
        let bundle: Bundle?
    }

    private static let known = Mutex<[Place: Tables]>([:])

    /// The folder with the table, as a bundle of its own.
    private static func tables(named table: String, in folder: URL, of bundle: Bundle, _ languages: [String]) -> Bundle?
    {
        let place = Place(folder: folder, table: table, languages: languages)
        if let tables = known.withLock({ $0[place] }) { return tables.bundle }
        // `Bundle.developmentLocalization` ends the program where a bundle says nothing of it.
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

    /// The best of some languages for a person: the very one, one that is written as it, without its region at last.
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

    /// Whether two languages are one with one script: Chinese of Taiwan is written as `zh-Hant`.
    private static func isWritten(_ one: String, as other: String) -> Bool {
        func writing(_ identifier: String) -> String {
            let language = Locale.Language(identifier: identifier.replacingOccurrences(of: "_", with: "-"))
            return language.maximalIdentifier.split(separator: "-").prefix(2).joined(separator: "-").lowercased()
        }
        return writing(one) == writing(other)
    }
}
