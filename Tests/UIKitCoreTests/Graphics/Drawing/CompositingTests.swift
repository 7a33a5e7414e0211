import Foundation
import Testing

@testable import UIKitCore

@Suite("Compositing")
struct CompositingTests {
    /// Draws on 20 by 20 points with one pixel each.
    private func draw(_ actions: (CGContext) -> Void) -> Bitmap {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = UIGraphicsGetCurrentContext()!
        actions(context)
        return context.bitmap
    }

    private func parts(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap.pixel(x, y)
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
    }

    private let left = CGRect(x: 0, y: 0, width: 12, height: 20)
    private let right = CGRect(x: 8, y: 0, width: 12, height: 20)

    /// A pixel with only content, with both, and with only the source.
    @Test(arguments: [
        (CGBlendMode.normal, [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255]]),
        (.multiply, [[255, 0, 0, 255], [0, 0, 0, 255], [0, 0, 255, 255]]),
        (.screen, [[255, 0, 0, 255], [255, 0, 255, 255], [0, 0, 255, 255]]),
        (.plusLighter, [[255, 0, 0, 255], [255, 0, 255, 255], [0, 0, 255, 255]]),
        (.clear, [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]]),
        (.copy, [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255]]),
        (.sourceIn, [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]]),
        (.sourceOut, [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 255, 255]]),
        (.sourceAtop, [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]]),
        (.destinationOver, [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255]]),
        (.destinationIn, [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]]),
        (.destinationOut, [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]]),
        (.destinationAtop, [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255]]),
        (.xor, [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 255, 255]]),
    ])
    func `a blend mode combines a shape with the content, only inside of the shape`(mode: CGBlendMode, wanted: [[Int]])
    {
        let bitmap = draw { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(left)
            context.setBlendMode(mode)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(right)
        }
        #expect([4, 10, 16].map { parts(bitmap, $0, 10) } == wanted)
    }

    @Test func `a translucent source keeps half of the content with the mode destinationIn`() {
        let bitmap = draw { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(left)
            context.setBlendMode(.destinationIn)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fill(right)
        }
        #expect(abs(parts(bitmap, 10, 10)[3] - 128) <= 1)
        #expect(parts(bitmap, 4, 10)[3] == 255)
    }

    @Test func `every blend mode draws`() {
        for mode in CGBlendMode.allCases {
            let bitmap = draw { context in
                context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
                context.fill(left)
                UIColor(red: 0.1, green: 0.6, blue: 0.9, alpha: 1).setFill()
                UIRectFillUsingBlendMode(right, mode)
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill(with: .normal, alpha: 1)
            }
            #expect(
                parts(bitmap, 0, 0)
                    == parts(
                        draw { _ in
                            UIColor(red: 0.1, green: 0.6, blue: 0.9, alpha: 1).setFill()
                            UIRectFill(left)
                        },
                        0,
                        0
                    )
            )
            #expect(parts(bitmap, 4, 10)[3] == 255, "\(mode)")
        }
    }

    @Test func `a shadow lies behind the shape at its offset`() {
        let bitmap = draw { context in
            context.setShadow(offset: CGSize(width: 4, height: 2), blur: 0, color: UIColor.green.cgColor)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 4, y: 4, width: 6, height: 6))
        }
        #expect(parts(bitmap, 9, 9) == [255, 0, 0, 255])
        #expect(parts(bitmap, 12, 10) == [0, 255, 0, 255])
        #expect(parts(bitmap, 4, 10)[3] == 0)
        #expect(parts(bitmap, 15, 12)[3] == 0)
    }

    @Test func `a blurred shadow fades with the distance and keeps its mass`() {
        let bitmap = draw { context in
            context.setShadow(offset: .zero, blur: 6)
            context.setFillColor(.white)
            context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
        }
        let opacities = (12..<18).map { parts(bitmap, $0, 10)[3] }
        #expect(opacities == opacities.sorted(by: >))
        #expect(opacities.first.map { $0 > 5 && $0 < 85 } == true)
        let off = draw { context in
            context.setShadow(offset: .zero, blur: 6)
            context.setShadow(offset: .zero, blur: 6, color: nil)
            context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
        }
        #expect(parts(off, 13, 10)[3] == 0)
    }

    @Test func `a shape outside of the context casts its shadow into it`() {
        let bitmap = draw { context in
            context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: UIColor.black.cgColor)
            context.fill(CGRect(x: -30, y: 0, width: 20, height: 20))
        }
        #expect(parts(bitmap, 10, 10) == [0, 0, 0, 255])
    }

    @Test func `a transparency layer is drawn as one`() {
        let bitmap = draw { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(left)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(right)
            context.endTransparencyLayer()
            context.setAlpha(1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let blue = parts(bitmap, 10, 10)
        #expect(blue[0] == 0 && abs(blue[2] - 128) <= 1 && abs(blue[3] - 128) <= 1)
        #expect(parts(bitmap, 0, 0)[3] == 255)
    }

    @Test func `a transparency layer restores the states that were saved inside of it`() {
        let bitmap = draw { context in
            context.beginTransparencyLayer(in: left, auxiliaryInfo: nil)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.endTransparencyLayer()
            context.fill(right)
        }
        #expect(parts(bitmap, 16, 10)[3] == 255)
    }

    /// An image whose upper half is opaque.
    private var mask: CGImage {
        draw { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }.image
    }

    @Test func `a mask restricts drawing until the state is restored`() {
        let bitmap = draw { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20), mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
        }
        // The first row of the mask is at the greatest y.
        #expect([(5, 15), (5, 5), (12, 15), (17, 5)].map { parts(bitmap, $0.0, $0.1)[3] } == [255, 0, 0, 255])
    }

    @Test func `an image of a context contains what masks restrict, inside of each other`() {
        let bitmap = draw { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20), mask: mask)
            context.saveGState()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            #expect(parts(context.bitmap, 5, 15) == [255, 0, 0, 255])
            context.restoreGState()
            context.restoreGState()
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        #expect([(5, 15), (15, 15), (5, 5), (15, 5)].map { parts(bitmap, $0.0, $0.1)[3] } == [255, 255, 0, 0])
    }

    @Test func `an image is drawn with an opacity and a blend mode`() throws {
        let image = UIImage(
            cgImage: draw {
                $0.setFillColor(.white)
                $0.fill(left)
            }.image
        )
        let bitmap = draw { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
        }
        #expect(abs(parts(bitmap, 5, 5)[1] - 128) <= 1)
        #expect(parts(bitmap, 16, 5) == [255, 0, 0, 255])
    }

    @Test func `without antialiasing, pixels are covered or not`() {
        let bitmap = draw { context in
            context.setShouldAntialias(false)
            context.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 16, height: 16))
        }
        #expect(Set((0..<400).map { parts(bitmap, $0 % 20, $0 / 20)[3] }) == [0, 255])
    }

    @Test func `an enlarged image repeats its pixels without interpolation`() {
        let checks = UIImage(
            cgImage: draw { context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }.cropped(
                x: 0,
                y: 0,
                width: 2,
                height: 2
            ).image
        )
        let bitmap = draw { context in
            context.interpolationQuality = .none
            checks.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect([(9, 9), (10, 9), (9, 10)].map { parts(bitmap, $0.0, $0.1)[3] } == [255, 0, 0])
    }
}

extension Bitmap {
    fileprivate var image: CGImage { CGImage(bitmap: self)! }
}
