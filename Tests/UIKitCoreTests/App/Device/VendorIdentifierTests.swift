import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("The identifier of a vendor")
struct VendorIdentifierTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func store(_ program: String) -> StateStore {
        StateStore(program: program, environment: ["XDG_STATE_HOME": home.path]) { _ in }
    }

    @Test
    func `apps of a vendor share an identifier, which stays the same`() {
        defer { try? FileManager.default.removeItem(at: home) }
        let first = store("one").vendorIdentifier(of: "com.example.one")
        #expect(first != nil)
        #expect(store("one").vendorIdentifier(of: "com.example.one") == first)
        #expect(store("two").vendorIdentifier(of: "com.example.two") == first)
        #expect(store("three").vendorIdentifier(of: "org.example.three") != first)
    }

    @Test
    func `a program without an identifier is its own vendor`() {
        defer { try? FileManager.default.removeItem(at: home) }
        let first = store("one").vendorIdentifier(of: nil)
        #expect(first != nil)
        #expect(store("two").vendorIdentifier(of: nil) != first)
        #expect(store("one").vendorIdentifier(of: nil) == first)
    }

    @Test
    func `a damaged file is replaced`() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let first = store("one").vendorIdentifier(of: "com.example.one")
        try Data("x".utf8).write(to: home.appendingPathComponent("vendors/com%2Eexample"))
        let second = store("one").vendorIdentifier(of: "com.example.one")
        #expect(second != nil)
        #expect(second != first)
        #expect(store("one").vendorIdentifier(of: "com.example.one") == second)
    }

    @Test
    func `a vendor's name cannot lead to another folder`() {
        defer { try? FileManager.default.removeItem(at: home) }
        #expect(store("one").vendorIdentifier(of: "../../evil.app") != nil)
        let names = try? FileManager.default.contentsOfDirectory(atPath: home.path)
        #expect(names == ["vendors"])
    }

    @Test
    func `without a folder that can be written there is none`() {
        let store = StateStore(program: "one", environment: ["XDG_STATE_HOME": "/proc/none"]) { _ in }
        #expect(store.vendorIdentifier(of: "com.example.one") == nil)
    }
}
