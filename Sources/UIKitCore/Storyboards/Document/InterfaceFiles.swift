import Foundation

/// Finds storyboards and nibs in bundles, and reads each once.
@MainActor
enum InterfaceFiles {
    private static var documents: [URL: InterfaceDocument] = [:]

    /// The file of a name, or nil when there is none.
    ///
    /// - Parameters:
    ///   - name: The name without extension.
    ///   - type: `storyboard` or `xib`.
    ///   - bundle: The bundle of the caller's choice; nil for the main one and, after it, the resources beside the executable.
    static func url(named name: String, type: String, in bundle: Bundle?) -> URL? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? NamedImages.defaultDirectories
        let languages = Locale.preferredLanguages.flatMap { [$0, String($0.prefix { $0 != "-" })] }
        for folder in folders {
            for place in [""] + (["Base"] + languages + ["en"]).map({ "\($0).lproj" }) {
                let url = folder.appendingPathComponent(place).appendingPathComponent("\(name).\(type)")
                if FileManager.default.fileExists(atPath: url.path) { return url.standardizedFileURL }
            }
        }
        return nil
    }

    /// What a file says. Traps when it cannot be read.
    static func document(at url: URL, bundle: Bundle?) -> InterfaceDocument {
        if let known = documents[url] { return known }
        do {
            let data = try Data(contentsOf: url)
            let document = try InterfaceDocument.parse(data, file: url.lastPathComponent, bundle: bundle)
            documents[url] = document
            return document
        } catch let error as InterfaceError {
            trap(error.description)
        } catch {
            trap("\(url.path) cannot be read: \(error.localizedDescription)")
        }
    }
}
