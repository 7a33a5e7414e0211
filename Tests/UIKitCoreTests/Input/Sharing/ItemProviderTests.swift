import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore

/// Items with several representations.
struct ItemProviderTests {
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
    }

    @Test
    func `A string is loaded unchanged, as NSString and as String`() {
        let provider = NSItemProvider(object: "Zürich 🏔" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(provider.canLoadObject(ofClass: String.self))
        let object = Box<String>()
        let value = Box<String>()
        provider.loadObject(ofClass: NSString.self) { loaded, _ in object.value = (loaded as? NSString).map { "\($0)" }
        }
        provider.loadObject(ofClass: String.self) { loaded, _ in value.value = loaded }
        #expect(object.value == "Zürich 🏔")
        #expect(value.value == "Zürich 🏔")
    }

    @Test
    func `Data of a custom type is loaded unchanged, and is not text`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.place", visibility: .all) { completion in
            completion(Data([1, 2, 3]), nil)
            return nil
        }
        let data = Box<Data>()
        provider.loadDataRepresentation(forTypeIdentifier: "org.example.place") { loaded, _ in data.value = loaded }
        #expect(data.value == Data([1, 2, 3]))
        #expect(provider.hasItemConformingToTypeIdentifier("org.example.place"))
        #expect(!provider.canLoadObject(ofClass: NSString.self))
    }

    @Test
    func `A type identifier conforms to its supertypes only`() {
        let provider = NSItemProvider(object: "x" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.item"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.html"))
        let html = NSItemProvider()
        html.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) { completion in
            completion(Data(), nil)
            return nil
        }
        #expect(!html.canLoadObject(ofClass: NSString.self))
    }

    @Test
    func `Loading a missing representation fails with an error`() {
        let failure = Box<any Error>()
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.text") { _, error in failure.value = error }
        #expect(failure.value as? NSItemProvider.ErrorCode == .itemUnavailableError)
        NSItemProvider().loadObject(ofClass: String.self) { _, error in failure.value = error }
        #expect(failure.value as? NSItemProvider.ErrorCode == .unavailableCoercionError)
    }

    @Test
    func `Invalid UTF-8 is decoded as U+FFFD`() throws {
        let string = try NSString.object(withItemProviderData: Data([0x61, 0xFF]), typeIdentifier: "public.plain-text")
        #expect("\(string)" == "a\u{FFFD}")
    }

    @Test
    func `A representation is created at each load, and registering its type again replaces it`() {
        let provider = NSItemProvider()
        let count = Box<Int>()
        count.value = 0
        for _ in 0..<2 {
            provider.registerDataRepresentation(forTypeIdentifier: "a", visibility: .all) { completion in
                count.value! += 1
                completion(Data(), nil)
                return nil
            }
        }
        for _ in 0..<3 { provider.loadDataRepresentation(forTypeIdentifier: "a") { _, _ in } }
        #expect(count.value == 3)
        #expect(provider.registeredTypeIdentifiers == ["a"])
    }

    @Test
    func `All declared types conform to their supertypes`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .heic) { completion in
            completion(Data([1]), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.heic"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.heic])
        let data = Box<Data>()
        provider.loadDataRepresentation(for: .image) { loaded, _ in data.value = loaded }
        #expect(data.value == Data([1]))
    }
}
