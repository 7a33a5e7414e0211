import Testing
import UniformTypeIdentifiers

@Suite struct DynamicTypeTests {
    @Test func `an unknown extension gives a dynamic type with its tag`() throws {
        let type = try #require(UTType(filenameExtension: "BAT"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "bat")
        #expect(type.conforms(to: .data))
    }

    @Test func `the identifiers are those of Apple platforms`() {
        #expect(UTType(filenameExtension: "bat")?.identifier == "dyn.ah62d4rv4ge80e2py")
        #expect(UTType(filenameExtension: "conf")?.identifier == "dyn.ah62d4rv4ge80g55sq2")
    }

    @Test func `an identifier alone restores the type`() throws {
        let made = try #require(UTType(mimeType: "application/x-thing", conformingTo: .image))
        let restored = try #require(UTType(made.identifier))
        #expect(restored == made)
        #expect(restored.preferredMIMEType == "application/x-thing")
        #expect(restored.conforms(to: .image))
    }

    @Test(arguments: ["a:b", "a=b", "a,b", "a\\b", "a?", "é", ".", " "])
    func `tags with separators are restored`(_ tag: String) throws {
        let made = try #require(UTType(tag: tag, tagClass: .filenameExtension, conformingTo: nil))
        #expect(UTType(made.identifier)?.tags == [.filenameExtension: [tag]])
    }

    @Test(arguments: ["dyn.", "dyn.a", "dyn.ah", "dyn.a!", "dyn.ailo", "dyn.ah62d4rv4ge8"])
    func `other identifiers after dyn have no type`(_ identifier: String) {
        #expect(UTType(identifier) == nil)
    }
}
