import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("System symbols") struct SymbolTests {
    @Test func `A symbol has an icon for desktops and a glyph for terminals`() throws {
        let image = try #require(UIImage(systemName: "magnifyingglass"))
        #expect(image.isSymbolImage)
        #expect(image.symbolName == "magnifyingglass")
        #expect(image.symbolIconName == "system-search-symbolic")
        #expect(image.symbolGlyph == "🔍")
        #expect(UIImage(systemName: "globe")?.symbolIconName == nil)
    }

    @Test(
        arguments: [
            "", "no.such.symbol", "#", "# Signs", "#placeholder", "#1", "1", "a", "fill", "heart.", ".heart",
            "heart..fill",
            "heart.nonsense", "heart.fill.fill", "circle.nonsense", "Heart", "1x.circle", "123.circle",
        ]
    )
    func `An unknown symbol has no image`(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test func `All rows of the catalogue are valid symbols with unique names`() {
        let symbols = SymbolCatalogue.rows.compactMap(Symbol.Row.init)
        #expect(symbols.count == SymbolCatalogue.rows.count)
        #expect(symbols.count >= 250)
        #expect(Set(symbols.map(\.name)).count == symbols.count)
        #expect(symbols.allSatisfy { (1...2).contains($0.glyph.unicodeScalars.count) })
        #expect(symbols.allSatisfy { !$0.glyph.unicodeScalars.contains("\u{FE0F}") })
    }

    @Test func `A symbol is square, and its configuration sets its size and weight`() throws {
        let image = try #require(UIImage(systemName: "star"))
        #expect(image.size == CGSize(width: 20, height: 20))
        let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
        let bigger = try #require(UIImage(systemName: "star", withConfiguration: large))
        #expect(bigger.size.width == 52)
        #expect(bigger.symbolWeight == .bold)
    }

    @Test func `A symbol with a text style follows the preferred content size category`() throws {
        let image = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
        )
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(image.symbolSide(for: traits) == 63)
    }

    @Test func `Applying a configuration replaces only what it specifies`() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        let both = size.applying(UIImage.SymbolConfiguration(weight: .heavy))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy))
        let image = try #require(UIImage(systemName: "star", withConfiguration: size))
        #expect(image.applyingSymbolConfiguration(.init(weight: .heavy))?.symbolConfiguration == both)
        #expect(UIImage().applyingSymbolConfiguration(size) == nil)
        #expect(size.applying(nil) == size)
    }

    @Test func `A configuration from a font has the font's size and weight`() {
        let configuration = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 20))
        #expect(configuration == UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    }

    @Test func `Font weights and symbol weights correspond`() {
        #expect(UIFont.Weight.black.symbolWeight() == .black)
        #expect(UIImage.SymbolWeight.ultraLight.fontWeight() == .ultraLight)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }
}
