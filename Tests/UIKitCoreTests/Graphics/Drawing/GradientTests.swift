import Foundation
import Testing

@testable import UIKitCore

@Suite("Gradients")
struct GradientTests {
    private func draw(_ actions: (CGContext) -> Void) -> Bitmap {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = UIGraphicsGetCurrentContext()!
        actions(context)
        return context.bitmap
    }

    private let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray

    @Test func `a linear gradient changes along its line and ends there`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let bitmap = draw {
            $0.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: [])
        }
        #expect([4, 15].map { bitmap.pixel($0, 10).alpha } == [0, 0])
        let reds = (5..<15).map { bitmap.pixel($0, 10).red }
        #expect(reds == reds.sorted(by: >) && reds[0] > 230 && reds[9] < 25)
        #expect(abs(bitmap.pixel(9, 10).blue - 115) < 4)
    }

    @Test func `a gradient continues before its start and after its end if the options say so`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        func draw(_ options: CGGradientDrawingOptions) -> [[Float]] {
            let bitmap = self.draw {
                $0.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 5), end: CGPoint(x: 0, y: 15), options: options)
            }
            return [2, 17].map { [bitmap.pixel(10, $0).red, bitmap.pixel(10, $0).blue] }
        }
        #expect(draw(.drawsBeforeStartLocation) == [[255, 0], [0, 0]])
        #expect(draw(.drawsAfterEndLocation) == [[0, 0], [0, 255]])
        #expect(draw([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [[255, 0], [0, 255]])
    }

    @Test func `a radial gradient is drawn inside of the clip`() throws {
        let components: [CGFloat] = [1, 1, 0, 1]
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(),
                colorComponents: components,
                locations: [0, 1],
                count: 2
            )
        )
        let centre = CGPoint(x: 10, y: 10)
        let bitmap = draw { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.drawRadialGradient(
                gradient,
                startCenter: centre,
                startRadius: 0,
                endCenter: centre,
                endRadius: 8,
                options: []
            )
        }
        #expect(bitmap.pixel(9, 9).red > 210)
        #expect(bitmap.pixel(3, 9).red < 70)
        #expect(bitmap.pixel(0, 0).alpha == 0 && bitmap.pixel(12, 9).alpha == 0)
    }

    @Test func `colours have the locations of the gradient`() throws {
        let colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.25, 1]))
        let bitmap = draw { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: []) }
        let values = (0..<20).map { bitmap.pixel($0, 0).red }
        #expect(values.firstIndex(of: values.max() ?? 0).map { [4, 5].contains($0) } == true)
    }

    @Test func `a gradient needs colours`() {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }

    @Test func `a gradient without extent or with values that are not finite draws nothing`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [.nan, 2]))
        let bitmap = draw { context in
            context.drawLinearGradient(gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
            context.scaleBy(x: 0, y: 1)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
            context.scaleBy(x: CGFloat.infinity, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(bitmap.bytes.allSatisfy { $0 == 0 })
        let later = draw { context in
            context.saveGState()
            context.scaleBy(x: 0, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(later.pixel(2, 2).alpha == 255)
    }
}
