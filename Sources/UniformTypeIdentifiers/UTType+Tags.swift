extension UTType {
    /// The preferred type of a tag.
    ///
    /// - Parameters:
    ///   - tag: The tag, in any case.
    ///   - tagClass: The class of the tag.
    ///   - supertype: The type to which the result conforms; nil for any.
    /// - Returns: The declared type; a dynamic type if there is none; nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let registry = TypeRegistry.current
        if let type = registry.declarations(tag: tag, tagClass, conformingTo: supertype?.identifier).first {
            self.init(type)
        } else {
            let parents = supertype.map { [$0.identifier] } ?? []
            self.init(
                TypeDeclaration(
                    DynamicIdentifier.encode(tag: tag, tagClass, parents: parents),
                    parents: parents,
                    tags: [tagClass: [tag.lowercased()]],
                    origin: .dynamic
                )
            )
        }
    }

    /// The type of files with a filename extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a dot, in any case.
    ///   - supertype: The type to which the result conforms. Default: data. Pass a package or directory type for folders.
    /// - Returns: The declared type; a dynamic type if there is none; nil for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type without parameters, in any case.
    ///   - supertype: The type to which the result conforms. Default: data.
    /// - Returns: The declared type; a dynamic type if there is none; nil for an empty MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// All types of a tag, the preferred one first.
    ///
    /// - Parameters:
    ///   - tag: The tag, in any case.
    ///   - tagClass: The class of the tag.
    ///   - supertype: The type to which the results conform; nil for any.
    /// - Returns: The declared types; one dynamic type if there are none; no type for an empty tag.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let types = TypeRegistry.current.declarations(tag: tag, tagClass, conformingTo: supertype?.identifier)
        guard types.isEmpty else { return types.map(UTType.init(_:)) }
        return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
    }

    /// The type of one of the system's identifiers. Traps if the table lacks it.
    static func system(_ identifier: String) -> UTType {
        guard let type = UTType(identifier) else {
            preconditionFailure("UniformTypeIdentifiers: no type \(identifier).")
        }
        return type
    }
}
