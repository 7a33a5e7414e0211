import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// Designs, families and attributes of font descriptors.
@Suite("Font descriptors")
struct FontDescriptorTests {
    private let body = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor

    @Test func `a design changes the typeface of the system and keeps size and weight`() throws {
        let serif = UIFont(descriptor: try #require(body.withDesign(.serif)), size: 0)
        #expect(serif.familyName == ".AppleSystemUIFontSerif" && serif.pointSize == 20 && serif.weight == .bold)
        #expect(try #require(body.withDesign(.monospaced)).symbolicTraits.contains(.traitMonoSpace))
        #expect(try #require(body.withDesign(.rounded)?.withDesign(.default)) == body)
        #expect(body.withFamily("Georgia").withDesign(.serif) == nil)
    }

    @Test func `attributes change a descriptor and can be read back`() {
        let font = UIFont(
            descriptor: body.addingAttributes([
                .family: "DejaVu Sans", .size: 30, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light],
            ]),
            size: 0
        )
        #expect(font.familyName == "DejaVu Sans" && font.pointSize == 30 && font.weight == .light)
        let digits = body.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]
        ])
        #expect(UIFont(descriptor: digits, size: 0).hasMonospacedDigits)
        #expect(body.object(forKey: .size) as? CGFloat == 20)
        #expect(UIFontDescriptor(fontAttributes: body.fontAttributes) == body)
        #expect(body.withFamily("DejaVu Sans").withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test func `a width is a symbolic trait`() {
        let narrow = UIFont.systemFont(ofSize: 17, weight: .regular, width: .condensed)
        #expect(narrow.fontDescriptor.symbolicTraits == .traitCondensed && narrow.width == -0.2)
        #expect(body.withSymbolicTraits([.traitBold, .traitExpanded])?.symbolicTraits == [.traitBold, .traitExpanded])
        #expect(body.withSymbolicTraits([.traitCondensed, .traitExpanded]) == nil)
    }

    #if Cairo
    @Test func `the names of installed fonts make fonts`() throws {
        let family = try #require(UIFont.familyNames.first)
        let names = UIFont.fontNames(forFamilyName: family)
        #expect(!names.isEmpty)
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
    }
    #endif
}
