import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Transforms in three dimensions")
struct TransformDepthTests {
    private func isNear(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
        zip(left.rows, right.rows).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.0001 } }
    }

    @Test func `functions make and combine transforms`() {
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(isNear(turned, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))))
        // The scale applies before the translation.
        let moved = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
        #expect((moved.m11, moved.m22, moved.m33, moved.m41, moved.m42, moved.m43) == (2, 3, 4, 10, 20, 30))
        #expect(moved == CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(10, 20, 30)))
        #expect(isNear(CATransform3DConcat(moved, CATransform3DInvert(moved)), CATransform3DIdentity))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(moved))
        #expect(CATransform3DIsAffine(turned) && !CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeTranslation(3, 4, 0)).tx == 3)
        let flat = CATransform3DMakeScale(0, 0, 0)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func `a transform of the plane is that of the layer and the view`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.transform3D) && view.shownTransform3D == nil)
        let layer = CALayer()
        layer.transform = CATransform3DMakeTranslation(5, 6, 0)
        #expect(layer.affineTransform() == CGAffineTransform(translationX: 5, y: 6))
    }

    @Test func `depth is kept, and the effect in the plane applies to touches and frames`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(view.layer.transform == view.transform3D && view.shownTransform3D == view.transform3D)
        #expect(abs(view.frame.width - 50) < 0.001 && view.frame.height == 100)
        view.transform = CGAffineTransform(rotationAngle: 1)
        #expect(CATransform3DIsAffine(view.transform3D))
    }

    @Test func `a superview's perspective is about its centre`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
        root.addSubview(view)
        #expect(view.shownTransform3D == nil)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        root.layer.sublayerTransform = perspective
        view.transform3D = CATransform3DMakeTranslation(0, 0, 250)
        let shown = try #require(view.shownTransform3D)
        // Half-way to the viewer everything is twice as large, and twice as far from the centre of the superview.
        #expect(abs(shown.m44 - 0.5) < 0.0001 && abs(shown.m41 / shown.m44 + 50) < 0.0001)
    }

    @Test func `rotations about all axes are animated`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(view)
        try await driver.settle()
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.toValue = Double.pi
        turn.duration = 1
        view.layer.add(turn, forKey: "turn")
        try await driver.wait(.milliseconds(250))
        let quarter = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        #expect(abs((view.shownTransform3D?.m11 ?? 0) - quarter.m11) < 0.02)
        #expect(abs((view.layer.presentation()?.transform.m13 ?? 0) - quarter.m13) < 0.02)
        view.layer.removeAllAnimations()
        #expect(view.shownTransform3D == nil)
        let flip = CABasicAnimation(keyPath: "transform")
        flip.fromValue = CATransform3DIdentity
        flip.toValue = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        flip.duration = 1
        view.layer.add(flip, forKey: "flip")
        try await driver.wait(.milliseconds(500))
        #expect(abs((view.shownTransform3D?.m22 ?? 0) - cos(.pi / 4)) < 0.02)
    }

    @Test func `an animation block turns a view on the shortest way`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(view)
        try await driver.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        }
        animator.fractionComplete = 0.5
        let shown = try #require(view.shownTransform3D)
        #expect(isNear(shown, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(CATransform3DIsIdentity(view.transform3D))
    }
}
