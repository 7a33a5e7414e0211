import UniformTypeIdentifiers

/// The identifiers of text types, and the conformance of types.
enum TypeIdentifier {
    static let utf8PlainText = UTType.utf8PlainText.identifier
    static let plainText = UTType.plainText.identifier

    /// Whether data of one type can be used as the other. An undeclared identifier conforms only to itself.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier == other { return true }
        guard let type = UTType(identifier), let supertype = UTType(other) else { return false }
        return type.conforms(to: supertype)
    }
}
