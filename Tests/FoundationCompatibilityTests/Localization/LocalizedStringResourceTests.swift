import Foundation
import Testing

@testable import FoundationCompatibility

/// `String(localized:)` and `LocalizedStringResource`.
@Suite("Localized values", .serialized)
struct LocalizedStringResourceTests {
    /// A bundle with German texts that is deleted after the test.
    private final class Texts {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "texts-\(UUID().uuidString).resources"
        )
        var bundle: Bundle { Bundle(path: folder.path)! }

        init(_ strings: String, table: String = "Localizable") throws {
            let place = folder.appendingPathComponent("en.lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(strings.utf8).write(to: place.appendingPathComponent("\(table).strings"))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private let english = Locale(identifier: "en_US")

    @Test func `a text is looked up by its key, and is the key without a translation`() throws {
        let texts = try Texts(#""greeting" = "Hello";"#)
        #expect(String(localized: "greeting", bundle: texts.bundle, comment: "At the top") == "Hello")
        #expect(String(localized: "missing", bundle: texts.bundle) == "missing")
        #expect(String(localized: "100 % of it", bundle: texts.bundle) == "100 % of it")
    }

    @Test func `values are inserted where the translation has them`() throws {
        let texts = try Texts(#""%lld results for %@" = "“%2$@”: %1$lld found";"#)
        let (count, query) = (12, "rose")
        #expect(String(localized: "\(count) results for \(query)", bundle: texts.bundle) == "“rose”: 12 found")
        #expect(String(localized: "\(count) of \(query)", bundle: texts.bundle) == "12 of rose")
    }

    @Test func `the types of values determine the specifiers of the key`() {
        let value: String.LocalizationValue =
            "\(1) \(UInt8(2)) \(Int32(3)) \(UInt(4)) \(1.5) \(Float(1)) \("a") \(2.5, specifier: "%.2f") 5%"
        #expect(value.key == "%lld %u %d %llu %lf %f %@ %.2f 5%%")
        #expect(String(localized: value, locale: english) == "1 2 3 4 1.500000 1.000000 a 2.50 5%")
    }

    @Test func `a wrong specifier in a translation does no harm`() throws {
        let texts = try Texts(#""%lld items" = "%@ %s %3$@ %";"#)
        #expect(String(localized: "\(7) items", bundle: texts.bundle, locale: english) == "7 %s %3$@ %")
    }

    @Test func `a default value replaces a missing translation, and a table has its own texts`() throws {
        let texts = try Texts(#""title" = "Flowers";"#, table: "Screens")
        #expect(String(localized: "title", defaultValue: "Plants", table: "Screens", bundle: texts.bundle) == "Flowers")
        #expect(String(localized: "title", defaultValue: "Plants", bundle: texts.bundle) == "Plants")
        #expect(String(localized: "title", table: "Screens", bundle: texts.bundle) == "Flowers")
    }

    @Test func `a resource is looked up later`() throws {
        let texts = try Texts(#""%lld days" = "in %lld days";"#)
        let days = 3
        let resource = LocalizedStringResource("\(days) days", bundle: .atURL(texts.folder))
        #expect(resource.key == "%lld days")
        #expect(String(localized: resource) == "in 3 days")
        let literal: LocalizedStringResource = "plain"
        #expect(String(localized: literal) == "plain")
        #expect(literal == LocalizedStringResource("plain"))
    }

    @Test func `a value in a format is inserted as text`() {
        #expect(String(localized: "\(0.5, format: .percent.locale(english)) done") == "50% done")
    }
}
