import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Views that draw themselves")
struct ViewDrawingTests {
    /// Fills its left half with a colour, and records the calls.
    private class Half: UIView {
        var color = UIColor.red
        var drawn: [CGRect] = []

        override func draw(_ rect: CGRect) {
            drawn.append(rect)
            color.setFill()
            UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        }
    }

    @MainActor
    private final class Scene {
        let application: UIApplication
        let window: UIWindow

        init(_ view: UIView) {
            let host = StillHost(screenSize: CGSize(width: 400, height: 800), characterWidth: 8)
            application = UIApplication.launch(on: host, applicationDelegate: nil)
            window = UIWindow(windowScene: application.firstWindowScene!)
            window.makeKeyAndVisible()
            window.addSubview(view)
            update()
        }

        func update() { application.performUpdates() }
    }

    private func half(_ type: Half.Type = Half.self) -> Half {
        ClassFactory.makeView(type, frame: CGRect(x: 10, y: 10, width: 40, height: 20)) as! Half
    }

    /// The pixel of a view's drawing at a point of the view, as red, green, blue and opacity.
    private func pixel(_ view: UIView, _ x: Int, _ y: Int) throws -> [UInt8] {
        let drawn = try #require(view.groundImage?.drawnPixels)
        return Array(drawn.bytes[(y * drawn.width + x) * 4..<(y * drawn.width + x) * 4 + 4])
    }

    @Test func `draw is called once before a view is shown, and its image is behind the subviews`() throws {
        let view = half()
        let scene = Scene(view)
        #expect(view.drawn == [CGRect(x: 0, y: 0, width: 40, height: 20)])
        #expect(view.groundImage?.size == CGSize(width: 40, height: 20))
        #expect(try pixel(view, 5, 5) == [255, 0, 0, 255])
        #expect(try pixel(view, 35, 5) == [0, 0, 0, 0])
        scene.update()
        #expect(view.drawn.count == 1)
    }

    @Test func `setNeedsDisplay draws the view again at the end of the turn`() throws {
        let view = half()
        let scene = Scene(view)
        view.color = .blue
        view.setNeedsDisplay()
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(view.drawn.count == 1)
        scene.update()
        #expect(view.drawn.count == 2)
        #expect(try pixel(view, 5, 5) == [0, 0, 255, 255])
    }

    @Test func `a moved view is not drawn again, nor is one with new subviews or opacity`() {
        let view = half()
        let scene = Scene(view)
        view.frame.origin.x = 100
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 0.5
        view.addSubview(UIView())
        scene.update()
        #expect(view.drawn.count == 1)
    }

    @Test func `a resized view stretches its drawing with scaleToFill, and draws again with other content modes`() {
        let view = half()
        let scene = Scene(view)
        view.frame.size.width = 80
        scene.update()
        #expect(view.drawn.count == 1)
        #expect(view.groundImage?.backgroundResizing.mode == .stretch)
        for mode in [UIView.ContentMode.redraw, .center] {
            view.contentMode = mode
            scene.update()
            view.drawn = []
            view.frame.size.width += 10
            scene.update()
            #expect(view.drawn.map(\.width) == [view.bounds.width])
        }
    }

    @Test func `a hidden view, or one of size zero, draws when it can be seen`() {
        let view = half()
        view.isHidden = true
        let empty = half()
        empty.frame.size = .zero
        let scene = Scene(view)
        scene.window.addSubview(empty)
        scene.update()
        #expect(view.drawn.isEmpty && empty.drawn.isEmpty)
        view.isHidden = false
        empty.frame.size = CGSize(width: 10, height: 10)
        scene.update()
        #expect(view.drawn.count == 1 && empty.drawn.count == 1)
    }

    private final class Restless: Half {
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            backgroundColor = drawn.count % 2 == 0 ? .green : .yellow
            setNeedsDisplay()
        }
    }

    @Test func `changes of the view in draw do not draw it again`() {
        let view = half(Restless.self)
        let scene = Scene(view)
        scene.update()
        #expect(view.drawn.count == 1)
        #expect(scene.application.isSettled)
    }

    @Test func `the context has the coordinates of the bounds and the traits of the view`() throws {
        let view = half()
        view.bounds.origin = CGPoint(x: 100, y: 50)
        view.color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        view.overrideUserInterfaceStyle = .dark
        let scene = Scene(view)
        #expect(try pixel(view, 5, 5) == [0, 255, 0, 255])
        #expect(try pixel(view, 35, 5) == [0, 0, 0, 0])
        view.overrideUserInterfaceStyle = .light
        scene.update()
        #expect(try pixel(view, 5, 5) == [255, 0, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a view without an override of draw has no image, and draws nothing`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        withExtendedLifetime(Scene(view)) {
            #expect(view.groundImage == nil)
            #expect(view.drawing == nil)
        }
    }

    private final class Dots: CALayer {
        var level = 1
        var calls = 0

        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            level = (layer as? Dots)?.level ?? 0
        }
        required init?(coder: NSCoder) { nil }

        override func draw(in ctx: CGContext) {
            calls += 1
            UIColor.red.setFill()
            ctx.setFillColor(UIColor.blue.cgColor)
            ctx.fill(bounds)
        }
    }

    private final class DotView: UIView {
        override class var layerClass: AnyClass { Dots.self }
        override func draw(_ rect: CGRect) { Issue.record("The layer does not call super.") }
    }

    @Test func `the layer of a view draws instead of the view`() throws {
        let view = DotView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let scene = Scene(view)
        #expect((view.layer as? Dots)?.calls == 1)
        #expect(try pixel(view, 5, 5) == [0, 0, 255, 255])
        #expect(scene.application.isSettled)
    }

    @Test func `a layer without a view draws itself after setNeedsDisplay, once`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let dots = Dots()
        dots.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(dots)
        let scene = Scene(view)
        #expect(dots.calls == 0 && dots.shownContents == nil)
        dots.setNeedsDisplay()
        #expect(dots.needsDisplay())
        scene.update()
        #expect(dots.calls == 1 && !dots.needsDisplay())
        #expect(try #require(dots.shownContents?.image.drawnPixels).bytes.prefix(4) == [0, 0, 255, 255])
        dots.frame.size.width = 20
        scene.update()
        #expect(dots.calls == 1)
        dots.needsDisplayOnBoundsChange = true
        dots.frame.size.width = 30
        scene.update()
        #expect(dots.calls == 2)
    }

    @Test func `init(layer:) copies the attributes of a layer and of its class`() {
        let dots = Dots()
        dots.level = 7
        dots.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        dots.cornerRadius = 5
        let copy = Dots(layer: dots)
        #expect(copy.level == 7 && copy.cornerRadius == 5 && copy.frame == dots.frame)
    }

    private final class DrawnImageView: UIImageView {
        var calls = 0
        override func draw(_ rect: CGRect) { calls += 1 }
    }

    @Test func `an image view does not call draw`() {
        let view = DrawnImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        withExtendedLifetime(Scene(view)) { #expect(view.calls == 0) }
    }
}
