import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// The place of the contents of layers.
@MainActor
@Suite("Contents of layers")
struct ContentsGravityTests {
    /// An image whose upper half is red, and whose lower half is blue, of 10 pixels by 20.
    private let image = UIGraphicsImageRenderer(
        size: CGSize(width: 10, height: 20),
        format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()
    ).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 10, width: 10, height: 10))
    }

    private func layer(_ gravity: CALayerContentsGravity) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.contents = image.cgImage
        layer.contentsGravity = gravity
        return layer
    }

    private func frame(_ gravity: CALayerContentsGravity) -> CGRect? { layer(gravity).shownContents?.rect }

    @Test func `gravities place the contents, with the names of a vertical axis that points up`() {
        #expect(CALayer().contentsGravity == .resize)
        #expect(frame(.resize) == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(frame(.resizeAspect) == CGRect(x: 10, y: 0, width: 20, height: 40))
        #expect(frame(.resizeAspectFill) == CGRect(x: 0, y: -20, width: 40, height: 80))
        #expect(frame(.center) == CGRect(x: 15, y: 10, width: 10, height: 20))
        #expect(frame(.top) == CGRect(x: 15, y: 20, width: 10, height: 20))
        #expect(frame(.bottomLeft) == CGRect(x: 0, y: 0, width: 10, height: 20))
        let sharp = layer(.center)
        sharp.contentsScale = 2
        #expect(sharp.shownContents?.rect.size == CGSize(width: 5, height: 10))
    }

    @Test func `a part of the contents is shown`() throws {
        let layer = layer(.resize)
        layer.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
        let shown = try #require(layer.shownContents)
        #expect(shown.image.size == CGSize(width: 10, height: 10))
        let pixels = try #require(shown.image.cgImage?.file.pixels)
        #expect(Array(pixels.bytes[..<4]) == [0, 0, 255, 255])
        layer.contentsRect = CGRect(x: 2, y: 0, width: 1, height: 1)
        #expect(layer.shownContents == nil)
    }

    @Test func `only the centre is stretched`() throws {
        let layer = layer(.resize)
        layer.contentsCenter = CGRect(x: 0, y: 0.5, width: 1, height: 0.25)
        let shown = try #require(layer.shownContents)
        let pixels = try #require(shown.image.cgImage?.file.pixels)
        func red(_ y: Int) -> UInt8 { pixels.bytes[(y * pixels.height / 40 * pixels.width) * 4] }
        #expect(red(5) == 255 && red(15) == 0 && red(30) == 0)
    }

    @Test func `a scroll layer moves its bounds along the permitted directions`() {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.scroll(to: CGPoint(x: 5, y: 6))
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
        layer.scroll(to: CGRect(x: 20, y: 0, width: 2, height: 2))
        #expect(layer.bounds.origin == CGPoint(x: 12, y: 0))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 0, y: 3))
        #expect(layer.bounds.origin == CGPoint(x: 12, y: 3))
    }
}
