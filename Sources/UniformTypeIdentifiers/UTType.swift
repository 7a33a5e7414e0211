public import Foundation

/// A type of data, such as PNG images, or of files, such as folders. Types form a hierarchy.
///
/// The system's types are those of the table `SystemTypes.swift`, and do not depend on the machine. An app declares further types
/// under `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` in the `Info.plist` of its main bundle. Two types are equal
/// if their identifiers are, regardless of case.
public struct UTType: Sendable {
    let declaration: TypeDeclaration

    init(_ declaration: TypeDeclaration) {
        self.declaration = declaration
    }

    /// The type of an identifier.
    ///
    /// - Parameter identifier: The identifier, such as `public.png`, in any case.
    /// - Returns: nil if no type with this identifier is declared, and the identifier is not that of a dynamic type.
    public init?(_ identifier: String) {
        guard let declaration = TypeRegistry.current.declaration(identifier) ?? DynamicIdentifier.decode(identifier)
        else {
            return nil
        }
        self.init(declaration)
    }

    /// A type that the app declares itself.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. If `Info.plist` does not declare it, the result is a type without tags and description.
    ///   - parentType: The supertype of an undeclared type. Default: data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(inCode: identifier, parentType)
    }

    /// A type that a different app declares and this app uses.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. If `Info.plist` does not declare it, the result is a type without tags and description.
    ///   - parentType: The supertype of an undeclared type. Default: data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(inCode: identifier, parentType)
    }

    private init(inCode identifier: String, _ parentType: UTType?) {
        self.init(
            TypeRegistry.current.declaration(identifier)
                ?? TypeDeclaration(identifier, parents: [parentType?.identifier ?? "public.data"], origin: .undeclared)
        )
    }

    // MARK: Properties

    /// The identifier, such as `public.png`.
    public var identifier: String { declaration.identifier }
    /// The filename extension for new files, without a dot; nil if the type has none.
    public var preferredFilenameExtension: String? { declaration.tags[.filenameExtension]?.first }
    /// The preferred MIME type; nil if the type has none.
    public var preferredMIMEType: String? { declaration.tags[.mimeType]?.first }
    /// A short English description, such as "PNG image"; nil for dynamic and undeclared types.
    public var localizedDescription: String? { declaration.description }
    /// The version of the declaration; nil for the system's types.
    public var version: Int? { declaration.version }
    /// The address of a description of the type; nil for the system's types.
    public var referenceURL: URL? { declaration.referenceURL }
    /// Whether the type was made for a tag without a declared type.
    public var isDynamic: Bool { declaration.origin == .dynamic }
    /// Whether the system or the app's `Info.plist` declares the type.
    public var isDeclared: Bool { declaration.origin == .declared }
    /// Whether the identifier begins with `public.`
    public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
    /// All tags by their class, the preferred one first.
    public var tags: [UTTagClass: [String]] { declaration.tags }

    // MARK: Hierarchy

    /// All direct and indirect supertypes that are declared.
    public var supertypes: Set<UTType> {
        let registry = TypeRegistry.current
        return Set(registry.supertypes(of: declaration).compactMap { registry.declaration($0).map(UTType.init(_:)) })
    }

    /// Whether this is the same type, or a direct or indirect subtype.
    public func conforms(to type: UTType) -> Bool {
        TypeRegistry.current.conforms(declaration, to: type.identifier)
    }

    /// Whether this is a direct or indirect supertype of a different type.
    public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

    /// Whether this is a direct or indirect subtype of a different type.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}

extension UTType: Hashable {
    /// Compares identifiers, regardless of case.
    public static func == (left: UTType, right: UTType) -> Bool {
        left.declaration === right.declaration || left.identifier.lowercased() == right.identifier.lowercased()
    }

    /// Hashes the identifier, regardless of case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier.lowercased())
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }
    /// The identifier.
    public var debugDescription: String { identifier }
}

/// A type is encoded as its identifier.
extension UTType: Codable {
    /// Reads an identifier. An undeclared one gives a type that conforms to data.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
