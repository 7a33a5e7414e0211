import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Masks of layers and views, in graphics contexts.
@MainActor
@Suite("Masks")
struct MaskTests {
    private func alphas(_ view: UIView, _ points: [(Int, Int)]) -> [Int] {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        let bitmap = UIGraphicsGetCurrentContext()!.bitmap
        return points.map { Int(bitmap.pixel($0.0, $0.1).alpha) }
    }

    private func box(_ side: CGFloat = 40) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = .red
        return view
    }

    private func circle(_ rect: CGRect) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: rect).cgPath
        return shape
    }

    @Test func `a shape shows only what is inside of its path, also of subviews and sublayers`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let view = box()
        view.frame.origin = CGPoint(x: 10, y: 10)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        view.layer.mask = circle(view.bounds)
        root.addSubview(view)
        #expect(alphas(root, [(12, 12), (30, 12), (30, 30), (55, 20), (48, 48)]) == [0, 255, 255, 0, 0])
        view.layer.mask = nil
        #expect(alphas(root, [(12, 12), (55, 20)]) == [255, 255])
    }

    @Test func `a gradient lets the content fade out`() {
        let view = box()
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
        view.layer.mask = gradient
        let seen = alphas(view, [(20, 1), (20, 20), (20, 38)])
        #expect(seen[0] > 240 && abs(seen[1] - 128) < 12 && seen[2] < 15)
    }

    @Test func `an even-odd path cuts a hole`() {
        let view = box()
        let path = UIBezierPath(rect: view.bounds)
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillRule = .evenOdd
        view.layer.mask = shape
        #expect(alphas(view, [(5, 5), (20, 20), (35, 20)]) == [255, 0, 255])
    }

    @Test func `the opacity of a mask applies, and a hidden or empty one hides everything`() {
        let view = box()
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        mask.backgroundColor = UIColor.black.cgColor
        mask.opacity = 0.5
        view.layer.mask = mask
        let seen = alphas(view, [(10, 20), (30, 20)])
        #expect(abs(seen[0] - 128) <= 1 && seen[1] == 0)
        mask.isHidden = true
        #expect(alphas(view, [(10, 20)]) == [0])
        view.layer.mask = CALayer()
        #expect(alphas(view, [(10, 20)]) == [0])
    }

    @Test func `a sublayer and a shadow are masked`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = UIColor.red.cgColor
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 20, height: 0)
        root.layer.addSublayer(layer)
        #expect(alphas(root, [(20, 15), (40, 25)]) == [255, 255])
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
        #expect(alphas(root, [(20, 15), (20, 25), (40, 15), (40, 25)]) == [255, 0, 255, 0])
    }

    @Test func `a view can be a mask, with its subviews, and leaves its superview`() {
        let view = box()
        let mask = UIView(frame: view.bounds)
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        part.backgroundColor = .black
        mask.addSubview(part)
        view.addSubview(mask)
        view.mask = mask
        #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
        #expect(view.subviews.isEmpty && view.layer.sublayers == nil)
        #expect(alphas(view, [(5, 20), (20, 20)]) == [255, 0])
        mask.alpha = 0
        #expect(alphas(view, [(5, 20)]) == [0])
        view.mask = nil
        #expect(view.layer.mask == nil)
        #expect(alphas(view, [(20, 20)]) == [255])
    }

    @Test func `a layer masks one layer at a time`() {
        let (first, second, mask) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(mask)
        first.mask = mask
        #expect(first.sublayers == nil && mask.superlayer == nil)
        second.mask = mask
        #expect(first.mask == nil && second.mask === mask)
        first.addSublayer(mask)
        #expect(second.mask == nil)
    }

    @Test func `touches ignore the mask`() {
        let view = box()
        view.layer.mask = circle(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(view.hitTest(CGPoint(x: 30, y: 30), with: nil) === view)
    }

    @Test func `changes and animations of a mask update the view`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = box()
        let shape = circle(CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.mask = shape
        root.view.addSubview(view)
        try await driver.settle()
        #expect(!view.isDirty)
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        #expect(view.isDirty)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        mask.backgroundColor = .black
        let inner = UIView()
        mask.addSubview(inner)
        view.mask = mask
        try await driver.settle()
        #expect(!view.isDirty)
        inner.frame.origin.x = 5
        #expect(view.isDirty)
        try await driver.settle()
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.byValue = 40
        slide.duration = 1
        mask.layer.add(slide, forKey: nil)
        try await driver.wait(.milliseconds(500))
        #expect(abs((view.layer.shownMask?.rect.minX ?? 0) - 20) <= 1)
        UIView.animate(withDuration: 1) { mask.frame.origin.y = 100 }
        #expect(driver.host.animations.contains { $0.changes.contains { $0.view === mask } })
    }
}
