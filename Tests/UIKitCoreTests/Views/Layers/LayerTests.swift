import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Layers")
struct LayerTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

    @Test func `a view's layer shares the view's geometry, background, visibility and opacity`() {
        let layer = view.layer
        #expect(layer === view.layer)
        #expect(layer.frame == view.frame)
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        layer.bounds = CGRect(x: 5, y: 0, width: 30, height: 50)
        #expect(view.bounds == CGRect(x: 5, y: 0, width: 30, height: 50))
        layer.position = CGPoint(x: 100, y: 100)
        #expect(view.center == CGPoint(x: 100, y: 100))
        layer.backgroundColor = UIColor.red.cgColor
        #expect(view.backgroundColor == .red)
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(layer.backgroundColor == CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        layer.opacity = 0.25
        #expect(view.alpha == 0.25)
        layer.isHidden = true
        #expect(view.isHidden)
        layer.masksToBounds = true
        #expect(view.clipsToBounds)
    }

    @Test func `a new layer has Core Animation's defaults`() {
        let layer = CALayer()
        #expect(layer.cornerRadius == 0)
        #expect(
            layer.maskedCorners == [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
        )
        #expect(layer.maskedCorners.rawValue == 15)
        #expect(layer.cornerCurve == .circular)
        #expect(layer.borderWidth == 0)
        #expect(layer.borderColor == .black)
        #expect(layer.shadowColor == .black)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.zPosition == 0)
        #expect(layer.sublayers == nil)
        #expect(layer.superlayer == nil)
        #expect(layer.opacity == 1)
        #expect(layer.backgroundColor == nil)
        #expect(layer.name == nil)
        #expect(CALayer(coder: NSCoder()) == nil)
        #expect(CALayerCornerCurve(rawValue: "continuous") == .continuous)
    }

    @Test func `each change of a layer displays its view again`() {
        let controller = UIViewController()
        let host = WindowTestHost(showing: controller)
        controller.view.addSubview(view)
        let line = CALayer()
        view.layer.addSublayer(line)
        let changes: [() -> Void] = [
            { view.layer.cornerRadius = 4 }, { view.layer.maskedCorners = .layerMaxXMaxYCorner },
            { view.layer.borderWidth = 1 }, { view.layer.borderColor = UIColor.red.cgColor },
            { view.layer.shadowOpacity = 0.5 }, { view.layer.shadowRadius = 8 }, { view.layer.shadowOffset = .zero },
            { view.layer.shadowColor = nil }, { line.frame = CGRect(x: 0, y: 39, width: 100, height: 1) },
            { line.backgroundColor = .white }, { line.isHidden = true }, { line.opacity = 0.5 },
            { line.masksToBounds = true }, { line.bounds.size.width = 50 }, { line.setNeedsDisplay() },
            { line.removeFromSuperlayer() }, { view.layer.zPosition = 1 },
        ]
        for (index, change) in changes.enumerated() {
            host.update()
            host.displayed = []
            change()
            host.update()
            #expect(host.displayed.contains(view), "change \(index)")
        }
    }

    @Test func `the app's layers keep their order among the subviews' layers`() {
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        let (back, middle, front) = (CALayer(), CALayer(), CALayer())
        view.layer.addSublayer(front)
        view.layer.insertSublayer(back, at: 0)
        view.layer.insertSublayer(middle, above: first.layer)
        #expect(view.layer.sublayers == [back, first.layer, middle, second.layer, front])
        #expect(view.ownLayers.map(\.subviewsBehind) == [0, 1, 2])
        #expect(front.superlayer === view.layer)
        #expect(first.layer.superlayer === view.layer)
        view.layer.insertSublayer(front, below: second.layer)
        #expect(view.layer.sublayers == [back, first.layer, middle, front, second.layer])
        first.removeFromSuperview()
        #expect(view.layer.sublayers == [back, middle, front, second.layer])
        view.sendSubviewToBack(second)
        #expect(view.layer.sublayers == [back, middle, front, second.layer])
        middle.removeFromSuperlayer()
        #expect(middle.superlayer == nil)
        view.layer.sublayers = [middle]
        #expect(view.ownLayers.map(\.layer) == [middle])
        #expect(back.superlayer == nil)
        view.layer.sublayers = nil
        #expect(view.layer.sublayers == [second.layer])
    }

    @Test func `assigning sublayers keeps their order among the subviews' layers`() {
        let subview = UIView()
        view.addSubview(subview)
        let (ground, badge, gone) = (CALayer(), CALayer(), CALayer())
        view.layer.insertSublayer(ground, at: 0)
        view.layer.addSublayer(badge)
        view.layer.addSublayer(gone)
        view.layer.sublayers?.removeAll { $0 === gone }
        #expect(view.layer.sublayers == [ground, subview.layer, badge])
        #expect(view.ownLayers.map(\.subviewsBehind) == [0, 1])
    }

    @Test func `the z position moves a layer behind or in front of the subviews`() {
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        let (ground, badge) = (CALayer(), CALayer())
        view.layer.addSublayer(badge)
        view.layer.addSublayer(ground)
        #expect(view.ownLayers.map(\.subviewsBehind) == [2, 2])
        ground.zPosition = -1
        #expect(view.ownLayers.map(\.layer) == [ground, badge] && view.ownLayers.map(\.subviewsBehind) == [0, 2])
        first.layer.zPosition = 1
        #expect(view.drawnSubviews == [second, first])
        #expect(view.ownLayers.map(\.subviewsBehind) == [0, 1])
    }

    @Test func `locations of a gradient never decrease`() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0.8]
        #expect(gradient.gradient?.stops.map(\.place) == [0.8, 0.8, 1])
        gradient.locations = [0.5, 0.2, 3]
        #expect(gradient.gradient?.stops.map(\.place) == [0.5, 0.5, 1])
    }

    @Test func `adding a layer to a layer removes it from its former superlayer`() {
        let (outer, other, inner) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(inner)
        other.addSublayer(inner)
        #expect(outer.sublayers == nil)
        #expect(other.sublayers == [inner])
    }

    @Test func `views with a higher z position are drawn in front, and hit testing follows the subview order`() {
        let (first, second) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(first)
        view.addSubview(second)
        #expect(view.drawnSubviews == [first, second])
        first.layer.zPosition = 1
        #expect(view.drawnSubviews == [second, first])
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === second)
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private final class OwnLayer: CALayer {
        var isMade = false
        override init() {
            super.init()
            isMade = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class OwnLayerView: UIView {
        override class var layerClass: AnyClass { OwnLayer.self }
    }

    @Test func `layerClass determines the class of a view's layer`() {
        #expect(GradientView().layer is CAGradientLayer)
        #expect((OwnLayerView().layer as? OwnLayer)?.isMade == true)
        #expect(UIView.layerClass is CALayer.Type)
    }

    @Test func `a gradient has evenly spaced colours, or the app's locations`() throws {
        let layer = CAGradientLayer()
        #expect(layer.gradient == nil)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.type == .axial)
        layer.colors = [UIColor.red.cgColor]
        #expect(layer.gradient == nil)
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        #expect(layer.gradient?.stops.map(\.place) == [0, 0.5, 1])
        layer.locations = [0, 0.25, 2]
        layer.type = .radial
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        let gradient = try #require(layer.gradient)
        #expect(gradient.stops.map(\.place) == [0, 0.25, 1])
        #expect(gradient.type == CAGradientLayerType(rawValue: "radial"))
        #expect((gradient.start, gradient.end) == (.zero, CGPoint(x: 1, y: 1)))
    }

    @Test func `cgColor resolves a dynamic colour in the current traits`() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var color = UIColor.label.cgColor
        #expect(color.components == [0, 0, 0, 1])
        dark.performAsCurrent { color = UIColor.label.cgColor }
        #expect(color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(color != .white)
        #expect(UIColor.white.cgColor == .white)
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.white.cgColor.numberOfComponents == 2)
        #expect(color.numberOfComponents == 4)
        #expect(color.drawn.traits.userInterfaceStyle == .dark)
        #expect(try #require(color.copy(alpha: 0.5)).alpha == 0.5)
        #expect(UIColor(cgColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)) == .red)
        #expect(CGColor(gray: 0, alpha: 0) == .clear)
        #expect(Set([CGColor.black, CGColor(gray: 0, alpha: 1)]).count == 1)
    }
}
