import Foundation

/// All declared types: the system's, and those of the app's `Info.plist`.
struct TypeRegistry: Sendable {
    /// The types of this process.
    static let current = TypeRegistry(
        exported: entries("UTExportedTypeDeclarations"),
        imported: entries("UTImportedTypeDeclarations")
    )

    private var declarations: [String: TypeDeclaration] = [:]
    /// The types of each tag, in the order of their declaration.
    private var tagged: [UTTagClass: [String: [TypeDeclaration]]] = [:]

    /// Reads the declarations. The app's exported types precede the system's, and these its imported types, as on Apple platforms:
    /// an app that only imports a type does not own it.
    ///
    /// - Parameters:
    ///   - exported: The entries of `UTExportedTypeDeclarations`.
    ///   - imported: The entries of `UTImportedTypeDeclarations`.
    init(exported: [[String: Any]] = [], imported: [[String: Any]] = []) {
        let system = systemTypes.split(separator: "\n").map { TypeDeclaration(systemType: $0) }
        let names = Set(system.map(\.identifier))
        for entry in exported {
            // The system's types cannot be declared anew.
            if let type = TypeDeclaration(propertyList: entry), !names.contains(type.identifier.lowercased()) {
                add(type)
            }
        }
        for type in system { add(type) }
        for entry in imported {
            if let type = TypeDeclaration(propertyList: entry) { add(type) }
        }
    }

    private static func entries(_ key: String) -> [[String: Any]] {
        Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? []
    }

    private mutating func add(_ type: TypeDeclaration) {
        guard declarations[type.identifier.lowercased()] == nil else { return }
        declarations[type.identifier.lowercased()] = type
        for (tagClass, tags) in type.tags {
            for tag in tags { tagged[tagClass, default: [:]][tag.lowercased(), default: []].append(type) }
        }
    }

    /// All declared types, in no order.
    var all: [TypeDeclaration] { Array(declarations.values) }

    /// The declared type of an identifier in any case, or nil.
    func declaration(_ identifier: String) -> TypeDeclaration? { declarations[identifier.lowercased()] }

    /// The declared types that have a tag in any case and conform to a type, the preferred one first.
    func declarations(tag: String, _ tagClass: UTTagClass, conformingTo supertype: String?) -> [TypeDeclaration] {
        let types = tagged[tagClass]?[tag.lowercased()] ?? []
        guard let supertype else { return types }
        return types.filter { conforms($0, to: supertype) }
    }

    /// Whether a type is another type or one of its direct or indirect subtypes.
    func conforms(_ type: TypeDeclaration, to other: String) -> Bool {
        type.identifier.lowercased() == other.lowercased() || supertypes(of: type).contains(other.lowercased())
    }

    /// The identifiers, in lower case, of all direct and indirect supertypes. Cyclic declarations of an app end.
    func supertypes(of type: TypeDeclaration) -> Set<String> {
        var found: Set<String> = []
        var next = type.parents
        while let name = next.popLast() {
            let key = name.lowercased()
            if found.insert(key).inserted { next += declarations[key]?.parents ?? [] }
        }
        found.remove(type.identifier.lowercased())
        return found
    }
}
