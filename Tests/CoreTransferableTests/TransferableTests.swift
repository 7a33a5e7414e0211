import CoreTransferable
import Foundation
import Testing
import UIKitCore
import UniformTypeIdentifiers

struct `Representations of transferable types` {
    @Test
    func `A value is exported in its first representation and imported again`() async throws {
        let data = try await Recipe.soup.exported()
        #expect(try JSONDecoder().decode(Recipe.self, from: data) == .soup)
        #expect(try await Recipe(importing: data) == .soup)
    }

    @Test
    func `A representation is selected by its type, or by a type that it conforms to`() async throws {
        #expect(try await Recipe.soup.exported(as: .utf8PlainText) == Data("Soup".utf8))
        let text = try await Recipe.soup.exported(as: .text)
        #expect(try JSONDecoder().decode(Recipe.self, from: text) == .soup)
    }

    @Test
    func `Types are listed in the order of the representations, each once`() {
        #expect(Recipe.soup.exportedContentTypes() == [.json, .utf8PlainText])
        #expect(Recipe.importedContentTypes() == [.json])
        #expect(String.importedContentTypes() == [.utf8PlainText, .plainText])
    }

    @Test
    func `A type without a representation is an error`() async {
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await Recipe.soup.exported(as: .png)
        }
        await #expect(throws: NSItemProvider.ErrorCode.unavailableCoercionError) {
            try await Recipe(importing: Data(), contentType: .png)
        }
    }

    @Test
    func `Data that cannot be decoded is the error of the decoder`() async {
        await #expect(throws: DecodingError.self) { try await Recipe(importing: Data("[]".utf8), contentType: .json) }
    }

    @Test
    func `A representation is exported only if the value meets its conditions`() {
        #expect(Note(text: "public", isSecret: false).exportedContentTypes() == [.utf8PlainText])
        #expect(Note(text: "secret", isSecret: true).exportedContentTypes().isEmpty)
        #expect(Note(text: "", isSecret: false).exportedContentTypes().isEmpty)
    }

    @Test
    func `A representation suggests the name of a file`() {
        #expect(Note(text: "Soup", isSecret: false).suggestedFilename() == "Soup.txt")
        #expect(Note(text: "Soup", isSecret: false).suggestedFilename(for: .png) == nil)
        #expect(Recipe.soup.suggestedFilename() == nil)
    }

    @Test
    func `Representations of this program are not offered to others`() {
        let draft = Draft(text: "Soup")
        #expect(draft.exportedContentTypes(.all) == [.utf8PlainText])
        #expect(draft.exportedContentTypes(.ownProcess) == [.json, .utf8PlainText])
    }

    @Test
    func `A representation of your own combines others`() async throws {
        #expect(Tag.importedContentTypes() == [.utf8PlainText, .plainText])
        #expect(try await Tag(name: "fresh").exported() == Data("fresh".utf8))
        #expect(try await Tag(importing: Data("fresh".utf8)).name == "fresh")
    }

    @Test
    func `Text is imported from UTF-8 and from UTF-16 with a byte order mark`() async throws {
        #expect(try await String(importing: Data("naïve".utf8)) == "naïve")
        let wide = try #require("naïve".data(using: .utf16))
        #expect(try await String(importing: wide, contentType: .plainText) == "naïve")
    }

    @Test
    func `Invalid text is an error`() async {
        await #expect(throws: NSItemProvider.ErrorCode.unexpectedValueClassError) {
            try await String(importing: Data([0xC3, 0x28]))
        }
    }

    @Test
    func `Addresses of files have a type of their own`() throws {
        let web = try #require(URL(string: "https://example.org/"))
        #expect(web.exportedContentTypes() == [.url])
        #expect(URL(fileURLWithPath: "/tmp").exportedContentTypes() == [.fileURL, .url])
    }

    @Test
    func `Data is imported as it was exported, attributed text without its attributes`() async throws {
        let data = Data([0, 1, 255])
        #expect(try await Data(importing: data.exported()) == data)
        var text = AttributedString("Soup")
        text.link = URL(string: "https://example.org/")
        #expect(try await AttributedString(importing: text.exported()) == AttributedString("Soup"))
        #expect(try await text.exported(as: .utf8PlainText) == Data("Soup".utf8))
    }
}
