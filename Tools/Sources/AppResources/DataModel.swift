import Foundation
import XcodeProjects

/// The entities of a Core Data model, in Xcode's source format.
struct DataModel {
    /// An entity.
    struct Entity {
        var name: String
        /// The name of the class, without a module.
        var className: String
        var parent: String?
        var codeGeneration: CodeGeneration
        var attributes: [XMLElementNode] = []
        var relationships: [XMLElementNode] = []
    }

    /// The declarations that Xcode generates for an entity.
    enum CodeGeneration: String {
        /// The class and its properties.
        case classDefinition = "class"
        /// The properties.
        case category
        /// Nothing.
        case manual = ""
    }

    /// The entities by name.
    private(set) var entities: [String: Entity] = [:]

    /// Reads a model.
    ///
    /// - Parameter path: A folder `Name.xcdatamodeld` with versions, of which the current one is read, or `Name.xcdatamodel`.
    /// - Throws: A problem with a path and a reason.
    init(path: String) throws(ProjectError) {
        let file = try Self.content(at: path)
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Self.problem(file, "The model cannot be read.")
        }
        let root = try XMLElementNode.parse(data, path: file)
        guard root.name == "model" else { throw Self.problem(file, "This is no model of Core Data.") }
        for element in root.children("entity") {
            guard let name = element.attributes["name"], !name.isEmpty else {
                throw Self.problem(file, "An entity has no name.")
            }
            let represented = element.attributes["representedClassName"] ?? "NSManagedObject"
            entities[name] = Entity(
                name: name,
                className: represented.split(separator: ".").last.map(String.init) ?? represented,
                parent: element.attributes["parentEntity"],
                codeGeneration: CodeGeneration(rawValue: element.attributes["codeGenerationType"] ?? "") ?? .manual,
                attributes: element.children("attribute"),
                relationships: element.children("relationship")
            )
        }
    }

    /// The file of the current version.
    private static func content(at path: String) throws(ProjectError) -> String {
        guard path.lowercased().hasSuffix(".xcdatamodeld") else { return path + "/contents" }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let current =
            currentVersion(at: path)
            ?? (versions.contains(stem + ".xcdatamodel") ? stem + ".xcdatamodel" : versions.first)
        guard let current, versions.contains(current) else {
            throw problem(
                path,
                "The model has no version, or not the one that .xccurrentversion names. Select one in Xcode."
            )
        }
        return path + "/" + current + "/contents"
    }

    private static func currentVersion(at path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }

    private static func problem(_ path: String, _ message: String) -> ProjectError {
        ProjectError([ProjectProblem(path: path, message: message)])
    }
}
