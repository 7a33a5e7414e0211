import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Colours that repeat an image.
@MainActor
@Suite("Patterns")
struct PatternTests {
    /// A tile of two columns, red and blue, at one pixel per point.
    private let stripes = image(of: [.red, .blue])

    private static func image(of columns: [UIColor], scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: CGFloat(columns.count) / scale, height: 1 / scale)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for (index, color) in columns.enumerated() {
                color.setFill()
                context.fill(CGRect(x: CGFloat(index) / scale, y: 0, width: 1 / scale, height: 1 / scale))
            }
        }
    }

    /// The pixels of a row: "r", "b", "." for transparent, or "?".
    private func row(_ row: Int = 0, of image: UIImage?) -> String {
        guard let pixels = image?.drawnPixels else { return "" }
        return (0..<pixels.width).map { column in
            let index = (row * pixels.width + column) * 4
            return switch Array(pixels.bytes[index..<index + 4]) {
            case [255, 0, 0, 255]: "r"
            case [0, 0, 255, 255]: "b"
            case [0, 0, 0, 0]: "."
            default: "?"
            }
        }.joined()
    }

    private func drawing(width: Int, height: Int = 1, _ actions: @escaping (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            actions($0.cgContext)
        }
    }

    @Test func `a fill repeats the image from the origin of the context, whatever its transform`() {
        let color = UIColor(patternImage: stripes)
        let filled = drawing(width: 6) { context in
            context.translateBy(x: 1, y: 0)
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(row(of: filled) == ".brbr.")
    }

    @Test func `the phase offsets the tiles, and the state is restored`() {
        let color = UIColor(patternImage: stripes).cgColor
        let filled = drawing(width: 4, height: 2) { context in
            context.setFillColor(color)
            context.saveGState()
            context.setPatternPhase(CGSize(width: 1, height: 0))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        }
        #expect(row(0, of: filled) == "brbr")
        #expect(row(1, of: filled) == "rbrb")
    }

    @Test func `a stroke repeats the image, and a colour replaces it`() {
        let stroked = drawing(width: 4, height: 2) { context in
            context.setStrokeColor(UIColor(patternImage: stripes).cgColor)
            context.setLineWidth(1)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
            context.setStrokeColor(UIColor.red.cgColor)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 4, y: 1.5)])
        }
        #expect(row(0, of: stroked) == "rbrb")
        #expect(row(1, of: stroked) == "rrrr")
    }

    @Test func `an image with two pixels per point is repeated in points`() {
        let color = UIColor(patternImage: Self.image(of: [.red, .red, .blue, .blue], scale: 2))
        let filled = drawing(width: 4) { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(row(of: filled) == "rbrb")
    }

    @Test func `rows of the image are upright in a bitmap context, whose origin is at the bottom`() throws {
        let tile = drawing(width: 1, height: 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        let context = try #require(
            CGContext(
                data: nil,
                width: 1,
                height: 4,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(UIColor(patternImage: tile).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        let image = try #require(context.makeImage().map(UIImage.init(cgImage:)))
        #expect((0..<4).map { row($0, of: image) } == ["r", "b", "r", "b"])
    }

    @Test func `a pattern has one component, and no RGB, grey or HSB values`() {
        let color = UIColor(patternImage: stripes)
        var red: CGFloat = 5
        #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(!color.getWhite(&red, alpha: nil))
        #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
        #expect(red == 5)
        #expect(color.cgColor.numberOfComponents == 1)
        #expect(color.cgColor.components == [1])
        #expect(color.cgColor.pattern != nil)
        #expect(UIColor.red.cgColor.pattern == nil)
        #expect(color.cgColor.copy(alpha: 0.5)?.components == [0.5])
        #expect(color.outlineDescription == "pattern 2 × 1")
    }

    @Test func `colours with equal images are equal, and keep the pattern through conversions`() {
        let color = UIColor(patternImage: stripes)
        #expect(color == UIColor(patternImage: stripes))
        #expect(color.hash == UIColor(patternImage: stripes).hash)
        #expect(color != UIColor(patternImage: Self.image(of: [.red, .red])))
        #expect(color != color.withAlphaComponent(0.5))
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(color.resolvedColor(with: .current) == color)
        let dynamic = UIColor { _ in color }
        #expect(dynamic.cgColor == color.cgColor)
        #expect(dynamic.resolvedColor(with: .current) == color)
    }

    @Test func `text and other users of a single colour get the mean colour`() {
        let mean = UIColor(patternImage: stripes).components(for: .current)
        #expect(abs(mean.red - 0.5) < 0.01 && mean.green == 0 && abs(mean.blue - 0.5) < 0.01 && mean.alpha == 1)
        let unknown = UIColor(patternImage: UIImage()).components(for: .current)
        #expect(abs(unknown.red - 0.5) < 0.01 && unknown.alpha == 1)
    }

    @Test func `a view's background is a tile for the host, and no colour`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
        view.backgroundColor = UIColor(patternImage: stripes)
        #expect(view.groundColor == nil)
        #expect(row(of: view.groundImage) == "rb")
        #expect(view.groundImage?.backgroundResizing.mode == .tile)
        #expect(view.layer.backgroundColor?.pattern != nil)
        view.backgroundColor = .red
        #expect(view.groundImage == nil)
        #expect(view.groundColor == .red)
    }

    @Test func `a view that draws itself draws in front of its pattern`() {
        final class Mark: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 3, y: 0, width: 1, height: 1))
            }
        }
        let view = Mark(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
        view.layer.contentsScale = 1
        view.backgroundColor = UIColor(patternImage: stripes)
        #expect(row(of: view.groundImage) == "rbrrrb")
        view.frame.size.width = 4
        #expect(row(of: view.groundImage) == "rbrr")
    }

    @Test func `a layer without a view fills its background`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
        layer.backgroundColor = UIColor(patternImage: stripes).cgColor
        #expect(layer.groundColor == nil)
        #expect(row(of: layer.shownContents?.image) == "rbr")
    }

    @Test func `a translucent pattern fades the image`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
        view.backgroundColor = UIColor(patternImage: stripes).withAlphaComponent(0.5)
        #expect(view.groundImage?.drawnPixels?.bytes == [128, 0, 0, 128, 0, 0, 128, 128])
    }
}
