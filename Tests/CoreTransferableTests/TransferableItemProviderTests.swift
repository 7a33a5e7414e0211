import CoreTransferable
import Foundation
import Testing
import UIKitCore
import UniformTypeIdentifiers

struct `Transferable values in item providers` {
    @Test
    func `A provider offers the representations of a registered value`() {
        let provider = NSItemProvider()
        provider.register(Recipe.soup)
        #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
    }

    @Test
    func `A registered value is loaded again`() async throws {
        let provider = NSItemProvider()
        provider.register(Recipe.soup)
        #expect(try await provider.load(Recipe.self) == .soup)
        #expect(try await provider.load(String.self) == "Soup")
    }

    @Test
    func `A suggested file name becomes the name of the provider, unless that has one`() {
        let provider = NSItemProvider()
        provider.register(Note(text: "Soup", isSecret: false))
        #expect(provider.suggestedName == "Soup.txt")
        let named = NSItemProvider()
        named.suggestedName = "Lunch"
        named.register(Note(text: "Soup", isSecret: false))
        #expect(named.suggestedName == "Lunch")
    }

    @Test
    func `Text of UIKit is loaded as a transferable string`() async throws {
        #expect(try await NSItemProvider(object: NSString(string: "Soup")).load(String.self) == "Soup")
    }

    @Test
    func `Loading a type without a representation is an error`() async {
        let provider = NSItemProvider(object: NSString(string: "Soup"))
        await #expect(throws: NSItemProvider.ErrorCode.unavailableCoercionError) {
            try await provider.load(Recipe.self)
        }
    }

    @Test
    func `An error of a representation reaches the receiver`() async {
        let provider = NSItemProvider()
        provider.register(Recording(contents: "", mayOpen: false))
        await #expect(throws: Recording.Empty.self) { try await provider.load(Recording.self) }
    }

    @Test
    func `A file is copied for its receiver and removed afterwards`() async throws {
        let provider = NSItemProvider()
        provider.register(Recording(contents: "la la", mayOpen: false))
        let loaded = try await provider.load(Recording.self)
        #expect(loaded.contents == "la la")
        let received = try #require(loaded.source)
        #expect(!received.isOriginalFile)
        #expect(!FileManager.default.fileExists(atPath: received.file.path))
    }

    @Test
    func `A file is opened in its place if sender and receiver permit it`() async throws {
        let provider = NSItemProvider()
        provider.register(Recording(contents: "la la", mayOpen: true))
        let received = try #require(try await provider.load(Recording.self).source)
        #expect(received.isOriginalFile)
        #expect(FileManager.default.fileExists(atPath: received.file.path))
        try FileManager.default.removeItem(at: received.file)
    }

    @Test
    func `Data is passed to a representation of files as a temporary file`() async throws {
        let recording = try await Recording(importing: Data("la la".utf8), contentType: .plainText)
        #expect(recording.contents == "la la")
        #expect(recording.source.map { FileManager.default.fileExists(atPath: $0.file.path) } == false)
    }

    @Test
    func `The progress is finished when the value is received`() async {
        let provider = NSItemProvider()
        provider.register(Recipe.soup)
        let progress = await withCheckedContinuation { continuation in
            let received = AsyncStream<Void>.makeStream()
            let progress = provider.loadTransferable(type: Recipe.self) { _ in received.continuation.finish() }
            Task {
                for await _ in received.stream {}
                continuation.resume(returning: progress)
            }
        }
        #expect(progress.isFinished)
    }

    @Test
    func `Cancelling the progress cancels the export of a value`() async throws {
        let (stream, started) = AsyncStream<Void>.makeStream()
        let provider = NSItemProvider()
        provider.register(Endless { started.finish() })
        let result = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(for: .plainText) { _, error in
                continuation.resume(returning: error)
            }
            Task {
                for await _ in stream {}
                progress.cancel()
            }
        }
        #expect(result is CancellationError)
    }
}

extension NSItemProvider {
    /// Loads a value and waits for it.
    fileprivate func load<T: Transferable & Sendable>(_ type: T.Type) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }
}
