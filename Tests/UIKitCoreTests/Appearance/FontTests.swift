import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("UIFont") struct FontTests {
    @Test(
        "Text styles have Apple's sizes at the usual text size",
        arguments: [
            (UIFont.TextStyle.largeTitle, 34 as CGFloat), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
    )
    func textStyleSizes(style: UIFont.TextStyle, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test("Text grows with the person's text size") func textSize() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    }

    @Test("Without traits the current text size counts") func currentTextSize() {
        var size: CGFloat = 0
        UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        #expect(size == 15)
    }

    @Test("A text style that is not known looks like body") func unknownStyle() {
        #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "?")).pointSize == 17)
    }

    @Test("Only headlines are semibold of themselves") func headlineWeight() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).weight == .regular)
    }

    @Test("The system fonts differ in what their names say") func systemFonts() {
        #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).fontName == ".SFUI-Heavy")
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).isMonospaced)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).hasMonospacedDigits)
    }

    @Test("A line is as high as its ascender and descender together") func measures() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(font.descender < 0)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }

    @Test("Equal fonts are those of the same face and size") func equality() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    }

    @Test("A size of 0 keeps the descriptor's text style, and any other size fixes it") func descriptorSize() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).textStyle == .body)
        #expect(UIFont(descriptor: bold, size: 0).weight == .semibold)
        #expect(UIFont(descriptor: bold, size: 20).textStyle == nil)
        #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    }

    @Test("New traits of a descriptor replace the old ones") func traitsReplace() throws {
        let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
        let italic = try #require(bold.withSymbolicTraits(.traitItalic))
        #expect(italic.symbolicTraits == .traitItalic)
    }

    @Test("A weight that is bold already stays as it is") func heavyStaysHeavy() throws {
        let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy).fontDescriptor
        let both = try #require(heavy.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).weight == .heavy)
    }

    @Test("There is no face for a trait that is not known") func unknownTrait() {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
        #expect(descriptor.withSymbolicTraits(.init(rawValue: 1 << 5)) == nil)
    }

    @Test("Metrics scale an app's font as their text style grows, up to the maximum") func metrics() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let font = UIFont.systemFont(ofSize: 34)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 80)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize == 50)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 40)
    }

    @Test("A font that follows the text size can be made again for another one") func adjusting() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(for: traits).pointSize == 40)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
        #expect(scaled.adjusted(for: traits).pointSize == 80)
        #expect(UIFont.systemFont(ofSize: 34).adjusted(for: traits).pointSize == 34)
    }
}
