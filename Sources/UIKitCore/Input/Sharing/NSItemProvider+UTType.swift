import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// The types of the representations, in the order of registration. Undeclared identifiers are types that conform to data.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    /// The types of the representations that conform to a type, in the order of registration.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Adds a representation, or replaces the one of the same type; see
    /// ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Loads the data of a representation; see ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}
