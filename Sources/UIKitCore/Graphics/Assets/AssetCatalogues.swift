import Foundation

/// Finds the sets of asset catalogues: the folders `….colorset`, `….imageset` and `….dataset` in a folder `….xcassets`.
enum AssetCatalogues {
    /// Returns the folders of the sets with a name in the catalogues of a resource directory, in the catalogues' order.
    ///
    /// - Parameters:
    ///   - name: The name of the set, preceded by the names of folders that provide a namespace: `Brand/Ground`.
    ///   - type: The file extension of the set.
    ///   - directory: The resource directory.
    static func sets(named name: String, type: String, in directory: URL) -> [URL] {
        contents(of: directory).filter { $0.pathExtension == "xcassets" }
            .compactMap { set(named: name, type: type, in: $0) }
    }

    /// The resource directories of a bundle; those of the app for nil and for the main bundle.
    static func directories(of bundle: Bundle?) -> [URL] {
        guard let bundle, bundle !== Bundle.main else { return ResourceFolders.ofApp }
        return [bundle.resourceURL ?? bundle.bundleURL]
    }

    /// Returns the description of a set, or of a folder in a catalogue; nil if it is missing or not JSON.
    static func json(in folder: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// Returns the folder of a set. Folders that provide a namespace are part of the name, followed by a slash.
    private static func set(named name: String, type: String, in folder: URL) -> URL? {
        for item in contents(of: folder) {
            let stem = item.deletingPathExtension().lastPathComponent
            if item.pathExtension == type {
                if stem == name { return item }
            } else if item.hasDirectoryPath {
                let isPart = (json(in: item)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
                if isPart, !name.hasPrefix("\(stem)/") { continue }
                let rest = isPart ? String(name.dropFirst(stem.count + 1)) : name
                if let found = set(named: rest, type: type, in: item) { return found }
            }
        }
        return nil
    }

    private static func contents(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey]
        )
        return (found ?? []).sorted { $0.path < $1.path }
    }
}
