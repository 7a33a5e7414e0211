import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("Drawing")
struct DrawingTests {
    /// A pixel as red, green, blue and opacity. The colours are premultiplied.
    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        guard case .file(let file) = image.content, let pixels = file.pixels else { return [] }
        let index = (y * pixels.width + x) * 4
        return Array(pixels.bytes[index..<index + 4])
    }

    private func draw(_ side: CGFloat = 20, scale: CGFloat = 1, _ actions: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            actions($0.cgContext)
        }
    }

    @Test func `a one-pixel image filled with a colour is opaque and stretchable`() throws {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        UIGraphicsBeginImageContext(rect.size)
        UIColor.red.setFill()
        UIRectFill(rect)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == rect.size)
        #expect(image.scale == 1)
        #expect(try pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(image.backgroundResizing.mode == .stretch)
        #expect(!image.mayBeTranslucent)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `an image context has the scale and opacity that it was begun with`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), true, 2)
        let opaque = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(opaque.size == CGSize(width: 10, height: 5))
        #expect((opaque.cgImage?.width, opaque.cgImage?.height) == (20, 10))
        #expect(try pixel(opaque, 0, 0) == [0, 0, 0, 255])
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UITraitCollection(displayScale: 3).performAsCurrent {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
        }
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
        UIGraphicsEndImageContext()
    }

    @Test func `graphics contexts form a stack`() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let first = UIGraphicsGetCurrentContext()
        let second = CGContext(size: CGSize(width: 2, height: 2), scale: 1, isOpaque: false)!
        UIGraphicsPushContext(second)
        #expect(UIGraphicsGetCurrentContext() === second)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === first)
        UIGraphicsEndImageContext()
    }

    @Test func `an image renderer makes its context current while the closure runs`() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        #expect(renderer.format.scale == max(1, UITraitCollection.current.displayScale))
        #expect(!renderer.format.opaque)
        let image = renderer.image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.blue.set()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(context.currentImage.size == CGSize(width: 4, height: 4))
            #expect(context.format === renderer.format)
        }
        #expect(try pixel(image, 3, 3) == [0, 0, 255, 255])
        let moved = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 2, height: 2)).image { context in
            context.clip(to: CGRect(x: 10, y: 10, width: 1, height: 2))
            UIRectFill(CGRect(x: 10, y: 10, width: 2, height: 2))
        }
        #expect(try pixel(moved, 0, 0) == [0, 0, 0, 255])
        #expect(try pixel(moved, 1, 0) == [0, 0, 0, 0])
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
        #expect(UIGraphicsImageRendererFormat.preferred().scale == UIGraphicsImageRendererFormat.default().scale)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale == 2)
        let framed = draw(3) { _ in UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3)) }
        #expect(try pixel(framed, 0, 1) == [0, 0, 0, 255])
        #expect(try pixel(framed, 1, 1) == [0, 0, 0, 0])
        let clipped = draw(2) { _ in
            UIRectClip(CGRect(x: 0, y: 0, width: 1, height: 2))
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(try pixel(clipped, 1, 0) == [0, 0, 0, 0])
        let stroked = renderer.image { $0.stroke(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        #expect(try pixel(stroked, 0, 2) == [0, 0, 0, 255])
        #expect(try pixel(stroked, 1, 2) == [0, 0, 0, 0])
    }

    @Test func `shapes are filled with antialiased edges`() throws {
        let image = draw { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 2.5, y: 2, width: 4.5, height: 3))
            context.fillEllipse(in: CGRect(x: 10, y: 10, width: 8, height: 8))
        }
        #expect(try pixel(image, 1, 3)[3] == 0)
        #expect(abs(Int(try pixel(image, 2, 3)[3]) - 128) <= 1)
        #expect(try pixel(image, 3, 3) == [255, 0, 0, 255])
        #expect(try pixel(image, 14, 14) == [255, 0, 0, 255])
        #expect(try pixel(image, 10, 10)[3] < 60)
    }

    @Test func `translucent colours blend with the background`() throws {
        let image = draw { context in
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill([CGRect(x: 0, y: 0, width: 20, height: 20)])
            context.setAlpha(0.5)
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 20))
        }
        #expect(try pixel(image, 1, 1) == [0, 0, 0, 0])
        #expect(try pixel(image, 7, 1).map { Int($0) / 4 } == [32, 32, 63, 63])
        #expect(try pixel(image, 15, 1) == [0, 0, 255, 255])
    }

    @Test func `strokes have the line width, caps, joins and dashes of the context`() throws {
        let image = draw(40) { context in
            context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 5, y: 10), CGPoint(x: 20, y: 10)])
            context.setLineCap(.square)
            context.beginPath()
            context.addLines(between: [CGPoint(x: 5, y: 20), CGPoint(x: 20, y: 20)])
            context.strokePath()
            context.setLineCap(.round)
            context.setLineJoin(.miter)
            context.setMiterLimit(10)
            context.move(to: CGPoint(x: 28, y: 38))
            context.addLine(to: CGPoint(x: 28, y: 28))
            context.addLine(to: CGPoint(x: 38, y: 28))
            context.strokePath()
        }
        #expect(try pixel(image, 10, 8)[3] == 255 && pixel(image, 10, 7)[3] == 0)
        #expect(try pixel(image, 4, 10)[3] == 0)
        #expect(try pixel(image, 4, 20)[3] == 255)
        #expect(try pixel(image, 26, 26)[3] == 255)
        let bevel = draw(40) { context in
            context.setLineWidth(8)
            context.setLineJoin(.bevel)
            context.addLines(between: [CGPoint(x: 20, y: 38), CGPoint(x: 20, y: 20), CGPoint(x: 38, y: 20)])
            context.strokePath()
        }
        #expect(try pixel(bevel, 16, 16)[3] == 0)
        let dashed = draw(20) { context in
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [4, 4])
            context.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
            context.strokePath()
        }
        #expect(try (0..<20).map { try pixel(dashed, $0, 10)[3] == 255 } == (0..<20).map { $0 % 8 < 4 })
        let frames = draw(20) { context in
            context.setStrokeColor(.black)
            context.stroke(CGRect(x: 1, y: 1, width: 8, height: 8))
            context.stroke(CGRect(x: 11, y: 11, width: 8, height: 8), width: 2)
            context.strokeEllipse(in: CGRect(x: 11, y: 1, width: 8, height: 8))
        }
        #expect(try pixel(frames, 11, 15)[3] == 255)
        #expect(try pixel(frames, 5, 5)[3] == 0 && pixel(frames, 15, 5)[3] == 0)
    }

    @Test func `transforms apply to drawing, and saved graphics states are restored`() throws {
        let image = draw { context in
            context.saveGState()
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: .pi / 2)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.restoreGState()
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(try pixel(image, 9, 17) == [0, 0, 0, 255])
        #expect(try pixel(image, 11, 11)[3] == 0)
        #expect(try pixel(image, 0, 0) == [255, 255, 255, 255])
    }

    @Test func `a clipping path limits drawing`() throws {
        let image = draw { context in
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10).addClip()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(try pixel(image, 0, 0)[3] == 0)
        #expect(try pixel(image, 10, 10) == [255, 0, 0, 255])
        let twice = draw { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
            context.clip(using: .evenOdd)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(try [(0, 0), (5, 5), (15, 5), (5, 15)].map { try pixel(twice, $0.0, $0.1)[3] } == [255, 0, 0, 0])
    }

    @Test func `images can be drawn into an image context`() throws {
        let sign = draw(2) { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        let image = draw(20) { _ in
            sign.draw(at: CGPoint(x: 1, y: 1))
            sign.draw(in: CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(try pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(image, 2, 1)[3] == 0)
        #expect(try pixel(image, 11, 15) == [255, 0, 0, 255])
        #expect(try pixel(image, 18, 15)[3] == 0)
        let small = draw(1) { _ in sign.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(abs(Int(try pixel(small, 0, 0)[3]) - 128) <= 1)
    }
}
