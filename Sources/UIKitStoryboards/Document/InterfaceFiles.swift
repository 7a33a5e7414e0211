import Foundation
import UIKitCore

/// Finds storyboards and nibs in bundles, and caches their parsed contents.
@MainActor
enum InterfaceFiles {
    private static var documents: [URL: InterfaceDocument] = [:]

    /// Returns the URL of a file with a name, or nil.
    ///
    /// - Parameters:
    ///   - name: The name without extension.
    ///   - type: `storyboard` or `xib`.
    ///   - bundle: The bundle. Nil for the main bundle, then the resources beside the executable.
    ///   - languages: The user's preferred languages in order, such as `de-CH`.
    static func url(
        named name: String,
        type: String,
        in bundle: Bundle?,
        languages: [String] = UserLanguages.current
    ) -> URL? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? ResourceFolders.ofApp
        for folder in folders {
            let language = language(in: folder, languages: languages, development: development(bundle))
            for place in [""] + ([language, "Base", "en"].compactMap(\.self)).map({ "\($0).lproj" }) {
                let url = folder.appendingPathComponent(place).appendingPathComponent("\(name).\(type)")
                if FileManager.default.fileExists(atPath: url.path) { return url.standardizedFileURL }
            }
        }
        return nil
    }

    /// Returns the first of the languages for which a folder has translations. Nil if that is the development language, or if
    /// there is none.
    private static func language(in folder: URL, languages: [String], development: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let available = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map {
            String($0.dropLast(".lproj".count))
        }
        for language in languages {
            if let found = LocalizedTexts.best(of: available, for: [language]) { return found }
            if LocalizedTexts.best(of: [development], for: [language]) != nil { return nil }
        }
        return nil
    }

    private static func development(_ bundle: Bundle?) -> String {
        (bundle ?? .main).infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    /// Returns the translated texts for a file in the folder `Base.lproj`. Keys are identifiers with properties, such as
    /// `dl.text`.
    static func translations(of url: URL, bundle: Bundle?, languages: [String]) -> [String: String] {
        let folder = url.deletingLastPathComponent()
        guard folder.lastPathComponent == "Base.lproj" else { return [:] }
        let parent = folder.deletingLastPathComponent()
        guard let language = language(in: parent, languages: languages, development: development(bundle)) else {
            return [:]
        }
        let name = url.deletingPathExtension().lastPathComponent
        let file = parent.appendingPathComponent("\(language).lproj").appendingPathComponent("\(name).strings")
        guard let data = try? Data(contentsOf: file) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let texts = list as? [String: String] else {
            let message: InterfaceMessage =
                "\(file.path) is not a strings file: each line must have the form \"dl.text\" = \"Text\";."
            message.trap()
        }
        return texts
    }

    /// Returns the parsed content of a file with the user's translations. Traps if it cannot be read.
    static func document(
        at url: URL,
        bundle: Bundle?,
        languages: [String] = UserLanguages.current
    ) -> InterfaceDocument {
        if let known = documents[url] { return known }
        do {
            let data = try Data(contentsOf: url)
            let document = try InterfaceDocument.parse(data, file: url.lastPathComponent, bundle: bundle)
            document.translate(translations(of: url, bundle: bundle, languages: languages))
            documents[url] = document
            return document
        } catch let error as InterfaceError {
            trap(error.description)
        } catch {
            let message: InterfaceMessage = "\(url.path) cannot be read: \(error.localizedDescription)"
            message.trap()
        }
    }
}
