import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("Drawings of system symbols") struct SymbolDrawingTests {
    /// The share of a symbol's square that is painted, from 0 to 1.
    private func coverage(_ image: UIImage?) throws -> Double {
        let pixels = try pixels(try #require(image))
        let sum = stride(from: 3, to: pixels.bytes.count, by: 4).reduce(0) { $0 + Int(pixels.bytes[$1]) }
        return Double(sum) / 255 / Double(pixels.width * pixels.height)
    }

    private func pixels(_ image: UIImage, side: Int = 48) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        return try #require(drawn.cgImage?.file.pixels)
    }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    @Test func `all drawings are well-formed, and every symbol of the catalogue has one`() {
        for name in SymbolDrawings.names {
            #expect(SymbolDrawings.steps(of: name, isFilled: false)?.isEmpty == false, "\(name)")
            #expect(SymbolDrawings.steps(of: name, isFilled: true)?.isEmpty == false, "\(name)")
        }
        let rows = SymbolCatalogue.rows.compactMap(Symbol.Row.init).map(\.name)
        #expect(rows.filter { SymbolComposition(name: $0) == nil } == [])
    }

    @Test(arguments: [
        "tshirt", "carrot.fill", "heart.slash.circle.fill", "person.crop.circle.badge.xmark", "bell.badge",
        "exclamationmark.triangle.fill", "checkmark.seal.fill", "12.circle", "a.square.fill", "questionmark.diamond",
        "figure.yoga", "swift", "homepod.fill", "moonphase.full.moon",
    ])
    func `names outside the icon theme are images, in variants too`(name: String) throws {
        let image = try symbol(name)
        #expect(image.symbolName == name)
        #expect(try coverage(image) > 0.03)
        #expect(image.symbolGlyph?.isEmpty == false)
    }

    @Test func `variants change the drawing`() throws {
        let heart = try coverage(symbol("heart"))
        let fill = try coverage(symbol("heart.fill"))
        #expect(fill > 2 * heart)
        let inCircle = try coverage(symbol("plus.circle"))
        let inDisc = try coverage(symbol("plus.circle.fill"))
        #expect(inDisc > 2 * inCircle)
        // The sign is cut out of the disc.
        #expect(try pixels(symbol("plus.circle.fill")).pixel(24, 24).alpha == 0)
        #expect(try pixels(symbol("circle.fill")).pixel(24, 24).alpha == 255)
        #expect(try coverage(symbol("heart.fill")) > coverage(symbol("heart.slash.fill")))
    }

    @Test func `the weight determines the width of lines`() throws {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .bold, .black]
        let shares = try weights.map { try coverage(symbol("xmark", UIImage.SymbolConfiguration(weight: $0))) }
        #expect(shares == shares.sorted() && Set(shares).count == shares.count)
    }

    @Test func `an icon of the theme shows only the variant and weight that it has`() throws {
        #expect(try symbol("trash").symbolIconName == "user-trash-symbolic")
        #expect(try symbol("trash.fill").symbolIconName == nil)
        #expect(try symbol("star.fill").symbolIconName == "starred-symbolic")
        #expect(try symbol("trash", UIImage.SymbolConfiguration(weight: .black)).symbolIconName == nil)
        #expect(try symbol("trash").withHorizontallyFlippedOrientation().symbolIconName == nil)
    }

    @Test func `a symbol is drawn in its tint colour, and mirrored if flipped`() throws {
        let arrow = try symbol("arrow.turn.down.right").withTintColor(.red)
        let drawn = try pixels(arrow)
        let mirrored = try pixels(arrow.withHorizontallyFlippedOrientation())
        #expect(drawn.bytes != mirrored.bytes)
        for x in stride(from: 1, to: 47, by: 5) {
            for y in stride(from: 1, to: 47, by: 5) {
                #expect(abs(drawn.pixel(x, y).alpha - mirrored.pixel(47 - x, y).alpha) < 12)
                #expect(drawn.pixel(x, y).green == 0 && drawn.pixel(x, y).blue == 0)
            }
        }
    }

    @Test func `symbols about reading direction are mirrored in right-to-left layout`() throws {
        func commands(_ name: String, _ isRightToLeft: Bool) throws -> [Double]? {
            try symbol(name).symbolPicture(tint: .black, isRightToLeft: isRightToLeft)?.commands
        }
        #expect(try commands("chevron.forward", true) == commands("chevron.left", false))
        #expect(try commands("chevron.right", true) == commands("chevron.right", false))
    }

    @Test func `a variable value dims the parts that it does not reach`() throws {
        func share(_ value: Double) throws -> Double {
            try coverage(UIImage(systemName: "wifi", variableValue: value))
        }
        #expect(try share(0) < share(0.5) && share(0.5) < share(1))
        #expect(try share(1) == coverage(symbol("wifi")))
    }

    // MARK: Colours

    @Test func `a palette colours the layers, from the front to the back`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
        let image = try pixels(symbol("plus.circle.fill", palette))
        #expect(image.pixel(24, 24).green == 255)
        #expect(image.pixel(8, 24).red == 255 && image.pixel(8, 24).green == 0)
    }

    @Test func `a hierarchy has one colour in several opacities`() throws {
        let image = try pixels(symbol("plus.circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .blue)))
        #expect(image.pixel(24, 24).alpha == 255)
        #expect((100...150).contains(image.pixel(8, 24).alpha))
    }

    @Test func `a multicolour symbol has natural colours, and others the tint`() throws {
        let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
        let heart = try #require(symbol("heart.fill", multicolor).symbolPicture(tint: .black))
        #expect(heart.colors?.last == .systemRed)
        let badge = try #require(symbol("person.badge.plus", multicolor).symbolPicture(tint: .brown))
        #expect(badge.colors == [.systemGreen, .brown])
        #expect(try symbol("paperclip", multicolor).symbolPicture(tint: .black)?.colors == nil)
        let template = try symbol("heart.fill", multicolor).withRenderingMode(.alwaysTemplate)
        #expect(template.symbolPicture(tint: .black)?.colors == nil)
    }

    @Test func `configurations of colour and size combine, and values can be removed`() {
        let both = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
            .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(both.values.size == .points(20) && both.values.coloring == .hierarchical(.red))
        #expect(both.applying(UIImage.SymbolConfiguration.preferringMonochrome()).values.coloring == .monochrome)
        #expect(both.configurationWithoutPointSizeAndWeight == UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(UIImage.SymbolConfiguration(textStyle: .body).configurationWithoutTextStyle == .unspecified)
    }
}
