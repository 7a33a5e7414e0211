import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// The outline that casts a layer's shadow.
@MainActor
@Suite("Shadow paths")
struct ShadowPathTests {
    private let layer = CALayer()

    private func outline(_ path: UIBezierPath) throws -> (rect: CGRect, radius: CGFloat) {
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        layer.shadowPath = path.cgPath
        return try #require(layer.shadowOutline)
    }

    @Test func `a rectangle casts its shadow at its place in the bounds`() throws {
        let rect = CGRect(x: 4, y: 6, width: 30, height: 10)
        let found = try outline(UIBezierPath(rect: rect))
        #expect(found.rect == rect && found.radius == 0)
        layer.bounds.origin = CGPoint(x: 4, y: 6)
        #expect(layer.shadowOutline?.rect.origin == .zero)
        layer.shadowPath = nil
        #expect(layer.shadowOutline == nil)
    }

    @Test func `rounded rectangles and ellipses keep their corners`() throws {
        let rounded = try outline(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5))
        #expect(abs(rounded.radius - 5) < 0.1)
        let oval = try outline(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(abs(oval.rect.width - 40) < 0.1 && abs(oval.radius - 10) < 0.1)
    }

    @Test func `a copy of the layer has the same outline`() throws {
        _ = try outline(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(CALayer(layer: layer).shadowOutline?.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
