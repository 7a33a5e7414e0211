import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Drawing, displaying and layout of layers by their delegates and views.
@MainActor
@Suite("Layer delegates")
struct LayerDelegateTests {
    private final class Painter: CALayerDelegate {
        var events: [String] = []
        func layerWillDraw(_ layer: CALayer) { events.append("will draw") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
            events.append("draw")
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(layer.bounds)
        }
        func layoutSublayers(of layer: CALayer) {
            events.append("layout")
            layer.sublayers?.first?.frame = layer.bounds.insetBy(dx: 1, dy: 1)
        }
    }

    private final class Displayer: CALayerDelegate {
        let image = UIImage(systemName: "star")
        func display(_ layer: CALayer) { layer.contents = image }
        func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("drawn although it displays") }
    }

    private final class Silent: CALayerDelegate {}

    private final class LayerView: UIView {
        var events: [String] = []
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            events.append("draw")
            ctx.setFillColor(UIColor.blue.cgColor)
            ctx.fill(layer.bounds)
        }
        override func layoutSublayers(of layer: CALayer) {
            events.append("before")
            super.layoutSublayers(of: layer)
            events.append("after")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            events.append("subviews")
        }
    }

    private final class FrameView: UIImageView {
        var displays = 0
        override func display(_ layer: CALayer) {
            displays += 1
            super.display(layer)
            image = UIImage(systemName: "star")
        }
    }

    private func launch(_ view: UIView) async throws -> AppDriver {
        let root = UIViewController()
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.view.addSubview(view)
        let driver = try await AppDriver.launch { root }
        try await driver.settle()
        return driver
    }

    @Test func `a delegate draws the layer after setNeedsDisplay, and lays out its sublayers`() async throws {
        let painter = Painter()
        let view = UIView()
        let layer = CALayer()
        layer.delegate = painter
        layer.addSublayer(CALayer())
        view.layer.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay() && layer.needsLayout())
        let driver = try await launch(view)
        #expect(painter.events == ["layout", "will draw", "draw"])
        #expect(layer.contents is UIImage)
        #expect(layer.sublayers?[0].frame == CGRect(x: 1, y: 1, width: 8, height: 8))
        #expect(!layer.needsDisplay() && !layer.needsLayout())
        layer.bounds.size = CGSize(width: 20, height: 20)
        try await driver.settle()
        #expect(painter.events == ["layout", "will draw", "draw", "layout"])
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(painter.events.last == "layout" && painter.events.count == 5)
    }

    @Test func `display replaces drawing, and a delegate without both keeps the contents`() async throws {
        let view = UIView()
        let (displayer, silent) = (Displayer(), Silent())
        let layers = [displayer as any CALayerDelegate, silent].map { delegate -> CALayer in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.delegate = delegate
            view.layer.addSublayer(layer)
            layer.setNeedsDisplay()
            return layer
        }
        let own = UIImage(systemName: "heart")
        layers[1].contents = own
        _ = try await launch(view)
        #expect(layers[0].contents as? UIImage === displayer.image)
        #expect(layers[1].contents as? UIImage === own)
    }

    @Test func `a view that overrides the delegate's methods draws and lays out its layer`() async throws {
        let view = LayerView()
        let driver = try await launch(view)
        #expect(view.events.filter { $0 != "draw" }.prefix(3) == ["before", "subviews", "after"])
        let count = view.events.filter { $0 == "draw" }.count
        #expect(count > 0 && view.drawnImage != nil)
        view.layer.setNeedsDisplay()
        try await driver.settle()
        #expect(view.events.filter { $0 == "draw" }.count == count + 1)
    }

    @Test func `an image view that overrides display is asked at each display`() async throws {
        let view = FrameView()
        let driver = try await launch(view)
        let count = view.displays
        #expect(count > 0 && view.image?.symbolName == "star")
        try await driver.settle()
        #expect(view.displays == count)
        view.layer.setNeedsDisplay()
        try await driver.settle()
        #expect(view.displays == count + 1)
    }

    @Test func `points and rectangles are converted between layers`() {
        let root = CALayer()
        root.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
        let (left, right) = (CALayer(), CALayer())
        left.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        right.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
        right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(left)
        root.addSublayer(right)
        #expect(left.convert(CGPoint(x: 30, y: 30), to: right) == CGPoint(x: 0, y: 0))
        #expect(right.convert(CGPoint(x: 30, y: 30), from: left) == CGPoint(x: 0, y: 0))
        #expect(right.convert(right.bounds, to: nil) == CGRect(x: 40, y: 40, width: 40, height: 40))
        #expect(root.hitTest(CGPoint(x: 46, y: 46)) === right)
        #expect(root.hitTest(CGPoint(x: 16, y: 16)) === left)
        #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
        #expect(root.hitTest(CGPoint(x: 0, y: 0)) == nil)
        right.isHidden = true
        #expect(root.hitTest(CGPoint(x: 46, y: 46)) === root)
    }

    @Test func `a sublayer is replaced at its place`() {
        let root = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        for layer in layers[..<3] { root.addSublayer(layer) }
        root.replaceSublayer(layers[1], with: layers[3])
        #expect(root.sublayers == [layers[0], layers[3], layers[2]])
        #expect(layers[1].superlayer == nil)
    }
}
