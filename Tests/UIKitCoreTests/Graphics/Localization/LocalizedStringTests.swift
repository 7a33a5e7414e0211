import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// Texts in the user's language.
@MainActor
@Suite("Localized strings", .serialized)
struct LocalizedStringTests {
    /// A temporary bundle with the given string tables, by path.
    private func withBundle(_ tables: [String: String], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in tables {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        try body(try #require(Bundle(url: folder)))
    }

    /// Runs a closure while an app with the given preferred languages is current.
    private func reading(_ languages: [String], _ body: () throws -> Void) async throws {
        let host = HeadlessHost()
        host.preferredLanguages = languages
        let driver = try await AppDriver.launch(on: host) { UIViewController() }
        _ = driver.screen()
        try body()
        driver.terminate()
    }

    private let tables = [
        "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"only\" = \"English\";",
        "de.lproj/Localizable.strings": "/* Gruß */ \"hello\" = \"Grüß \\\"dich\\\"\"; \"empty\" = \"\";",
        "ar.lproj/Localizable.strings": "\"hello\" = \"مرحبا\";",
        "de.lproj/Other.strings": "\"hello\" = \"Servus\";",
    ]

    @Test
    func `Strings use the user's language, or the bundle's development language without a match`() async throws {
        try await reading(["de-AT"]) {
            try withBundle(tables) { #expect(NSLocalizedString("hello", bundle: $0, comment: "") == "Grüß \"dich\"") }
        }
        try await reading(["ar"]) {
            try withBundle(tables) { #expect(NSLocalizedString("hello", bundle: $0, comment: "") == "مرحبا") }
        }
        try await reading(["ja"]) {
            try withBundle(tables) { #expect(NSLocalizedString("hello", bundle: $0, comment: "") == "Hello") }
        }
    }

    @Test
    func `Strings come from the named table, and missing strings fall back to the value or the key`() async throws {
        try await reading(["de"]) {
            try withBundle(tables) { bundle in
                #expect(NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Servus")
                #expect(
                    NSLocalizedString("hello", tableName: "Other", bundle: bundle, value: "x", comment: "") == "Servus"
                )
                #expect(NSLocalizedString("none", bundle: bundle, value: "Value", comment: "") == "Value")
                #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
                #expect(NSLocalizedString("none", tableName: "None", bundle: bundle, comment: "") == "none")
                #expect(NSLocalizedString("only", bundle: bundle, comment: "") == "only")
                #expect(NSLocalizedString("empty", bundle: bundle, comment: "") == "")
            }
        }
    }

    @Test
    func `Strings missing in the main bundle fall back to the value or the key`() async throws {
        try await reading(["de"]) {
            #expect(NSLocalizedString("no such text", comment: "") == "no such text")
            #expect(NSLocalizedString("no such text", value: "Value", comment: "") == "Value")
            #expect(NSLocalizedString("no such text", tableName: "None", comment: "") == "no such text")
            #expect(NSLocalizedString("no such text", tableName: nil, value: "Value", comment: "") == "Value")
        }
    }

    @Test
    func `A right-to-left language mirrors the app`() async throws {
        for (languages, direction) in [(["ar"], UIUserInterfaceLayoutDirection.rightToLeft), (["de"], .leftToRight)] {
            let controller = UIViewController()
            let host = HeadlessHost()
            host.preferredLanguages = languages
            _ = try await AppDriver.launch(on: host) { controller }
            #expect(controller.view.effectiveUserInterfaceLayoutDirection == direction)
        }
    }
}
