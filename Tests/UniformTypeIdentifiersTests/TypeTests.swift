import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct TypeTests {
    @Test func `a filename extension in any case gives the declared type`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "md")?.identifier == "net.daringfireball.markdown")
    }

    @Test func `a MIME type gives the declared type`() {
        #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
        #expect(UTType(mimeType: "text/plain", conformingTo: .utf8PlainText) == .utf8PlainText)
    }

    @Test func `a type names its preferred extension and MIME type`() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
        #expect(UTType.image.preferredFilenameExtension == nil)
    }

    @Test func `an extension shared by types gives the one that conforms`() {
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(
            UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio]
        )
    }

    @Test func `an extension of packages is found only among directories`() throws {
        #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
        let data = try #require(UTType(filenameExtension: "rtfd"))
        #expect(data.isDynamic)
    }

    @Test func `a type conforms to itself and to direct and indirect supertypes`() {
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.heic.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text))
    }

    @Test func `subtypes and supertypes are different types`() {
        #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
        #expect(!UTType.png.isSubtype(of: .png) && !UTType.png.isSupertype(of: .png))
        #expect(UTType.utf8PlainText.supertypes == [.plainText, .text, .data, .content, .item])
    }

    @Test func `an undeclared identifier has no type`() {
        #expect(UTType("com.example.unknown") == nil)
        #expect(UTType("") == nil)
    }

    @Test func `identifiers are compared regardless of case`() {
        #expect(UTType("PUBLIC.png") == .png)
        #expect(UTType("PUBLIC.png")?.hashValue == UTType.png.hashValue)
    }

    @Test func `a type in code conforms to data, or to the given type`() {
        #expect(UTType(exportedAs: "com.example.note").conforms(to: .data))
        let picture = UTType(importedAs: "com.example.picture", conformingTo: .image)
        #expect(picture.conforms(to: .content) && !picture.isDeclared && !picture.isDynamic)
        #expect(UTType(importedAs: "public.png", conformingTo: .text) == .png)
    }

    @Test func `an empty tag has no type`() {
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
    }

    @Test func `a type has a description`() {
        #expect(UTType.png.localizedDescription == "PNG image")
        #expect(UTType(filenameExtension: "zyx")?.localizedDescription == nil)
    }

    @Test func `a type is encoded as its identifier`() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        let types = try JSONDecoder().decode([UTType].self, from: Data(#"["public.png","com.example.note"]"#.utf8))
        #expect(types.map(\.identifier) == ["public.png", "com.example.note"])
    }

    @Test func `a name gets the type's extension unless it has one`() {
        let folder = URL(fileURLWithPath: "/tmp/", isDirectory: true)
        #expect(folder.appendingPathComponent("Cat", conformingTo: .png).path == "/tmp/Cat.png")
        #expect(folder.appendingPathComponent("Cat.jpg", conformingTo: .jpeg).path == "/tmp/Cat.jpg")
        #expect(folder.appendingPathComponent("Cat.jpg", conformingTo: .png).path == "/tmp/Cat.jpg.png")
        #expect(URL(fileURLWithPath: "/tmp/Cat").appendingPathExtension(for: .pdf).path == "/tmp/Cat.pdf")
    }
}
