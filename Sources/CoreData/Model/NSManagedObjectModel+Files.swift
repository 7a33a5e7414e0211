import Foundation
import FoundationCompatibility

extension NSManagedObjectModel {
    /// Reads a model: a folder `Name.momd` or `Name.xcdatamodeld` with versions, or `Name.mom` or `Name.xcdatamodel` with one version.
    ///
    /// The versions are in Xcode's source format. Of several, the one that `.xccurrentversion` names is read. Nil, with a warning that
    /// has the reason, if the model cannot be read. Features that are not supported are reported as warnings.
    public convenience init?(contentsOf url: URL) {
        do {
            let document = try ModelFiles.document(at: url)
            self.init()
            try ModelReader(document, path: url.path).read(into: self)
        } catch let problem {
            warn("The model \(quoted(url.path)) cannot be read: \(problem)")
            return nil
        }
    }

    /// Returns a model with the entities of all models in bundles.
    ///
    /// - Parameter bundles: The bundles; nil for the main bundle.
    /// - Returns: The model. Nil if one cannot be read.
    public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap(ModelFiles.models)
        var models: [NSManagedObjectModel] = []
        for url in urls {
            guard let model = NSManagedObjectModel(contentsOf: url) else { return nil }
            models.append(model)
        }
        return NSManagedObjectModel(byMerging: models)
    }

    /// Makes a model with copies of the entities of others. Of entities with the same name, the first is used.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        add(entitiesOf: models)
    }
}

/// The places of models.
enum ModelFiles {
    /// The extensions of folders with versions, and of versions, in the order of the search.
    static let folderExtensions = ["momd", "xcdatamodeld"]
    static let versionExtensions = ["mom", "xcdatamodel"]

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns the models in a bundle. Versions inside folders are not included.
    static func models(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL,
            let items = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return items.filter { (folderExtensions + versionExtensions).contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns the model with a name in a bundle; nil if there is none.
    static func model(named name: String, in bundle: Bundle) -> URL? {
        (folderExtensions + versionExtensions).lazy
            .compactMap { bundle.url(forResource: name, withExtension: $0) }.first
    }

    /// Returns the content of a model, or of the current version of several.
    static func document(at url: URL) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Problem(description: "there is no such file.")
        }
        guard isFolder.boolValue else { return try Data(contentsOf: url) }
        let contents = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: contents.path) { return try Data(contentsOf: contents) }
        let versions = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { versionExtensions.contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let stem = url.deletingPathExtension().lastPathComponent
        let chosen: URL? =
            if let current = currentVersion(in: url) {
                versions.first { $0.deletingPathExtension().lastPathComponent == current }
            } else {
                versions.first { $0.deletingPathExtension().lastPathComponent == stem } ?? versions.first
            }
        guard let chosen else {
            throw Problem(
                description: "the folder does not have the version that .xccurrentversion names, or any version."
            )
        }
        return try document(at: chosen)
    }

    /// The name of the version that `.xccurrentversion` selects, without its extension.
    private static func currentVersion(in folder: URL) -> String? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        else { return nil }
        return (name as NSString).deletingPathExtension
    }
}
