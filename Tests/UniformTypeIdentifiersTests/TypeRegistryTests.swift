import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct TypeRegistryTests {
    private static var note: [String: Any] {
        [
            "UTTypeIdentifier": "com.example.note",
            "UTTypeConformsTo": ["public.plain-text", "com.example.document"],
            "UTTypeDescription": "Note",
            "UTTypeTagSpecification": [
                "public.filename-extension": ["note", "txt"], "public.mime-type": "text/x-note",
            ],
        ]
    }

    @Test func `an entry of Info.plist declares a type`() throws {
        let registry = TypeRegistry(exported: [Self.note])
        let type = try #require(registry.declaration("com.example.note"))
        #expect(type.description == "Note")
        #expect(type.tags == [.filenameExtension: ["note", "txt"], .mimeType: ["text/x-note"]])
        #expect(registry.conforms(type, to: "public.item"))
        #expect(registry.conforms(type, to: "com.example.document"))
    }

    @Test func `an exported type precedes the system's type of an extension, an imported one follows`() {
        let exported = TypeRegistry(exported: [Self.note]).declarations(
            tag: "txt",
            .filenameExtension,
            conformingTo: nil
        )
        let imported = TypeRegistry(imported: [Self.note]).declarations(
            tag: "txt",
            .filenameExtension,
            conformingTo: nil
        )
        #expect(exported.map(\.identifier) == ["com.example.note", "public.plain-text"])
        #expect(imported.map(\.identifier) == ["public.plain-text", "com.example.note"])
    }

    @Test func `an app cannot declare a system's type anew`() {
        let registry = TypeRegistry(exported: [["UTTypeIdentifier": "public.png", "UTTypeConformsTo": "public.text"]])
        #expect(registry.declaration("public.png")?.parents == ["public.image"])
    }

    @Test func `an entry without identifier is skipped`() {
        #expect(TypeDeclaration(propertyList: ["UTTypeConformsTo": "public.text"]) == nil)
    }

    @Test func `types that conform to each other end the search`() throws {
        let registry = TypeRegistry(exported: [
            ["UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": "com.example.b"],
            ["UTTypeIdentifier": "com.example.b", "UTTypeConformsTo": "com.example.a"],
        ])
        let type = try #require(registry.declaration("com.example.a"))
        #expect(registry.supertypes(of: type) == ["com.example.b"])
        #expect(!registry.conforms(type, to: "public.data"))
    }

    @Test func `each supertype of the system's types is declared`() {
        let registry = TypeRegistry()
        for line in systemTypes.split(separator: "\n") {
            let type = TypeDeclaration(systemType: line)
            #expect(type.parents.allSatisfy { registry.declaration($0) != nil }, "\(type.identifier)")
            #expect(registry.declaration(type.identifier)?.parents == type.parents, "\(type.identifier)")
        }
    }

    @Test func `each static type is declared`() {
        #expect(UTType.systemTypesInCode.allSatisfy { $0.isDeclared })
    }
}

extension UTType {
    /// The types whose names are easily mistaken.
    fileprivate static var systemTypesInCode: [UTType] {
        [
            .internetShortcut, .osaScriptBundle, .x509Certificate, .appleArchive, .threeDContent, .arReferenceObject,
            .geoJSON,
        ]
    }
}
