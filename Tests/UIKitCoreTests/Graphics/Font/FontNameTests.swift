import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("Fonts by name", .serialized)
struct FontNameTests {
    @Test func `a font's family, weight and slant are parsed from its PostScript name`() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 20))
        #expect(font.familyName == "Helvetica Neue")
        #expect(font.fontName == "HelveticaNeue-BoldItalic")
        #expect(font.pointSize == 20)
        #expect(font.weight == .bold && font.isItalic)
        #expect(font.typeface == "Helvetica Neue")
        #expect(UIFont(name: "Georgia", size: 12)?.fontName == "Georgia")
        #expect(UIFont(name: "TimesNewRomanPSMT", size: 12)?.familyName == "Times New Roman")
        #expect(UIFont(name: "Nobody's Own", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: "Georgia-Nonsense", size: 12) == nil)
        #expect(UIFont(name: "Georgia-BoldNonsense", size: 12) == nil)
        #expect(UIFont(name: "TimesNewRomanPS-BoldItalicMT", size: 12)?.weight == .bold)
        for name in ["HelveticaNeue-CondensedBold", "AvenirNext-UltraLightItalic", "Futura-CondensedExtraBold"] {
            #expect(UIFont(name: name, size: 12) != nil, "\(name)")
        }
        #expect(UIFont.systemFont(ofSize: 12).typeface == nil)
    }

    @Test func `the host's installed typefaces can be used by name`() {
        let before = UIFont.installedTypefaces
        defer { UIFont.installedTypefaces = before }
        UIFont.installedTypefaces = ["Source Sans 3"]
        #expect(UIFont(name: "SourceSans3-Light", size: 12)?.weight == .light)
        #expect(UIFont(name: "Source Sans 3", size: 12)?.familyName == "Source Sans 3")
    }
}
