import Foundation
import Testing
import UniformTypeIdentifiers

@testable @_spi(Host) import UIKitCore

/// Items with representations as files.
struct ItemProviderFileTests {
    /// A folder with a file, removed at the end.
    private final class Folder: Sendable {
        let file: URL

        init(_ text: String, name: String = "note.txt") throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
        }

        deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    }

    private func loadFile(_ provider: NSItemProvider, _ type: String) async throws -> (
        name: String, text: String, url: URL
    ) {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: type) { url, error in
                guard let url else { return continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown)) }
                let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
                continuation.resume(returning: (url.lastPathComponent, text, url))
            }
        }
    }

    private func loadInPlace(_ provider: NSItemProvider, _ type: String) async throws -> (url: URL, isInPlace: Bool) {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace, error in
                guard let url else { return continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown)) }
                continuation.resume(returning: (url, isInPlace))
            }
        }
    }

    @Test func `A file is copied for its reader, and the copy is removed`() async throws {
        let folder = try Folder("text")
        let provider = try #require(NSItemProvider(contentsOf: folder.file))
        #expect(provider.suggestedName == "note")
        #expect(provider.registeredTypeIdentifiers.prefix(2) == ["public.plain-text", "public.file-url"])
        let copy = try await loadFile(provider, "public.text")
        #expect(copy.name == "note.txt")
        #expect(copy.text == "text")
        #expect(copy.url != folder.file)
        for _ in 0..<1000 where FileManager.default.fileExists(atPath: copy.url.path) { await Task.yield() }
        #expect(FileManager.default.fileExists(atPath: folder.file.path))
    }

    @Test func `A file is opened in its place if the source permits it`() async throws {
        let folder = try Folder("text")
        let provider = try #require(NSItemProvider(contentsOf: folder.file))
        let place = try await loadInPlace(provider, "public.plain-text")
        #expect(place.url == folder.file && place.isInPlace)
        let copying = NSItemProvider()
        let file = folder.file
        copying.registerFileRepresentation(for: .plainText) { completion in
            completion(file, true, nil)
            return nil
        }
        let copy = try await loadInPlace(copying, "public.plain-text")
        #expect(copy.url != folder.file && !copy.isInPlace)
    }

    @Test func `Data is loaded as a file, and a file as data`() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "../list"
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
            completion(Data("[]".utf8), nil)
            return nil
        }
        let file = try await loadFile(provider, "public.json")
        #expect(file.name == ".._list.json")
        #expect(file.text == "[]")
        let folder = try Folder("content")
        let other = try #require(NSItemProvider(contentsOf: folder.file))
        let data = await withCheckedContinuation { continuation in
            other.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data("content".utf8))
    }

    @Test func `Errors reach the reader`() async throws {
        let provider = NSItemProvider()
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await loadFile(provider, "public.text")
        }
        provider.registerFileRepresentation(forTypeIdentifier: "public.text", visibility: .all) { completion in
            completion(nil, false, CocoaError(.fileNoSuchFile))
            return nil
        }
        await #expect(throws: CocoaError.self) { try await loadFile(provider, "public.text") }
        await #expect(throws: CocoaError.self) { _ = try await loadInPlace(provider, "public.text") }
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
    }

    @Test func `An address is loaded unchanged, as NSURL and as URL`() throws {
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        let provider = NSItemProvider(object: url as NSURL)
        #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        nonisolated(unsafe) var loaded: URL?
        provider.loadObject(ofClass: URL.self) { value, _ in loaded = value }
        #expect(loaded == url)
        let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a b") as NSURL)
        #expect(file.registeredTypeIdentifiers.first == "public.file-url")
        #expect(file.canLoadObject(ofClass: URL.self))
    }

    @Test func `A dropped list of addresses becomes files and other addresses`() throws {
        let folder = try Folder("text")
        let list = "# comment\r\n\(folder.file.absoluteString)\r\nhttps://example.org/\r\n"
        let providers = DroppedTypes.providers(ofAddresses: Data(list.utf8))
        #expect(providers.map(\.suggestedName) == ["note", nil])
        #expect(providers.map { $0.registeredTypeIdentifiers.first } == ["public.plain-text", "public.url"])
    }

    @Test func `Media types of other programs have identifiers, and unknown ones are ignored`() {
        #expect(DroppedTypes.identifier(ofMediaType: "text/plain;charset=utf-8") == "public.utf8-plain-text")
        #expect(DroppedTypes.identifier(ofMediaType: "UTF8_STRING") == "public.utf8-plain-text")
        #expect(DroppedTypes.identifier(ofMediaType: "image/png") == "public.png")
        #expect(DroppedTypes.identifier(ofMediaType: "text/uri-list") == "public.file-url")
        #expect(DroppedTypes.identifier(ofMediaType: "application/x-searchlight-drag") == nil)
        #expect(DroppedTypes.identifier(ofMediaType: "TIMESTAMP") == nil)
        #expect(DroppedTypes.mediaType(of: "public.png") == "image/png")
    }
}
