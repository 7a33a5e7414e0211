import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("UIColor") struct ColorTests {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `A dynamic colour stays dynamic when its alpha changes`() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(color.components(for: light) == (0, 0, 0, 0.5))
        #expect(color.components(for: dark) == (1, 1, 1, 0.5))
    }

    @Test func `A colour with a dynamic provider stays dynamic when its alpha changes`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.25)
        #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
        #expect(color.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.25))
    }

    @Test func `A dynamic provider can return a dynamic colour`() {
        let color = UIColor { _ in .systemBackground }
        #expect(color.components(for: dark) == (0, 0, 0, 1))
    }

    @Test func `A colour that is not dynamic resolves to itself`() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.resolvedColor(with: dark) === color)
    }

    @Test func `A resolved colour is no longer dynamic`() {
        let color = UIColor.systemBackground.resolvedColor(with: dark)
        #expect(color.components(for: light) == (0, 0, 0, 1))
    }

    @Test func `System colours have variants for increased contrast`() {
        let traits = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(UIColor.systemBlue.resolvedColor(with: light).outlineDescription == "#007AFF")
        #expect(UIColor.systemBlue.resolvedColor(with: traits).outlineDescription == "#0040DD")
    }

    @Test func `The components of a dynamic colour are those in the current traits`() {
        var red: CGFloat = -1
        dark.performAsCurrent { UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil) }
        #expect(red == 1)
    }

    @Test func `Components outside 0 to 1 are kept, and alpha is clamped`() {
        let color = UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 3)
        #expect(color.components(for: light) == (1.5, -0.25, 0, 1))
    }

    @Test(
        arguments: [0 as CGFloat, 0.125, 0.25, 0.4, 0.5, 0.75, 0.9]
    )
    func `Hue, saturation and brightness round-trip`(hue: CGFloat) {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
        #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
        #expect(abs(parts.0 - hue) < 1e-9)
        #expect(abs(parts.1 - 0.6) < 1e-9)
        #expect(parts.2 == 0.8)
        #expect(parts.3 == 0.5)
    }

    @Test func `Hue 1 is red, as hue 0 is`() {
        #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    }

    @Test func `getWhite returns the luminance of a colour`() {
        var white: CGFloat = 0
        #expect(UIColor.green.getWhite(&white, alpha: nil))
        #expect(abs(white - 0.8617) < 0.001)
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(white == 2.0 / 3)
    }

    @Test func `Colours of the same kind and value are equal and have equal hashes`() {
        let one = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let other = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        #expect(one == other)
        #expect(one.hash == other.hash)
        #expect(UIColor.systemGreen.withAlphaComponent(0.2) == UIColor.systemGreen.withAlphaComponent(0.2))
        #expect(UIColor.systemGreen != UIColor.systemGreen.withAlphaComponent(0.2))
    }

    @Test func `A grey differs from the same grey made of RGB components`() {
        #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func `Colours with dynamic providers are equal only if they are identical`() {
        func make() -> UIColor { UIColor { _ in .red } }
        let color = make()
        #expect(color != make())
        #expect(color.withAlphaComponent(0.5) == color.withAlphaComponent(0.5))
    }

    @Test func `The tint colour resolves to the traits' tint colour, or to blue without one`() {
        let tinted = light.replacingTintColor(.systemRed)
        #expect(UIColor.tintColor.resolvedColor(with: tinted) == UIColor.systemRed.resolvedColor(with: light))
        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
        let circular = light.replacingTintColor(.tintColor.withAlphaComponent(0.5))
        #expect(UIColor.tintColor.components(for: circular).blue == 1)
    }
}

@Suite("Descriptions of colours") struct ColorWordTests {
    @Test(
        arguments: [
            (UIColor.systemGreen, "systemGreen"),
            (.systemGreen.withAlphaComponent(0.2), "systemGreen 20%"),
            (.systemGreen.withAlphaComponent(1), "systemGreen"),
            (.secondaryLabel, "secondaryLabel"),
            (.secondaryLabel.withAlphaComponent(1), "secondaryLabel 100%"),
            (.tintColor, "tintColor"),
            (.red, "#FF0000"),
            (.clear, "#000000 0%"),
            (UIColor(red: 0.2, green: 2, blue: -1, alpha: 0.5), "#33FF00 50%"),
            (UIColor { _ in .systemRed }.withAlphaComponent(0.1), "systemRed 10%"),
        ]
    )
    func `The outline describes palette colours by name and other colours in hexadecimal`(color: UIColor, text: String)
    {
        #expect(color.outlineDescription == text)
    }

    @Test func `Only palette colours have a name`() {
        #expect(UIColor.systemGray6.name == "systemGray6")
        #expect(UIColor.tertiarySystemFill.withAlphaComponent(0.5).name == "tertiarySystemFill")
        #expect(UIColor.green.name == nil)
    }

    @Test func `The description contains the colour space and the components`() {
        #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333 1")
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect(UIColor.label.description == "<UIDynamicSystemColor; name = label>")
    }

    @Test(
        arguments: [
            (UIColor.green, "green"), (.systemGreen, "green"),
            (UIColor(red: 0, green: 0.3, blue: 0, alpha: 1), "dark green"),
            (.black, "black"), (.white, "white"), (.gray, "gray"), (.darkGray, "dark gray"), (.lightGray, "light gray"),
            (.systemGray6, "light gray"), (.red, "red"), (.systemRed, "red"), (.systemBlue, "blue"), (.blue, "blue"),
            (.systemOrange, "orange"), (.orange, "orange"), (.systemYellow, "yellow"), (.purple, "purple"),
            (.magenta, "magenta"), (.systemPurple, "purple"), (.systemPink, "pink"), (.systemBrown, "brown"),
            (.brown, "brown"), (.systemMint, "mint"), (.cyan, "cyan"), (.clear, "transparent"),
            (UIColor(red: 1, green: 0.75, blue: 0.8, alpha: 1), "pink"),
        ]
    )
    func `A colour's accessible name is plain English`(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }
}
