import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("UIFont") struct FontTests {
    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, 34 as CGFloat), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
    )
    func `Text styles have Apple's sizes at the default text size`(style: UIFont.TextStyle, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test func `Text styles grow with the preferred content size category`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    }

    @Test func `Without explicit traits, the current content size category applies`() {
        var size: CGFloat = 0
        UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        #expect(size == 15)
    }

    @Test func `An unknown text style looks like body`() {
        #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "?")).pointSize == 17)
    }

    @Test func `Only the headline style is semibold`() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).weight == .regular)
    }

    @Test func `The names of system fonts contain weight and slant`() {
        #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).fontName == ".SFUI-Heavy")
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).isMonospaced)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).hasMonospacedDigits)
    }

    @Test func `Font metrics have the expected line height, sign and order`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(font.descender < 0)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }

    @Test func `Fonts of the same face and size are equal`() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    }

    @Test func `Size 0 keeps the descriptor's text style, and any other size removes it`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).textStyle == .body)
        #expect(UIFont(descriptor: bold, size: 0).weight == .semibold)
        #expect(UIFont(descriptor: bold, size: 20).textStyle == nil)
        #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    }

    @Test func `New symbolic traits of a descriptor replace the old ones`() throws {
        let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
        let italic = try #require(bold.withSymbolicTraits(.traitItalic))
        #expect(italic.symbolicTraits == .traitItalic)
    }

    @Test func `The bold trait keeps a weight that is already bold`() throws {
        let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy).fontDescriptor
        let both = try #require(heavy.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).weight == .heavy)
    }

    @Test func `An unknown symbolic trait has no descriptor`() {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
        #expect(descriptor.withSymbolicTraits(.init(rawValue: 1 << 20)) == nil)
    }

    @Test func `UIFontMetrics scales a font with its text style, up to the maximum size`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let font = UIFont.systemFont(ofSize: 34)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 80)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize == 50)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 40)
    }

    @Test func `Fonts for a text style and scaled fonts adapt to traits, and fixed fonts do not`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(for: traits).pointSize == 40)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
        #expect(scaled.adjusted(for: traits).pointSize == 80)
        #expect(UIFont.systemFont(ofSize: 34).adjusted(for: traits).pointSize == 34)
    }
}
