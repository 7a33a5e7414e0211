import Foundation
import HeadlessHost
import Testing

@testable import FoundationCompatibility
@_spi(Host) @testable import UIKitCore

/// Texts of `.stringsdict` files, and of the `.plurals` files in bundles that `searchlight` builds.
@MainActor
@Suite("Plural forms", .serialized)
struct PluralTests {
    /// A bundle with the rules of a language, which is deleted after the test.
    private final class Texts {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "texts-\(UUID().uuidString).resources"
        )
        var bundle: Bundle { Bundle(path: folder.path)! }

        init(_ rules: String, language: String, file: String = "Localizable.stringsdict") throws {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(rules.utf8).write(to: place.appendingPathComponent(file))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private let english = """
        { "%lld items" = { NSStringLocalizedFormatKey = "%#@n@"; n = { one = "%lld item"; other = "%lld items"; }; };
          "in" = { NSStringLocalizedFormatKey = "%2$@: %1$#@n@"; n = { zero = "nothing"; one = "%d item"; other = "%d items"; }; };
          "two" = { NSStringLocalizedFormatKey = "%#@a@ and %#@b@"; a = { one = "%d bird"; other = "%d birds"; };
                    b = { one = "%d tree"; other = "%d trees"; }; };
          "press" = { NSStringDeviceSpecificRuleType = { mac = Click; iphone = Tap; }; };
          "short" = { NSStringVariableWidthRuleType = { 20 = Long; 5 = S; }; }; }
        """

    @Test(arguments: ["Localizable.stringsdict", "Localizable.plurals"])
    func `a localized value selects the form of its number`(file: String) throws {
        let texts = try Texts(english, language: "en", file: file)
        #expect(String(localized: "\(1) items", bundle: texts.bundle) == "1 item")
        #expect(String(localized: "\(5) items", bundle: texts.bundle) == "5 items")
    }

    @Test func `a format selects the form of its argument`() throws {
        let texts = try Texts(english, language: "en")
        let format = NSLocalizedString("%lld items", bundle: texts.bundle, comment: "")
        #expect(String(format: format, 1) == "1 item")
        #expect(String.localizedStringWithFormat(format, 2) == "2 items")
    }

    @Test func `variables and arguments can have positions`() throws {
        let texts = try Texts(english, language: "en")
        let format = NSLocalizedString("in", bundle: texts.bundle, comment: "")
        let box = NSString(string: "Box")
        for (count, text) in [(0, "nothing"), (1, "1 item"), (3, "3 items")] {
            #expect(String(format: format, count, box) == "Box: \(text)")
        }
    }

    @Test func `each variable follows its own argument`() throws {
        let texts = try Texts(english, language: "en")
        let format = NSLocalizedString("two", bundle: texts.bundle, comment: "")
        let (one, two, three) = (1, 2, 3)
        #expect(String(format: format, one, two) == "1 bird and 2 trees")
        #expect(String.localizedStringWithFormat(format, three, one) == "3 birds and 1 tree")
    }

    @Test func `texts for devices and widths are those of phones and the longest`() throws {
        let texts = try Texts(english, language: "en")
        #expect(NSLocalizedString("press", bundle: texts.bundle, comment: "") == "Tap")
        #expect(NSLocalizedString("short", bundle: texts.bundle, comment: "") == "Long")
    }

    @Test(arguments: [
        (1, "one"), (2, "few"), (5, "many"), (12, "many"), (21, "one"), (22, "few"),
    ])
    func `the rules are those of the language of the texts`(number: Int, category: String) throws {
        #expect(PluralFormat.category(of: Double(number), language: "ru") == category)
        #expect(PluralFormat.category(of: Double(number), language: "ja") == "other")
    }

    @Test func `calls with literals are not ambiguous`() {
        #expect(String(format: "%.1f of %d", 1.5, 3) == "1.5 of 3")
        #expect(String(format: "%.1f, %d, %d", 1.5, 3, 4) == "1.5, 3, 4")
    }

    @Test func `a format without plural forms inserts its arguments`() {
        #expect(String(format: "%d of %d: %@", 1, 2, NSString(string: "x")) == "1 of 2: x")
        #expect(String(format: "#@n:5@ %d", 1) == "#@n:5@ 1")
    }
}
