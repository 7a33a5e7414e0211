import Foundation

/// The declaration of a type: a system's type, a type of the app's `Info.plist`, a dynamic type or a type of the app's code.
final class TypeDeclaration: Sendable {
    enum Origin: Sendable {
        /// Declared by the system or the app.
        case declared
        /// Made for a tag without declared type.
        case dynamic
        /// Named in the app's code, without a declaration.
        case undeclared
    }

    /// The identifier, as declared.
    let identifier: String
    /// The identifiers of the direct supertypes.
    let parents: [String]
    /// The tags of each class, the preferred one first.
    let tags: [UTTagClass: [String]]
    let origin: Origin
    let description: String?
    let referenceURL: URL?
    let version: Int?

    init(
        _ identifier: String,
        parents: [String],
        tags: [UTTagClass: [String]] = [:],
        origin: Origin,
        description: String? = nil,
        referenceURL: URL? = nil,
        version: Int? = nil
    ) {
        self.identifier = identifier
        self.parents = parents
        self.tags = tags
        self.origin = origin
        self.description = description
        self.referenceURL = referenceURL
        self.version = version
    }

    /// Reads a line of the table of system types.
    convenience init(systemType line: Substring) {
        let fields = line.split(separator: ";", maxSplits: 4, omittingEmptySubsequences: false)
        let lists = fields[1...3].map { $0.split(separator: " ").map(String.init) }
        var tags: [UTTagClass: [String]] = [:]
        if !lists[1].isEmpty { tags[.filenameExtension] = lists[1] }
        if !lists[2].isEmpty { tags[.mimeType] = lists[2] }
        self.init(
            String(fields[0]),
            parents: lists[0],
            tags: tags,
            origin: .declared,
            description: String(fields[4])
        )
    }

    /// Reads an entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`. Returns nil if it has no identifier.
    convenience init?(propertyList entry: [String: Any]) {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        var tags: [UTTagClass: [String]] = [:]
        for (name, value) in entry["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
            let values = Self.strings(value)
            if !values.isEmpty { tags[UTTagClass(rawValue: name)] = values }
        }
        self.init(
            identifier,
            parents: Self.strings(entry["UTTypeConformsTo"]),
            tags: tags,
            origin: .declared,
            description: entry["UTTypeDescription"] as? String,
            referenceURL: (entry["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) },
            version: entry["UTTypeVersion"] as? Int
        )
    }

    /// A string, or the strings of an array.
    private static func strings(_ value: Any?) -> [String] {
        if let text = value as? String { return [text] }
        return value as? [String] ?? []
    }
}
